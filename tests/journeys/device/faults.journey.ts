import { type FaultProxy, type ProxyFault, proxyFaults } from '../../support/browser/fault-proxy.ts';
import { expect } from '../../support/browser/journey.ts';
import { cartAt, commandsIn, settled, storedCartId, test } from '../../support/browser/proxy-journey.ts';
import {
  aCart,
  aReadyCart,
  bookingForm,
  cartLink,
  castles,
  chooseFirstDay,
  klis,
  openForm,
} from '../../support/browser/visit.ts';
import { ordersOf } from '../../support/payments/orders-of.ts';

// With every fault of a request, its command takes effect once, or is refused with a message.
test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ faults }) => faults.allow(/Failed to load resource/));

const line = { slug: castles.slug, units: [1] };

test('[W6, W7, E4] adds the first line, and with it the cart', async ({ link, anotherDevice, engine }) => {
  await meetingEach(link, someOf(0), async (fault) => {
    const page = await anotherDevice();
    await page.goto(`/experiences/${castles.slug}`);
    const form = await openForm(page);
    await chooseFirstDay(form);

    link.plan(fault);
    await form.getByRole('button', { name: 'Add to cart' }).click();

    await expect(cartLink(page, 1)).toBeVisible();
    await cartLink(page, 1).click();
    await settled(page, link);
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:[0-5]\d)$/);
    expect(await cartAt(engine, await storedCartId(page))).toMatchObject({ version: 1, lines: [{}] });
    await page.context().close();
  });
});

test('[W6, W7, E4] adds one more line', async ({ page, link, engine }) => {
  const { id } = await aCart(page, [line]);
  await page.goto(`/experiences/${castles.slug}`);
  const form = await openForm(page);

  await meetingEach(link, someOf(1), async (fault, n) => {
    await chooseFirstDay(form);
    link.plan(fault);
    await form.getByRole('button', { name: 'Add to cart' }).click();

    await settled(page, link);
    await expect(form.getByRole('heading', { name: 'In your cart' })).toBeVisible();
    await expect(cartLink(page, n + 2)).toBeVisible();
    const cart = await cartAt(engine, id);
    expect(cart).toMatchObject({ version: n + 2 });
    expect(cart?.lines).toHaveLength(n + 2);
    await form.getByRole('button', { name: 'Book another date' }).click();
  });
});

test('[W6, W7, E5] changes a line', async ({ page, link, engine }) => {
  const { id, lines } = await aCart(page, [{ slug: klis.slug, units: [1] }]);

  await meetingEach(link, someOf(2), async (fault, n) => {
    await page.goto(`/experiences/${klis.slug}?editCartItem=${lines[0]?.id}`);
    const form = bookingForm(page);
    // First up to the eight available headsets, then down again.
    const count = n < 8 ? n + 1 : 15 - n;
    await form.getByRole('button', { name: `${n < 8 ? 'Add one' : 'Remove one'}: Headset` }).click();
    link.plan(fault);
    await form.getByRole('button', { name: 'Update cart' }).click();

    await expect(form.getByRole('heading', { name: 'Changed in your cart' })).toBeVisible({ timeout: 20_000 });
    await settled(page, link);
    await page.getByRole('link', { name: 'Go to cart' }).first().click();
    await expect(page.getByRole('article')).toContainText(count === 1 ? 'Headset' : `${count} × Headset`);
    expect(await cartAt(engine, id)).toMatchObject({
      version: n + 2,
      lines: [{ extra_items_units: [{ quantity: count }] }],
    });
  });
});

test('[W6, W7, C4] removes a line', async ({ page, link, engine }) => {
  const { id } = await aCart(
    page,
    Array.from({ length: proxyFaults.length + 1 }, () => line),
  );
  await page.goto('/bookings/checkout-editor?step=0');

  await meetingEach(link, proxyFaults, async (fault, n) => {
    const left = proxyFaults.length - n;
    await expect(page.getByRole('article')).toHaveCount(left + 1);
    link.plan(fault);
    await page
      .getByRole('button', { name: `Delete ${castles.title}` })
      .first()
      .click();

    await expect(page.getByRole('article')).toHaveCount(left);
    await settled(page, link);
    expect((await cartAt(engine, id))?.lines).toHaveLength(left);
  });
});

test('[W6, W7, C4, C4a] removes the last line, and with it the cart', async ({ link, anotherDevice, engine }) => {
  await meetingEach(link, someOf(3), async (fault) => {
    const page = await anotherDevice();
    const { id } = await aCart(page, [line]);
    await page.goto('/bookings/checkout-editor?step=0');
    const remove = page.getByRole('button', { name: `Delete ${castles.title}` });
    await expect(remove).toBeVisible();
    link.plan(fault);
    await remove.click();

    await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
    await settled(page, link);
    expect(await cartAt(engine, id)).toBeNull();
    await page.context().close();
  });
});

