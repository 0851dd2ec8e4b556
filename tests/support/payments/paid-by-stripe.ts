import type { PlacedOrder } from '#domain/contract/orders.ts';
import type { StoreFile } from '#tests/support/stores/store-file.ts';
import { anEngine, type Engine } from '../engine/engine.ts';
import { noon } from '../stores/small-store.ts';
import { aBuyer, handyStore, refOf } from './buying.ts';
import { aFakeStripe, type FakeStripe, stripeNotice } from './fake-stripe.ts';
import type { StripeEvent } from './stripe-world.ts';

/** An engine that takes payments by Stripe, a buyer, and Stripe itself with the engine's clock. */
export async function anEngineWithStripe(store: StoreFile = handyStore) {
  let engine: Engine | null = null;
  const stripe: FakeStripe = await aFakeStripe({
    get now() {
      return engine?.clock.now ?? noon;
    },
  });
  engine = await anEngine({ stores: [store], env: stripe.env });
  const { app, clock, database } = engine;
  const buyer = await aBuyer(engine);
  let delivered = 0;

  const deliver = async (event: StripeEvent) => (await app(stripeNotice(event, { at: clock.now }))).status;

  return {
    engine,
    stripe,
    buyer,
    anOrder: async (named = {}, changes = {}): Promise<PlacedOrder> =>
      (await buyer.order(await buyer.cartOf(buyer.selection(named)), changes)).body,
    payWith: (placed: Pick<PlacedOrder, 'checkout_url'>, card: 'good' | 'declined' | 'slow') =>
      stripe.pay(refOf(placed), card),
    /** Sends one event. @returns the status of the engine's answer */
    deliver,
    /** Sends the events that were not sent yet, in order. */
    notices: async () => {
      const statuses: number[] = [];
      for (; delivered < stripe.events.length; delivered++) {
        const event = stripe.events[delivered];
        if (event) statuses.push(await deliver(event));
      }
      return statuses;
    },
    rowOf: ({ id }: { id: string }) =>
      database.read((tx) => tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()),
    stop: async () => {
      await stripe.stop();
      await engine?.stop();
    },
  };
}
