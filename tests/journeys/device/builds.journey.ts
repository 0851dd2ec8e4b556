import { type Page, request } from 'playwright/test';
import type { FaultProxy } from '../../support/browser/fault-proxy.ts';
import { install } from '../../support/browser/installed.ts';
import { expect, test as plain } from '../../support/browser/journey.ts';
import { cartAt, commandsIn, mirrorOf } from '../../support/browser/proxy-journey.ts';
import { openStandingShop, type StandingShop } from '../../support/browser/standing-shop.ts';
import { aCart, aReadyCart, cartLink, castles, fillContact, klis } from '../../support/browser/visit.ts';
import { aLaterBuild, type LaterBuild, nextEdits, nextMotto, nextVersion } from '../../support/engine/later-build.ts';

/** A shop to which another build is deployed while visitors are in it. */
const test = plain.extend<{ standing: StandingShop }, { later: LaterBuild }>({
  later: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, provide) => {
      const later = await aLaterBuild(nextEdits);
      await provide(later);
      await later.remove();
    },
    // The timeout allows for three builds on a busy machine.
    { scope: 'worker', timeout: 240_000 },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  standing: async ({}, provide) => {
    const standing = await openStandingShop();
    await provide(standing);
    await standing.remove();
  },
  baseURL: async ({ standing }, provide) => provide(standing.url),
});

// All tests run in one process, so that the later build is built once.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeEach(({ faults }) => faults.allow(/Failed to load resource|net::ERR|: (failed|missing)\n/));

const CART = '/bookings/checkout-editor?step=0';
const CONTACT = '/bookings/checkout-editor?step=1';
const PAYMENT = '/bookings/checkout-editor?step=2';

const offer = (page: Page) => page.getByText('New version ready');
const isOfNext = (page: Page) => page.getByText(nextMotto);
const firstName = (page: Page) => page.getByRole('region', { name: 'Main contact' }).getByLabel('First name');
const lookForUpdate = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then((it) => it.update()).then(() => undefined));

/** Lets no change of a cart through, but all other requests. */
const holdBack = (link: FaultProxy) => link.plan(...Array.from({ length: 200 }, () => 'before' as const));
const letGo = (link: FaultProxy) => link.plan();

test('[W10, K11, W6] loses nothing when another build is taken in the middle of a checkout, with changes that wait', async ({
  page,
  standing,
  later,
}) => {
  const { id } = await aCart(page, [{ slug: klis.slug }, { slug: castles.slug }]);
  await install(page, CART);
  await expect(page.getByRole('article')).toHaveCount(2);
  holdBack(standing.link);
  await page.getByRole('button', { name: `Delete ${castles.title}` }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Go to Contact Info' }).click();
  await fillContact(page);
  await page.getByRole('button', { name: 'Go to Payment' }).click();
  await page.getByText('Another amount').click();
  await page.getByLabel('Amount (EUR)').fill('60');
  await page.getByText('Add a comment').click();
  await page.getByLabel('Comment').fill('We come by the ferry of nine.');
  await expect.poll(() => waiting(page)).toEqual(['drop_line', 'change_cart']);
  const ids = (await mirrorOf(page))?.outbox.map((it) => it.id) ?? [];

  await standing.open({ tree: later.tree });
  holdBack(standing.link);
  await lookForUpdate(page);
  await expect(offer(page)).toBeVisible();
  await expect(isOfNext(page)).toBeHidden();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(isOfNext(page)).toBeVisible();

  await expect(page.getByLabel('Amount (EUR)')).toHaveValue('60');
  await expect(page.getByLabel('Comment')).toHaveValue('We come by the ferry of nine.');
  await expect(cartLink(page, 1)).toBeVisible();
  await page.goto(CONTACT);
  await expect(firstName(page)).toHaveValue('Ana');
  const engine = await request.newContext({ baseURL: standing.engine });
  expect(await cartAt(engine, id)).toMatchObject({ lines: [{}, {}], main_contact_info: null });

  letGo(standing.link);
  await expect.poll(() => rawMirror(page).then((it) => it.outbox.length), { timeout: 30_000 }).toBe(0);
  await standing.link.quiet();
  const stored = await cartAt(engine, id);
  expect(stored?.lines.map((it) => it.experience.slug)).toEqual([klis.slug]);
  expect(stored?.main_contact_info).toMatchObject({ first_name: 'Ana' });
  expect(commandsIn(standing.link.writes)).toBe(2);
  expect(new Set(standing.link.writes.map(({ key }) => key))).toEqual(new Set(ids));
  await engine.dispose();
});

test('[W10] only reads what a newer version has written in another tab, says so, and offers to reload', async ({
  page,
  context,
  standing,
  later,
}) => {
  const { id } = await aCart(page, [{ slug: klis.slug }, { slug: castles.slug }]);
  await install(page, CART);
  await expect(page.getByRole('article')).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(CONTACT);
  await standing.open({ tree: later.tree });
  await lookForUpdate(other);
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(isOfNext(other)).toBeVisible();
  await fillContact(other);
  await other.getByRole('button', { name: 'Go to Payment' }).click();
  await expect(other.getByRole('heading', { name: 'Payment', level: 1 })).toBeVisible();
  await expect.poll(() => rawMirror(other).then((it) => it.outbox.length)).toBe(0);
  const written = await rawMirror(other);

  await page.getByRole('button', { name: `Delete ${castles.title}` }).click();
  await expect(page.getByText('This site was updated in another tab. Reload to continue.')).toBeVisible();
  await expect(offer(page)).toBeVisible();
  expect(await rawMirror(page)).toEqual(written);

  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(isOfNext(page)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: `Delete ${castles.title}` }).click();
  await expect(cartLink(page, 1)).toBeVisible();
  const engine = await request.newContext({ baseURL: standing.engine });
  await expect.poll(async () => (await cartAt(engine, id))?.lines.length).toBe(1);
  await engine.dispose();
});

