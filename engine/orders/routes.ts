import { isUuid } from '#domain/contract/fields.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { listOrderLines, readOrder, readOrderBySession, readOrderLine } from '#domain/contract/orders.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderRow } from '../database/tables.ts';
import { notFound } from '../errors.ts';
import { filterByText, ordered, paginate } from '../http/lists.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { type AccountInput, either, type Input, type Route, route, tellingAll } from '../http/route.ts';
import { withTimeLimit } from '../provider-time-limit.ts';
import { amendmentRoutes } from './amend/amendment-routes.ts';
import { cancelRoutes } from './cancel/cancel-routes.ts';
import * as days from './contract/days-contract.ts';
import type { OrderChange, Payment } from './contract/sellers-contract.ts';
import * as calls from './contract/sellers-contract.ts';
import { findBookingRoute } from './email/find-booking.ts';
import { lockSellersOrder, orderFirst, sellersOrder } from './model/order-access.ts';
import { buyersOrder, isOverdue, orderLinesOf, sessionById } from './model/queries.ts';
import { payOrderRoute } from './pay/create-payment.ts';
import { endPendingOrder } from './pay/expire.ts';
import { makePaymentRoute } from './pay/make-payment.ts';
import { noticesRoute } from './pay/notices.ts';
import { patientAsker } from './pay/session-jobs.ts';
import { placeOrderRoute } from './place/place-order.ts';
import { daySheet, monthOf, resoldSheet } from './read/day-sheet.ts';
import { filterOptions, ordersPage } from './read/list-orders.ts';
import { meetingPointsOf, orderLineReply, orderReply } from './read/order-reply.ts';
import { paymentById, paymentsOf } from './read/seller-payments.ts';
import { listSellerLinesRoute, readSellerLineRoute, versionedOrder } from './read/seller-replies.ts';
import { replaceRefundRoute } from './refund/refund-jobs.ts';
import { changeLineRoute, voucherRoutes } from './staff/attendance.ts';
import { changeOrderAsStaff, deleteOrder } from './staff/change-order.ts';
import { makeOrderRoute } from './staff/staff-order.ts';
import './meanings.ts';

type Seen = Pick<Input<unknown, unknown>, 'store' | 'storefront' | 'now'>;

/** Orders and their payments: ids are secrets that let one read and pay (P15); for all else, and with a token, one is a seller (A4). */
export function orderRoutes(context: Context): Route[] {
  const { database } = context;
  const ask = patientAsker(context);

  /** An order is never shown as pending past its time, whether a sweeper came by or not. */
  const shown = async (
    order_id: string,
    session_id: string | null,
    { store, storefront, now }: Seen,
  ): Promise<Order> => {
    const find = (tx: Transaction) => buyersOrder(tx, store.id, order_id);
    await endIfOver(context, find, now);
    return database.read(async (tx) => orderReply(tx, await find(tx), session_id, storefront, now));
  };

  const linesOf = async ({ params, store, storefront, now }: Input<unknown, unknown>): Promise<OrderLine[]> => {
    return database.read(async (tx) => {
      const order = await buyersOrder(tx, store.id, params['orderId']);
      const lines = await orderLinesOf(tx, order.id);
      return lines.map((line) => orderLineReply({ order, line, all: lines }, meetingPointsOf(storefront), now));
    });
  };

  return [
    placeOrderRoute(context),
    either(payOrderRoute(context), makePaymentRoute(context)),
    noticesRoute(context),
    route(readOrderBySession, async ({ query, ...input }) => {
      const session = isUuid(query.session_id)
        ? await database.read((tx) => sessionById(tx, query.session_id))
        : undefined;
      if (!session) throw notFound();
      await ask(session, input.now);
      return shown(session.order_id, session.id, input);
    }),
    findBookingRoute(context),
    either(
      route(readOrder, ({ params, ...input }) => shown(params['id'] ?? '', null, input)),
      readSellerOrderRoute(context),
    ),
    either(
      route(listOrderLines, async (input) => {
        const { url, origin } = input;
        const asked = {
          page: url.searchParams.get('page') || undefined,
          page_size: url.searchParams.get('page_size') ?? undefined,
        };
        return paginate(await linesOf(input), asked, url, origin);
      }),
      listSellerLinesRoute(context),
    ),
    either(
      route(readOrderLine, async (input) => {
        const line = (await linesOf(input)).find(({ id }) => id === input.params['id']);
        if (!line) throw notFound();
        return line;
      }),
      readSellerLineRoute(context),
    ),
    changeLineRoute(context),
    ...cancelRoutes(context),
    ...amendmentRoutes(context),
    ...sellerRoutes(context),
    ...voucherRoutes(context),
  ];
}

