import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { Serialised } from '../http/answers.ts';
import type { Caller } from '../http/caller.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { writeAs } from '../http/idempotency.ts';
import { refuseStale, versioned } from '../http/if-match.ts';
import { ordered, pageOf, searched } from '../http/lists.ts';
import type { Route } from '../http/route.ts';
import { route, tellingAll } from '../http/route.ts';
import { attendedLine } from './line-attendance.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { lockOrder } from './queries.ts';
import { sellerLines } from './seller-replies.ts';
import { sellersLines } from './sellers.ts';
import type { SellerLine } from './sellers-contract.ts';
import * as calls from './sellers-contract.ts';

/** GET of the lines of an order with a token, for whoever sees who comes. */
export function listsLinesAsSeller({ database }: Context): Route {
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
      const found = searched(lines, query.search, (it) => `${it.experience.title}\n${it.note}`.toLowerCase());
      return pageOf(ordered(found, query.ordering, orderings), query, url, origin);
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
export function readsLineAsSeller({ database }: Context): Route {
  return route(
    calls.readSellerLine,
    ({ params, caller, now }) =>
      database.read(async (tx) => {
        const { order, all, seen } = await sellersLines(tx, caller, params['orderId'], 'bookings.read');
        return oneLine(tx, { line: lineAmong(seen, params['id']), order }, all, now);
      }),
    'bookings.read',
  );
}

/** PATCH of a line: whether its guests have come, and a note. */
export function changesLine(context: Context): Route {
  const found = async (tx: Transaction, caller: Caller, params: Readonly<Record<string, string>>) => {
    const { order, all, seen, isMine } = await sellersLines(tx, caller, params['orderId'], 'bookings.check_in');
    const line = lineAmong(seen, params['id']);
    if (!isMine(line)) throw forbidden();
    return { order, all, line };
  };
  const route_ = writeAs(
    context,
    calls.changeLine,
    async (tx, { params, caller, body, now, request }) => {
      const { order: seen } = await found(tx, caller, params);
      const order = await lockOrder(tx, seen.id);
      refuseStale(request.headers.get('if-match'), order.version, 'order');
      const { all, line } = await found(tx, caller, params);
      const changed = await attendedLine(tx, order, line, body);
      return oneLine(
        tx,
        changed,
        all.map((it) => (it.id === line.id ? changed.line : it)),
        now,
      );
    },
    'bookings.check_in',
  );
  return tellingAll(route_, (_good, { caller, params }) =>
    context.database.read(async (tx) => {
      if (caller) await found(tx, caller, params);
      return [];
    }),
  );
}

/** A line of an order by its id. @throws Failed 404 */
export function lineAmong(lines: readonly OrderLineRow[], id: string | undefined): OrderLineRow {
  const line = lines.find((it) => it.id === id);
  if (!line) throw notFound();
  return line;
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
