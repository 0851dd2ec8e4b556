import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AS_OF } from '#domain/app/cache-policy.ts';
import { changeCart, readCart } from '#domain/contract/cart.ts';
import type { Outcome } from '#platform/network/api.ts';
import { createConnection } from '#platform/network/connection.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { openForm, panel, type } from '#tests/support/page/booking-panel.ts';
import { localCart, openCheckout, openShopAt, see, theMirror } from '#tests/support/page/checkout.ts';
import { ana } from '#tests/support/payments/buying.ts';

let engine: Engine;
let isHanging = false;
beforeEach(async () => {
  engine = await anEngine();
  isHanging = false;
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  await engine.stop();
});

/** The device is connected, but nothing answers except the worker, from its copies. */
function between(request: Request): Promise<Response> | undefined {
  if (!isHanging) return undefined;
  const hasCopy = request.method === 'GET' && /\/api\/(webstores|bookings\/config)\//.test(request.url);
  return hasCopy ? engine.app(request).then(asCopy) : never();
}
const never = () => new Promise<never>(() => {});
function asCopy(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(AS_OF, engine.clock.now.toString());
  return new Response(response.body, { status: response.status, headers });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a connection on which nothing answers', () => {
  const answered: Outcome<never> = { kind: 'unchanged' };

  it('[S10] counts as none after three seconds, and as one again with the next answer', async () => {
    vi.useFakeTimers();
    const answers: ((outcome: Outcome<never>) => void)[] = [];
    const connection = createConnection(() => new Promise((resolve) => answers.push(resolve)) as never);
    const onLate = vi.fn();
    const reading = connection.send(readCart, { params: { id: '1' }, onLate });

    await vi.advanceTimersByTimeAsync(2_900);
    expect([connection.isOut(), onLate.mock.calls.length, answers.length]).toEqual([false, 0, 2]);
    await vi.advanceTimersByTimeAsync(200);
    expect([connection.isOut(), onLate.mock.calls.length]).toEqual([true, 1]);

    answers[0]?.(answered);
    await reading;
    expect(connection.isOut()).toBe(false);
  });

  it('[S10] is there while the engine answers anything else, and on a slow link that has answered once', async () => {
    vi.useFakeTimers();
    const held: ((outcome: Outcome<never>) => void)[] = [];
    let isBusyLink = false;
    const connection = createConnection((({ path }: { path: string }) =>
      path.includes('app-info') && !isBusyLink
        ? Promise.resolve(answered)
        : new Promise((resolve) => held.push(resolve))) as never);
    const slow = () => connection.send(readCart, { params: { id: '1' } });

    void slow();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(connection.isOut()).toBe(false);

    isBusyLink = true;
    const first = slow();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(connection.isOut()).toBe(true);
    held[1]?.(answered);
    await first;
    void slow();
    await vi.advanceTimersByTimeAsync(4_000);
    expect(connection.isOut()).toBe(false);
  });
});

describe('a page that is opened while nothing answers', () => {
  it.each([
    [0, 'Your cart'],
    [1, 'Contact info'],
    [2, 'Payment'],
  ])('[C2, C3] shows step %i of the cart on this device, then says that it is the last saved', async (step, title) => {
    const page = await openCheckout(engine, 0);
    await engine.call(changeCart, { id: localCart()?.id ?? '' }, { body: { main_contact_info: ana } });
    await page.settle();
    page.unmount();
    const before = await openShopAt(engine, `/bookings/checkout-editor?step=${step}`, { isReturn: true });
    await screen.findByRole('heading', { name: title, level: 1 });
    before.unmount();

    isHanging = true;
    await openShopAt(engine, `/bookings/checkout-editor?step=${step}`, { isReturn: true, between });

    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title), { timeout: 1_000 });
    expect(screen.queryByText(/last saved cart/)).toBeNull();
    await screen.findByText(/^This is your last saved cart/);
    await see('No connection');
  });

  it('[E6] tells the starts of a day by the schedule that it has', async () => {
    const page = await openShopAt(engine, '/experiences/walk', { between });
    await openForm(page);
    isHanging = true;

    await page.user.click(panel().getByRole('button', { name: /\b10 December 2026/ }));

    expect(await panel().findByRole('radio', { name: /^09:00/ })).toBeTruthy();
    expect(panel().queryByText(/^No departures/)).toBeNull();
  });

  it('[E6, W5] keeps the start of a line that is changed, and the change', async () => {
    const before = await openCheckout(engine, 0, [{}], { between });
    const line = (await theMirror())?.snapshot?.lines[0]?.id;
    before.unmount();
    isHanging = true;
    const page = await openShopAt(engine, `/experiences/walk?editCartItem=${line}`, { isReturn: true, between });
    await panel().findByRole('textbox', { name: 'Adult' });
    const isRequested = () => page.requests.some(({ path }) => path.includes('/check-availability/'));
    await waitFor(() => expect(isRequested()).toBe(true));

    expect(panel().queryByText(/^No departures/)).toBeNull();
    await type(page, 'Adult', 3);
    await page.user.click(panel().getByRole('button', { name: 'Update cart' }));

    await panel().findByText('Saved on this device');
    expect((await theMirror())?.outbox).toMatchObject([{ kind: 'change_line', line_id: line }]);
  });

  it('[W5] says at the payment that the order waits', async () => {
    const page = await openCheckout(engine, 2, [{}], { between });
    isHanging = true;

    await page.user.click(button(/^Pay .* by card$/));

    await see('Nothing has been ordered yet');
    expect((await theMirror())?.outbox).toHaveLength(1);
  });
});
