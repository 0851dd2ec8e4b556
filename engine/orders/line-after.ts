import type { GivenAnswer } from '#domain/booking-questions.ts';
import { fittingAnswers, questionKey, UNANSWERED } from '#domain/booking-questions.ts';
import type { BookingAnswer, CartLine, ParticipantsInfo } from '#domain/contract/cart.ts';
import { namesLeft, newlyAsked } from '#domain/line-change.ts';
import type { LineSnapshot } from '../catalogue/wished-line.ts';
import { bookedDate, peopleOf } from '../database/booked-wish.ts';
import { Invalid } from '../http/errors.ts';
import { answersFor } from './answers-given.ts';
import type { ChangeRow } from './line-changes.ts';
import type { OrderLineRow } from './queries.ts';

/**
 * Answers that come with a change, as it keeps them.
 *
 * @throws Invalid for one that does not fit its question, or where one is missing without which nobody could book
 */
export function answersWith(
  line: OrderLineRow,
  { snapshot_json }: Pick<ChangeRow, 'snapshot_json'>,
  given: readonly GivenAnswer[] | undefined,
): BookingAnswer[] {
  const answers = answersFor({ snapshot_json }, given);
  const before = {
    ...(JSON.parse(line.snapshot_json) as CartLine),
    booking_answers: JSON.parse(line.answers_json) as BookingAnswer[],
  };
  const missing = newlyAsked(before, JSON.parse(snapshot_json) as LineSnapshot, answers);
  if (missing.length === 0) return answers;
  throw new Invalid(
    missing.map(({ question, participant }) => ({
      path: ['booking_answers', ...questionKey(question.id, participant).split('.')],
      message: UNANSWERED,
    })),
  );
}

/** The line as it is once the change is made: those who still come keep their names and their answers. */
export function lineAfter(
  line: OrderLineRow,
  change: Pick<
    ChangeRow,
    'departure_id' | 'places' | 'gross' | 'deposit' | 'discount' | 'wish_json' | 'snapshot_json' | 'answers_json'
  >,
): OrderLineRow {
  const { departure_id, places, gross, deposit, discount, wish_json, snapshot_json } = change;
  const people = peopleOf(wish_json);
  const names = namesLeft(JSON.parse(line.participants_json) as ParticipantsInfo, people);
  const answers = fittingAnswers(JSON.parse(snapshot_json) as LineSnapshot, [
    ...(JSON.parse(line.answers_json) as BookingAnswer[]),
    ...(JSON.parse(change.answers_json) as BookingAnswer[]),
  ]);
  return {
    ...line,
    departure_id,
    places,
    gross,
    deposit,
    discount,
    wish_json,
    snapshot_json,
    people,
    date: bookedDate(wish_json),
    participants_json: JSON.stringify(names),
    answers_json: JSON.stringify(answers),
  };
}