test('[W6, W7, C4] empties the cart', async ({ link, anotherDevice, engine }) => {
  await meetingEach(link, someOf(4), async (fault) => {
    const page = await anotherDevice();
    const { id } = await aCart(page, [line, line]);
    await page.goto('/bookings/checkout-editor?step=0');
    const empty = page.getByRole('button', { name: 'Empty cart' });
    await expect(empty).toBeVisible();
    link.plan(fault);
    await empty.click();

    await expect(page.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible();
    await settled(page, link);
    expect(await cartAt(engine, id)).toBeNull();
    await page.context().close();
  });
});

test('[W6, W7, K10] saves contact details and a note', async ({ page, link, engine }) => {
  const { id, version } = await aReadyCart(page, [line]);
  await page.goto('/bookings/checkout-editor?step=1');

  await meetingEach(link, proxyFaults, async (fault, n) => {
    await page.getByLabel('Note').fill(`Note ${n}`);
    await page.getByLabel('First name').fill(`Ana ${n}`);
    link.plan(fault);
    await page.getByRole('button', { name: 'Go to Payment' }).click();

    await expect(page).toHaveURL('/bookings/checkout-editor?step=2');
    await settled(page, link);
    expect(await cartAt(engine, id)).toMatchObject({
      version: version + 2 + n,
      note: `Note ${n}`,
      main_contact_info: { first_name: `Ana ${n}` },
    });
    await page.goto('/bookings/checkout-editor?step=1');
  });
});

test('[W6, W7, C13, C13a] asks for a code, and is told in words that there is none', async ({ page, link, engine }) => {
  const { id, version } = await aCart(page, [line]);
  await page.goto('/bookings/checkout-editor?step=0');
  const field = page.getByLabel('Code', { exact: true });

  await meetingEach(link, someOf(5), async (fault, n) => {
    await field.fill(`CODE${n}`);
    link.plan(fault);
    await page.getByRole('button', { name: 'Apply code', exact: true }).click();

    const messageAtOnce = page.getByText(`We don’t know the code CODE${n}.`);
    const messageLate = page
      .getByRole('status')
      .getByText('We couldn’t make that change to your cart.', { exact: false });
    await expect(messageAtOnce.or(messageLate).first()).toBeVisible({ timeout: 20_000 });
    await settled(page, link);
    expect(await cartAt(engine, id)).toMatchObject({ version, promo_code: null });
    await page.reload();
  });
});

test.describe('where time is moved on', () => {
  // Moving the page's clock does not move a worker's clock, so the page must send by itself.
  test.use({ serviceWorkers: 'block' });

  test('[W6, W7, C10a] asks for more time', async ({ link, engine, shop, anotherDevice }) => {
    const faults = someOf(0);
    // A cart is held for an hour at most, so each cart can be extended five times.
    for (let n = 0; n < faults.length; n += 5) {
      const page = await anotherDevice();
      await page.clock.install();
      const { id } = await aCart(page, [line]);
      await page.goto('/bookings/checkout-editor?step=0');
      await expect(page.getByRole('timer')).toHaveText(/^29:[0-5]\d$/);

      await meetingEach(link, faults.slice(n, n + 5), async (fault) => {
        // Waits until ten seconds after the page offers more time, which it does two minutes before the end.
        const [, minutes, seconds] = /(\d\d):(\d\d)/.exec((await page.getByRole('timer').textContent()) ?? '') ?? [];
        const wait = { seconds: Number(minutes) * 60 + Number(seconds) - 110 };
        // Both clocks move at once: an answer in between would give the page the engine's later time.
        link.cut(true);
        await link.quiet();
        await shop.passTime(wait);
        await page.clock.fastForward(wait.seconds * 1_000);
        link.cut(false);
        const before = await cartAt(engine, id);
        link.plan(fault);
        await page.getByRole('button', { name: 'Need more time?' }).click();

        await expect(page.getByRole('timer')).toHaveText(/^06:[0-5]\d$/, { timeout: 20_000 });
        await settled(page, link);
        const after = await cartAt(engine, id);
        expect(after?.version).toBe((before?.version ?? 0) + 1);
        expect(Date.parse(after?.expires_at ?? '') - Date.parse(before?.expires_at ?? '')).toBe(5 * 60_000);
      });
      await page.context().close();
    }
  });
});

test('[W6, W7, P4, P9] orders', async ({ link, anotherDevice, shop }) => {
  await meetingEach(link, someOf(1), async (fault) => {
    const page = await anotherDevice();
    const { id } = await aReadyCart(page, [line]);
    await page.goto('/bookings/checkout-editor?step=2');
    const order = page.getByRole('button', { name: /^Pay .* by card$/ });
    await expect(order).toBeEnabled();
    link.plan(fault);
    await order.click();

    await expect(page).toHaveURL(/\/sandbox\/pay\//, { timeout: 20_000 });
    await link.quiet();
    expect(ordersOf(shop, id)).toEqual([{ status: 'pending', sessions: ['open'] }]);
    await page.context().close();
  });
});

/** Makes a change once for each fault, and checks that it was one command, whatever the number of tries. */
async function meetingEach(
  link: FaultProxy,
  faults: readonly ProxyFault[],
  change: (fault: ProxyFault, n: number) => Promise<void>,
): Promise<void> {
  for (const [n, fault] of faults.entries()) {
    await test.step(fault, async () => {
      const before = link.writes.length;
      await change(fault, n);
      const writes = link.writes.slice(before).filter(({ key }) => key !== null);
      expect(writes[0]?.fault).toBe(fault);
      expect(commandsIn(writes)).toBe(1);
    });
  }
}

/** The faults of slow tests: every sixth, with a different start for each test, and always the lost answer. SOAK=1 tries all. */
function someOf(first: number): readonly ProxyFault[] {
  if (process.env['SOAK']) return proxyFaults;
  return proxyFaults.filter((fault, n) => n % 6 === first || fault === 'after');
}
