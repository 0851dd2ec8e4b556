import type { Page } from 'playwright/test';
import { test as base, expect } from '../../support/browser/journey.ts';
import { becomeKiosk, endKiosk } from '../../support/browser/kiosk.ts';
import { owner, ownerOf } from '../../support/browser/tickets.ts';
import { openShop, type Shop } from '../../support/engine/shop.ts';

/** A shop at a host of its own. The desk is at the installation's own address. */
const test = base.extend<{ home: string }, { shop: Shop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the fixtures' names from this parameter
    async ({}, provide) => {
      const shop = await openShop({ env: { DEMO_DESK: 'true' } });
      const api = await ownerOf(shop);
      await api.patch('/api/stores/1/', { domain: 'boats.localhost' });
      await api.put('/api/stores/1/tag-manager/', { tag_manager: TAG, current_password: owner.password });
      await provide(shop);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  home: async ({ shop }, provide) => provide(`http://boats.localhost:${new URL(shop.url).port}`),
});

test.describe.configure({ timeout: 120_000 });

const TAG = 'https://tags.evil.example/gtm.js';
const DESK_PIN = '135790';

async function signIn(page: Page): Promise<void> {
  await page.goto('/desk/');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
}

const allowAll = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Cookies' });
  await dialog.getByRole('button', { name: 'Allow all' }).click();
  await expect(dialog).toBeHidden();
};

test.describe('a hostile tag', () => {
  test.use({ hasConsented: false });

  test('[O9a, T2] gets no session of the desk and none of its data, at the host of its shop and where the desk is', async ({
    page,
    context,
    shop,
    home,
    faults,
  }) => {
    // All attempts of the script are refused, and Chromium reports each on the console.
    faults.allow(
      /Content Security Policy|Content-Security-Policy|status of (401|404)|CORS|ERR_|frame|worker|script resource/i,
    );
    const requests: string[] = [];
    await context.route('https://tags.evil.example/**', (route) => {
      requests.push(route.request().frame().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: `(${String(hostileTag)})(${JSON.stringify(shop.url)})`,
      });
    });
    await signIn(page);

    const visited = await context.newPage();
    await visited.goto(`${home}/`);
    await allowAll(visited);
    await expect.poll(() => visited.evaluate(() => 'found' in globalThis), { timeout: 30_000 }).toBe(true);
    const found = await visited.evaluate(() => (globalThis as unknown as { found: Record<string, string> }).found);
    expect(Object.keys(found).length).toBe(10);
    expect(Object.entries(found).filter(([, it]) => it !== 'nothing')).toEqual([]);

    const opening = context.waitForEvent('page');
    await visited.evaluate((desk) => void Object.assign(globalThis, { opened: open(desk) }), `${home}/desk/`);
    const desk = await opening;
    await expect(
      desk.getByRole('heading', { name: 'Today' }).or(desk.getByText(/another window|other window/i)),
    ).toBeVisible();
    expect(new URL(desk.url()).origin).toBe(shop.url);
    expect(await desk.evaluate(() => opener)).toBeNull();
    expect(await visited.evaluate(() => (globalThis as unknown as { opened: Window }).opened.closed)).toBe(true);

    const own = await context.newPage();
    await own.goto('/');
    await allowAll(own);
    expect(await own.locator('script[data-tag-manager]').count()).toBe(0);
    expect(await own.evaluate(() => 'found' in globalThis)).toBe(false);
    expect(requests.map((it) => new URL(it).origin)).toEqual([home]);
  });
});

/** Runs in the page as the script of a tag manager. @returns what it gets from the desk by each way that a script has */
async function hostileTag(own: string): Promise<void> {
  const found: Record<string, string> = {};
  const attempt = async (way: string, run: () => Promise<string>) => {
    found[way] = await run().catch(() => 'nothing');
  };
  const renew = async (at: string, mode: RequestMode = 'cors') => {
    const headers = mode === 'cors' ? { 'content-type': 'application/json' } : undefined;
    const answer = await fetch(`${at}/api/desk/session/renew/`, {
      method: 'POST',
      body: '{}',
      credentials: 'include',
      mode,
      ...(headers && { headers }),
    });
    const text = await answer.text();
    return text.includes('access') ? text : 'nothing';
  };
  const framed = (src: string) =>
    new Promise<string>((resolve) => {
      const frame = document.createElement('iframe');
      frame.addEventListener('load', () => {
        const inside = frame.contentDocument?.body.textContent;
        resolve(inside ? inside : 'nothing');
      });
      frame.src = src;
      document.body.append(frame);
    });
  const worker = (make: () => Worker) =>
    new Promise<string>((resolve, reject) => {
      const made = make();
      made.addEventListener('message', ({ data }) => resolve(String(data)));
      made.addEventListener('error', () => reject(new Error('refused')));
    });
  const code = `fetch('${own}/api/desk/session/renew/', { method: 'POST', credentials: 'include' }).then((it) => it.text()).then(postMessage)`;

  await attempt('a session here', () => renew(''));
  await attempt('the session there', () => renew(own));
  await attempt('the session there, unread', () => renew(own, 'no-cors'));
  await attempt('databases', async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name).filter((it) => it.includes('desk'));
    return names.join() || 'nothing';
  });
  await attempt('cookies', async () => (document.cookie.includes('desk') ? document.cookie : 'nothing'));
  await attempt('a frame of the desk there', () => framed(`${own}/desk/`));
  await attempt('a frame of the desk here', () => framed('/desk/'));
  await attempt('a worker of its own', () => worker(() => new Worker(URL.createObjectURL(new Blob([code])))));
  await attempt('a worker of the desk', () => worker(() => new Worker('/desk/sw.js')));
  await attempt('the service worker of the desk', async () => {
    const { scope } = await navigator.serviceWorker.register('/desk/sw.js', { scope: '/desk/' });
    return scope;
  });
  Object.assign(globalThis, { found });
}

test('[T5] hands the tablet to a visitor at the host of the shop, and takes it back', async ({
  page,
  context,
  home,
}) => {
  // Before the first sign-in there is no session to renew.
  await context.addCookies([{ name: 'consent', value: 'essential', url: home }]);
  await signIn(page);
  await page.goto('/desk/more');
  await page.getByRole('button', { name: 'Choose a PIN' }).click();
  await page.getByLabel('PIN', { exact: true }).fill(DESK_PIN);
  await page.getByLabel('PIN once more').fill(DESK_PIN);
  await page.getByRole('button', { name: 'Set the PIN' }).click();

  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Hand this tablet to a visitor' }).click();
  const kiosk = await opening;
  await expect(kiosk).toHaveURL(`${home}/?kiosk=on`);
  await becomeKiosk(kiosk, home);
  await expect(page.getByRole('button', { name: 'Unlock' })).toBeVisible();
  await endKiosk(kiosk, home);
  await kiosk.close();

  await page.reload();
  await page.getByLabel('PIN').fill(DESK_PIN);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { name: 'More' })).toBeVisible();
});
