import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOffer, partyPrice } from '#domain/booking/day-offer.ts';
import { quote } from '#domain/booking/pricing.ts';
import type { CalendarDay } from '#domain/contract/bookings.ts';
import type { PriceRule } from '#domain/contract/catalogue.ts';
import { encodeOpenDays } from '#domain/time/calendar.ts';
import { aGroupRate, anExperience, aRate, aSchedule, aSelection } from '#tests/support/stores/experience.ts';

const today = '2026-11-25';
const date = '2026-12-01';
const open_days = encodeOpenDays(today, () => true);
const experience = anExperience({ open_days });
const of = (known: CalendarDay | undefined, selection = aSelection(), from = experience) =>
  dayOffer(from, selection, { date, today, known });

/** A day with two starts, of 20 places each, that have so many left. */
function aDay(morning: number, afternoon: number, changes: Partial<CalendarDay> = {}): CalendarDay {
  return {
    date,
    status: morning + afternoon > 0 ? 'AVAILABLE' : 'SOLD_OUT',
    vacancies: morning + afternoon,
    capacity: 40,
    from_price: null,
    start_times: [
      { id: 418, time: '08:00:00', vacancies: morning, capacity: 20 },
      { id: 419, time: '14:30:00', vacancies: afternoon, capacity: 20 },
    ],
    ...changes,
  };
}

describe('what a day offers a party', () => {
  it('[V5] is its total, by what the engine says and without a network alike', () => {
    const family = aSelection([
      { pricing_option_id: 3, quantity: 2 },
      { pricing_option_id: 4, quantity: 1 },
    ]);

    expect(of(aDay(20, 20), family)).toEqual({ state: 'open', price: { amount: 10_000, isFrom: false }, left: null });
    expect(of(undefined, family)).toEqual({ state: 'open', price: { amount: 10_000, isFrom: false }, left: null });
    expect(of(aDay(20, 20), aSelection([])).price).toBeNull();
  });

  it('[V5] is the total of the cheapest start that still has room for all', () => {
    const price_rules: PriceRule[] = [
      { kind: 'departure', from: date, start_time: '08:00:00', prices: [{ pricing_category: 3, price: '30.00' }] },
    ];
    const seasonal = anExperience({ open_days, rates: [aRate({ price_rules })] });

    expect(of(aDay(9, 9), aSelection(), seasonal).price).toEqual({ amount: 6_000, isFrom: true });
    expect(of(aDay(1, 9), aSelection(), seasonal).price).toEqual({ amount: 8_000, isFrom: false });
  });

  it('[V5] says that few are left where they are, and that they are too few for the party', () => {
    expect(of(aDay(3, 2))).toMatchObject({ state: 'few', left: 5 });
    expect(of(aDay(3, 3))).toMatchObject({ state: 'open', left: null });
    expect(of(aDay(1, 1))).toEqual({ state: 'short', left: 1, price: null });
  });

  it('[V5] of a party that wants a start for itself is none where others have booked', () => {
    const boat = aSelection([{ pricing_option_id: 32, quantity: 1, group_size: 4 }], { pricing_rate_id: 8 });
    const rates = [aRate(), aGroupRate()];

    expect(of(aDay(20, 7), boat, anExperience({ open_days, rates }))).toMatchObject({ state: 'open' });
    expect(of(aDay(19, 7), boat, anExperience({ open_days, rates }))).toEqual({
      state: 'short',
      left: null,
      price: null,
    });
  });

  it('[V5] tells past, sold out, not running and no longer bookable apart', () => {
    const closed = aDay(0, 0, { status: 'CLOSED', start_times: [] });
    const schedule = aSchedule({ exceptions: [{ date, start_time_ids: [], capacity: 0 }] });

    expect(dayOffer(experience, aSelection(), { date: '2026-11-24', today, known: undefined }).state).toBe('past');
    expect(of(aDay(0, 0)).state).toBe('full');
    expect(of(closed).state).toBe('late');
    expect(of(closed, aSelection(), anExperience({ open_days, schedule })).state).toBe('closed');
    expect(of(undefined, aSelection(), anExperience({ open_days: encodeOpenDays(today, () => false) })).state).toBe(
      'late',
    );
  });

  it('[V5] is what the quote of the cheapest start comes to, whatever the rules of the price', () => {
    const price = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
    const prices = fc.array(
      fc.record({ pricing_category: fc.constantFrom(3, 4), from_size: fc.integer({ min: 1, max: 4 }), price }),
      { minLength: 1, maxLength: 3 },
    );
    const rule = fc.oneof(
      fc.record({ kind: fc.constant('day' as const), from: fc.constant(date), prices }),
      fc.record({
        kind: fc.constant('season' as const),
        from: fc.constant(today),
        to: fc.constant('2026-12-31'),
        prices,
      }),
      fc.record({
        kind: fc.constant('departure' as const),
        from: fc.constant(date),
        start_time: fc.constantFrom('08:00:00', '14:30:00'),
        prices,
      }),
    );

    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 3 }),
        (price_rules, adults, children) => {
          const it = anExperience({ open_days, rates: [aRate({ price_rules })] });
          const units = [
            { pricing_option_id: 3, quantity: adults },
            ...(children > 0 ? [{ pricing_option_id: 4, quantity: children }] : []),
          ];
          const totals = [418, 419].map((start_time_id) => quote(it, aSelection(units, { date, start_time_id })).gross);

          expect(partyPrice(it, aSelection(units), date, [418, 419])).toEqual({
            amount: Math.min(...totals),
            isFrom: totals[0] !== totals[1],
          });
        },
      ),
      { numRuns: process.env['SOAK'] ? 5_000 : 200 },
    );
  });
});
