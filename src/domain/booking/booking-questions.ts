import { validate } from 'superstruct';
import type { AnswerValue, BookingAnswer, CartChange, CartLine, Traveler } from '../contract/cart.ts';
import type { BookingQuestion } from '../contract/catalogue.ts';
import { boolean, choice, date, type Field, number, reasonOf, text } from '../contract/fields.ts';
import { type Reason, reason } from '../contract/problems.ts';

type QuestionLine = Pick<CartLine, 'booking_info' | 'booking_questions'>;

/** An answer of a request. It need not belong to any question of the line. */
export type SentAnswer = NonNullable<CartChange['booking_answers']>[number]['answers'][number];

/** One asked question: of the booking, where `participant` is null, or of one guest. */
export interface LineQuestion {
  readonly question: BookingQuestion;
  readonly participant: Traveler | null;
}

/** The guests of a line, in the order of its units. Each person of a group counts. */
export function travelersOf({ booking_info: { pricing_units } }: Pick<CartLine, 'booking_info'>): Traveler[] {
  const counts = new Map<number, number>();
  for (const { pricing_option_id: id, quantity, group_size } of pricing_units)
    counts.set(id, (counts.get(id) ?? 0) + quantity * (group_size ?? 1));
  return [...counts]
    .flatMap(([pricing_option_id, count]) =>
      Array.from({ length: Math.min(count, MOST_TRAVELERS) }, (_, i) => ({ pricing_option_id, number: i + 1 })),
    )
    .slice(0, MOST_TRAVELERS);
}

const MOST_TRAVELERS = 1000;

/** All questions of a line: first those of the booking, then those of each guest in turn. */
export function questionsOf(line: QuestionLine): LineQuestion[] {
  const questions = line.booking_questions;
  const ofBooking = questions.filter(({ scope }) => scope === 'booking');
  const ofEach = questions.filter(({ scope }) => scope === 'traveler');
  return [
    ...ofBooking.map((question) => ({ question, participant: null })),
    ...(ofEach.length === 0 ? [] : travelersOf(line)).flatMap((participant) =>
      ofEach.map((question) => ({ question, participant })),
    ),
  ];
}

/** The key of a question and its answer within a line: `7`, or `7.3.1` for the first guest of option 3. */
export function questionKey(question_id: number, participant: Traveler | null | undefined): string {
  return [question_id, ...(participant ? [participant.pricing_option_id, participant.number] : [])].join('.');
}

/** The result of checking an answer: no value, a value, or what is wrong with it. */
export type Answered = { readonly value: AnswerValue | null } | { readonly problem: Reason };

/** The rules for one answer (A18): the page applies them at the field, the engine to a request. A mandatory answer may still be missing. */
export function answered(question: BookingQuestion, sent: unknown): Answered {
  if (sent === null || sent === undefined || (typeof sent === 'string' && sent.trim() === '')) return { value: null };
  const field = fields[question.type](question.choices) as unknown as Field<AnswerValue>;
  const [error, value] = validate(sent, field, { coerce: true });
  if (!error) return { value };
  return { problem: question.type === 'string' ? reasonOf(error) : reason(complaints[question.type]) };
}

const complaints = {
  number: 'answer_not_a_number',
  date: 'answer_not_a_date',
  choice: 'answer_not_a_choice',
  boolean: 'answer_not_yes_or_no',
} as const;

const fields = {
  string: () => text({ max: 1000, reasons: { max: reason('answer_too_long') } }),
  number: () => number({ min: -1e12, max: 1e12 }),
  date,
  choice: (choices: readonly string[]) => choice(...choices),
  boolean,
} as const;

/**
 * The answers that fit the questions of a line, in its order, and the problems, by the index of the answer. Of two answers to one question, the last
 * counts.
 */
export function checkAnswers(line: QuestionLine, sent: readonly SentAnswer[] = []) {
  const last = new Map(sent.map((it, index) => [questionKey(it.question_id, it.participant), { ...it, index }]));
  const answers: BookingAnswer[] = [];
  const problems: (Reason & { index: number })[] = [];
  if (sent.length === 0) return { answers, problems };
  for (const { question, participant } of questionsOf(line)) {
    const it = last.get(questionKey(question.id, participant));
    const outcome = it && answered(question, it.value);
    if (!outcome) continue;
    if ('problem' in outcome) problems.push({ index: it.index, ...outcome.problem });
    else if (outcome.value !== null) answers.push({ question_id: question.id, participant, value: outcome.value });
  }
  return { answers, problems: problems.toSorted((a, b) => a.index - b.index) };
}

/** The answers that still fit after the line or its questions have changed. */
export function fittingAnswers(line: QuestionLine, sent: readonly SentAnswer[] | undefined): BookingAnswer[] {
  return checkAnswers(line, sent).answers;
}

/** The mandatory questions of a line that have no answer yet. Without answers the line cannot be paid. */
export function unansweredOf(line: QuestionLine & Pick<CartLine, 'booking_answers'>): LineQuestion[] {
  const known = new Set(
    fittingAnswers(line, line.booking_answers).map((it) => questionKey(it.question_id, it.participant)),
  );
  return questionsOf(line).filter(
    (it) => it.question.mandatory && !known.has(questionKey(it.question.id, it.participant)),
  );
}
