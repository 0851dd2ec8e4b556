import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { writeAs } from '../http/idempotency.ts';
import { ordered, pageOf, searched } from '../http/lists.ts';
import type { AccountInput, Route } from '../http/route.ts';
import { route, tellingAll } from '../http/route.ts';
import { withPatience } from '../patience.ts';
import { changedOrder, deletedOrder } from './change-order.ts';
import { daySheet, resoldSheet } from './day-sheet.ts';
import * as days from './days-contract.ts';
import { endPending, isOverdue } from './expire.ts';
import { filterOptions } from './filter-options.ts';
import { listedOrders } from './listed-orders.ts';
import { makeOrders } from './make-order.ts';
import { monthOf } from './month.ts';
import { replacesRefund } from './replace-refund.ts';
import { paymentById, paymentsOf } from './seller-payments.ts';
import { versionedOrder } from './seller-replies.ts';
import { lockedOrder, orderFirst, sellersOrder } from './sellers.ts';
import type { OrderChange, Payment } from './sellers-contract.ts';
import * as calls from './sellers-contract.ts';

/** Orders and bookings of a seller's stores (A3, A4), but for what goes on with their lines and money. */
export function sellerRoutes(context: Context): Route[] {
  const { database } = context;

  const change = async (tx: Transaction, input: AccountInput<unknown, OrderChange>) => {
    const { params, caller, body, now, request } = input;
    const order = await lockedOrder(tx, caller, params['id'], 'orders.write', request);
    return versionedOrder(tx, await changedOrder(tx, order, body, now), input);
  };

  return [
    route(calls.listOrders, (input) => database.read((tx) => listedOrders(tx, input)), 'orders.read'),
    makeOrders(context),
    route(calls.readFilterOptions, ({ caller }) => database.read((tx) => filterOptions(tx, caller)), 'orders.read'),
    tellingAll(writeAs(context, calls.putOrder, change, 'orders.write'), orderFirst(context, 'orders.write')),
    tellingAll(writeAs(context, calls.changeOrder, change, 'orders.write'), orderFirst(context, 'orders.write')),
    writeAs(
      context,
      calls.dropOrder,
      async (tx, { params, caller, request }) => {
        await deletedOrder(tx, await lockedOrder(tx, caller, params['id'], 'orders.write', request));
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
        const found = searched(payments, query.search, (it) => `${it.note}\n${it.payment_type_id}`.toLowerCase());
        return pageOf(ordered(found, query.ordering, paymentOrderings), query, url, origin);
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
    replacesRefund(context),
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

/** GET of one order with a token; it is never shown as pending past its time. */
export function readsAsSeller(context: Context): Route {
  const { database } = context;
  return route(
    calls.readSellerOrder,
    async ({ params, caller, now, origin }) => {
      const find = (tx: Transaction) => sellersOrder(tx, caller, params['id'], 'orders.read');
      const found = await database.read(async (tx) => {
        const order = await find(tx);
        return { order, isOver: await isOverdue(tx, order, now) };
      });
      if (found.isOver) await endPending(withPatience(context), found.order, now);
      return database.read(async (tx) => versionedOrder(tx, await find(tx), { now, origin }));
    },
    'orders.read',
  );
}
