import type { AnswerValue, BookingAnswer, CartLine } from '../contract/cart.ts';
import type { BookingQuestion } from '../contract/catalogue.ts';
import { type AskedQuestion, answered, askedOf, checkAnswers, questionKey, UNANSWERED } from './booking-questions.ts';

/** Answers as they stand in the form, by the names of their fields; yes is 'true', no 'false', '' is none. */
export type TypedAnswers = Readonly<Record<string, string>>;

type Line = Pick<CartLine, 'id' | 'booking_info' | 'booking_questions' | 'booking_answers'>;

export function answerName(lineId: string, { question, participant }: AskedQuestion): string {
  return fieldOfKey(lineId, questionKey(question.id, participant));
}

/** The same by what tells the question from the others of its line. */
export function fieldOfKey(lineId: string, key: string): string {
  return `answers.${lineId}.${key}`;
}

export function openedAnswers({ id, booking_answers = [] }: Line): TypedAnswers {
  return Object.fromEntries(
    booking_answers.map(({ question_id, participant, value }) => [
      fieldOfKey(id, questionKey(question_id, participant)),
      String(value),
    ]),
  );
}

/** What is wrong with a line's answers, and which of those are missing that it cannot be paid without, by the names of their fields. */
export function answersProblems(typed: TypedAnswers, line: Line): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const asked of askedOf(line)) {
    const name = answerName(line.id, asked);
    const outcome = answered(asked.question, valueOf(asked.question, typed[name]));
    if ('problem' in outcome) problems[name] = outcome.problem;
    else if (asked.question.mandatory && outcome.value === null) problems[name] = UNANSWERED;
  }
  return problems;
}

/** A line's answers as a request carries them: those with which nothing is wrong. */
export function sentAnswers(typed: TypedAnswers, line: Line): BookingAnswer[] {
  const given = askedOf(line).map(({ question, participant }) => ({
    question_id: question.id,
    participant,
    value: valueOf(question, typed[answerName(line.id, { question, participant })]),
  }));
  return checkAnswers(line, given).answers;
}

/** What was typed, as a value of the question's type; a number may have a comma. */
function valueOf({ type }: BookingQuestion, text = ''): AnswerValue {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return type === 'number' ? text.trim().replace(',', '.') : text;
}
