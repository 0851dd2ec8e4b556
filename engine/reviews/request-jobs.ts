import { lazyHref } from '#domain/app/lazy-href.ts';
import { titlePhrase } from '#text/line-words.ts';
import { tokenHash } from '../base/token-hash.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderLineRow, OrderRow } from '../database/tables.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import { brandOf } from '../orders/email/email-parts.ts';
import { languageOfOrder } from '../orders/model/email-words.ts';
import { recordOrderChange } from '../orders/model/order-history.ts';
import { isBooked, lockOrder, orderById, orderLinesOf, storeOf } from '../orders/model/queries.ts';
import { lineReviewRequestAt, REVIEW_REQUEST } from '../orders/model/review-requests.ts';
import { buyerOrder } from '../orders/read/seller-replies.ts';
import { reviewEmail } from './review-email.ts';

/** Asks guests for reviews, the day after (V14). */
export function reviewJobs(context: Context): JobHandlers {
  return {
    [REVIEW_REQUEST]: {
      leaseSeconds: 60,
      mostAttempts: 20,
      pauseSeconds: (attempts) => Math.min(5 * 2 ** attempts, 60 * 60),
      run: ({ key }) => context.database.write((tx) => askForReviews(context, tx, key.split('/')[0] ?? '')),
    },
  };
}

/**
 * Queues one email about an order's lines that are due: lines that are checked in and were not asked about before.
 *
 * @returns when to look again, if it is too early or too late in the day for an email
 */
async function askForReviews(
  context: Context,
  tx: Transaction,
  order_id: string,
): Promise<Temporal.Instant | undefined> {
  const now = context.now();
  if (!(await orderById(tx, order_id))) return undefined;
  const order = await lockOrder(tx, order_id);
  const store = await storeOf(tx, order);
  const { settings, shop } = store;
  if (!isBooked(order) || order.redacted_at !== null || settings.ask_for_reviews === false) return undefined;
  const [due, next] = dueLines(await linesWithoutRequest(tx, order), now);
  if (due.length === 0) return next;
  const origin = context.config.publicUrl ?? context.accounts.origin();
  const language = languageOfOrder(order, settings);
  const shown = await buyerOrder(tx, order, language, { now, origin });
  const to = shown.main_contact_info?.email;
  if (!to || !shown.order_url) return next;
  const tours = [];
  for (const line of due) {
    const token = context.newId();
    const request = { line_id: line.id, token_hash: tokenHash(token), requested_at: now.epochMilliseconds };
    await tx.insertInto('review_requests').values(request).execute();
    const booked = shown.lines.find(({ id }) => id === line.id);
    const title = booked ? titlePhrase(booked) : { text: '' };
    tours.push({ title, url: new URL(lazyHref.review(token), shown.order_url).href });
  }
  const first_name = shown.main_contact_info?.first_name ?? '';
  const about = { to, first_name: first_name.trim(), shop, settings, number: order.number, tours };
  const email = reviewEmail({ ...about, language, brand: brandOf(store, origin) });
  await context.mail.queue(tx, { ...email, until: now.add({ hours: 24 * 14 }) }, now, store.account_id);
  const after = { emails: ['review'], personal: { to } };
  await recordOrderChange(tx, order, { kind: 'emailed', actor: 'shop', at: now, after });
  return next;
}

async function linesWithoutRequest(tx: Transaction, { id }: OrderRow): Promise<OrderLineRow[]> {
  const lines = (await orderLinesOf(tx, id)).filter(({ attendance_status }) => attendance_status === 'checked_in');
  const requests = await tx
    .selectFrom('review_requests')
    .select('line_id')
    .where('line_id', 'in', ['', ...lines.map((line) => line.id)])
    .execute();
  return lines.filter((line) => requests.every(({ line_id }) => line_id !== line.id));
}

/** The lines that are due now, and the time of the next one. */
function dueLines(
  lines: readonly OrderLineRow[],
  now: Temporal.Instant,
): [OrderLineRow[], Temporal.Instant | undefined] {
  const times = lines.map((line) => ({ line, at: lineReviewRequestAt(line, now) }));
  const due = times.filter(({ at }) => at !== null && Temporal.Instant.compare(at, now) <= 0);
  const [next] = times
    .flatMap(({ at }) => (at !== null && Temporal.Instant.compare(at, now) > 0 ? at : []))
    .toSorted((a, b) => Temporal.Instant.compare(a, b));
  return [due.map(({ line }) => line), next];
}
