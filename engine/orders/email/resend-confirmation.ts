import { resendConfirmation } from '#domain/contract/office/bookings.ts';
import type { Context } from '../../context.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import { databaseChecks, type Route } from '../../http/route.ts';
import { buyerEmailOf } from '../model/buyer-address.ts';
import { lockSellersOrder, orderFirst } from '../model/order-access.ts';
import { notifyBuyer } from '../model/pending-emails.ts';
import { isBooked, isReservation, moveRefusedError } from '../model/queries.ts';

/**
 * POST resend/: sends the confirmation once more (B6), or the email about a reservation that is to be paid (B13).
 *
 * @throws Failed 409 for an order without an address, or an order that is neither booked nor reserved
 */
export function resendConfirmationRoute(context: Context): Route {
  const route = writeAs(
    context,
    resendConfirmation,
    'orders.write',
    async (tx, { params, caller }): Promise<undefined> => {
      const order = await lockSellersOrder(tx, caller, params['id'], 'orders.write');
      const isPending = order.status === 'pending' && isReservation(order);
      if (!isBooked(order) && !isPending)
        throw moveRefusedError(`This order is ${order.status}: it has no confirmation.`);
      if (!buyerEmailOf(order)) throw moveRefusedError('This order has no email address. Add one first.');
      await notifyBuyer(tx, order, isPending ? 'reserved' : 'confirmed');
    },
  );
  return databaseChecks(route, orderFirst(context, 'orders.write'));
}
