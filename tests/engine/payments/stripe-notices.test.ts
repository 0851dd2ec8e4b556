import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { ledgerOf, refOf } from '../../support/payments/buying.ts';
import { stripeNotice } from '../../support/payments/fake-stripe.ts';
import { anEngineWithStripe } from '../../support/payments/paid-by-stripe.ts';

let the: Awaited<ReturnType<typeof anEngineWithStripe>>;
beforeEach(async () => {
  the = await anEngineWithStripe();
});
afterEach(() => the.stop());

const isLong = Boolean(process.env['SOAK']);

/** Everything that the database has about an order's payment. */
const stateOf = (placed: PlacedOrder) =>
  the.engine.database.read(async (tx) => ({
    order: await tx.selectFrom('orders').selectAll().where('id', '=', placed.id).executeTakeFirstOrThrow(),
    session: await tx
      .selectFrom('payment_sessions')
      .selectAll()
      .where('id', '=', placed.session_id)
      .executeTakeFirstOrThrow(),
    payments: await tx.selectFrom('payments').selectAll().where('order_id', '=', placed.id).execute(),
    events: await tx.selectFrom('payment_events').selectAll().execute(),
  }));

const sent = async (request: Request) => (await the.engine.app(request)).status;

/** Kinds of events about a session: not paid yet, paid at once, paid later, refused later, expired. */
const kinds = ['unpaid', 'paid', 'paid later', 'refused later', 'expired'] as const;
type Kind = (typeof kinds)[number];

const typeOf: Record<Kind, string> = {
  unpaid: 'checkout.session.completed',
  paid: 'checkout.session.completed',
  'paid later': 'checkout.session.async_payment_succeeded',
  'refused later': 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
};

/** An event about an order's session. Events of one kind have the same id. */
function eventOf(placed: PlacedOrder, kind: Kind) {
  const isPaid = kind === 'paid' || kind === 'paid later';
  const session = {
    ...the.stripe.find(refOf(placed)),
    status: kind === 'expired' ? 'expired' : 'complete',
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_intent: kind === 'expired' ? null : `pi_${placed.id}`,
  };
  return { id: `evt_${kind}_${placed.id}`, object: 'event', type: typeOf[kind], data: { object: session } };
}

/** The right state after a history. Money decides; without money the first reported end decides; without an end the session is open or processing. */
function rightEnd(history: readonly Kind[]) {
  if (history.some((it) => it === 'paid' || it === 'paid later'))
    return { state: 'paid', status: 'confirmed', paid: 1600 };
  const end = history.find((it) => it === 'refused later' || it === 'expired');
  if (end) return { state: end === 'expired' ? 'expired' : 'failed', status: 'pending', paid: 0 };
  return { state: history.length > 0 ? 'processing' : 'open', status: 'pending', paid: 0 };
}

/** Every history of up to so many events, with repeats. */
function historiesOf(most: number): Kind[][] {
  if (most === 0) return [[]];
  const shorter = historiesOf(most - 1);
  const longest = shorter.filter((it) => it.length === most - 1);
  return [...shorter, ...longest.flatMap((it) => kinds.map((kind) => [...it, kind]))];
}

const every = historiesOf(isLong ? 5 : 3);
const some = fc.sample(fc.array(fc.constantFrom(...kinds), { minLength: 4, maxLength: 5 }), { numRuns: 40, seed: 9 });

describe("Stripe's events", () => {
  it('[P10, P11] end in the one right state, in any order and however often they come', {
    tags: 'long',
    timeout: 600_000,
  }, async () => {
    for (const history of isLong ? every : [...every, ...some]) {
      const placed = await the.anOrder();
      for (const kind of history) expect(await sent(noticeOf(eventOf(placed, kind)))).toBe(200);

      const { state, status, paid } = rightEnd(history);
      const found = await stateOf(placed);
      expect([history, found.session.state, found.order.status]).toEqual([history, state, status]);
      expect(await ledgerOf(the.engine, placed.id)).toEqual({ paid: paid ? [paid] : [], refunded: [] });
      await makeRoom();
    }
  });

  it('[P10] that come before the page is known are refused, so that they come again, unless nothing came of it', async () => {
    const placed = await the.anOrder();
    const provider_ref = refOf(placed);
    const setRef = (ref: string | null) =>
      the.engine.database.write((tx) => tx.updateTable('payment_sessions').set({ provider_ref: ref }).execute());
    const sendNotice = async (kind: Kind) => sent(noticeOf(eventOf(placed, kind)));

    await setRef(null);
    expect([await sendNotice('unpaid'), await sendNotice('paid'), await sendNotice('expired')]).toEqual([
      404, 404, 200,
    ]);
    await setRef(provider_ref);
    expect(await sendNotice('paid')).toBe(200);

    expect(await the.rowOf(placed)).toMatchObject({ status: 'confirmed' });
  });

  it('[P10] of another shop with the same account are taken and change nothing', async () => {
    const placed = await the.anOrder();
    const before = await stateOf(placed);
    const { data, ...event } = eventOf(placed, 'paid');
    const object = { ...data.object, id: 'cs_of_another', metadata: { session_id: crypto.randomUUID() } };

    expect(await sent(noticeOf({ ...event, data: { object } }))).toBe(200);

    expect(await stateOf(placed)).toEqual(before);
  });

  it('[P10] that say nothing of our payments are taken and change nothing', async () => {
    const placed = await the.anOrder();
    const before = await stateOf(placed);
    const paid = eventOf(placed, 'paid');
    const others = [
      { ...paid, type: 'payment_intent.succeeded' },
      { ...paid, type: 'a.type.of.next.year' },
      { ...paid, data: { object: { ...paid.data.object, metadata: {} } } },
      { ...paid, data: { object: { ...paid.data.object, metadata: null } } },
      { ...paid, data: { object: { ...paid.data.object, status: 'open' } } },
      { ...paid, data: { object: { id: 'cs_1' } } },
      { id: 'evt_1', object: 'v2.core.event', type: 'v2.core.account.updated' },
      [],
      {},
    ];

    for (const event of others) expect(await sent(noticeOf(event))).toBe(200);

    expect(await stateOf(placed)).toEqual(before);
  });

  it('[P10] signed with the old secret and the new one are taken while it is replaced', async () => {
    const placed = await the.anOrder();
    const event = eventOf(placed, 'paid');
    const [own, other] = [noticeOf(event), noticeOf(event, { secret: 'whsec_old' })];
    const [of, old] = [own, other].map((it) => it.headers.get('stripe-signature') ?? '');
    own.headers.set('stripe-signature', `${old},${of?.split(',')[1]},v0=${'0'.repeat(64)}`);

    expect(await sent(own)).toBe(200);

    expect(await the.rowOf(placed)).toMatchObject({ status: 'confirmed' });
  });
});

const noticeOf = (event: object, { seconds = 0, secret }: { seconds?: number; secret?: string } = {}) =>
  stripeNotice(event, { at: the.engine.clock.now.add({ seconds }), ...(secret !== undefined && { secret }) });

/** Frees all places for the next order. */
async function makeRoom(): Promise<void> {
  await the.engine.database.write(async (tx) => {
    await tx.deleteFrom('holds').execute();
    await tx.updateTable('departures').set({ sold: 0 }).execute();
  });
}
