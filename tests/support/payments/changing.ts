import type { ChangeOrder, LineChangeRequest } from '#domain/contract/line-change.ts';
import { changeBooking, dropChange, quoteChange } from '#domain/contract/line-change.ts';
import { type Order, readOrder } from '#domain/contract/orders.ts';
import type { Engine } from '../engine/engine.ts';
import type { Named } from '../stores/selections.ts';
import { ana, type Buyer } from './buying.ts';

/** The order and line to change; by default the first line. */
type Of = Pick<Order, 'id'> & { lines: readonly Pick<Order['lines'][number], 'id'>[] };

/** The calls by which a buyer changes bookings. */
export function aChanger(engine: Engine, buyer: Buyer) {
  const selectionFrom = (named: Named): LineChangeRequest => {
    const { booking_info, extra_items_units } = buyer.selection(named);
    return { booking_info, ...(extra_items_units && { extra_items_units }) };
  };
  const paramsOf = ({ id, lines }: Of, line: number) => ({ orderId: id, id: lines[line]?.id ?? '' });

  return {
    selectionFrom,
    quote: (order: Of, named: Named, line = 0) =>
      engine.call(quoteChange, paramsOf(order, line), { body: selectionFrom(named) }),
    change: (
      order: Of,
      named: Named,
      { line = 0, key, ...changes }: Partial<ChangeOrder> & { line?: number; key?: string } = {},
    ) =>
      engine.call(changeBooking, paramsOf(order, line), {
        body: { email: ana.email, ...selectionFrom(named), ...changes },
        ...(key && { key }),
      }),
    drop: ({ id }: Of) => engine.call(dropChange, { orderId: id }),
    read: async ({ id }: Pick<Order, 'id'>): Promise<Order> => (await engine.call(readOrder, { id })).body,
  };
}
