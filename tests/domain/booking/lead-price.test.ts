import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPrice, leadingOptions, smallestSize } from '#domain/booking/from-price.ts';
import { partyProblems, type Selection } from '#domain/booking/party.ts';
import { partyPriceFrom } from '#domain/booking/party-price.ts';
import { quote } from '#domain/booking/pricing.ts';
import type { Experience, PriceRule, Rate } from '#domain/contract/catalogue.ts';
import { minor } from '#domain/money/money.ts';
import { encodeOpenDays, isOpenOn } from '#domain/time/calendar.ts';
import { addDays } from '#domain/time/day.ts';
import { startsOn } from '#domain/time/schedule.ts';
import { aGroupRate, anExperience, anOption, aRate, aSchedule } from '#tests/support/stores/experience.ts';

const FIRST = '2026-12-01';
const DAYS = 40;
const child = { pricing_category: { id: 4, title: 'Child', min_age: 3, max_age: 12 } };

const amount = fc.integer({ min: 1, max: 20_000 }).map((cents) => (cents / 100).toFixed(2));
const day = fc.nat(DAYS - 1).map((n) => addDays(FIRST, n));
const categories = fc.constantFrom(
  { id: 3, title: 'Adult', min_age: 13, max_age: null },
  { id: 4, title: 'Child', min_age: 3, max_age: 12 },
  { id: 5, title: 'Infant', min_age: 0, max_age: 2 },
  { id: 6, title: 'Senior', min_age: 65, max_age: 120 },
);

