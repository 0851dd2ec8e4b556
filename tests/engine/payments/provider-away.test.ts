import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readOrder } from '#domain/contract/orders.ts';
import { syncProvider } from '#engine/orders/model/sessions.ts';
import { sweepPayments as endOverdue } from '#engine/orders/sweep.ts';
import type { PaymentProvider } from '#engine/payments/provider.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { runJobs, sweepBookings, sweepOrders, sweepPayments } from '../../support/engine/jobs.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { aBuyer, aNotice, type Buyer, handyStore, ledgerOf, refOf, refundsOf } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';
import { aPaidOrder } from '../../support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
});
afterEach(async () => {
  vi.useRealTimers();
  await engine.stop();
});

const provided = (calls: Partial<PaymentProvider>) => Object.assign(engine.context.payments, calls);
const refusing = () => Promise.reject(new Error('connect ECONNREFUSED'));
const byHand = { payment_method_id: '1', payment_type_id: 'cash', amount: '80.00' };
const anOrder = async (changes = {}) => (await buyer.order(await buyer.cartOf(buyer.selection()), changes)).body;
const statusOf = async ({ id }: { id: string }) => (await engine.call(readOrder, { id })).body.status;
const owedEmails = () =>
  engine.database.read((tx) => tx.selectFrom('order_letters').select(['order_id', 'kind']).execute());

/** Makes the provider take calls and never answer. @returns its calls so far */
function hangs() {
  const calls: string[] = [];
  const never = (name: string) => () => {
    calls.push(name);
    return new Promise<never>(() => {});
  };
  provided({
    open: never('open'),
    close: never('close'),
    ask: never('ask'),
    refund: never('refund'),
    askRefund: never('askRefund'),
  });
  return calls;
}

/** Runs work with a fake clock that runs fast. @returns how many seconds of that clock it took */
async function timed(work: () => Promise<void>): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const began = performance.now();
  const turn = { isDone: false };
  const done = work().finally(() => {
    turn.isDone = true;
  });
  while (!turn.isDone) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await done;
  return (performance.now() - began) / 1000;
}

