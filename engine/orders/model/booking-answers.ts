import { checkAnswers, type GivenAnswer, unansweredOf } from '#domain/booking/booking-questions.ts';
import type { BookingAnswer, CartLine } from '#domain/contract/cart.ts';
import type { OrderLineRow } from '../../database/tables.ts';
import { Invalid } from '../../errors.ts';
import type { SellerLine } from '../contract/sellers-contract.ts';

/** Answers that staff write down for a line (A18), as it keeps them. @throws Invalid for one that does not fit its question */
export function answersFor(
  { snapshot_json }: Pick<OrderLineRow, 'snapshot_json'>,
  given: readonly GivenAnswer[] | undefined,
): BookingAnswer[] {
  const { answers, problems } = checkAnswers(JSON.parse(snapshot_json) as CartLine, given);
  if (problems.length === 0) return answers;
  throw new Invalid(problems.map(({ index, message }) => ({ path: ['booking_answers', index, 'value'], message })));
}

/** What must be answered of a line and is not: nobody is refused for it, but somebody is to ask. */
export function openQuestions({
  snapshot_json,
  answers_json,
  attendance_status,
}: OrderLineRow): SellerLine['open_questions'] {
  if (attendance_status === 'cancelled') return [];
  const booking_answers = JSON.parse(answers_json) as BookingAnswer[];
  return unansweredOf({ ...(JSON.parse(snapshot_json) as CartLine), booking_answers }).map(
    ({ question, participant }) => ({ question_id: question.id, title: question.title, participant }),
  );
}