/** Orders and bookings of a seller's stores (A3, A4), but for what goes on with their lines and money. */
function sellerRoutes(context: Context): Route[] {
  const { database } = context;

  const change = async (tx: Transaction, input: AccountInput<unknown, OrderChange>) => {
    const { params, caller, body, now, request } = input;
    const order = await lockSellersOrder(tx, caller, params['id'], 'orders.write', request);
    return versionedOrder(tx, await changeOrderAsStaff(tx, order, body, now), input);
  };

  return [
    route(calls.listOrders, (input) => database.read((tx) => ordersPage(tx, input)), 'orders.read'),
    makeOrderRoute(context),
    route(calls.readFilterOptions, ({ caller }) => database.read((tx) => filterOptions(tx, caller)), 'orders.read'),
    tellingAll(writeAs(context, calls.putOrder, change, 'orders.write'), orderFirst(context, 'orders.write')),
    tellingAll(writeAs(context, calls.changeOrder, change, 'orders.write'), orderFirst(context, 'orders.write')),
    writeAs(
      context,
      calls.dropOrder,
      async (tx, { params, caller, request }) => {
        await deleteOrder(tx, await lockSellersOrder(tx, caller, params['id'], 'orders.write', request));
        return undefined;
      },
      'orders.write',
    ),
    route(
      calls.listPayments,
      async ({ params, caller, query, url, origin, now }) => {
        const payments = await database.read(async (tx) =>
          paymentsOf(tx, await sellersOrder(tx, caller, params['orderId'], 'payments.read'), now),
        );
        const found = filterByText(payments, query.search, (it) => `${it.note}\n${it.payment_type_id}`.toLowerCase());
        return paginate(ordered(found, query.ordering, paymentOrderings), query, url, origin);
      },
      'payments.read',
    ),
    route(
      calls.readPayment,
      ({ params, caller, now }) =>
        database.read(async (tx) => {
          const order = await sellersOrder(tx, caller, params['orderId'], 'payments.read');
          return paymentById(tx, order, params['id'], now);
        }),
      'payments.read',
    ),
    replaceRefundRoute(context),
    route(days.listByDate, (input) => database.read((tx) => daySheet(tx, input)), 'bookings.read'),
    route(days.listResold, (input) => database.read((tx) => resoldSheet(tx, input)), 'bookings.read'),
    route(
      days.readCalendar,
      ({ caller, query }) => database.read((tx) => monthOf(tx, caller, query.year, query.month)),
      'bookings.read',
    ),
  ];
}

const paymentOrderings = {
  created_at: (it: Payment) => Date.parse(it.created_at),
  amount: (it: Payment) => Number(it.amount.amount),
  kind: (it: Payment) => it.kind,
  state: (it: Payment) => it.state,
};

/** Ends an order whose time to pay is over, before it is shown. */
async function endIfOver(
  context: Context,
  find: (tx: Transaction) => Promise<OrderRow>,
  now: Temporal.Instant,
): Promise<void> {
  const { order, isOver } = await context.database.read(async (tx) => {
    const found = await find(tx);
    return { order: found, isOver: await isOverdue(tx, found, now) };
  });
  if (isOver) await endPendingOrder(withTimeLimit(context), order, now);
}

/** GET of one order with a token; it is never shown as pending past its time. */
function readSellerOrderRoute(context: Context): Route {
  const { database } = context;
  return route(
    calls.readSellerOrder,
    async ({ params, caller, now, origin }) => {
      const find = (tx: Transaction) => sellersOrder(tx, caller, params['id'], 'orders.read');
      await endIfOver(context, find, now);
      return database.read(async (tx) => versionedOrder(tx, await find(tx), { now, origin }));
    },
    'orders.read',
  );
}
