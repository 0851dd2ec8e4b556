import { describe, expect, it } from 'vitest';
import { dayPrice, fromPrice } from '#domain/booking/from-price.ts';
import type { PriceRule } from '#domain/contract/catalogue.ts';
import { encodeOpenDays } from '#domain/time/calendar.ts';
import { aGroupRate, anExperience, anOption, aRate } from '#tests/support/stores/experience.ts';

const euros = (gross: string) => expect.objectContaining({ gross, currency: 'EUR' }) as unknown;
const child = { pricing_category: { id: 4, title: 'Child', min_age: 3, max_age: 12 } };

describe("the 'from' price", () => {
  it("[L11, B12] is the adult's, never a child's or an infant's", () => {
    const pricing_options = [anOption(4, '20.00', child), anOption(9, '0.00', { takes: 'none' }), anOption(3, '40.00')];

    expect(fromPrice(anExperience({ rates: [aRate({ pricing_options })] }))).toEqual(euros('40.00'));
  });

  it("[L11, B12] is the child's where only children come, and not there where nothing is offered", () => {
    const of = (...pricing_options: ReturnType<typeof anOption>[]) =>
      fromPrice(anExperience({ rates: [aRate({ pricing_options })] }));

    expect(of(anOption(4, '20.00', child))).toEqual(euros('20.00'));
    expect(of(anOption(3, '0.00'))).toEqual(euros('0.00'));
    expect(of(anOption(3, '5.00', { takes: 'none' }))).toBeNull();
    expect(fromPrice(anExperience({ rates: [] }))).toBeNull();
  });

  it("[L11, B12, V1] is the default rate's lowest group", () => {
    const experience = anExperience({ rates: [aRate(), aGroupRate()], default_rate_id: 8 });

    expect(fromPrice(experience)).toEqual(euros('150.00'));
  });

  it('[B12, V1] is the lowest on the open days of the range that is asked for', () => {
    const price_rules: PriceRule[] = [
      { kind: 'day', from: '2026-12-03', prices: [{ pricing_category: 3, price: '10.00' }] },
      { kind: 'season', from: '2026-12-01', to: '2026-12-31', prices: [{ pricing_category: 3, price: '55.00' }] },
    ];
    // 3 December is not open, 10 January is.
    const open_days = encodeOpenDays('2026-12-01', (n) => n !== 2 && n <= 40);
    const experience = anExperience({ rates: [aRate({ price_rules })], open_days });
    const within = (first: string | null, last: string | null) => fromPrice(experience, { first, last });

    expect(fromPrice(experience)).toEqual(euros('40.00'));
    expect(within(null, '2026-12-31')).toEqual(euros('55.00'));
    expect(within('2026-12-31', '2027-01-01')).toEqual(euros('40.00'));
    expect(within('2026-12-31', '2026-12-31')).toEqual(euros('55.00'));
    expect(within('2027-03-01', null)).toEqual(euros('40.00'));
    expect(
      fromPrice(anExperience({ rates: [aRate({ price_rules })], open_days: encodeOpenDays('2026-12-01', () => true) })),
    ).toEqual(euros('10.00'));
  });

  it('[B12, V1] of a day is the lowest of its departures, for the smallest party', () => {
    const prices = [
      { pricing_category: 3, price: '30.00' },
      { pricing_category: 3, from_size: 2, price: '25.00' },
    ];
    const price_rules: PriceRule[] = [{ kind: 'departure', from: '2026-12-01', start_time: '14:30:00', prices }];
    const [morning, afternoon] = [{ time: '08:00:00' }, { time: '14:30:00' }];

    expect(dayPrice(aRate({ price_rules }), '2026-12-01', [morning, afternoon])).toEqual(euros('30.00'));
    expect(dayPrice(aRate({ price_rules }), '2026-12-01', [morning])).toEqual(euros('40.00'));
    expect(dayPrice(aRate({ price_rules, min_per_booking: 2 }), '2026-12-01', [afternoon])).toEqual(euros('25.00'));
  });
});