describe('a payment provider that never answers', () => {
  it('[P16] holds up no email, and no order that it has nothing to do with', async () => {
    const cards = [await anOrder(), await anOrder(), await anOrder()];
    const desk = await anOrder(byHand);
    const calls = hangs();
    await engine.database.write((tx) => tx.deleteFrom('order_letters').execute());
    buyer.later({ hours: 25 });

    await sweepBookings(engine.context);
    await sweepBookings(engine.context);

    const mails = await engine.database.read((tx) => tx.selectFrom('mails').select('subject').execute());
    const states = await engine.database.read((tx) => tx.selectFrom('orders').select(['id', 'status']).execute());
    expect(calls).toEqual([]);
    expect(mails).toHaveLength(1);
    expect(states.find(({ id }) => id === desk.id)?.status).toBe('expired');
    expect(states.filter(({ status }) => status === 'pending')).toHaveLength(cards.length);
  });

  it('[P16] is waited for once in each part of a sweep, and orders expire all the same', async () => {
    const orders = [await anOrder(), await anOrder(), await anOrder(), await anOrder()];
    const calls = hangs();
    buyer.later({ hours: 1 });

    // Both run side by side, as in the engine.
    const parts = () => [endOverdue(engine.context), runJobs(engine.context, ['close-session', 'refund'])];
    const seconds = await timed(async () => void (await Promise.all(parts())));
    vi.useRealTimers();

    expect(calls).toEqual(['close', 'close']);
    expect(seconds).toBeLessThan(25);
    const states = await engine.database.read((tx) => tx.selectFrom('orders').select('status').execute());
    expect(states.map(({ status }) => status)).toEqual(orders.map(() => 'expired'));
  });

  it('[P16] holds up whoever looks at an order for seconds', async () => {
    const placed = await anOrder();
    hangs();
    buyer.later({ hours: 1 });

    const seconds = await timed(async () => void (await statusOf(placed)));
    vi.useRealTimers();

    expect(seconds).toBeLessThan(15);
    expect(await statusOf(placed)).toBe('expired');
  });

  it('[P16] is waited for ten seconds by a buyer, who reads when to try again', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    hangs();

    let answer: { status: number; headers: Headers; body: object } | undefined;
    const seconds = await timed(async () => {
      answer = await buyer.order(cart);
    });

    expect(seconds).toBeLessThan(15);
    expect(answer?.status).toBe(503);
    expect(answer?.body).toMatchObject({ code: 'payment_unavailable' });
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('[P16] is waited for three seconds by whoever cancels: the rest is a job', async () => {
    vi.spyOn(engine.context.jobs, 'runDue').mockReturnValue(new Promise(() => {}));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const turn = { isDone: false };
    const synced = syncProvider(engine.context, 'an order').then(() => {
      turn.isDone = true;
    });

    await vi.advanceTimersByTimeAsync(2_999);
    expect(turn.isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await synced;
  });

  it('[P16] is asked again, and late money counts as ever', async () => {
    const { close, ask, refund, askRefund } = engine.context.payments;
    const placed = await anOrder({ amount: '80.00' });
    await buyer.pay(placed, cards.paid);
    hangs();
    buyer.later({ hours: 1 });
    await timed(() => sweepPayments(engine.context));
    vi.useRealTimers();

    provided({ close, ask, refund, askRefund });
    await sweepOrders(engine.context);

    expect(await statusOf(placed)).toBe('confirmed');
  });
});

describe('a payment provider that is out of reach', () => {
  it('[P16a] is sent a refund again in pauses that grow to an hour', { tags: 'long', timeout: 120_000 }, async () => {
    const agent = await aSeller(engine, { 1: 'agent' });
    const { refund } = engine.context.payments;
    const { id } = await aPaidOrder(buyer, agent);
    const tried = vi.fn(refusing);
    provided({ refund: tried });
    await agent.send('POST', `/api/orders/${id}/cancel/`, {});

    for (let seconds = 0; seconds < 86_400; seconds += 30) {
      buyer.later({ seconds: 30 });
      await sweepPayments(engine.context);
    }
    const inADay = tried.mock.calls.length;
    provided({ refund });
    buyer.later({ hours: 1 });
    await sweepPayments(engine.context);

    expect(inADay).toBeGreaterThan(24);
    expect(inADay).toBeLessThan(40);
    expect(await refundsOf(engine)).toEqual([8_000]);
    engine.logged.length = 0;
  });

  it('[P16, C10b] prolongs no hold without end', async () => {
    const cart = await buyer.cartOf(buyer.selection());
    const made = engine.clock.now;
    provided({ open: refusing });

    const statuses = [];
    for (let turn = 0; turn < 20; turn += 1) {
      statuses.push((await buyer.order(cart)).status);
      buyer.later({ minutes: 25 });
    }

    const { expires_at } = await engine.database.read((tx) =>
      tx.selectFrom('carts').select('expires_at').executeTakeFirstOrThrow(),
    );
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(503));
    expect(statuses.at(-1)).toBe(410);
    expect(expires_at).toBeLessThan(made.add({ minutes: 120 + 4 * 33 }).epochMilliseconds);
  });
});

it('[P16a] a payment in another currency buys nothing, and staff see it', async () => {
  const agent = await aSeller(engine, { 1: 'agent' });
  const placed = await anOrder();
  const outcome = { state: 'paid', amount: 1_600, currency: 'JPY', payment_ref: 'pay_1' } as const;
  await engine.app(aNotice({ event_id: 'e', provider_ref: refOf(placed), outcome }, { at: engine.clock.now }));

  const { body } = await agent.send('GET', `/api/orders/${placed.id}/payments/`);
  expect(await statusOf(placed)).toBe('pending');
  expect(await ledgerOf(engine, placed.id)).toEqual({ paid: [], refunded: [] });
  expect(body['results']).toMatchObject([{ state: 'failed', failure: expect.stringContaining('JPY') }]);
  expect(await owedEmails()).toEqual([]);
});
