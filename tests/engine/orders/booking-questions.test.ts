import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BookingAnswer, Cart, CartChange } from '#domain/contract/cart.ts';
import { changeCart, changeLine, readCart, readLine } from '#domain/contract/cart.ts';
import { readOrder } from '#domain/contract/orders.ts';
import { readExperience } from '#domain/contract/webstore.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { anAccount, aSeller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { asking } from '../../support/stores/questions.ts';

let engine: Engine;
let buyer: Buyer;
beforeEach(async () => {
  engine = await anEngine({ stores: [asking(handyStore, 'walk')] });
  buyer = await aBuyer(engine);
});
afterEach(() => engine.stop());

type SentAnswers = NonNullable<CartChange['booking_answers']>[number]['answers'];

const lineOf = ({ lines }: Cart) => lines[0] as Cart['lines'][number];
/** The id of a question of the walk, by its title. */
const questionId = (title: string): number => {
  const question = buyer.experience('walk').booking_questions?.find((it) => it.title === title);
  if (!question) throw new Error(`nobody asks '${title}'`);
  return question.id;
};
const someone = (category: 'Adult' | 'Child', number: number) => {
  const { pricing_option_id } = buyer.selection({ units: { [category]: 1 } }).booking_info.pricing_units[0] ?? {};
  return { pricing_option_id: pricing_option_id ?? 0, number };
};
const answer = (cart: Cart, answers: SentAnswers) =>
  engine.call(changeCart, { id: cart.id }, { body: { booking_answers: [{ line_id: lineOf(cart).id, answers }] } });
const storedAnswers = async (cart: Cart) => lineOf((await engine.call(readCart, { id: cart.id })).body).booking_answers;
const ofAdult = (number: number, value: unknown): SentAnswers[number] => ({
  question_id: questionId('Shoe size'),
  participant: someone('Adult', number),
  value: value as number,
});
const hotel = (value: string | null): SentAnswers[number] => ({ question_id: questionId('Hotel'), value });

describe('an experience', () => {
  it('[A18, A2] carries what is asked before it is paid: its own questions and those of its account', async () => {
    const owner = await aSeller(engine, { 1: 'owner' });
    await owner.send('POST', '/api/booking-questions/', { title: 'How did you hear of us?', position: 0 });
    await owner.send('POST', '/api/booking-questions/', { title: 'Elsewhere?', experience: 2 });

    const { body } = await engine.call(readExperience, { id: 'walk' });
    const other = await engine.call(readExperience, { id: 'boat' });

    expect(body.booking_questions?.map(({ title }) => title).toSorted()).toEqual([
      'Birthday',
      'Can all of you swim?',
      'Hotel',
      'How did you hear of us?',
      'Menu',
      'Shoe size',
    ]);
    expect(body.booking_questions?.find(({ title }) => title === 'Menu')).toEqual({
      id: questionId('Menu'),
      title: 'Menu',
      help_text: '',
      scope: 'booking',
      type: 'choice',
      choices: ['Fish', 'Meat'],
      mandatory: false,
    });
    expect(other.body.booking_questions?.map(({ title }) => title)).toEqual(['How did you hear of us?']);
  });

  it('[A18, A17] asks nothing of another account’s, and at once what its own has changed', async () => {
    const other = await anAccount(engine, 'Others');
    const [stranger, owner] = [await aSeller(engine, { [other]: 'owner' }), await aSeller(engine, { 1: 'owner' })];
    await stranger.send('POST', '/api/booking-questions/', { title: 'Not here' });
    await owner.send('PATCH', `/api/booking-questions/${questionId('Hotel')}/`, { title: 'Your hotel' });
    await owner.send('DELETE', `/api/booking-questions/${questionId('Menu')}/`);

    const { body } = await engine.call(readExperience, { id: 'walk' });

    const titles = body.booking_questions?.map(({ title }) => title);
    expect(titles).toEqual(['Your hotel', 'Shoe size', 'Birthday', 'Can all of you swim?']);
  });

  it('[A18, A6] takes its questions along when it is duplicated', async () => {
    const owner = await aSeller(engine, { 1: 'owner' });

    const { body } = await owner.send('POST', `/api/experiences/${buyer.experience('walk').id}/duplicate/`);
    const copies = await owner.send('GET', `/api/booking-questions/?experience=${String(body['id'])}`);

    expect((copies.body['results'] as { title: string }[]).map(({ title }) => title)).toEqual([
      'Hotel',
      'Shoe size',
      'Birthday',
      'Menu',
      'Can all of you swim?',
    ]);
  });
});

