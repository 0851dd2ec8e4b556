import type { Language } from '#domain/contract/languages.ts';
import type { ShopContact } from '#domain/contract/orders.ts';
import type { NewReview, ReviewRequest } from '#domain/contract/reviews/guest.ts';
import * as calls from '#domain/contract/reviews/guest.ts';
import { reviewerName, reviewOpenUntil } from '#domain/orders/reviews.ts';
import { Failed, notFoundError, orNotFound } from '../base/errors.ts';
import { tokenHash } from '../base/token-hash.ts';
import { titlesIn } from '../catalogue/read-store.ts';
import type { Context } from '../context.ts';
import { buyerContact } from '../database/buyer-contact.ts';
import type { Transaction } from '../database/database.ts';
import { ownerOf } from '../database/owned.ts';
import type { OrderLineRow, OrderRow, RowOf } from '../database/tables.ts';
import { shopNetwork } from '../http/client-network.ts';
import { instantText } from '../http/json-response.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { visitorLanguage } from '../http/request/visitor-language.ts';
import { type Route, route } from '../http/route.ts';
import { notifyTeam } from '../orders/model/order-notifications.ts';
import { findLine, lockOrder, orderLinesOf, storeOf } from '../orders/model/queries.ts';
import { touchExperiences } from '../places/version.ts';

/** Calls of a guest with the link of the email (V14). The token is the only permission. */
export function guestReviewRoutes(context: Context): Route[] {
  const { database } = context;
  /** Answers a wrong token. Guesses are limited per network. */
  const refuseGuess = async (request: Request, now: Temporal.Instant) => {
    const from = shopNetwork(context, request);
    if (from) await rateLimit(context, [{ key: `wrong review link from ${from}`, most: 30, minutes: 15 }]).begin(now);
    throw notFoundError();
  };
  return [
    route(calls.readReviewRequest, 'anonymous', async ({ params, now, request, url }) => {
      const found = await database.read(async (tx) => {
        const link = await findLink(tx, params['token']);
        if (!link) return undefined;
        const { shop, settings } = await storeOf(tx, link.order);
        return requestReply(tx, link, { shop, language: visitorLanguage(request, url, settings), now });
      });
      return found ?? refuseGuess(request, now);
    }),
    route(calls.writeReview, 'anonymous', async ({ params, body, now, request }) => {
      const link = await database.read((tx) => findLink(tx, params['token']));
      if (!link) return refuseGuess(request, now);
      await rateLimit(context, [{ key: `review of ${link.line.id}`, most: 30, minutes: 60 }]).begin(now);
      await database.write((tx) => saveReview(tx, params['token'], body, now));
      return undefined;
    }),
  ];
}

interface Link {
  readonly request: RowOf<'review_requests'>;
  readonly order: OrderRow;
  readonly line: OrderLineRow;
  readonly review: RowOf<'reviews'> | undefined;
}

/** The request, line and review behind a token; undefined for an unknown token. */
async function findLink(tx: Transaction, token = '', isLocked = false): Promise<Link | undefined> {
  const request = await tx
    .selectFrom('review_requests')
    .selectAll()
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (!request) return undefined;
  const { order_id } = await tx
    .selectFrom('order_lines')
    .select('order_id')
    .where('id', '=', request.line_id)
    .executeTakeFirstOrThrow();
  const order = isLocked
    ? await lockOrder(tx, order_id)
    : await tx.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirstOrThrow();
  const line = findLine(await orderLinesOf(tx, order_id), request.line_id);
  const review = await tx.selectFrom('reviews').selectAll().where('line_id', '=', line.id).executeTakeFirst();
  return { request, order, line, review };
}

function openUntil({ request, review }: Link): Temporal.Instant {
  const written = review ? Temporal.Instant.fromEpochMilliseconds(review.created_at) : null;
  return reviewOpenUntil(Temporal.Instant.fromEpochMilliseconds(request.requested_at), written);
}

/** Whether a review can be written: the first one needs a guest who is still checked in. */
function isOpen(link: Link, now: Temporal.Instant): boolean {
  const { order, line, review } = link;
  if (order.redacted_at !== null || Temporal.Instant.compare(openUntil(link), now) < 0) return false;
  return review !== undefined || line.attendance_status === 'checked_in';
}

interface CallInput {
  readonly shop: ShopContact;
  readonly language: Language;
  readonly now: Temporal.Instant;
}

async function requestReply(tx: Transaction, link: Link, { shop, language, now }: CallInput): Promise<ReviewRequest> {
  const { order, line, review } = link;
  const tour = await tx
    .selectFrom('experiences as e')
    .innerJoin('base_accounts as a', 'a.id', 'e.account_id')
    .select(['e.slug', 'e.title', 'a.language'])
    .where('e.id', '=', line.experience_id)
    .executeTakeFirstOrThrow();
  const shown = (await titlesIn(tx, [line.experience_id], language))(line.experience_id, tour.title);
  return {
    is_open: isOpen(link, now),
    open_until: instantText(openUntil(link).epochMilliseconds),
    title: shown.text,
    ...(shown.language && { text_language: shown.language }),
    slug: tour.slug,
    date: line.date,
    shop,
    name: reviewerName(buyerContact(order)),
    review: review
      ? {
          rating: review.rating,
          text: review.text,
          name: review.name,
          reply: review.reply,
          ...(review.reply !== '' && { reply_language: tour.language }),
          is_hidden: review.hidden_at !== null,
        }
      : null,
  };
}

/** Writes or changes the review of a line, in all storefronts that show its tour. @throws Failed 404, 409 */
async function saveReview(
  tx: Transaction,
  token: string | undefined,
  written: NewReview,
  now: Temporal.Instant,
): Promise<void> {
  const link = orNotFound(await findLink(tx, token, true));
  const { order, line, review } = link;
  if (!isOpen(link, now))
    throw new Failed(409, 'This review cannot be written or changed any more.', {}, { code: 'review_closed' });
  const { rating, text, name, language } = written;
  const fields = { rating, text, name, language };
  if (review) {
    const isSame = Object.entries(fields).every(([key, value]) => review[key as keyof typeof fields] === value);
    if (isSame) return;
    await tx
      .updateTable('reviews')
      .set({ ...fields, edited_at: now.epochMilliseconds })
      .where('id', '=', review.id)
      .execute();
  } else {
    const account_id = await ownerOf(tx, 'experiences', line.experience_id);
    const of = { account_id, experience_id: line.experience_id, line_id: line.id };
    await tx
      .insertInto('reviews')
      .values({ ...of, ...fields, created_at: now.epochMilliseconds })
      .execute();
    await notifyTeam(tx, order, { kind: 'reviewed', actor: 'guest', at: now, lines: [line] });
  }
  await touchExperiences(tx, [line.experience_id]);
}
