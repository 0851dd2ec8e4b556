import { sql } from 'kysely';
import type { Review, ReviewSummary } from '#domain/contract/catalogue.ts';
import type { Language } from '#domain/contract/languages.ts';
import { beginningOf } from '#domain/orders/reviews.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';

const NEWEST = 3;
/** The most characters of a review in a document, because a document has to fit into one window of the network. */
const SHOWN_LENGTH = 280;

/** Summaries of reviews by the id of their experience; an experience without reviews has none (V14). */
export async function readReviewSummaries(
  tx: Transaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReviewSummary>> {
  const rows = await tx
    .selectFrom('reviews')
    .select(['experience_id', 'rating'])
    .select(({ fn }) => [fn.countAll().as('count'), fn.count('hidden_at').as('hidden')])
    .where('experience_id', 'in', ids)
    .groupBy(['experience_id', 'rating'])
    .execute();
  const counted = Map.groupBy(rows, ({ experience_id }) => experience_id);
  const newest = await readNewest(tx, [...counted.keys()]);
  return new Map(
    counted.entries().map(([id, of]) => {
      const counts = [0, 0, 0, 0, 0];
      for (const { rating, count, hidden } of of) counts[rating - 1] = Number(count) - Number(hidden);
      const hidden = of.reduce((sum, it) => sum + Number(it.hidden), 0);
      return [id, { counts, hidden, newest: newest.get(id) ?? [] }];
    }),
  );
}

async function readNewest(tx: Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, Review[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom((from) =>
      shownReviews(from as unknown as Transaction)
        .select(sql<number>`row_number() over (partition by r.experience_id order by r.id desc)`.as('place'))
        .where('r.experience_id', 'in', ids)
        .as('n'),
    )
    .selectAll()
    .where('place', '<=', NEWEST)
    .orderBy('id', 'desc')
    .execute();
  const byExperience = Map.groupBy(rows, ({ experience_id }) => experience_id);
  return new Map(byExperience.entries().map(([id, of]) => [id, of.map((row) => cutReview(reviewOf(row)))]));
}

export async function countReviews(tx: Transaction, experience_id: number): Promise<number> {
  const { count } = await tx
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('experience_id', '=', experience_id)
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of an experience's reviews: by stars if `byRating` says so, else and among equals the newest first. */
export async function readReviews(
  tx: Transaction,
  experience_id: number,
  { limit, offset, byRating }: { limit: number; offset: number; byRating: 'asc' | 'desc' | null },
): Promise<Review[]> {
  const rows = await shownReviews(tx)
    .where('r.experience_id', '=', experience_id)
    .$if(byRating !== null, (it) => it.orderBy('r.rating', byRating ?? 'asc'))
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(reviewOf);
}

/** The reviews that visitors see, each with the day of its line. */
function shownReviews(tx: Transaction) {
  return tx
    .selectFrom('reviews as r')
    .innerJoin('order_lines as l', 'l.id', 'r.line_id')
    .innerJoin('base_accounts as a', 'a.id', 'r.account_id')
    .selectAll('r')
    .select(['l.date', 'a.language as reply_language'])
    .where('r.hidden_at', 'is', null);
}

function reviewOf(row: RowOf<'reviews'> & { date: string; reply_language: Language }): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    name: row.name,
    language: row.language,
    visited_in: row.date.slice(0, 7),
    is_edited: row.edited_at !== null,
    reply: row.reply,
    ...(row.reply !== '' && { reply_language: row.reply_language }),
  };
}

function cutReview(review: Review): Review {
  const [text, reply] = [beginningOf(review.text, SHOWN_LENGTH), beginningOf(review.reply, SHOWN_LENGTH)];
  return text === review.text && reply === review.reply ? review : { ...review, text, reply, is_cut: true };
}
