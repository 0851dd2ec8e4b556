import type { ReviewFilter, StaffReview } from '#domain/contract/reviews/staff.ts';
import * as calls from '#domain/contract/reviews/staff.ts';
import { requireIn, wholeId } from '../accounts/model/in-account.ts';
import { orNotFound } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import { recordChange } from '../history/record-change.ts';
import { instantText } from '../http/json-response.ts';
import type { Principal } from '../http/principal.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { type AccountInput, type Route, readAs } from '../http/route.ts';
import { touchExperiences } from '../places/version.ts';

type ReviewRow = RowOf<'reviews'>;

/** Staff's calls about reviews (V15): read, answer, hide with a reason, show again. */
export function staffReviewRoutes(context: Context): Route[] {
  return [
    readAs(context, calls.listStaffReviews, 'reviews.read', async (tx, { caller, query }) => {
      const account_id = query.account ?? caller.device?.account_id ?? caller.accountsWith('reviews.read')[0] ?? 0;
      if (!caller.can(account_id, 'reviews.read')) requireIn(caller, account_id, 'reviews.read');
      const { filter, experience, before } = query;
      const rows = await reviewRows(tx, account_id)
        .$if(filter !== undefined, (it) => it.where((of) => matches(of, filter ?? 'new')))
        .$if(experience !== undefined, (it) => it.where('r.experience_id', '=', experience ?? 0))
        .$if(before !== undefined, (it) => it.where('r.id', '<', before ?? 0))
        .orderBy('r.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const page = rows.slice(0, PAGE);
      return {
        results: page.map((row) => staffReview(row, account_id, caller)),
        next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
        unanswered: await countUnanswered(tx, account_id),
      };
    }),
    writeAs(context, calls.replyToReview, 'reviews.write', (tx, input) => {
      const { text } = input.body;
      const replied_at = text === '' ? null : input.now.epochMilliseconds;
      return changeReview(tx, input, { reply: text, replied_at }, { kind: text === '' ? 'unanswered' : 'answered' });
    }),
    writeAs(context, calls.hideReview, 'reviews.write', (tx, input) => {
      const { reason } = input.body;
      const hidden = { hidden_reason: reason, hidden_at: input.now.epochMilliseconds };
      return changeReview(tx, input, hidden, { kind: 'hidden', after: { status: reason } });
    }),
    writeAs(context, calls.showReview, 'reviews.write', (tx, input) =>
      changeReview(tx, input, { hidden_reason: null, hidden_at: null }, { kind: 'shown' }),
    ),
  ];
}

const PAGE = 30;
const LOW = 3;

/** Reviews of the account's tours, and of its stores' sales. */
function reviewRows(tx: Transaction, account_id: number) {
  return tx
    .selectFrom('reviews as r')
    .innerJoin('order_lines as l', 'l.id', 'r.line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .innerJoin('experiences as e', 'e.id', 'r.experience_id')
    .selectAll('r')
    .select(['l.date', 'o.number', 's.account_id as seller_id', 'e.title'])
    .where((it) => it.or([it('r.account_id', '=', account_id), it('s.account_id', '=', account_id)]));
}

type Row = Awaited<ReturnType<ReturnType<typeof reviewRows>['execute']>>[number];
type Where = Parameters<Extract<Parameters<ReturnType<typeof reviewRows>['where']>[0], (...args: never) => unknown>>[0];

function matches(it: Where, filter: ReviewFilter) {
  if (filter === 'hidden') return it('r.hidden_at', 'is not', null);
  if (filter === 'low') return it('r.rating', '<=', LOW);
  if (filter === 'answered') return it('r.replied_at', 'is not', null);
  return it.and([it('r.replied_at', 'is', null), it('r.hidden_at', 'is', null)]);
}

async function countUnanswered(tx: Transaction, account_id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', account_id)
    .where('replied_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function staffReview(row: Row, account_id: number, caller: Principal): StaffReview {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    name: row.name,
    language: row.language,
    created_at: instantText(row.created_at),
    is_edited: row.edited_at !== null,
    experience: row.experience_id,
    title: row.title,
    date: row.date,
    reply: row.reply,
    replied_at: row.replied_at === null ? null : instantText(row.replied_at),
    hidden_reason: row.hidden_reason,
    number: row.seller_id === account_id && caller.can(account_id, 'orders.read') ? row.number : null,
    is_own: row.account_id === account_id,
  };
}

/** Changes a review of a tour of the caller's account, in all storefronts that show it. @throws Failed 404, 403 */
async function changeReview(
  tx: Transaction,
  { caller, params, now }: AccountInput<unknown, unknown>,
  changes: Partial<ReviewRow>,
  { kind, after }: { kind: string; after?: { status: string } },
): Promise<StaffReview> {
  const { id, account_id, experience_id } = await lockReview(tx, wholeId(params['id']));
  requireIn(caller, account_id, 'reviews.write');
  await tx.updateTable('reviews').set(changes).where('id', '=', id).execute();
  await touchExperiences(tx, [experience_id]);
  const row = await reviewRows(tx, account_id).where('r.id', '=', id).executeTakeFirstOrThrow();
  const subject = { kind: 'review', id: String(id) } as const;
  const { user_id } = caller;
  await recordChange(tx, {
    account_id,
    subject,
    kind,
    actor: { user_id },
    at: now,
    after: { title: row.title, ...after },
  });
  return staffReview(row, account_id, caller);
}

async function lockReview(tx: Transaction, id: number): Promise<ReviewRow> {
  const review = tx.selectFrom('reviews').selectAll().where('id', '=', id);
  return orNotFound(await review.forNoKeyUpdate().executeTakeFirst());
}
