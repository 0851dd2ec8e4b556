import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cartTotals, dueLater } from '#domain/money/totals.ts';

const lines = [
  { gross: 8000, deposit: 1600 },
  { gross: 2050, deposit: 2050 },
];

it('[C14] totals are the gross total, the deposit due now with its percentage, and what is left', () => {
  const totals = cartTotals(lines, 0, 'EUR');

  expect(totals).toEqual({ subtotal: 10_050, total: 10_050, deposit: 3650, depositPercentage: 36.32 });
  expect(dueLater(totals)).toBe(6400);
});

it.each([
  ['none', 0, { total: 10_050, deposit: 3650, depositPercentage: 36.32 }],
  ['a tenth', 1005, { total: 9045, deposit: 3285, depositPercentage: 36.32 }],
  ['all but a cent', 10_049, { total: 1, deposit: 0, depositPercentage: 0 }],
  ['all', 10_050, { total: 0, deposit: 0, depositPercentage: 0 }],
  ['more than all', 20_000, { total: 0, deposit: 0, depositPercentage: 0 }],
])('[C14, F6, C13d] with a discount of %s the deposit is taken of what is left', (_, discount, expected) => {
  expect(cartTotals(lines, discount, 'EUR')).toEqual({ subtotal: 10_050, ...expected });
});

it('[C14] no lines, or free ones, come to nothing', () => {
  const nothing = { subtotal: 0, total: 0, deposit: 0, depositPercentage: 0 };

  expect(cartTotals([], 0, 'EUR')).toEqual(nothing);
  expect(cartTotals([{ gross: 0, deposit: 0 }], 500, 'EUR')).toEqual(nothing);
});

it('[C14, F6] deposits that were rounded line by line are summed as they are', () => {
  const third = { gross: 1001, deposit: 334 };

  expect(cartTotals([third, third, third], 0, 'EUR')).toMatchObject({
    subtotal: 3003,
    deposit: 1002,
    depositPercentage: 33.37,
  });
});

it('[C14] a deposit is never below nothing nor above the total, and all of it where all is due', () => {
  const line = fc
    .nat({ max: 1_000_000_00 })
    .chain((gross) => fc.record({ gross: fc.constant(gross), deposit: fc.nat({ max: gross }) }));
  fc.assert(
    fc.property(fc.array(line), fc.nat({ max: 2_000_000_00 }), (some, discount) => {
      const { total, deposit, depositPercentage } = cartTotals(some, discount, 'EUR');
      const allDue = cartTotals(
        some.map(({ gross }) => ({ gross, deposit: gross })),
        discount,
        'EUR',
      );

      expect(deposit).toBeGreaterThanOrEqual(0);
      expect(deposit).toBeLessThanOrEqual(total);
      expect(depositPercentage).toBeLessThanOrEqual(100);
      expect(allDue.deposit).toBe(allDue.total);
    }),
  );
});

it('[F6, C13d] asks for what cards can pay now: a step more where they pay in steps, and never more than all of it', () => {
  expect(cartTotals([{ gross: 5_130, deposit: 1_026 }], 0, 'KWD')).toMatchObject({ total: 5_130, deposit: 1_030 });
  expect(cartTotals([{ gross: 5_124, deposit: 5_124 }], 0, 'KWD')).toMatchObject({ total: 5_124, deposit: 5_120 });
  expect(cartTotals([{ gross: 5_124, deposit: 1_025 }], 0, 'EUR')).toMatchObject({ deposit: 1_025 });
});
