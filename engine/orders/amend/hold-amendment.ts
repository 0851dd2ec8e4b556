import type { SentAnswer } from '#domain/booking/booking-questions.ts';
import type { BookingAnswer } from '#domain/contract/cart.ts';
import { newQuestions } from '#domain/orders/line-change.ts';
import { Invalid } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { AmendmentRow, OrderLineRow, OrderRow } from '../../database/tables.ts';
import { takePlaces } from '../../places/places.ts';
import { dropAmendments } from '../model/amendments.ts';
import { answeredLine, answersFor, unansweredProblems } from '../model/booking-answers.ts';
import { insertClosedCart, snapshotOf } from '../model/queries.ts';
import type { AmendmentTerms } from './amendment-terms.ts';

/** A checked and priced change of a booked line. */
export interface Amendment {
  order: OrderRow;
  line: OrderLineRow;
  terms: AmendmentTerms;
  answers: readonly BookingAnswer[];
}

interface HoldAmendmentInput extends Amendment {
  id: string;
  session_id: string | null;
  now: Temporal.Instant;
  until: Temporal.Instant;
}

/**
 * Stores an amendment of a locked order and holds the places that it needs beyond the line's own, by a closed cart. It replaces any other
 * amendment of the order.
 */
export async function holdAmendment(
  tx: Transaction,
  { id, order, line, terms, ...held }: HoldAmendmentInput,
): Promise<AmendmentRow> {
  const { answers, session_id, now, until } = held;
  const { row, at, places, pieces } = terms.changed;
  await dropAmendments(tx, order.id);
  const [created_at, expires_at] = [now.epochMilliseconds, until.epochMilliseconds];
  const { departure_id, gross, deposit, wish_json, snapshot_json } = row;
  const change: AmendmentRow = {
    id,
    order_id: order.id,
    line_id: line.id,
    session_id,
    state: 'pending',
    departure_id,
    places: row.places,
    gross,
    deposit,
    discount: terms.discount,
    wish_json,
    snapshot_json,
    answers_json: JSON.stringify(answers),
    to_pay: terms.to_pay,
    created_at,
    expires_at,
  };
  await tx.insertInto('line_changes').values(change).execute();
  await insertClosedCart(tx, { id, store_id: order.store_id, order_id: order.id, created_at, expires_at });
  const taken = { places, wish_json: JSON.stringify({ ...(JSON.parse(wish_json) as object), pieces }) };
  await tx
    .insertInto('cart_lines')
    .values({ ...row, ...taken, id, cart_id: id, position: 0, participants_json: '{}', answers_json: '[]' })
    .execute();
  await takePlaces(tx, { line_id: id, cart_id: id, before: null, at, places, pieces, now, expires_at: until });
  return change;
}

/**
 * The answers that an amendment stores.
 *
 * @throws Invalid for an answer that does not fit its question, or if an answer is missing that every booking needs
 */
export function amendmentAnswers(
  line: OrderLineRow,
  changed: { snapshot_json: string },
  sentAnswers: readonly SentAnswer[] | undefined,
): BookingAnswer[] {
  const answers = answersFor(changed, sentAnswers);
  const missing = newQuestions(answeredLine(line), snapshotOf(changed), answers);
  if (missing.length > 0) throw new Invalid(unansweredProblems(missing));
  return answers;
}
