import type { CancelWish, Order } from '#domain/contract/orders.ts';
import { cancelBooking, cancelBookingLine } from '#domain/contract/orders.ts';
import type { Context } from '../context.ts';
import { notFound } from '../http/errors.ts';
import type { Input, Route } from '../http/route.ts';
import { syncProvider } from './ask.ts';
import { guardedAddress, refuseOtherAddress } from './buyers-address.ts';
import { cancelAsBuyer } from './cancel-as-buyer.ts';
import { orderReply } from './order-reply.ts';
import type { Keep } from './phased.ts';
import { phased } from './phased.ts';
import { isId, lockOrder, orderLinesOf, orderOf } from './queries.ts';
import { lineAmong } from './seller-lines.ts';
import { vouchersReady } from './vouchers.ts';

/** Cancelling without a token (P15): whoever knows the id and says the address. Both answer the whole order, as it is then. */
export function buyersCancelRoutes(context: Context): { whole: Route; ofLine: Route } {
  const whole = phased(context, cancelBooking, (input, keep) =>
    cancelled(context, input, keep, { order_id: input.params['id'] ?? '', line_id: null }),
  );
  const ofLine = phased(context, cancelBookingLine, (input, keep) =>
    cancelled(context, input, keep, { order_id: input.params['orderId'] ?? '', line_id: input.params['id'] ?? '' }),
  );
  return { whole: guardedAddress(context, 'id', whole), ofLine: guardedAddress(context, 'orderId', ofLine) };
}

async function cancelled(
  context: Context,
  { body, store, storefront, now }: Input<unknown, CancelWish>,
  keep: Keep<Order>,
  { order_id, line_id }: { order_id: string; line_id: string | null },
): Promise<Order> {
  await vouchersReady();
  const { order, reply } = await context.database.write(async (tx) => {
    if (!isId(order_id) || !(await orderOf(tx, store.id, order_id))) throw notFound();
    const found = await lockOrder(tx, order_id);
    refuseOtherAddress(found, body.email);
    const line = line_id === null ? null : lineAmong(await orderLinesOf(tx, order_id), line_id);
    const changed = await cancelAsBuyer(tx, found, line, body, { now, newId: context.newId });
    const shown = await orderReply(tx, changed, null, storefront, now);
    await keep(tx, shown);
    return { order: changed, reply: shown };
  });
  await syncProvider(context, order.id);
  return reply;
}
