import { type ChangeQuote, dropChange, quoteChange } from '#domain/contract/line-change.ts';
import { toDecimal } from '#domain/money/money.ts';
import { Refused } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import { idempotentSteps } from '../../http/request/idempotency.ts';
import { type Route, route } from '../../http/route.ts';
import { dropAmendments, pendingAmendment } from '../model/amendments.ts';
import type { LineOfOrder } from '../model/prices.ts';
import { buyersOrder, lockOrder, sessionsOf } from '../model/queries.ts';
import { closeSessions, isLive } from '../model/sessions.ts';
import { amendBookingRoute, lockBuyersLine } from './amend-booking.ts';
import { type AmendmentTerms, lockAmendmentTerms } from './amendment-terms.ts';
import { moveRoutes } from './move-line.ts';

/** Changes of a booked line by its buyer: their quote, the change itself, and its cancellation before it is paid (P12). */
export function amendmentRoutes(context: Context): Route[] {
  return [quoteRoute(context), amendBookingRoute(context), dropAmendmentRoute(context), ...moveRoutes(context)];
}

/** Quotes a change. The transaction writes nothing, and its locks end with it. */
function quoteRoute({ database, payments }: Context): Route {
  return route(quoteChange, (input) =>
    database.write(async (tx) => {
      const of = await lockBuyersLine(tx, input);
      return changeQuoteOf(of, await lockAmendmentTerms(tx, of, input, payments));
    }),
  );
}

function changeQuoteOf({ order, line }: LineOfOrder, terms: AmendmentTerms): ChangeQuote {
  const { currency } = order;
  const { changed, discount, price, to_pay, to_refund, until } = terms;
  const gross = (amount: number) => ({ gross: toDecimal(amount, currency), currency });
  const sum = (amount: number) => ({ amount: toDecimal(amount, currency), currency });
  const paid = order.paid - order.refunded + to_pay - to_refund;
  return {
    old_price: gross(line.gross),
    new_price: gross(changed.row.gross),
    discount: sum(discount),
    total: gross(price.total),
    to_pay: sum(to_pay),
    to_refund: sum(to_refund),
    due: sum(Math.max(0, price.total - paid)),
    changeable_until: until.toString(),
  };
}

/** DELETE of a change that waits for its payment. Its card page is closed first, so that no money is paid for it. */
function dropAmendmentRoute(context: Context): Route {
  return idempotentSteps(context, dropChange, async ({ params, store, now }, keep): Promise<undefined> => {
    const id = params['orderId'] ?? '';
    const found = await context.database.read(async (tx) => {
      await buyersOrder(tx, store.id, id);
      const pending = await pendingAmendment(tx, id);
      const sessions = await sessionsOf(tx, id);
      return sessions.filter((it) => it.id === pending?.session_id && isLive(context, it));
    });
    await closeSessions(context, found, now);
    await context.database.write(async (tx) => {
      await lockOrder(tx, id);
      const sessions = await sessionsOf(tx, id);
      const mine = sessions.filter((it) => found.some((one) => one.id === it.id));
      if (mine.some(({ state }) => state === 'paid')) throw new Refused('session_closed', PAID, { order_id: id });
      if (mine.some((it) => isLive(context, it))) throw new Refused('session_closed', UNDECIDED, { order_id: id });
      await dropAmendments(tx, id);
      await keep(tx, undefined);
    });
    return undefined;
  });
}

const PAID = 'This change has been paid meanwhile, and is made.';
const UNDECIDED = 'The payment of this change is being confirmed. Please look again in a moment.';
