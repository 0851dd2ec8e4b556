import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeAmounts, changeableUntil, discountAfter, namesLeft } from '#domain/orders/line-change.ts';

const starts_at = '2026-12-10T08:00:00Z';
const policy = (...tiers: [number, number][]) => ({
  starts_at,
  experience: {
    cancellation_policy: {
      tiers: tiers.map(([minutes_before_start, refund_percentage]) => ({ minutes_before_start, refund_percentage })),
    },
  },
});

describe('changing a booked line', () => {
  it.each([
    ['while all of it would go back', policy([1440, 100]), '2026-12-09T08:00:00Z'],
    ['by the latest of several such tiers', policy([2880, 100], [1440, 100], [60, 50]), '2026-12-09T08:00:00Z'],
    ['never where only a part ever goes back', policy([1440, 80]), null],
    ['never without a policy', { starts_at, experience: { cancellation_policy: null } }, null],
  ])('[P12g] is possible %s', (_, line, until) => {
    expect(changeableUntil(line, true)?.toString() ?? null).toBe(until);
  });

  it('[P12g] is possible until its start where nothing has been paid for it', () => {
    expect(changeableUntil(policy(), false)?.toString()).toBe(starts_at);
  });

  it('[P12k] keeps the first of the names', () => {
    const named = (first_name: string) => ({ first_name, last_name: 'Horvat' });
    const all = { has_main_contact: true, participants: [named('Ana'), named('Ivo'), named('Eva')] };

    expect(namesLeft(all, 2).participants).toEqual([named('Ana'), named('Ivo')]);
    expect(namesLeft(all, 9)).toEqual(all);
  });

  it('[C13, P12h] never takes off more than the new price, nor more of an amount than was agreed', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (before, now, part, grows) => {
          const discount = Math.floor(before * part);
          const after = discountAfter({ gross: before, discount }, now, grows);
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThanOrEqual(now);
          expect(grows || after <= discount).toBe(true);
        },
      ),
    );
  });

  it('[P12i] asks for no more than the difference, and gives back no more than was paid', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        amount,
        fc.boolean(),
        (total, next, some, deposit, nextDeposit, isByHand) => {
          const paid = Math.min(some, total);
          const before = { total, due: total - paid, deposit: Math.min(deposit, total) };
          const after = { total: next, deposit: Math.min(nextDeposit, next) };
          const { to_pay, to_refund } = changeAmounts(before, after, { paid, isByHand, least: 50 });
          expect(to_pay === 0 || to_refund === 0).toBe(true);
          expect(to_pay).toBeLessThanOrEqual(Math.max(0, next - total));
          expect(paid + to_pay - to_refund).toBeLessThanOrEqual(next);
          expect(to_pay === 0 || to_pay >= 50).toBe(true);
          expect(paid - to_refund).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
