import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extraPieces, partyProblems } from '#domain/booking/party.ts';
import { quote } from '#domain/booking/pricing.ts';

import { depositFor, toDecimal } from '#domain/money/money.ts';
import { anExperience, anExtra, anOption, aRate, aSelection } from '#tests/support/stores/experience.ts';

describe('a quote', () => {
  it('[E9] is quantity times price for each kind of person, with the extras, and the deposit of it all', () => {
    const selection = aSelection(
      [
        { pricing_option_id: 3, quantity: 2 },
        { pricing_option_id: 4, quantity: 1 },
      ],
      {},
      [{ id: 51, quantity: 3 }],
    );

    expect(quote(anExperience(), selection)).toEqual({
      units: [
        { pricing_option_id: 3, quantity: 2, group_size: null, unit_price: 4000, subtotal: 8000 },
        { pricing_option_id: 4, quantity: 1, group_size: null, unit_price: 2000, subtotal: 2000 },
      ],
      extras: [{ id: 51, quantity: 3, unit_price: 500, subtotal: 1500 }],
      unitsTotal: 10_000,
      gross: 11_500,
      deposit: 2300,
      currency: 'EUR',
    });
  });

  it('[E9] is per group, of whatever size', () => {
    const group = (group_size: number) =>
      aSelection([{ pricing_option_id: 31, quantity: 2, group_size }], { pricing_rate_id: 8 });

    expect(quote(anExperience(), group(2)).units).toEqual([
      { pricing_option_id: 31, quantity: 2, group_size: 2, unit_price: 15_000, subtotal: 30_000 },
    ]);
    expect(quote(anExperience(), group(6)).gross).toBe(30_000);
  });

  it.each([
    ['unit', 3, 15, 3],
    ['person', 1, 20, 4],
    ['booking', 1, 5, 1],
  ] as const)('[E9] prices an extra per %s, and takes as many pieces', (pricing, quantity, total, pieces) => {
    const extra = anExtra({ pricing });
    const experience = anExperience({ extras: [extra] });
    const selection = aSelection(
      [
        { pricing_option_id: 3, quantity: 3 },
        { pricing_option_id: 5, quantity: 1 },
      ],
      {},
      [{ id: 51, quantity }],
    );

    expect(quote(experience, selection).extras).toEqual([{ id: 51, quantity, unit_price: 500, subtotal: total * 100 }]);
    expect(extraPieces(extra, quantity, 4)).toBe(pieces);
  });

  it.each([
    [null, 8000],
    [0, 0],
    [12.5, 1000],
  ])('[F6] with a deposit of %j percent asks %d of 8000 now', (booking_deposit, deposit) => {
    expect(quote(anExperience({ booking_deposit }), aSelection()).deposit).toBe(deposit);
  });

  it("[F6] counts in the currency's own units", () => {
    const yen = anExperience({
      currency: 'JPY',
      rates: [aRate({ pricing_options: [anOption(3, '4500', { retail_price: { gross: '4500', currency: 'JPY' } })] })],
      booking_deposit: 33.33,
    });

    expect(quote(yen, aSelection())).toMatchObject({ gross: 9000, deposit: 3000, currency: 'JPY' });
  });

  it('[E9] is refused for what the experience has not', () => {
    expect(() => quote(anExperience(), aSelection([{ pricing_option_id: 99, quantity: 1 }]))).toThrow(RangeError);
    expect(() => quote(anExperience(), aSelection(undefined, { pricing_rate_id: 99 }))).toThrow(RangeError);
    expect(() => quote(anExperience(), aSelection(undefined, {}, [{ id: 99, quantity: 1 }]))).toThrow(RangeError);
  });

  it('[E9, F6] adds up to the minor unit for every party that may come', () => {
    const price = fc.nat({ max: 100_000_00 });
    const count = fc.integer({ min: 1, max: 10 });
    const percent = fc.option(fc.nat({ max: 10_000 }).map((basisPoints) => basisPoints / 100));
    fc.assert(
      fc.property(
        price,
        price,
        price,
        count,
        count,
        count,
        percent,
        (adult, child, extra, adults, children, pieces, booking_deposit) => {
          const pricing_options = [anOption(3, toDecimal(adult, 'EUR')), anOption(4, toDecimal(child, 'EUR'))];
          const experience = anExperience({
            booking_deposit,
            rates: [aRate({ pricing_options, max_per_booking: null })],
            extras: [anExtra({ price: { gross: toDecimal(extra, 'EUR'), currency: 'EUR' }, max_quantity: null })],
          });
          const units = [
            { pricing_option_id: 3, quantity: adults },
            { pricing_option_id: 4, quantity: children },
          ];
          const selection = aSelection(units, {}, [{ id: 51, quantity: pieces }]);

          const { gross, unitsTotal, deposit } = quote(experience, selection);

          expect(partyProblems(experience, selection)).toEqual([]);
          expect(unitsTotal).toBe(adults * adult + children * child);
          expect(gross).toBe(unitsTotal + pieces * extra);
          expect(deposit).toBe(depositFor(gross, booking_deposit));
        },
      ),
    );
  });
});
