import type { AnswerValue, BookingAnswer, CartLine } from '../contract/cart.ts';
import type { BookingQuestion } from '../contract/catalogue.ts';
import { type Reason, reason } from '../contract/problems.ts';
import { answered, checkAnswers, type LineQuestion, questionKey, questionsOf } from './booking-questions.ts';

/** Answers as the form holds them, by the names of their fields: yes is 'true', no is 'false', no answer is ''. */
export type TypedAnswers = Readonly<Record<string, string>>;

type Line = Pick<CartLine, 'id' | 'booking_info' | 'booking_questions' | 'booking_answers'>;

export function answerName(lineId: string, { question, participant }: LineQuestion): string {
  return fieldOfKey(lineId, questionKey(question.id, participant));
}

/** The name of a field, by the key that identifies the question within its line. */
export function fieldOfKey(lineId: string, key: string): string {
  return `answers.${lineId}.${key}`;
}

export function openedAnswers({ id, booking_answers }: Line): TypedAnswers {
  return Object.fromEntries(
    booking_answers.map(({ question_id, participant, value }) => [
      fieldOfKey(id, questionKey(question_id, participant)),
      String(value),
    ]),
  );
}

/** The problems with a line's answers, by the names of their fields. A missing answer is a problem if the line cannot be paid without it. */
export function answersProblems(typed: TypedAnswers, line: Line): Record<string, Reason> {
  const problems: Record<string, Reason> = {};
  for (const item of questionsOf(line)) {
    const name = answerName(line.id, item);
    const outcome = answered(item.question, valueOf(item.question, typed[name]));
    if ('problem' in outcome) problems[name] = outcome.problem;
    else if (item.question.mandatory && outcome.value === null) problems[name] = reason('unanswered');
  }
  return problems;
}

/** A line's answers for a request. Invalid answers are left out. */
export function sentAnswers(typed: TypedAnswers, line: Line): BookingAnswer[] {
  const answers = questionsOf(line).map(({ question, participant }) => ({
    question_id: question.id,
    participant,
    value: valueOf(question, typed[answerName(line.id, { question, participant })]),
  }));
  return checkAnswers(line, answers).answers;
}

/** A typed text as a value of the question's type. A number may have a decimal comma. */
function valueOf({ type }: BookingQuestion, text = ''): AnswerValue {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return type === 'number' ? text.trim().replace(',', '.') : text;
}