test('[W10, K11] tells a page that is open for long when the engine no longer understands it, and reloads it past the worker', async ({
  page,
  standing,
  later,
}) => {
  await page.clock.install();
  await install(page);
  await expect(page.getByText(tooOld)).toBeHidden();
  await standing.open({ tree: later.tree, env: { MIN_CLIENT: nextVersion } });
  await page.clock.fastForward('01:00:01');
  await expect(page.getByText(tooOld)).toBeVisible();

  await aCart(page);
  await page.goto(CONTACT);
  await firstName(page).fill('Marija');
  await expect(page.getByText(tooOld)).toBeVisible();
  await expect(isOfNext(page)).toBeHidden();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(isOfNext(page)).toBeVisible();
  await expect(page.getByText(tooOld)).toBeHidden();
  await expect(firstName(page)).toHaveValue('Marija');
  await expect(cartLink(page, 1)).toBeVisible();
  await install(page, CONTACT);
  await expect(page.getByText(tooOld)).toBeHidden();
  await expect(isOfNext(page)).toBeVisible();
});

test('[W10, K11] lets go of the worker when the engine says so, and of nothing else', async ({ page, standing }) => {
  await install(page);
  await aCart(page);
  await page.goto(CONTACT);
  await firstName(page).fill('Marija');
  expect(await page.evaluate(workerTraces)).toMatchObject({ workers: 1 });

  await standing.open({ env: { RETIRE_WORKER: 'on' } });
  await page.reload();
  await expect.poll(() => page.evaluate(workerTraces), { timeout: 20_000 }).toMatchObject({ workers: 0 });
  // A worker that still controls a page may store something again.
  await page.reload();
  await expect.poll(() => page.evaluate(workerTraces), { timeout: 20_000 }).toEqual({ workers: 0, caches: 0 });

  await expect(firstName(page)).toHaveValue('Marija');
  await expect(cartLink(page, 1)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '36 experiences' })).toBeVisible();
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('[W10, K11] loads the page anew when two builds have come since, and loses nothing of what was typed', async ({
    page,
    standing,
    later,
  }) => {
    const afterNext = await aLaterBuild([['src/words/en/shell.ts', nextMotto, lastMotto]], { before: later.tree });
    await aReadyCart(page);
    await page.goto(PAYMENT);
    await page.getByText('Another amount').click();
    await page.getByLabel('Amount (EUR)').fill('60');
    await page.getByText('Add a comment').click();
    await page.getByLabel('Comment').fill('We come by the ferry of nine.');
    await page.goto(CONTACT);
    await firstName(page).fill('Marija');
    let loads = 0;
    page.on('request', (request) => void (request.isNavigationRequest() && loads++));

    await standing.open({ tree: afterNext.tree });
    await page.getByRole('link', { name: 'Cookie policy' }).hover();
    await expect(page.getByText(lastMotto)).toBeVisible();

    await expect(firstName(page)).toHaveValue('Marija');
    await page.getByRole('button', { name: 'Go to Payment' }).click();
    await expect(page.getByLabel('Amount (EUR)')).toHaveValue('60');
    await expect(page.getByLabel('Comment')).toHaveValue('We come by the ferry of nine.');
    expect(loads).toBe(1);
    await afterNext.remove();
  });
});

/** The traces of the worker on the device: registered workers, and their caches. */
async function workerTraces(): Promise<{ workers: number; caches: number }> {
  const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
  return { workers: workers.length, caches: names.filter((it) => it.startsWith('landfall-')).length };
}

const tooOld = 'Please reload to keep booking';
const lastMotto = 'The engine that has come home.';

async function waiting(page: Page): Promise<string[]> {
  return (await mirrorOf(page))?.outbox.map(({ kind }) => kind) ?? [];
}

/** The mirror as stored, whatever its version. */
function rawMirror(page: Page): Promise<{ v: number; outbox: unknown[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('landfall');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('device').objectStore('device').get('cart');
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as { v: number; outbox: unknown[] });
          };
        };
      }),
  );
}
