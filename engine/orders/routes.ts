import * as days from '#domain/contract/booking-days.ts';
import { isUuid } from '#domain/contract/fields.ts';
import * as office from '#domain/contract/office/bookings.ts';
import { listOrderLines, readOrder, readOrderBySession, readOrderLine } from '#domain/contract/orders.ts';
import type { OrderChange, Payment } from '#domain/contract/seller-orders.ts';
import * as calls from '#domain/contract/seller-orders.ts';
import { orNotFound } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../database/tables.ts';
import { filterByText, ordered, pageQueryOf, paginate } from '../http/lists.ts';
import { writeAs } from '../http/request/idempotency.ts';
import {
  type AccountInput,
  byAuthentication,
  databaseChecks,
  type Input,
  type Route,
  readAs,
  route,
} from '../http/route.ts';
import { withTimeLimit } from '../provider-time-limit.ts';
import { amendmentRoutes } from './amend/amendment-routes.ts';
import { cancelRoutes } from './cancel/cancel-routes.ts';
import { findBookingRoute } from './email/find-booking.ts';
import { resendConfirmationRoute } from './email/resend-confirmation.ts';
import { lockSellersOrder, orderFirst, sellersOrder } from './model/order-access.ts';
import { orderHistory } from './model/order-history.ts';
import { buyersOrder, isOverdue, orderLinesOf, sessionById } from './model/queries.ts';
import { payOrderRoute } from './pay/create-payment.ts';
import { endPendingOrder } from './pay/expire.ts';
import { makePaymentRoute } from './pay/make-payment.ts';
import { noticesRoute } from './pay/notices.ts';
import { patientAsker } from './pay/session-jobs.ts';
import { placeOrderRoute } from './place/place-order.ts';
import { bookingRecord, orderByNumber } from './read/booking-record.ts';
import { daySheet, monthOf, resoldSheet } from './read/day-sheet.ts';
import { filterOptions, ordersPage } from './read/list-orders.ts';
import { lineFor, meetingPointsOf, orderLineReply, orderReply } from './read/order-reply.ts';
import { bookingsPage } from './read/search-bookings.ts';
import { paymentById, paymentsOf } from './read/seller-payments.ts';
import { listSellerLinesRoute, readSellerLineRoute, versionedOrder } from './read/seller-replies.ts';
import { replaceRefundRoute } from './refund/refund-jobs.ts';
import { changeLineRoute, voucherRoutes } from './staff/attendance.ts';
import { changeOrderAsStaff, deleteOrder } from './staff/change-order.ts';
import { holdRoutes } from './staff/hold-places.ts';
import { makeOrderRoute } from './staff/staff-order.ts';
import './meanings.ts';

type CallInput = Input<unknown, unknown>;

/** Orders and their payments. Ids are secrets that allow reading and paying (P15); all other calls, and all with a token, are for sellers (A4). */
export function orderRoutes(context: Context): Route[] {
  const { database } = context;
  const ask = patientAsker(context);

  const shown = (id = '', session_id: string | null, { store, storefront, language, now }: Omit<CallInput, 'query'>) =>
    currentOrder(
      context,
      now,
      (tx) => buyersOrder(tx, store.id, id),
      (tx, order) => orderReply(tx, order, session_id, { storefront, language, now }),
    );

  return [
    placeOrderRoute(context),
    byAuthentication(payOrderRoute(context), makePaymentRoute(context)),
    noticesRoute(context),
    route(readOrderBySession, async ({ query: { session_id }, ...input }) => {
      const session = orNotFound(
        isUuid(session_id) ? await database.read((tx) => sessionById(tx, session_id)) : undefined,
      );
      await ask(session, input.now);
      return shown(session.order_id, session.id, input);
    }),
    findBookingRoute(context),
    byAuthentication(
      route(readOrder, (input) => shown(input.params['id'], null, input)),
      route(calls.readSellerOrder, 'orders.read', ({ params, caller, now, origin }) =>
        currentOrder(
          context,
          now,
          (tx) => sellersOrder(tx, caller, params['id'], 'orders.read'),
          (tx, order) => versionedOrder(tx, order, { now, origin }),
        ),
      ),
    ),
    ...lineRoutes(context),
    changeLineRoute(context),
    ...cancelRoutes(context),
    ...amendmentRoutes(context),
    ...sellerRoutes(context),
    ...voucherRoutes(context),
  ];
}