describe('a cart', () => {
  it('[A18, A1] keeps what is answered on its line, and does not begin its hold anew by it', async () => {
    const cart = await buyer.cartOf(buyer.selection(), null);
    buyer.later({ minutes: 10 });

    const { status, body } = await answer(cart, [
      ofAdult(2, '38,5'.replace(',', '.')),
      { question_id: questionId('Menu'), participant: null, value: 'Fish' },
      { question_id: questionId('Can all of you swim?'), value: false },
      { question_id: questionId('Birthday'), participant: someone('Adult', 1), value: '2010-02-09' },
      hotel(' Quay 5 '),
    ]);

    const answers: BookingAnswer[] = [
      { question_id: questionId('Hotel'), participant: null, value: 'Quay 5' },
      { question_id: questionId('Menu'), participant: null, value: 'Fish' },
      { question_id: questionId('Can all of you swim?'), participant: null, value: false },
      { question_id: questionId('Birthday'), participant: someone('Adult', 1), value: '2010-02-09' },
      { question_id: questionId('Shoe size'), participant: someone('Adult', 2), value: 38.5 },
    ];
    expect(status).toBe(200);
    expect(lineOf(body).booking_answers).toEqual(answers);
    expect(lineOf(body).booking_questions).toHaveLength(5);
    expect([body.expires_at, body.version]).toEqual([cart.expires_at, cart.version + 1]);
    expect(await storedAnswers(cart)).toEqual(answers);
    const read = await engine.call(readLine, { cartId: cart.id, id: lineOf(cart).id });
    expect(read.body.booking_answers).toEqual(answers);
  });

  it('[A18] takes all answers of a line for all that there are, and leaves those of the others', async () => {
    const cart = await buyer.cartOf(buyer.selection(), null);
    await answer(cart, [hotel('Quay'), ofAdult(1, 40)]);

    await engine.call(changeCart, { id: cart.id }, { body: { note: 'Hello' } });
    const untouched = await storedAnswers(cart);
    await answer(cart, [ofAdult(1, 41), hotel(null)]);

    expect(untouched).toHaveLength(2);
    expect(await storedAnswers(cart)).toEqual([ofAdult(1, 41)]);
  });

  it('[A18, A11] is told what is wrong with an answer at its place, and then nothing is changed', async () => {
    const cart = await buyer.cartOf(buyer.selection(), null);
    const { id } = lineOf(cart);
    const nobody = '00000000-0000-4000-8000-000000000000';

    const wrong = await engine.call(
      changeCart,
      { id: cart.id },
      {
        body: {
          note: 'Not kept',
          booking_answers: [
            { line_id: id, answers: [hotel('Quay'), ofAdult(1, 'big'), hotel('x'.repeat(1001))] },
            { line_id: nobody, answers: [] },
          ],
        },
      },
    );
    const malformed = await engine.call(
      changeCart,
      { id: cart.id },
      { body: { booking_answers: [{ line_id: id, answers: [{ question_id: 'x', participant: 1, value: [] }] }] } },
    );

    expect([wrong.status, wrong.body]).toEqual([
      400,
      {
        booking_answers: [
          {
            answers: [{}, { value: ['Please enter a number.'] }, { value: ['Please use 1000 characters or fewer.'] }],
          },
          { line_id: [`Invalid pk "${nobody}" - object does not exist.`] },
        ],
      },
    ]);
    expect([malformed.status, malformed.body]).toEqual([
      400,
      {
        booking_answers: [
          {
            answers: [
              {
                question_id: ['A valid integer is required.'],
                participant: { non_field_errors: ['Expected an object.'] },
                value: ['Not a valid answer.'],
              },
            ],
          },
        ],
      },
    ]);
    expect((await engine.call(readCart, { id: cart.id })).body).toMatchObject({ note: '', version: cart.version });
  });

  it('[A18a] drops the answers of those who do not come any more with the change of its line', async () => {
    const cart = await buyer.cartOf(buyer.selection({ units: { Adult: 2, Child: 1 } }), null);
    const ofChild = { ...ofAdult(1, 33), participant: someone('Child', 1) };
    await answer(cart, [hotel('Quay'), ofAdult(1, 40), ofAdult(2, 42), ofChild]);

    const { booking_info } = buyer.selection({ units: { Adult: 1, Child: 1 } });
    const { body } = await engine.call(
      changeLine,
      { cartId: cart.id, id: lineOf(cart).id },
      { body: { booking_info } },
    );

    expect(body.booking_answers).toEqual([{ ...hotel('Quay'), participant: null }, ofAdult(1, 40), ofChild]);
    expect(await storedAnswers(cart)).toEqual(body.booking_answers);
  });

  it('[A18a] is not broken by a question that is changed or taken back after it was answered', async () => {
    const owner = await aSeller(engine, { 1: 'owner' });
    const cart = await buyer.cartOf(buyer.selection());
    await answer(cart, [hotel('Quay'), ofAdult(1, 40), ofAdult(2, 41)]);
    const before = await storedAnswers(cart);

    await owner.send('DELETE', `/api/booking-questions/${questionId('Hotel')}/`);
    await owner.send('PATCH', `/api/booking-questions/${questionId('Shoe size')}/`, {
      type: 'choice',
      choices: ['S', 'M'],
    });
    const placed = await buyer.order(cart);

    expect(await storedAnswers(cart)).toEqual(before);
    expect(placed.status).toBe(201);
  });

  it('[A18a] asks anew, by what is asked by then, when its line is written again', async () => {
    const owner = await aSeller(engine, { 1: 'owner' });
    const cart = await buyer.cartOf(buyer.selection());
    await answer(cart, [hotel('Quay'), ofAdult(1, 40), ofAdult(2, 41)]);
    await owner.send('PATCH', `/api/booking-questions/${questionId('Shoe size')}/`, {
      type: 'choice',
      choices: ['S', 'M'],
    });

    const { booking_info } = buyer.selection();
    const { body } = await engine.call(
      changeLine,
      { cartId: cart.id, id: lineOf(cart).id },
      { body: { booking_info } },
    );
    const placed = await buyer.order(body.cart);

    expect(body.booking_answers).toEqual([{ ...hotel('Quay'), participant: null }]);
    expect(placed.status).toBe(400);
  });
});

