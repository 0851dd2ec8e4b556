import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quote } from '#domain/booking/pricing.ts';
import { unitPrice } from '#domain/booking/unit-price.ts';
import type { PriceRule } from '#domain/contract/catalogue.ts';
import { minor, toDecimal } from '#domain/money/money.ts';
import { aGroupRate, anExperience, anOption, aRate, aSelection } from '#tests/support/stores/experience.ts';

const price = (gross: string, from_size?: number) => ({
  pricing_category: 3,
  price: gross,
  ...(from_size && { from_size }),
});
const season = (from: string, to: string, gross: string, changes: Partial<PriceRule> = {}): PriceRule => ({
  kind: 'season',
  from,
  to,
  prices: [price(gross)],
  ...changes,
});
const day = (from: string, gross: string): PriceRule => ({ kind: 'day', from, prices: [price(gross)] });
const departure = (from: string, start_time: string, gross: string): PriceRule => ({
  kind: 'departure',
  from,
  start_time,
  prices: [price(gross)],
});

/** An adult's price in minor units; 40.00 without rules. */
function adultPrice(
  price_rules: PriceRule[],
  date: string,
  { start_time = '08:00:00', size = 1 }: { start_time?: string | null; size?: number } = {},
) {
  return unitPrice({ price_rules }, anOption(3, '40.00'), { date, start_time, size });
}

describe('the price of a unit', () => {
  it('[B12] is that of the departure, else of the day, else of the season, else its own', () => {
    const rules = [
      season('2027-06-01', '2027-08-31', '60.00'),
      day('2027-07-04', '70.00'),
      departure('2027-07-04', '14:30:00', '50.00'),
    ];

    expect(adultPrice(rules, '2027-07-04', { start_time: '14:30:00' })).toBe(5000);
    expect(adultPrice(rules, '2027-07-04')).toBe(7000);
    expect(adultPrice(rules, '2027-07-04', { start_time: null })).toBe(7000);
    expect(adultPrice(rules, '2027-07-05', { start_time: '14:30:00' })).toBe(6000);
    expect([adultPrice(rules, '2027-06-01'), adultPrice(rules, '2027-08-31')]).toEqual([6000, 6000]);
    expect([adultPrice(rules, '2027-05-31'), adultPrice(rules, '2027-09-01')]).toEqual([4000, 4000]);
    expect(adultPrice(rules, '')).toBe(4000);
  });

  it('[B12] is that of the first of two seasons that cover a day', () => {
    const weekends = season('2027-06-01', '2027-08-31', '65.00', { weekdays: [6, 7] });
    const summer = season('2027-06-01', '2027-08-31', '60.00');

    // 3 July 2027 is a Saturday.
    expect(adultPrice([weekends, summer], '2027-07-03')).toBe(6500);
    expect(adultPrice([weekends, summer], '2027-07-05')).toBe(6000);
    expect(adultPrice([summer, weekends], '2027-07-03')).toBe(6000);
  });

  it('[B12] of a season that comes each year goes over New Year and knows no year', () => {
    const winter = [season('2026-11-15', '2027-02-29', '30.00', { yearly: true })];

    expect(['2026-11-15', '2028-12-31', '2031-01-01', '2028-02-29'].map((date) => adultPrice(winter, date))).toEqual([
      3000, 3000, 3000, 3000,
    ]);
    expect(['2026-11-14', '2027-03-01'].map((date) => adultPrice(winter, date))).toEqual([4000, 4000]);
  });

  it('[B12] falls by steps with the size of the party; too small a party leaves it to the next rule', () => {
    const steps: PriceRule = { ...day('2027-07-04', ''), prices: [price('35.00', 4), price('30.00', 8)] };
    const summer = season('2027-06-01', '2027-08-31', '60.00');
    const of = (size: number) => adultPrice([steps, summer], '2027-07-04', { size });

    expect([1, 3, 4, 7, 8, 20].map(of)).toEqual([6000, 6000, 3500, 3500, 3000, 3000]);
  });

  it('[B12] leaves a category without a price of its own to the next rule', () => {
    expect(
      unitPrice({ price_rules: [day('2027-07-04', '70.00')] }, anOption(4, '20.00'), {
        date: '2027-07-04',
        start_time: null,
        size: 1,
      }),
    ).toBe(2000);
  });

  it('[B12] counts people who take a place, and of group pricing each group by itself', () => {
    const steps = [{ ...day('2026-12-01', ''), prices: [price('40.00'), price('30.00', 3)] }];
    const rate = aRate({
      price_rules: steps,
      pricing_options: [anOption(3, '44.00'), anOption(4, '20.00'), anOption(5, '0.00', { takes: 'none' })],
    });
    const cost = (...units: [id: number, quantity: number][]) =>
      quote(
        anExperience({ rates: [rate] }),
        aSelection(units.map(([pricing_option_id, quantity]) => ({ pricing_option_id, quantity }))),
      ).unitsTotal;

    expect(cost([3, 2], [5, 2])).toBe(8000);
    expect(cost([3, 2], [4, 1])).toBe(8000);

    const groups = aGroupRate({
      price_rules: [{ ...day('2026-12-01', ''), prices: [{ pricing_category: 31, from_size: 5, price: '200.00' }] }],
    });
    const selection = aSelection(
      [
        { pricing_option_id: 31, quantity: 2, group_size: 4 },
        { pricing_option_id: 31, quantity: 1, group_size: 5 },
      ],
      { pricing_rate_id: 8 },
    );
    expect(quote(anExperience({ rates: [groups] }), selection).units.map((it) => it.unit_price)).toEqual([
      15_000, 20_000,
    ]);
  });

  it('[B12] is that of an oracle which lists all prices of all days, in a million random cases', {
    tags: 'long',
    timeout: 600_000,
  }, () => {
    const runs = process.env['SOAK'] ? 1_000_000 : 5_000;
    fc.assert(
      fc.property(
        rules,
        dates,
        fc.constantFrom(null, ...TIMES),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(3, 4),
        (price_rules, date, start_time, size, category) => {
          const option = anOption(category, '40.00');

          expect(unitPrice({ price_rules }, option, { date, start_time, size })).toBe(
            oraclePrice(price_rules, category, date, start_time, size) ?? 4000,
          );
        },
      ),
      { numRuns: runs, seed: 12 },
    );
  });
});