const rule: fc.Arbitrary<PriceRule> = fc
  .record({
    kind: fc.constantFrom('season' as const, 'day' as const, 'departure' as const),
    days: fc.tuple(day, day),
    start_time: fc.constantFrom('08:00:00', '14:30:00'),
    prices: fc.array(
      fc.record({
        pricing_category: fc.integer({ min: 3, max: 6 }),
        from_size: fc.integer({ min: 1, max: 4 }),
        price: amount,
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ kind, days, start_time, prices }) => {
    const [from = FIRST, to = FIRST] = days.toSorted();
    return { kind, from, prices, ...(kind === 'season' && { to }), ...(kind === 'departure' && { start_time }) };
  });

const options = fc.uniqueArray(
  fc.record({
    pricing_category: categories,
    gross: amount,
    min_limit: fc.nat(2),
    max_limit: fc.option(fc.integer({ min: 2, max: 12 })),
    isWithoutPlace: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4, selector: ({ pricing_category }) => pricing_category.id },
);

const rate = (id: number): fc.Arbitrary<Rate> =>
  fc
    .record({
      is_group_pricing: fc.boolean(),
      options,
      min_per_booking: fc.constantFrom(1, 1, 2),
      max_per_booking: fc.option(fc.integer({ min: 2, max: 12 })),
      price_rules: fc.array(rule, { maxLength: 4 }),
    })
    .map((it) => ({
      id,
      title: `Rate ${id}`,
      is_group_pricing: it.is_group_pricing,
      min_per_booking: it.is_group_pricing ? 1 : it.min_per_booking,
      max_per_booking: it.is_group_pricing ? 1 : it.max_per_booking,
      pricing_options: it.options.map(({ pricing_category, gross, isWithoutPlace, ...limits }) =>
        anOption(id * 10 + pricing_category.id, gross, {
          pricing_category,
          ...limits,
          takes: isWithoutPlace && !it.is_group_pricing ? 'none' : 'size',
        }),
      ),
      ...(it.price_rules.length > 0 && { price_rules: it.price_rules }),
    }));

const catalogue: fc.Arbitrary<Experience> = fc
  .record({ rates: fc.tuple(rate(7), rate(8)), open: fc.array(fc.boolean(), { minLength: DAYS, maxLength: DAYS }) })
  .map(({ rates, open }) => anExperience({ rates, open_days: encodeOpenDays(FIRST, (n) => open[n] ?? false) }));

/** Each open day with each of its starts. */
function departuresOf({ open_days, schedule }: Experience) {
  const days = Array.from({ length: DAYS }, (_, n) => addDays(FIRST, n)).filter((date) => isOpenOn(open_days, date));
  return days.flatMap((date) => startsOn(schedule, date).map(({ start_time_id }) => ({ date, start_time_id })));
}

/** The engine's prices for a unit of the smallest party, on each departure. */
function chargedUnits(experience: Experience, of: Rate): number[] {
  return departuresOf(experience).flatMap((at) =>
    leadingOptions(of).map((option) => {
      const size = smallestSize(of, option);
      const unit = {
        pricing_option_id: option.id,
        ...(of.is_group_pricing ? { quantity: 1, group_size: size } : { quantity: size }),
      };
      const booking_info = { ...at, pricing_rate_id: of.id, pricing_units: [unit] };
      return quote(experience, { booking_info }).units[0]?.unit_price ?? Number.NaN;
    }),
  );
}

const SOAK_MS = 600_000;
const runs = { numRuns: process.env['SOAK'] ? 20_000 : 1_000 };

describe('the price that leads', () => {
  it('[V1] is what one adult or the smallest group is charged on some open day, and nobody is charged less', {
    tags: 'long',
    timeout: SOAK_MS,
  }, () => {
    fc.assert(
      fc.property(catalogue, (experience) => {
        const [first] = experience.rates;
        const lead = fromPrice(experience);
        const charged = first && lead ? chargedUnits(experience, first) : [];
        const gross = lead ? minor(lead.gross, lead.currency) : 0;

        expect(lead !== null || leadingOptions(first ?? aRate()).length === 0).toBe(true);
        expect(gross).toBe(charged.length > 0 ? Math.min(...charged) : gross);
        expect(new Set(charged).size).toBeLessThanOrEqual(lead?.is_from === false ? 1 : charged.length);
        expect(lead?.per).toBe(lead ? (first?.is_group_pricing ? 'group' : 'person') : undefined);
      }),
      runs,
    );
  });

  it('[V1] of a party is what so many adults are charged on some open day', { tags: 'long', timeout: SOAK_MS }, () => {
    fc.assert(
      fc.property(catalogue, fc.integer({ min: 1, max: 13 }), (experience, people) => {
        const selections = experience.rates.flatMap((it) =>
          leadingOptions(it).map(({ id }): Selection['booking_info'] => ({
            date: FIRST,
            start_time_id: 418,
            pricing_rate_id: it.id,
            pricing_units: [
              it.is_group_pricing
                ? { pricing_option_id: id, quantity: 1, group_size: people }
                : { pricing_option_id: id, quantity: people },
            ],
          })),
        );
        const sound = selections.filter((booking_info) => partyProblems(experience, { booking_info }).length === 0);
        const [rateId] = sound.map(({ pricing_rate_id }) => pricing_rate_id);
        const price = partyPriceFrom(experience, people, { first: null, last: null });
        const gross = price ? minor(price.gross, price.currency) : 0;
        const charged = departuresOf(experience).flatMap((at) =>
          sound
            .filter(({ pricing_rate_id }) => pricing_rate_id === rateId)
            .map((booking_info) => quote(experience, { booking_info: { ...booking_info, ...at } }).gross),
        );

        expect(price !== null || sound.length === 0).toBe(true);
        expect(gross).toBe(charged.length > 0 ? Math.min(...charged) : gross);
        expect([price?.per, price?.people]).toEqual(price ? ['party', people] : [undefined, undefined]);
      }),
      runs,
    );
  });

  it('[V1] says what it is for, and "from" only where one may pay more for the same', () => {
    const of = (...rates: Rate[]) => fromPrice(anExperience({ rates, default_rate_id: rates[0]?.id ?? 0 }));
    const adults = aRate({ pricing_options: [anOption(4, '20.00', child), anOption(3, '40.00')] });

    expect(of(adults)).toEqual({ gross: '40.00', currency: 'EUR', per: 'person', people: null, is_from: false });
    expect(of(aGroupRate())).toEqual({ gross: '150.00', currency: 'EUR', per: 'group', people: 8, is_from: true });
    expect(of(adults, aGroupRate())?.is_from).toBe(true);
    expect(of(adults, { ...adults, id: 9 })?.is_from).toBe(false);
    expect(of(adults, aRate({ id: 9, pricing_options: [anOption(3, '30.00')] }))?.is_from).toBe(false);
    expect(of(aGroupRate({ pricing_options: [anOption(31, '150.00')] }))).toMatchObject({
      people: null,
      is_from: false,
    });
  });

  it('[V1] follows a season only on the days that it covers', () => {
    const price_rules: PriceRule[] = [
      { kind: 'season', from: FIRST, to: '2026-12-10', prices: [{ pricing_category: 3, price: '55.00' }] },
    ];
    const experience = anExperience({
      rates: [aRate({ price_rules })],
      open_days: encodeOpenDays(FIRST, (n) => n < DAYS),
      schedule: aSchedule(),
    });

    expect(fromPrice(experience)).toMatchObject({ gross: '40.00', is_from: true });
    expect(fromPrice(experience, { first: FIRST, last: '2026-12-10' })).toMatchObject({
      gross: '55.00',
      is_from: false,
    });
    expect(partyPriceFrom(experience, 3, { first: FIRST, last: '2026-12-10' })).toMatchObject({ gross: '165.00' });
  });

  it('[V1] of more people than the default rate takes is that of another rate, or not there', () => {
    const experience = anExperience({ rates: [aRate({ max_per_booking: 5 }), aGroupRate()] });
    const gross = (people: number) => partyPriceFrom(experience, people, { first: null, last: null })?.gross;

    expect([1, 5, 6, 8, 9].map(gross)).toEqual(['40.00', '200.00', '150.00', '400.00', undefined]);
  });
});
