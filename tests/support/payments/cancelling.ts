import { type CancelRequest, type Order, readOrder } from '#domain/contract/orders.ts';
import type { Answered, Engine } from '../engine/engine.ts';
import type { Named } from '../stores/selections.ts';
import { ana, type Buyer } from './buying.ts';
import { cards } from './sandbox.ts';

/** The calls by which a buyer cancels bookings. */
export function cancellingWith(engine: Engine, buyer: Buyer) {
  const post = (path: string, selection: Partial<CancelRequest>, key?: string): Promise<Answered<never>> =>
    engine.send('POST', path, { body: { email: ana.email, ...selection }, ...(key && { key }) });

  return {
    /** An order of these lines, paid by card; by default the whole price. */
    async booked(lines: readonly Named[] = [{}], { amount }: { amount?: string } = {}): Promise<Order> {
      const [first, ...others] = lines;
      let cart = await buyer.cartOf(buyer.selection(first));
      for (const named of others)
        await engine.send('POST', `/api/cart/${cart.id}/lines/`, { body: buyer.selection(named) });
      cart = (await engine.send('GET', `/api/cart/${cart.id}/`)).body;
      const { body: placed } = await buyer.order(cart, { amount: amount ?? cart.total.gross });
      if (placed.checkout_url.includes('/sandbox/')) await buyer.pay(placed, cards.paid);
      await buyer.notices();
      return buyer.seen(placed);
    },
    seen: async ({ id }: Pick<Order, 'id'>): Promise<Order> => (await engine.call(readOrder, { id })).body,
    cancel: ({ id }: Pick<Order, 'id'>, selection: Partial<CancelRequest> = {}, key?: string) =>
      post(`/api/orders/${id}/cancel/`, selection, key),
    cancelLine: ({ id, lines }: Order, n: number, selection: Partial<CancelRequest> = {}, key?: string) =>
      post(`/api/orders/${id}/lines/${lines[n]?.id}/cancel/`, selection, key),
  };
}
