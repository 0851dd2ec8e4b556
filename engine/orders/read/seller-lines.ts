import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { Serialised } from '../../http/json-response.ts';
import { filterByText, ordered, paginate } from '../../http/lists.ts';
import { versioned } from '../../http/request/if-match.ts';
import type { Route } from '../../http/route.ts';
import { route } from '../../http/route.ts';
import type { SellerLine } from '../contract/sellers-contract.ts';
import * as calls from '../contract/sellers-contract.ts';
import { sellersLines } from '../model/order-access.ts';

import { findLine } from '../model/queries.ts';
import { sellerLines } from './seller-replies.ts';

/** GET of the lines of an order with a token, for whoever sees who comes. */
export function listSellerLinesRoute({ database }: Context): Route {
  return route(
    calls.listSellerLines,
    async ({ params, caller, query, url, origin, now }) => {
      const lines = await database.read(async (tx) => {
        const { order, all, seen } = await sellersLines(tx, caller, params['orderId'], 'bookings.read');
        return sellerLines(
          tx,
          seen.map((line) => ({ line, order })),
          all,
          now,
        );
      });
      const found = filterByText(lines, query.search, (it) => `${it.experience.title}\n${it.note}`.toLowerCase());
      return paginate(ordered(found, query.ordering, orderings), query, url, origin);
    },
    'bookings.read',
  );
}

const orderings = {
  starts_at: (it: SellerLine) => Date.parse(it.starts_at),
  title: (it: SellerLine) => it.experience.title,
  total: (it: SellerLine) => Number(it.total.gross),
  attendance_status: (it: SellerLine) => it.attendance_status,
};

/** GET of one line with a token. */
export function readSellerLineRoute({ database }: Context): Route {
  return route(
    calls.readSellerLine,
    ({ params, caller, now }) =>
      database.read(async (tx) => {
        const { order, all, seen } = await sellersLines(tx, caller, params['orderId'], 'bookings.read');
        return oneLine(tx, { line: findLine(seen, params['id']), order }, all, now);
      }),
    'bookings.read',
  );
}

/** One line as sellers see it, of the version of its order. @param all  its order's lines, it among them */
export async function oneLine(
  tx: Transaction,
  shown: { line: OrderLineRow; order: OrderRow },
  all: readonly OrderLineRow[],
  now: Temporal.Instant,
): Promise<Serialised> {
  const [answer] = await sellerLines(tx, [shown], all, now);
  if (!answer) throw new Error('one line is one answer');
  return versioned(answer, shown.order.version);
}