describe('an order', () => {
  it('[A18a, K13a] is refused while mandatory questions are unanswered, said by line, question and who', async () => {
    const cart = await buyer.cartOf(buyer.selection({ units: { Adult: 2, Child: 1 } }));
    await answer(cart, [ofAdult(2, 42), hotel('Quay')]);

    const refused = await buyer.order(cart);
    const [adult, child] = [someone('Adult', 1), someone('Child', 1)].map(({ pricing_option_id }) => pricing_option_id);

    expect([refused.status, refused.body]).toEqual([
      400,
      {
        lines: [
          {
            booking_answers: {
              [questionId('Shoe size')]: {
                [String(adult)]: { 1: ['Please answer this question.'] },
                [String(child)]: { 1: ['Please answer this question.'] },
              },
            },
          },
        ],
      },
    ]);
    expect((await engine.counts())['orders']).toBe(0);
  });

  it('[A18a, K13a] is told of all that is missing at once', async () => {
    const cart = await buyer.cartOf(buyer.selection({ units: { Adult: 1 } }), null);

    const refused = await buyer.order(cart);

    expect(Object.keys(refused.body)).toEqual(['main_contact_info', 'lines']);
  });

  it('[A18a, A16] carries the answers with the wording of its day, for its buyer and for sellers', async () => {
    const owner = await aSeller(engine, { 1: 'owner' });
    const cart = await buyer.cartOf(buyer.selection());
    await answer(cart, [hotel('Quay'), ofAdult(1, 40), ofAdult(2, 41)]);
    const { body: placed } = await buyer.order(cart);
    await owner.send('PATCH', `/api/booking-questions/${questionId('Hotel')}/`, { title: 'Something else' });

    const { body } = await engine.call(readOrder, { id: placed.id });
    const [line] = body.lines;

    expect(line?.booking_questions?.[0]).toMatchObject({
      id: questionId('Hotel'),
      title: 'Hotel',
      help_text: 'Where we fetch you.',
    });
    expect(line?.booking_answers).toEqual([{ ...hotel('Quay'), participant: null }, ofAdult(1, 40), ofAdult(2, 41)]);
    const ofSeller = await owner.send('GET', `/api/orders/${placed.id}/lines/${line?.id ?? ''}/`);
    expect(ofSeller.body['booking_answers']).toEqual(line?.booking_answers);
  });

  it('[A18a, P9] is brought up to what was answered since', async () => {
    const cart = await buyer.cartOf(buyer.selection({ units: { Adult: 1 } }));
    await answer(cart, [ofAdult(1, 40)]);
    const { body: placed } = await buyer.order(cart);

    const { body: later } = await answer(cart, [ofAdult(1, 45)]);
    await buyer.order(later);

    const { body } = await engine.call(readOrder, { id: placed.id });
    expect(body.lines[0]?.booking_answers).toEqual([ofAdult(1, 45)]);
  });
});
