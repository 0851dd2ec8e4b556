import { describe, expect, it } from 'vitest';
import {
  answered,
  checkAnswers,
  fittingAnswers,
  questionKey,
  questionsOf,
  travelersOf,
  unansweredOf,
} from '#domain/booking/booking-questions.ts';
import { lineEstimate } from '#domain/booking/pricing.ts';
import type { CartLine } from '#domain/contract/cart.ts';
import type { BookingQuestion } from '#domain/contract/catalogue.ts';
import { reason } from '#domain/contract/problems.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { anExperience, aSelection } from '#tests/support/stores/experience.ts';
import { aQuestion } from '#tests/support/stores/questions.ts';
import { answersByWhom, travelerPhrases } from '#text/answer-words.ts';

const hotel = aQuestion();
const size = aQuestion({ id: 72, title: 'Shoe size', scope: 'traveler', type: 'number', mandatory: true });
const menu = aQuestion({ id: 73, title: 'Menu', type: 'choice', choices: ['Fish', 'Meat'] });

const adult = (number: number) => ({ pricing_option_id: 3, number });
const child = (number: number) => ({ pricing_option_id: 4, number });

function aLine(
  units: Parameters<typeof aSelection>[0],
  booking_questions: BookingQuestion[] = [size, hotel, menu],
  rate = 7,
): CartLine {
  const selection = aSelection(units, { pricing_rate_id: rate });
  return lineEstimate(anExperience({ booking_questions }), selection, 'line');
}

const family = aLine([
  { pricing_option_id: 3, quantity: 2 },
  { pricing_option_id: 4, quantity: 1 },
]);

describe('who comes', () => {
  it('[A18] is counted by pricing option, a group by its size', () => {
    const groups = aLine([{ pricing_option_id: 31, quantity: 2, group_size: 2 }], [size], 8);

    expect(travelersOf(family)).toEqual([adult(1), adult(2), child(1)]);
    expect(travelersOf(groups).map((it) => phrasesText(travelerPhrases(groups, it)))).toEqual([
      'Adult, person 1',
      'Adult, person 2',
      'Adult, person 3',
      'Adult, person 4',
    ]);
    expect(phrasesText(travelerPhrases(family, adult(2)))).toBe('Adult 2');
  });

  it('[A18] is asked one after the other, after the booking', () => {
    const keys = questionsOf(family).map(({ question, participant }) => questionKey(question.id, participant));

    expect(keys).toEqual(['71', '73', '72.3.1', '72.3.2', '72.4.1']);
  });
});

describe('an answer', () => {
  const longest = 'š'.repeat(1000);

  it.each<[BookingQuestion['type'], unknown, ReturnType<typeof answered>]>([
    ['string', '  By the gate ', { value: 'By the gate' }],
    ['string', longest, { value: longest }],
    ['string', `${longest}x`, { problem: reason('answer_too_long') }],
    ['string', ' ', { value: null }],
    ['string', null, { value: null }],
    ['string', undefined, { value: null }],
    ['string', true, { problem: reason('not_a_text') }],
    ['number', '38.5', { value: 38.5 }],
    ['number', 0, { value: 0 }],
    ['number', 'big', { problem: reason('answer_not_a_number') }],
    ['number', 1e13, { problem: reason('answer_not_a_number') }],
    ['number', true, { problem: reason('answer_not_a_number') }],
    ['date', '2010-2-9', { value: '2010-02-09' }],
    ['date', '2011-02-29', { problem: reason('answer_not_a_date') }],
    ['choice', 'Fish', { value: 'Fish' }],
    ['choice', 'fish', { problem: reason('answer_not_a_choice') }],
    ['boolean', false, { value: false }],
    ['boolean', 'yes', { value: true }],
    ['boolean', 'perhaps', { problem: reason('answer_not_yes_or_no') }],
  ])('[A18] of type %s: %j', (type, value, outcome) => {
    expect(answered(aQuestion({ type, choices: ['Fish', 'Meat'] }), value)).toEqual(outcome);
  });
});

