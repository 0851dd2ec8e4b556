import type { PlacedOrder } from '#domain/contract/orders.ts';
import { signatureOf } from '#engine/base/signature.ts';
import { SIGNATURE_HEADER } from '#engine/payments/sandbox.ts';
import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { anEngine, type Engine, ORIGIN } from '../engine/engine.ts';
import { aBuyer, type Buyer, handyStore, refOf, sum } from './buying.ts';
import { stripeNotice } from './fake-stripe.ts';
import { anEngineWithStripe } from './paid-by-stripe.ts';
import { cards, SECRET } from './sandbox.ts';

export type Card = 'good' | 'declined' | 'slow' | 'slow, declined';

/** An engine and its payment provider, the sandbox or Stripe, behind one interface for tests. */
export interface PayingWorld {
  readonly name: string;
  /** The shortest life of a card page at the provider, in seconds. */
  readonly least: number;
  readonly engine: Engine;
  readonly buyer: Buyer;
  /** Does what a buyer does on the card page, if it is still open. */
  pay(placed: PlacedOrder, card: Card): Promise<void>;
  /** Lets the provider notice that time has passed. */
  timePasses(): Promise<void>;
  /** All notices of the provider so far, in order. Each call makes the notice as the provider would send it now. */
  notices(): Promise<(() => Request)[]>;
  /** The sums that the provider took and gave back by its own books, in minor units. */
  books(): Promise<{ took: number; gave: number }>;
  /** Makes the provider's refunds fail, if they can. @returns the sum of the failed refunds */
  failRefunds(): Promise<number>;
  /** Deletes all data of the provider. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function aShopWithSandbox(store: StoreFile = handyStore): Promise<PayingWorld> {
  const engine = await anEngine({ stores: [store] });
  const buyer = await aBuyer(engine);
  const { database, clock } = engine;
  const { ask } = engine.context.payments;
  const numbers = { good: 'paid', declined: 'declined', slow: 'slow', 'slow, declined': 'slowDeclined' } as const;
  const pages = () => database.read((tx) => tx.selectFrom('sandbox_checkouts').selectAll().execute());

  return {
    name: 'the sandbox',
    least: 0,
    engine,
    buyer,
    pay: async (placed, card) => void (await buyer.pay(placed, cards[numbers[card]])),
    timePasses: async () => {
      const [page] = await pages();
      if (page) await ask(page.id);
    },
    notices: async () => {
      const events = await database.read((tx) =>
        tx.selectFrom('jobs').select('payload').where('kind', '=', 'sandbox-notice').orderBy('id').execute(),
      );
      return events.map(
        ({ payload }) =>
          () =>
            sandboxNotice(payload ?? '', clock.now),
      );
    },
    books: async () => {
      const all = await pages();
      return {
        took: sum(all.filter(({ state }) => state === 'paid').map(({ amount }) => amount)),
        gave: sum(all.flatMap((it) => Object.values(JSON.parse(it.refunds_json) as Record<string, number>))),
      };
    },
    failRefunds: async () => 0,
    reset: () =>
      database.write(async (tx) => {
        await tx.deleteFrom('sandbox_checkouts').execute();
        await tx.deleteFrom('jobs').where('kind', '=', 'sandbox-notice').execute();
      }),
    stop: engine.stop,
  };
}

/** A notice of the sandbox with this body, signed now. */
export function sandboxNotice(body: string, at: Temporal.Instant, secret: string = SECRET): Request {
  return new Request(`${ORIGIN}/api/payments/notices/sandbox/`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, secret, at) },
  });
}

export async function aShopWithStripe(store: StoreFile = handyStore): Promise<PayingWorld> {
  const { engine, stripe, buyer, stop } = await anEngineWithStripe(store);
  const slow = new Map<string, { isGood: boolean; decides: number }>();
  const now = () => engine.clock.now.epochMilliseconds;
  const standing = () => stripe.refunds.filter(({ status }) => status === 'succeeded');

  return {
    name: 'Stripe',
    least: 31 * 60,
    engine,
    buyer,
    pay: async (placed, card) => {
      const id = refOf(placed);
      if (stripe.find(id).status !== 'open') return;
      stripe.pay(id, card === 'slow, declined' ? 'slow' : card);
      if (card.startsWith('slow')) slow.set(id, { isGood: card === 'slow', decides: now() + 6_000 });
    },
    timePasses: async () => {
      for (const id of stripe.sessions.keys()) stripe.find(id);
      for (const [id, { isGood, decides }] of slow) {
        if (decides > now()) continue;
        slow.delete(id);
        stripe.decide(id, isGood);
      }
    },
    notices: async () => stripe.events.map((event) => () => stripeNotice(event, { at: engine.clock.now })),
    books: async () => {
      const paid = [...stripe.sessions.values()].filter((it) => it.payment_status === 'paid');
      return {
        took: sum(paid.map((it) => it.amount_total)),
        gave: sum(standing().map(({ amount }) => amount)),
      };
    },
    failRefunds: async () => {
      const failed = standing();
      for (const { id } of failed) stripe.decideRefund(id, 'failed', 'declined');
      return sum(failed.map(({ amount }) => amount));
    },
    reset: async () => {
      slow.clear();
      stripe.sessions.clear();
      stripe.events.length = 0;
      stripe.refunds.length = 0;
    },
    stop,
  };
}
