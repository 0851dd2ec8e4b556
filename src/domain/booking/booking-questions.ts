import { validate } from 'superstruct';
import * as words from '#words/forms.ts';
import type { AnswerValue, BookingAnswer, CartChange, CartLine, Traveler } from '../contract/cart.ts';
import type { BookingQuestion } from '../contract/catalogue.ts';
import { boolean, choice, date, type Field, number, text } from '../contract/fields.ts';
import { type Phrase, phraseOf, phrasesAround } from '../text/phrases.ts';

type AskedLine = Pick<CartLine, 'booking_info' | 'booking_questions'>;

/** An answer as a request has it: it need not be of anything that is asked. */
export type GivenAnswer = NonNullable<CartChange['booking_answers']>[number]['answers'][number];

/** One thing that is asked: of the booking, where `participant` is null, or of one who comes. */
export interface AskedQuestion {
  readonly question: BookingQuestion;
  readonly participant: Traveler | null;
}

/** Who comes, in the order of the line's units: every one of a group too. */
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

/** 'Adult 1', or of a group 'Boat, person 1'. */
export function travelerPhrases({ booking_info }: Pick<CartLine, 'booking_info'>, of: Traveler): Phrase[] {
  const unit = booking_info.pricing_units.find((it) => it.pricing_option_id === of.pricing_option_id);
  const category = unit?.pricing_option.pricing_category ?? { title: '' };
  const { is_group_pricing } = booking_info.pricing_rate;
  const label = is_group_pricing ? words.questionPersonOf(category.title, of.number) : `${category.title} ${of.number}`;
  return phrasesAround(label, phraseOf(category));
}

/** All that is asked of a line: first of the booking, then of one after the other who come. */
export function askedOf(line: AskedLine): AskedQuestion[] {
  const questions = line.booking_questions ?? [];
  const ofBooking = questions.filter(({ scope }) => scope === 'booking');
  const ofEach = questions.filter(({ scope }) => scope === 'traveler');
  return [
    ...ofBooking.map((question) => ({ question, participant: null })),
    ...(ofEach.length === 0 ? [] : travelersOf(line)).flatMap((participant) =>
      ofEach.map((question) => ({ question, participant })),
    ),
  ];
}

/** What tells an asked question, and its answer, from the others of a line: `7`, or `7.3.1` of the first of option 3. */
export function questionKey(question_id: number, participant: Traveler | null | undefined): string {
  return [question_id, ...(participant ? [participant.pricing_option_id, participant.number] : [])].join('.');
}

/** What an answer comes to: nothing, a value, or what is wrong with it in words. */
export type Answered = { readonly value: AnswerValue | null } | { readonly problem: string };

/** The rules for one answer, for page and engine alike (A18): the page at its field, the engine of a request. A mandatory one may still be missing. */
export function answered(question: BookingQuestion, given: unknown): Answered {
  if (given === null || given === undefined || (typeof given === 'string' && given.trim() === ''))
    return { value: null };
  const field = fields[question.type](question.choices) as unknown as Field<AnswerValue>;
  const [error, value] = validate(given, field, { coerce: true });
  if (!error) return { value };
  return { problem: question.type === 'string' ? error.message : complaints[question.type] };
}

export const UNANSWERED = words.questionUnanswered;

const complaints = {
  number: words.questionNoNumber,
  date: words.questionNoDate,
  choice: words.questionNoChoice,
  boolean: words.questionNoBoolean,
} as const;

const fields = {
  string: () => text({ max: 1000, words: { max: words.questionTooLong } }),
  number: () => number({ min: -1e12, max: 1e12 }),
  date,
  choice: (choices: readonly string[]) => choice(...choices),
  boolean,
} as const;

/** The answers that fit what a line asks, in its order, the last of two for the same; and what is wrong, by the place of the answer. */
export function checkAnswers(line: AskedLine, given: readonly GivenAnswer[] = []) {
  const last = new Map(given.map((it, index) => [questionKey(it.question_id, it.participant), { ...it, index }]));
  const answers: BookingAnswer[] = [];
  const problems: { index: number; message: string }[] = [];
  if (given.length === 0) return { answers, problems };
  for (const { question, participant } of askedOf(line)) {
    const it = last.get(questionKey(question.id, participant));
    const outcome = it && answered(question, it.value);
    if (!outcome) continue;
    if ('problem' in outcome) problems.push({ index: it.index, message: outcome.problem });
    else if (outcome.value !== null) answers.push({ question_id: question.id, participant, value: outcome.value });
  }
  return { answers, problems: problems.toSorted((a, b) => a.index - b.index) };
}

/** What of a line's answers is left where the line, or what it asks, has changed. */
export function fittingAnswers(line: AskedLine, given: readonly GivenAnswer[] | undefined): BookingAnswer[] {
  return checkAnswers(line, given).answers;
}

/** What must be answered before the line is paid, and is not. */
export function unansweredOf(line: AskedLine & Pick<CartLine, 'booking_answers'>): AskedQuestion[] {
  const known = new Set(
    fittingAnswers(line, line.booking_answers).map((it) => questionKey(it.question_id, it.participant)),
  );
  return askedOf(line).filter((it) => it.question.mandatory && !known.has(questionKey(it.question.id, it.participant)));
}