function lineRoutes(context: Context): Route[] {
  const linesOf = ({ params, store, storefront, language, now }: CallInput) =>
    context.database.read(async (tx) => {
      const order = await buyersOrder(tx, store.id, params['orderId']);
      const all = await orderLinesOf(tx, order.id);
      const points = meetingPointsOf(storefront.in(language));
      return all.map((line) => lineFor(orderLineReply({ order, line, all }, points, now), { storefront, language }));
    });
  return [
    byAuthentication(
      route(listOrderLines, async (input) =>
        paginate(await linesOf(input), pageQueryOf(input.url), input.url, input.origin),
      ),
      listSellerLinesRoute(context),
    ),
    byAuthentication(
      route(readOrderLine, async (input) =>
        orNotFound((await linesOf(input)).find(({ id }) => id === input.params['id'])),
      ),
      readSellerLineRoute(context),
    ),
  ];
}

/** Orders and bookings of a seller's stores (A3, A4), without the calls about their lines and money. */
function sellerRoutes(context: Context): Route[] {
  const change = async (tx: Transaction, input: AccountInput<unknown, OrderChange>) => {
    const { params, caller, body, now, request } = input;
    const order = await lockSellersOrder(tx, caller, params['id'], 'orders.write', request);
    return versionedOrder(tx, await changeOrderAsStaff(tx, order, body, { now, by: caller.user_id }), input);
  };
  const drop = async (tx: Transaction, { params, caller, request }: AccountInput<unknown, unknown>) => {
    await deleteOrder(tx, await lockSellersOrder(tx, caller, params['id'], 'orders.write', request));
    return undefined;
  };

  return [
    readAs(context, calls.listOrders, 'orders.read', ordersPage),
    makeOrderRoute(context),
    ...holdRoutes(context),
    readAs(context, calls.readFilterOptions, 'orders.read', (tx, { caller }) => filterOptions(tx, caller)),
    databaseChecks(writeAs(context, calls.putOrder, 'orders.write', change), orderFirst(context, 'orders.write')),
    databaseChecks(writeAs(context, calls.changeOrder, 'orders.write', change), orderFirst(context, 'orders.write')),
    writeAs(context, calls.dropOrder, 'orders.write', drop),
    readAs(context, calls.listPayments, 'payments.read', async (tx, { params, caller, query, url, origin, now }) => {
      const order = await sellersOrder(tx, caller, params['orderId'], 'payments.read');
      const text = (it: Payment) => `${it.note}\n${it.payment_type_id}`;
      const found = filterByText(await paymentsOf(tx, order, now), query.search, text);
      return paginate(ordered(found, query.ordering, paymentOrderings), query, url, origin);
    }),
    readAs(context, calls.readPayment, 'payments.read', async (tx, { params, caller, now }) => {
      const order = await sellersOrder(tx, caller, params['orderId'], 'payments.read');
      return paymentById(tx, order, params['id'], now);
    }),
    replaceRefundRoute(context),
    route(office.readBooking, 'orders.read', ({ params, caller, now, origin }) =>
      currentOrder(
        context,
        now,
        (tx) => orderByNumber(tx, caller, params['number']),
        (tx, order) => bookingRecord(tx, order, { caller, now, origin }),
      ),
    ),
    resendConfirmationRoute(context),
    readAs(context, office.readOrderHistory, 'orders.read', async (tx, { params, caller }) => ({
      results: await orderHistory(tx, await sellersOrder(tx, caller, params['id'], 'orders.read')),
    })),
    readAs(context, office.searchBookings, 'orders.read', bookingsPage),
    readAs(context, days.listByDate, 'bookings.read', daySheet),
    readAs(context, days.listResold, 'bookings.read', resoldSheet),
    readAs(context, days.readCalendar, 'bookings.read', (tx, { caller, query }) =>
      monthOf(tx, caller, query.year, query.month),
    ),
  ];
}

const paymentOrderings = {
  created_at: (it: Payment) => Date.parse(it.created_at),
  amount: (it: Payment) => Number(it.amount.amount),
  kind: (it: Payment) => it.kind,
  state: (it: Payment) => it.state,
};

/** Reads an order. A pending order whose time has passed is ended first, so the answer does not depend on the sweeper. */
async function currentOrder<T>(
  context: Context,
  now: Temporal.Instant,
  find: (tx: Transaction) => Promise<OrderRow>,
  show: (tx: Transaction, order: OrderRow) => Promise<T>,
): Promise<T> {
  const { database } = context;
  const over = await database.read(async (tx) => {
    const order = await find(tx);
    return (await isOverdue(tx, order, now)) ? order : null;
  });
  if (over) await endPendingOrder(withTimeLimit(context), over, now);
  return database.read(async (tx) => show(tx, await find(tx)));
}
