import {
  checkAnswers,
  type LineQuestion,
  questionKey,
  type SentAnswer,
  unansweredOf,
} from '#domain/booking/booking-questions.ts';
import type { BookingAnswer } from '#domain/contract/cart.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import type { SellerLine } from '#domain/contract/seller-orders.ts';
import { Invalid } from '../../base/errors.ts';
import type { OrderLineRow } from '../../database/tables.ts';
import { snapshotOf } from './queries.ts';

/** Staff's answers for a line (A18), as they are stored. @throws Invalid for an answer that does not fit its question */
export function answersFor(line: { snapshot_json: string }, sentAnswers: readonly SentAnswer[] | undefined) {
  const { answers, problems } = checkAnswers(snapshotOf(line), sentAnswers);
  if (problems.length === 0) return answers;
  throw new Invalid(problems.map(({ index, ...it }) => ({ path: ['booking_answers', index, 'value'], ...it })));
}

/** A booked line with its answers. */
export function answeredLine(line: { snapshot_json: string; answers_json: string }) {
  return { ...snapshotOf(line), booking_answers: JSON.parse(line.answers_json) as BookingAnswer[] };
}

/** Problems by question and, for a participant, pricing option and number: `booking_answers.7.3.1` (A18). */
export function unansweredProblems(questions: readonly LineQuestion[]): Problem[] {
  return questions.map(({ question, participant }) => ({
    path: ['booking_answers', ...questionKey(question.id, participant).split('.')],
    ...reason('unanswered'),
  }));
}

/** Mandatory questions of a line without an answer. The booking is valid without them, but staff are to ask. */
export function openQuestions(line: OrderLineRow): SellerLine['open_questions'] {
  if (line.attendance_status === 'cancelled') return [];
  return unansweredOf(answeredLine(line)).map(({ question, participant }) => ({
    question_id: question.id,
    title: question.title,
    participant,
  }));
}