describe('a line', () => {
  it('[A18] keeps its answers in the order of what is asked, of two for the same the last', () => {
    const { answers, problems } = checkAnswers(family, [
      { question_id: 72, participant: child(1), value: '33' },
      { question_id: 71, participant: null, value: 'Gate' },
      { question_id: 71, value: 'Quay' },
      { question_id: 73, participant: null, value: '' },
    ]);

    expect(problems).toEqual([]);
    expect(answers).toEqual([
      { question_id: 71, participant: null, value: 'Quay' },
      { question_id: 72, participant: child(1), value: 33 },
    ]);
  });

  it('[A18] keeps no answer to what it is not asked, and says what is wrong with the others by their places', () => {
    const { answers, problems } = checkAnswers(family, [
      { question_id: 99, participant: null, value: 'Gone' },
      { question_id: 72, participant: adult(3), value: 44 },
      { question_id: 72, participant: null, value: 44 },
      { question_id: 71, participant: adult(1), value: 'Quay' },
      { question_id: 73, participant: null, value: 'Bread' },
      { question_id: 72, participant: adult(1), value: 'big' },
    ]);

    expect(answers).toEqual([]);
    expect(problems).toEqual([
      { index: 4, ...reason('answer_not_a_choice') },
      { index: 5, ...reason('answer_not_a_number') },
    ]);
  });

  it('[A18a] keeps of its answers what still fits, whoever comes and whatever is asked by then', () => {
    const fields = [
      { question_id: 73, participant: null, value: 'Meat' },
      { question_id: 72, participant: adult(2), value: 44 },
      { question_id: 72, participant: child(1), value: 33 },
    ];
    const [fewer, otherMenu] = [
      aLine([
        { pricing_option_id: 3, quantity: 1 },
        { pricing_option_id: 4, quantity: 1 },
      ]),
      aLine([{ pricing_option_id: 3, quantity: 2 }], [size, { ...menu, choices: ['Bread'] }]),
    ];

    expect(fittingAnswers(fewer, fields)).toEqual([fields[0], fields[2]]);
    expect(fittingAnswers(otherMenu, fields)).toEqual([fields[1]]);
    expect(fittingAnswers({ ...family, booking_questions: [] }, fields)).toEqual([]);
  });

  it('[A18a] is unanswered where a mandatory question is, of the booking or of anybody who comes', () => {
    const needed = { ...hotel, mandatory: true };
    const line = aLine([{ pricing_option_id: 3, quantity: 2 }], [needed, size, menu]);
    const keysOf = (it: CartLine) =>
      unansweredOf(it).map(({ question, participant }) => questionKey(question.id, participant));

    expect(keysOf(line)).toEqual(['71', '72.3.1', '72.3.2']);
    expect(
      keysOf({
        ...line,
        booking_answers: [
          { question_id: 71, participant: null, value: 'Quay' },
          { question_id: 72, participant: adult(2), value: 0 },
        ],
      }),
    ).toEqual(['72.3.1']);
  });

  it('[A18] tells its answers in words, by whom they are about', () => {
    const swims = aQuestion({ id: 74, title: 'Swims', scope: 'traveler', type: 'boolean' });
    const born = aQuestion({ id: 75, title: 'Born', scope: 'traveler', type: 'date' });
    const line = {
      ...aLine([{ pricing_option_id: 3, quantity: 2 }], [hotel, swims, born]),
      booking_answers: [
        { question_id: 71, participant: null, value: 'Quay' },
        { question_id: 74, participant: adult(2), value: false },
        { question_id: 75, participant: adult(2), value: '2010-02-09' },
      ],
    };

    expect(answersByWhom(line)).toEqual([
      { who: null, items: [{ id: 71, question: { text: 'Hotel' }, answer: { text: 'Quay' } }] },
      {
        who: [{ text: 'Adult 2' }],
        items: [
          { id: 74, question: { text: 'Swims' }, answer: { text: 'No' } },
          { id: 75, question: { text: 'Born' }, answer: { text: 'Tue, 9 Feb 2010' } },
        ],
      },
    ]);
  });
});
