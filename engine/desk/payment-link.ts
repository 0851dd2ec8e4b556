import { storeOrigin } from '#domain/app/store-origin.ts';
import { createPaymentLink } from '#domain/contract/desk.ts';
import type { Of } from '#domain/contract/fields.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { orderNumberOf } from '#domain/desk/log.ts';
import { toDecimal } from '#domain/money/money.ts';
import { orNotFound } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../database/tables.ts';
import type { Principal } from '../http/principal.ts';
import { idempotentStepsAs } from '../http/request/idempotency.ts';
import { databaseChecks, type Route } from '../http/route.ts';
import { checkedFirst, sellersOrder } from '../orders/model/order-access.ts';
import { sessionById, storeOf } from '../orders/model/queries.ts';
import { payByCard } from '../orders/pay/create-payment.ts';

type PaymentLink = Of<NonNullable<typeof createPaymentLink.reply>>;

/** POST /api/desk/payment-links/{line}/: a card page for the balance due of a line's order; the guest opens it by a QR code (T9). */
export function paymentLinkRoute(context: Context): Route {
  const route = idempotentStepsAs(
    context,
    createPaymentLink,
    'payments.write',
    async ({ params, caller, body, origin, now }, keep): Promise<PaymentLink> => {
      const find = async (tx: Transaction) => {
        const order = await orderOfLine(tx, caller, params['line']);
        const { shop, domain } = await storeOf(tx, order);
        return { id: order.id, merchant: shop.name, origin: storeOrigin(domain, origin) };
      };
      const request = { body: { amount: body.amount }, now };
      const placed = await payByCard(context, find, request, async (tx, it) => keep(tx, await linkOf(tx, caller, it)));
      return context.database.read((tx) => linkOf(tx, caller, placed));
    },
  );
  return databaseChecks(
    route,
    checkedFirst(context, (tx, caller, { line }) => orderOfLine(tx, caller, line)),
  );
}

/** The order of a line, by the line's number. @throws Failed 404 for an order that does not exist or that the caller may not see; 403 without the permission */
async function orderOfLine(tx: Transaction, caller: Principal, line = ''): Promise<OrderRow> {
  const number = orderNumberOf(line);
  const order = await tx.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  return sellersOrder(tx, caller, order?.id, 'payments.write');
}

async function linkOf(tx: Transaction, caller: Principal, placed: PlacedOrder): Promise<PaymentLink> {
  const { currency } = await sellersOrder(tx, caller, placed.id, 'payments.write');
  const session = orNotFound(await sessionById(tx, placed.session_id));
  return { checkout_url: placed.checkout_url, amount: toDecimal(session.amount, currency), currency };
}
