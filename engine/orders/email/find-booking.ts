import { lookUpOrder } from '#domain/contract/orders.ts';
import type { Context } from '../../context.ts';
import { shopNetwork } from '../../http/client-network.ts';
import { rateLimit } from '../../http/rate-limit.ts';
import { type Route, route } from '../../http/route.ts';
import { buyerEmailOf } from '../model/buyer-address.ts';
import { typedNumber } from '../model/order-number.ts';
import { notifyBuyer } from '../model/pending-emails.ts';

/**
 * POST /api/orders/lookup/ (P13): emails the link of a booking to the address that its number and address name. The answer does not reveal
 * whether there is such a booking.
 */
export function findBookingRoute(context: Context): Route {
  return route(lookUpOrder, async ({ body: { number, email }, store, request, now }) => {
    const from = shopNetwork(context, request);
    // The limits also prevent full mailboxes, and trying many addresses.
    const asking = rateLimit(context, [
      ...(from ? [{ key: `bookings looked for from ${from}`, most: 60, minutes: 60 }] : []),
      { key: `bookings looked for by ${email.toLowerCase()}`, most: 10, minutes: 60 },
    ]);
    await asking.begin(now);
    await context.database.write(async (tx) => {
      const numbered = tx
        .selectFrom('orders')
        .selectAll()
        .where('number', '=', typedNumber(number) ?? '');
      const order = await numbered.where('store_id', '=', store.id).executeTakeFirst();
      if (order && buyerEmailOf(order) === email.toLowerCase()) await notifyBuyer(tx, order, 'link');
    });
    return { detail: 'If we find that booking, a link is on its way to its email address.' };
  });
}
