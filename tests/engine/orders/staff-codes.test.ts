import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Answered, anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { anOrderFor, balanced, made, marko, soldOrder } from '../../support/payments/selling.ts';
import { asking } from '../../support/stores/questions.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [asking(handyStore, 'walk')] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => balanced(engine));

const all = '/api/promo-codes/';
const aCode = async (fields: object = {}): Promise<string> => {
  const body = { store: 1, code: 'WELCOME10', kind: 'percent', value: '10', ...fields };
  const answer = await owner.send('POST', all, body);
  expect(answer.status).toBe(201);
  return `${all}${String(answer.body['id'])}/`;
};
const usesOf = async (path: string): Promise<unknown> => (await owner.send('GET', path)).body['uses'];
const withCode = (fields: object = {}, ...named: Parameters<typeof anOrderFor>[2][]) =>
  anOrderFor(buyer, { amount: '72.00', promo_code: '“\u200Ewelcome\u00AD10”.', ...fields }, ...named);
const refused = async (body: object): Promise<Answered<never>> => owner.send('POST', '/api/orders/', body);

describe('a promo code on an order that staff make', () => {
  it('[A4, C13b] takes its share off, split over the lines, and counts as a use until the order is cancelled', async () => {
    const path = await aCode();

    const order = await made(
      owner,
      withCode({ amount: '100.00', paid: true }, {}, { time: '15:00', units: { Adult: 1 } }),
    );

    expect(order).toMatchObject({
      subtotal: { gross: '120.00' },
      discount: { code: 'WELCOME10', amount: '12.00' },
      total: { gross: '108.00' },
      due: { amount: '8.00' },
      lines: [{ discount: { amount: '8.00' } }, { discount: { amount: '4.00', currency: 'EUR' } }],
    });
    expect(await usesOf(path)).toBe(1);

    await owner.send('POST', `/api/orders/${order.id}/cancel/`, { refund_amount: '0' });

    expect(await usesOf(path)).toBe(0);
  });

  it.each([
    ['that there is not', { code: 'OTHER' }, 'We don’t know the code WELCOME10.'],
    ['of another time', { valid_until: '2026-11-30' }, 'Code WELCOME10 expired on 30 Nov 2026.'],
    ['for more', { minimum_total: '80.01' }, 'Code WELCOME10 is for 80,01 € or more. Spend 0,01 € more to use it.'],
    ['that is switched off', { is_active: false }, 'We don’t know the code WELCOME10.'],
  ])('[A4, C13b] is refused in words where it is one %s, and nothing is kept', async (_, fields, words) => {
    await aCode(fields);

    const { status, body } = await refused(withCode());

    expect([status, String((body['promo_code'] as string[])[0]).replaceAll('\u00A0', ' ')]).toEqual([400, words]);
    expect((await engine.counts())['orders']).toBe(0);
    expect((await engine.counts())['carts']).toBe(0);
  });

  it('[C13b] is used up as by visitors, whoever comes first, and once for a customer', async () => {
    await aCode({ most_uses: 2, most_uses_per_customer: 1 });
    const of = (email: string) => withCode({ main_contact_info: { ...marko, email } });

    await made(owner, of('one@example.com'));
    const again = await refused(of('One@example.com'));
    await made(owner, of('two@example.com'));
    const third = await refused(of('three@example.com'));

    expect(again.body).toEqual({ promo_code: ['You’ve already used code WELCOME10.'] });
    expect(third.body).toEqual({ promo_code: ['Code WELCOME10 has been fully redeemed.'] });
  });

  it('[C13b] is used by one of two who want its last use at once', async () => {
    const path = await aCode({ most_uses: 1 });

    const answers = await Promise.all([withCode(), withCode()].map(refused));

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
    expect(await usesOf(path)).toBe(1);
  });

  it('[A4] of nothing is none', async () => {
    for (const promo_code of [null, '', undefined]) {
      const order = await made(owner, anOrderFor(buyer, { promo_code }));
      expect(order).toMatchObject({
        discount: null,
        total: { gross: '80.00' },
        lines: [{ discount: { amount: '0.00' } }],
      });
    }
  });
});

describe('what guests must be asked', () => {
  const option = () => buyer.selection().booking_info.pricing_units[0]?.pricing_option_id ?? 0;
  const shoe = async () => (await made(owner, anOrderFor(buyer))).lines[0]?.open_questions[0]?.question_id ?? 0;

  it('[A4, A18a] may be left open by staff, who are told what it is', async () => {
    const order = await made(owner, anOrderFor(buyer));

    const open = order.lines[0]?.open_questions;

    expect(open).toEqual(
      [1, 2].map((number) => ({
        question_id: open?.[0]?.question_id,
        title: 'Shoe size',
        participant: { pricing_option_id: option(), number },
      })),
    );
  });

  it('[A4, A18a] is answered with the order, or by a change of its line', async () => {
    const question_id = await shoe();
    const answer = (number: number, value: unknown) => ({
      question_id,
      participant: { pricing_option_id: option(), number },
      value,
    });
    const selection = { ...buyer.selection(), booking_answers: [answer(1, 41)] };

    const order = await made(owner, anOrderFor(buyer, { lines: [selection] }));
    const path = `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`;
    const wrong = await owner.send('PATCH', path, { booking_answers: [answer(1, 41), answer(2, 'large')] });
    const changed = await owner.send('PATCH', path, { booking_answers: [answer(1, 41), answer(2, 38)] });

    expect(order.lines[0]).toMatchObject({
      booking_answers: [answer(1, 41)],
      open_questions: [{ participant: { number: 2 } }],
    });
    expect([wrong.status, wrong.body]).toEqual([400, { booking_answers: [{}, { value: ['Please enter a number.'] }] }]);
    expect(changed.body).toMatchObject({ booking_answers: [answer(1, 41), answer(2, 38)], open_questions: [] });
    expect((await soldOrder(owner, order.id)).lines[0]).toMatchObject({ open_questions: [] });
  });

  it('[A18a] is refused with the order at its place where an answer does not fit', async () => {
    const wrong = {
      question_id: await shoe(),
      participant: { pricing_option_id: option(), number: 1 },
      value: 'large',
    };

    const { status, body } = await refused(
      anOrderFor(buyer, {
        lines: [buyer.selection({ time: '15:00' }), { ...buyer.selection(), booking_answers: [wrong] }],
      }),
    );

    expect([status, body]).toEqual([
      400,
      { lines: [{}, { booking_answers: [{ value: ['Please enter a number.'] }] }] },
    ]);
  });
});