const TIMES = ['08:00:00', '14:30:00'];
/** Days around two turns of the year and a leap day, so that rules often overlap. */
const dates = fc.constantFrom(
  ...['2027-12-25', '2028-02-26', '2028-12-28'].flatMap((first) =>
    Array.from({ length: 9 }, (_, n) => Temporal.PlainDate.from(first).add({ days: n }).toString()),
  ),
);
const prices = fc.uniqueArray(
  fc.record({
    pricing_category: fc.constantFrom(3, 4),
    from_size: fc.integer({ min: 1, max: 6 }),
    price: fc.nat({ max: 99_999 }).map((amount) => toDecimal(amount, 'EUR')),
  }),
  { selector: ({ pricing_category, from_size }) => `${pricing_category}:${from_size}`, minLength: 1, maxLength: 4 },
);
const weekdays = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), { nil: undefined });
const rule: fc.Arbitrary<PriceRule> = fc.oneof(
  fc
    .record({ from: dates, to: dates, yearly: fc.boolean(), weekdays, prices })
    .map((it): PriceRule => ({ kind: 'season', ...it })),
  fc.record({ from: dates, prices }).map((it): PriceRule => ({ kind: 'day', ...it })),
  fc
    .record({ from: dates, start_time: fc.constantFrom(...TIMES), prices })
    .map((it): PriceRule => ({ kind: 'departure', ...it })),
);
const rules = fc.array(rule, { maxLength: 5 });

/** A second implementation of `unitPrice`: ranks every price that could apply, with Temporal and by sorting, and takes the best. */
function oraclePrice(
  all: readonly PriceRule[],
  category: number,
  date: string,
  time: string | null,
  size: number,
): number | null {
  const at = Temporal.PlainDate.from(date);
  const candidates = all.flatMap(({ kind, from, to, yearly, weekdays: on, start_time, prices: list }, i) => {
    if (kind === 'season' && !seasonDays(from, to ?? from, yearly ?? false, at.year).has(date)) return [];
    if (kind === 'season' && on && !on.includes(at.dayOfWeek)) return [];
    if (kind !== 'season' && !at.equals(from)) return [];
    if (kind === 'departure' && start_time !== time) return [];
    const rank = { departure: 0, day: 1, season: 2 }[kind];
    return list
      .filter((it) => it.pricing_category === category && (it.from_size ?? 1) <= size)
      .map((it) => ({ order: [rank, i, -(it.from_size ?? 1)] as const, price: it.price }));
  });
  const [best] = candidates.sort(
    (a, b) => a.order[0] - b.order[0] || a.order[1] - b.order[1] || a.order[2] - b.order[2],
  );
  return best ? minor(best.price, 'EUR') : null;
}

const seasons = new Map<string, ReadonlySet<string>>();

/** Every day of a season. A yearly season is taken three times: starting in the year before, in this year and in the next. */
function seasonDays(from: string, to: string, yearly: boolean, year: number): ReadonlySet<string> {
  const key = [from, to, yearly, year].join();
  const known = seasons.get(key);
  if (known) return known;
  const days = new Set<string>();
  const walk = (first: Temporal.PlainDate, last: Temporal.PlainDate) => {
    for (let it = first; Temporal.PlainDate.compare(it, last) <= 0; it = it.add({ days: 1 })) days.add(it.toString());
  };
  const [first, last] = [Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)];
  if (!yearly) walk(first, last);
  else
    for (const begin of [year - 1, year]) {
      const goesOver = from.slice(5) > to.slice(5);
      walk(first.with({ year: begin }), last.with({ year: begin + (goesOver ? 1 : 0) }));
    }
  seasons.set(key, days);
  return days;
}
