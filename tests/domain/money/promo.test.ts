import fc from 'fast-check';
import { create } from 'superstruct';
import { afterEach, describe, expect, it } from 'vitest';
import { Cart } from '#domain/contract/cart.ts';
import { type AnyField, fieldsOf } from '#domain/contract/fields.ts';
import { reason } from '#domain/contract/problems.ts';
import type { PromoRefusal } from '#domain/contract/promo-refusal.ts';
import type { PromoCase, PromoTerms } from '#domain/money/promo.ts';
import { discountOf, discountShares, PROMO_KINDS, promoRefusal } from '#domain/money/promo.ts';
import { cartTotals } from '#domain/money/totals.ts';
import { typedCode } from '#domain/typing/typed-text.ts';
import { inEnglish, inLanguage } from '#tests/support/code/words.ts';
import { refusedCodeWords } from '#text/problem-text.ts';
import { promoWords } from '#text/promo-words.ts';

const aCode = (changes: Partial<PromoTerms> = {}): PromoTerms => ({
  code: 'SUMMER',
  kind: 'percent',
  value: 1000,
  valid_from: null,
  valid_until: null,
  most_uses: null,
  most_uses_per_customer: null,
  minimum_total: 0,
  experiences: [],
  ...changes,
});

const lines = [
  { experience_id: 1, gross: 8000 },
  { experience_id: 2, gross: 2050 },
];

const aCase = (changes: Partial<PromoCase> = {}): PromoCase => ({
  lines,
  currency: 'EUR',
  today: '2026-12-01',
  uses: 0,
  customerUses: 0,
  ...changes,
});

describe('a promo code', () => {
  it.each([
    ['summer-10', 'SUMMER-10'],
    [' Summer –\u00A010 ', 'SUMMER-10'],
    ['sum\u200Bmer\u2212１０', 'SUMMER-10'],
    ['straße', 'STRASSE'],
  ])('[C13] %j is the same as %s', (typed, code) => {
    expect(typedCode(typed)).toBe(code);
  });

  it.each([
    ['none', 0, [], 0],
    ['set', 5000, [], 5050],
    ['set', 20_000, [], 0],
    ['set', 0, [2], 2050],
    ['subtract', 500, [], 500],
    ['subtract', 500_000, [], 10_050],
    ['subtract', 5000, [2], 2050],
    ['percent', 1000, [], 1005],
    ['percent', 1000, [2], 205],
    ['percent', 10_000, [], 10_050],
  ] as const)('[C13a] %s %i for %j takes %i off', (kind, value, experiences, discount) => {
    expect(discountOf(aCode({ kind, value, experiences }), lines)).toBe(discount);
  });

  it.each([
    [{ valid_from: '2026-12-02' }, {}, 'Code SUMMER is valid from 2 Dec 2026.'],
    [{ valid_until: '2026-11-30' }, {}, 'Code SUMMER expired on 30 Nov 2026.'],
    [{ most_uses: 2 }, { uses: 2 }, 'Code SUMMER has been fully redeemed.'],
    [{ most_uses_per_customer: 1 }, { customerUses: 1 }, 'You’ve already used code SUMMER.'],
    [{ minimum_total: 11_000 }, {}, 'Code SUMMER is for 110,00\u00A0€ or more. Spend 9,50\u00A0€ more to use it.'],
    [{ experiences: [3] }, {}, 'Code SUMMER doesn’t apply to the experiences in your cart.'],
  ])('[C13a] that does not apply says why: %j', (terms, of, words) => {
    const refusal = promoRefusal(aCode(terms), aCase(of));

    expect(refusal && promoWords(refusal)).toBe(words);
  });

  it('[C13a] applies on its first and its last day, up to its last use, and at its minimum', () => {
    const terms = { most_uses: 2, most_uses_per_customer: 2, minimum_total: 10_050, experiences: [2, 3] };
    const days = { valid_from: '2026-12-01', valid_until: '2026-12-01' };

    expect(promoRefusal(aCode({ ...terms, ...days }), aCase({ uses: 1, customerUses: 1 }))).toBeNull();
  });

  it('[C13a, C13c] loses no cent when it is split, takes no line below nothing, and only those that it is for', () => {
    const line = fc.record({ experience_id: fc.integer({ min: 1, max: 4 }), gross: fc.nat({ max: 1_000_000_00 }) });
    const terms = fc.record({
      kind: fc.constantFrom(...PROMO_KINDS),
      value: fc.nat({ max: 1_000_000_00 }),
      experiences: fc.uniqueArray(fc.integer({ min: 1, max: 4 })),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), terms, (some, changes) => {
        const code = aCode(changes);
        const discount = discountOf(code, some);
        const shares = discountShares(code, some, discount);
        const { subtotal, total, deposit } = cartTotals(
          some.map(({ gross }) => ({ gross, deposit: gross })),
          discount,
          'EUR',
        );

        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
        for (const [i, { gross, experience_id }] of some.entries()) {
          expect(shares[i]).toBeGreaterThanOrEqual(0);
          expect(shares[i]).toBeLessThanOrEqual(gross);
          const isFor = changes.experiences.length === 0 || changes.experiences.includes(experience_id);
          expect(shares[i] === 0 || isFor).toBe(true);
        }
        expect(total).toBeGreaterThanOrEqual(0);
        expect(subtotal - discount).toBe(total);
        expect(deposit).toBe(total);
      }),
    );
  });

  it('[C13d, F6] lowers what is due now by the same share as the total', () => {
    const discount = discountOf(aCode({ kind: 'percent', value: 2500 }), lines);

    expect(
      cartTotals(
        [
          { gross: 8000, deposit: 1600 },
          { gross: 2050, deposit: 2050 },
        ],
        discount,
        'EUR',
      ),
    ).toEqual({
      subtotal: 10_050,
      total: 7537,
      deposit: 2737,
      depositPercentage: 36.31,
    });
  });
});

