import fc from 'fast-check';
import { carriedStore } from './carried-store.ts';
import type { ExperienceFile, StoreFile } from './store-file.ts';

const [first] = carriedStore.experiences;
if (!first) throw new Error('the store is empty');
const model = first;

/** A text with between `min` and `max` characters. */
export const words = (min: number, max: number) =>
  fc
    .string({ unit: 'grapheme', minLength: min, maxLength: max })
    .map((text) => text.replaceAll(/[\p{C}\s]/gu, 'x').padEnd(min, 'ž'))
    .filter((text) => Array.from(text).length <= max && Array.from(text).length >= min);
const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: values.length });
const times = fc.uniqueArray(fc.constantFrom('07:30', '09:00', '12:15', '18:45'), { minLength: 1, maxLength: 4 });
export const price = fc.integer({ min: 0, max: 100_000 }).map((cents) => (cents / 100).toFixed(2));

const schedule = times.chain((start_times) => {
  const own = fc.subarray(start_times, { minLength: 1 });
  const season = fc.record({
    from: fc.constantFrom('2026-01-01', '2026-12-05'),
    to: fc.constantFrom('2026-12-31', '2027-03-01'),
    yearly: fc.boolean(),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    start_times: own,
    capacity: fc.integer({ min: 1, max: 40 }),
  });
  const day = fc.record({
    date: fc.constantFrom('2026-12-08', '2026-12-24', '2027-02-02'),
    start_times: own,
    capacity: fc.nat(9),
  });
  return fc.record({
    cutoff_minutes: fc.constantFrom(0, 60, 1440),
    start_times: fc.constant(start_times),
    seasons: fc.array(season, { minLength: 1, maxLength: 3 }),
    exceptions: fc.uniqueArray(day, { maxLength: 3, selector: ({ date }) => date }),
  });
});

const rate = fc.boolean().chain((is_group_pricing) =>
  fc.record({
    title: words(1, 30),
    is_group_pricing: fc.constant(is_group_pricing),
    min_per_booking: fc.integer({ min: 1, max: 3 }),
    max_per_booking: fc.option(fc.integer({ min: 3, max: 20 })),
    options: fc.array(
      fc.record({
        category: fc.constantFrom('adult', 'child', 'infant', 'group'),
        retail_price: price,
        min_limit: fc.nat(3),
        max_limit: fc.option(fc.integer({ min: 3, max: 12 })),
        takes: fc.constantFrom(...(is_group_pricing ? (['size', 'all'] as const) : (['size', 'none'] as const))),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  }),
);

const experience = fc
  .record({
    title: words(3, 50),
    short_description: words(50, 80),
    description: words(1, 200),
    status: fc.constantFrom('draft', 'published', 'archived'),
    duration: fc.record({ days: fc.nat(3), hours: fc.nat(23), minutes: fc.nat(59) }),
    booking_deposit: fc.option(fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)),
    categories: some(['sea', 'sea/kayaking', 'sea/kayaking/sunset', 'land']),
    extras: some(['map', 'lunch', 'kayak']),
    images: fc.shuffledSubarray(['logo', 'harbour'], { minLength: 1 }),
    time_zone: fc.constantFrom('Europe/Zagreb', 'America/New_York', 'Asia/Kathmandu'),
    schedule,
    rates: fc.array(rate, { minLength: 1, maxLength: 3 }),
    pickup: fc.constantFrom(model.pickup, { selection: 'unavailable', minutes_before_departure: 0, points: [] }),
  })
  .map((it): ExperienceFile => ({ ...model, sold: [], ...it }));

/** A store with random tours of all kinds, for random histories. */
export const anyStore: fc.Arbitrary<StoreFile> = fc
  .array(experience, { minLength: 1, maxLength: 4 })
  .map((all) => ({ ...carriedStore, experiences: all.map((it, i) => ({ ...it, slug: `one-${i}` })) }));
