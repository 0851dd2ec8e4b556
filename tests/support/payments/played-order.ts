import { addLine, dropCart, readCart } from '#domain/contract/cart.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { sweepOrders } from '../engine/jobs.ts';
import type { Seller } from '../engine/sellers.ts';
import { noon, tightDay } from '../stores/small-store.ts';
import { ana, ledgerOf, placesOf, sum } from './buying.ts';
import type { Befalls } from './order-model.ts';
import type { PayingWorld } from './paying-worlds.ts';
import { anOrderFor } from './selling.ts';

/**
 * An order for two of the four places of a day, with a card page for its deposit, and the events that may happen to it. The database starts empty.
 *
 * @param canceller  who cancels it
 */
export async function aPlayedOrder(world: PayingWorld, staff: Seller, canceller: 'staff' | 'buyer') {
  const { engine, buyer } = world;
  engine.clock.now = noon;
  await emptied(world);
  const cart = await buyer.cartOf(buyer.selection({ date: tightDay }));
  let page: PlacedOrder = (await buyer.order(cart)).body;
  const { id } = page;
  let count = 0;
  let lost = 0;

  async function later(duration: Temporal.DurationLike): Promise<void> {
    buyer.later(duration);
    await world.timePasses();
  }

  async function tell(requests: readonly (() => Request)[]): Promise<void> {
    for (const request of requests) {
      const { status } = await engine.app(request());
      if (status !== 200) throw new Error(`a notice was answered with ${status}`);
    }
  }

  const befallings: Record<Befalls, () => Promise<unknown>> = {
    pays: () => world.pay(page, 'good'),
    'is declined': () => world.pay(page, 'declined'),
    'pays slowly': () => world.pay(page, 'slow'),
    'is refused slowly': () => world.pay(page, 'slow, declined'),
    'half an hour': () => later({ minutes: 32 }),
    'an hour': () => later({ hours: 1 }),
    'is told': async () => {
      const notices = await world.notices();
      await tell(notices.slice(count));
      count = notices.length;
    },
    'is told all again': async () => {
      const newestFirst = (await world.notices()).toReversed();
      count = newestFirst.length;
      await tell([...newestFirst, ...newestFirst]);
    },
    asks: async () => {
      await later({ seconds: 3 });
      await buyer.seen(page);
      await sweepOrders(engine.context);
    },
    'goes to pay': async () => {
      const { status, body } = await engine.call(readCart, { id: cart.id });
      if (status === 200) goOn(await buyer.order(body));
    },
    'goes to pay the rest': async () => goOn(await engine.send('POST', `/api/orders/${id}/payments/`, { body: {} })),
    'changes the cart': () =>
      engine.call(addLine, { cartId: cart.id }, { body: buyer.selection({ time: '15', units: { Adult: 1 } }) }),
    'empties the cart': () => engine.call(dropCart, { id: cart.id }),
    'a refund fails': async () => {
      lost += await world.failRefunds();
    },
    'is cancelled': () =>
      canceller === 'staff'
        ? staff.send('POST', `/api/orders/${id}/cancel/`, {})
        : engine.send('POST', `/api/orders/${id}/cancel/`, { body: { email: ana.email } }),
    'others come': () =>
      staff.send('POST', '/api/orders/', anOrderFor(buyer, {}, { date: tightDay, units: { Adult: 3 } })),
  };

  function goOn({ status, body }: { status: number; body: PlacedOrder }): void {
    if (status >= 500) throw new Error(JSON.stringify(body));
    if (status === 201) page = body;
  }

  return {
    befall: (what: Befalls) => befallings[what](),
    /** The order as the engine has it now. */
    state: async () => {
      const { status, payment_status } = await engine.database.read((tx) =>
        tx.selectFrom('orders').select(['status', 'payment_status']).where('id', '=', id).executeTakeFirstOrThrow(),
      );
      const { paid, refunded } = await ledgerOf(engine, id);
      const tight = (await placesOf(engine)).find(({ capacity }) => capacity === 4);
      return {
        status,
        payment_status,
        came: sum(paid),
        back: sum(refunded),
        places: { sold: tight?.sold ?? 0, held: tight?.held ?? 0 },
      };
    },
    /** The part of the refunds that did not arrive, and the part of it that the engine knows of. */
    lost: () => lost,
    knownLost: async () => {
      const failed = await engine.database.read((tx) =>
        tx.selectFrom('payments').select('amount').where('refund_state', '=', 'failed').execute(),
      );
      return sum(failed.map(({ amount }) => amount));
    },
    /** The kinds of the emails to the buyer so far, in order. */
    mails: async () => {
      const mails = await engine.database.read((tx) =>
        tx.selectFrom('mails').select('subject').where('recipient', '=', ana.email).orderBy('created_at').execute(),
      );
      return mails.map(({ subject }) => subject.split(':')[0]);
    },
  };
}

async function emptied(world: PayingWorld): Promise<void> {
  await world.reset();
  await world.engine.database.write(async (tx) => {
    await tx.updateTable('carts').set({ order_id: null }).execute();
    for (const table of ['jobs', 'order_letters', 'mails', 'payments', 'payment_sessions', 'payment_events'] as const)
      await tx.deleteFrom(table).execute();
    for (const table of ['order_lines', 'orders', 'holds', 'cart_lines', 'carts', 'customers'] as const)
      await tx.deleteFrom(table).execute();
    await tx.updateTable('departures').set({ sold: 0 }).where('sold', '>', 0).execute();
  });
}
