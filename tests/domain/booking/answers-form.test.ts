import { describe, expect, it } from 'vitest';
import { answersProblems, openedAnswers, sentAnswers } from '#domain/booking/answers-form.ts';
import { lineEstimate } from '#domain/booking/pricing.ts';
import { detailsChange, detailsErrors, isKnownTo, orderErrors, validPart } from '#domain/cart/details-change.ts';
import { detailsProblems, openedDetails } from '#domain/cart/details-form.ts';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { type Problem, type Reason, reason } from '#domain/contract/problems.ts';
import { anExperience, aSelection } from '#tests/support/stores/experience.ts';
import { aQuestion } from '#tests/support/stores/questions.ts';

const hotel = aQuestion();
const size = aQuestion({ id: 72, title: 'Shoe size', scope: 'traveler', type: 'number', mandatory: true });
const swims = aQuestion({ id: 74, title: 'Swims', type: 'boolean' });
const line = lineEstimate(anExperience({ booking_questions: [hotel, size, swims] }), aSelection(), 'a');
const plain = lineEstimate(anExperience(), aSelection(), 'b');
const adult = (number: number) => ({ pricing_option_id: 3, number });

const cartOf = (...lines: (typeof line)[]) =>
  ({ lines, main_contact_info: null, has_participants_info: false, note: '' }) as unknown as ShownCart;

describe('answers in the form', () => {
  it('[K13, K13a] open as the line knows them, and are sent as they were', () => {
    const known = [
      { question_id: 71, participant: null, value: 'Quay' },
      { question_id: 74, participant: null, value: false },
      { question_id: 72, participant: adult(2), value: 38.5 },
    ];
    const typed = openedAnswers({ ...line, booking_answers: known });

    expect(typed).toEqual({ 'answers.a.71': 'Quay', 'answers.a.74': 'false', 'answers.a.72.3.2': '38.5' });
    expect(sentAnswers(typed, line)).toEqual(known);
  });

  it('[K13] are judged as the engine judges them, and a mandatory one that is missing too', () => {
    const typed = { 'answers.a.72.3.1': '38,5', 'answers.a.72.3.2': 'big' };

    expect(answersProblems(typed, line)).toEqual({ 'answers.a.72.3.2': reason('answer_not_a_number') });
    expect(answersProblems({}, line)).toEqual({
      'answers.a.72.3.1': reason('unanswered'),
      'answers.a.72.3.2': reason('unanswered'),
    });
    expect(sentAnswers(typed, line)).toEqual([{ question_id: 72, participant: adult(1), value: 38.5 }]);
  });

  it('[K13a] keep the step from being valid, and are saved as far as they are', () => {
    const cart = cartOf(line, plain);
    const form = { ...openedDetails(cart), answers: { 'answers.a.71': 'Quay', 'answers.a.72.3.1': 'big' } };
    const answers = [{ question_id: 71, participant: null, value: 'Quay' }];

    expect(detailsProblems(form, cart)).toMatchObject({ 'answers.a.72.3.1': reason('answer_not_a_number') });
    expect(validPart(form, cart)?.booking_answers).toEqual([{ line_id: 'a', answers }]);
    expect(isKnownTo(cart, { booking_answers: [{ line_id: 'a', answers }] })).toBe(false);
    expect(isKnownTo(cartOf({ ...line, booking_answers: answers }), validPart(form, cartOf(line)) ?? {})).toBe(true);
  });

  it('[K13] are not spoken of where nothing is asked', () => {
    const cart = cartOf(plain);

    expect(detailsChange(openedDetails(cart), cart)).not.toHaveProperty('booking_answers');
  });

  it('[K13] have what the engine found wrong at their fields', () => {
    const change = {
      booking_answers: [{ line_id: 'a', answers: [{ question_id: 72, participant: adult(1), value: 'x' }] }],
    };
    const wrong = at(['booking_answers', 0, 'answers', 0, 'value'], reason('answer_not_a_number'));
    const missing = at(['lines', 0, 'booking_answers', '72', '3', '2'], reason('unanswered'));
    const gone = at(['lines', 0, 'booking_answers', '99'], reason('unanswered'));
    const noContact = at(['main_contact_info'], reason('contact_missing'));

    expect(detailsErrors([wrong], change)).toEqual({ 'answers.a.72.3.1': wrong });
    expect(orderErrors([missing, gone], cartOf(line))).toEqual({
      'answers.a.72.3.2': reason('unanswered'),
      '': gone,
    });
    expect(orderErrors([noContact], cartOf(line))).toEqual({ '': noContact });
    expect(orderErrors([at(['amount'], reason('required_to_pay'))], cartOf(line))).toEqual({});
  });
});

const at = (path: Problem['path'], it: Reason): Problem => ({ path, ...it });