describe('why a promo code does not apply', () => {
  afterEach(inEnglish);

  const refused = (params: { code: string; promo_code: string }) => ({
    path: ['promo_code'],
    ...reason('promo_refused', params),
    detail: 'On Sundays only.',
  });
  const unknown: PromoRefusal = { code: 'unknown', promo_code: 'SUMMER' };
  const minimum: PromoRefusal = {
    code: 'minimum',
    promo_code: 'SUMMER',
    least: '110.00',
    missing: '9.50',
    currency: 'EUR',
  };
  const soon: PromoRefusal = { code: 'valid_from', promo_code: 'SUMMER', date: '2026-12-02' };

  it.each([
    ['hr', unknown, 'Kod SUMMER ne postoji.'],
    ['hr', soon, 'Kod SUMMER vrijedi tek od 2. pro 2026.'],
    ['hr', minimum, 'Kod SUMMER vrijedi od 110,00\u00A0€. Dodajte još 9,50\u00A0€ da ga iskoristite.'],
    ['de', unknown, 'Den Code SUMMER kennen wir nicht.'],
    ['de', soon, 'Der Code SUMMER gilt ab 2. Dez. 2026.'],
    ['de', minimum, 'Der Code SUMMER gilt ab 110,00\u00A0€. Es fehlen noch 9,50\u00A0€.'],
  ])('[C13a] is said in %s of %j', async (language, promo_refusal, words) => {
    const loaded = await inLanguage(language, () => import('#text/promo-words.ts'));
    const texts = await import('#text/problem-text.ts');

    const promo_problem = 'Something in English.';
    expect(loaded.codeProblem({ promo_problem, promo_refusal })).toBe(words);
    expect(texts.refusedCodeWords([refused(promo_refusal)])).toBe(words);
  });

  it.each([
    ['en', 'On Sundays only.'],
    ['hr', 'Ovaj kod ne postoji ili ne vrijedi za vašu košaricu.'],
    ['de', 'Diesen Code gibt es nicht, oder er gilt nicht für Ihren Warenkorb.'],
  ])('[C13a] of a newer engine is said in %s', async (language, words) => {
    const loaded = await inLanguage(language, () => import('#text/promo-words.ts'));
    const texts = await import('#text/problem-text.ts');
    const promo_problem = 'On Sundays only.';

    expect(loaded.codeProblem({ promo_problem, promo_refusal: null })).toBe(words);
    expect(loaded.codeProblem({ promo_problem: null, promo_refusal: null })).toBeNull();
    expect(texts.refusedCodeWords([refused({ code: 'weekday', promo_code: 'SUMMER' })])).toBe('On Sundays only.');
  });

  it('[C13a] is read with the cart as far as this version knows it, and never keeps the cart from being read', () => {
    const field = fieldsOf(Cart)['promo_refusal'] as AnyField;
    const read = (value: unknown): unknown => create(value, field);

    expect(read(minimum)).toEqual(minimum);
    expect(read({ code: 'weekday', promo_code: 'SUMMER', weekday: 7 })).toBeNull();
    expect(read({ ...minimum, least: undefined })).toBeNull();
    expect(read(null)).toBeNull();
  });

  it('[C13a] is something even where a 400 says nothing of the code', () => {
    expect(refusedCodeWords([])).toBe('We couldn’t apply this code.');
  });
});
