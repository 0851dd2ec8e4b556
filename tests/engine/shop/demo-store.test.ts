import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leadingOptions } from '#domain/booking/from-price.ts';
import { partyProblems, placesTaken, type Selection } from '#domain/booking/party.ts';
import { quote } from '#domain/booking/pricing.ts';
import { readBookingConfig } from '#domain/contract/bookings.ts';
import type { Experience, Rate } from '#domain/contract/catalogue.ts';
import { listExperiences, readExperience, readStore } from '#domain/contract/webstore.ts';
import { addDays } from '#domain/time/day.ts';
import { departuresBetween } from '#domain/time/schedule.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';

/** The hardest day to start on: out of season, when most boats do not run. */
const now = Temporal.Instant.from('2026-12-28T09:00:00Z');
const today = '2026-12-28';

let engine: Engine;
let experiences: Experience[];

beforeAll(async () => {
  engine = await anEngine({ now, stores: ['demo'] });
  const { body } = await engine.call(listExperiences, {}, { query: { page_size: 100 } });
  const read = body.results.map(({ id }) => engine.call(readExperience, { id }));
  experiences = (await Promise.all(read)).map((it) => it.body);
});
afterAll(() => engine.stop());

describe('what stands in the demo store', () => {
  it('[E1] is 36 experiences with a slug each that is no number', () => {
    expect(experiences).toHaveLength(36);
    expect(new Set(experiences.map(({ slug }) => slug)).size).toBe(36);
    expect(experiences.filter(({ slug }) => !/^[a-z][a-z0-9-]+$/.test(slug))).toEqual([]);
  });

  it('[A10] is told at the length that the form asks for', () => {
    const titles = experiences.map(({ title }) => title.length);
    expect([Math.min(...titles) >= 3, Math.max(...titles) <= 50]).toEqual([true, true]);
    expect(experiences.filter((it) => it.short_description.length < 50)).toEqual([]);
    expect(experiences.filter((it) => it.highlights.length < 3)).toEqual([]);
    expect(experiences.flatMap((it) => it.highlights).filter((text) => text.length < 20)).toEqual([]);
    const paragraphs = experiences.map(({ description }) => description.split('\n\n').length);
    expect([Math.min(...paragraphs) >= 2, Math.max(...paragraphs) <= 4]).toEqual([true, true]);
  });

  it('counts nobody as an adult whom the same rate counts as a teenager', () => {
    const bands = experiences.flatMap(({ rates }) =>
      rates.map(({ pricing_options }) => pricing_options.map(({ pricing_category }) => pricing_category)),
    );
    const withTeens = bands.filter((rate) => rate.some(({ title }) => title === 'Teenager'));
    const adults = withTeens.map((rate) => rate.find(({ title }) => title === 'Adult')?.min_age);

    expect(new Set(adults)).toEqual(new Set([18]));
  });

  it('[E2] has all that the experience page shows', () => {
    const lacking = experiences.filter(
      (it) =>
        it.images.length !== 5 ||
        it.agenda_items.length < 3 ||
        !it.duration ||
        !it.cancellation_policy ||
        !it.meeting_point?.instructions ||
        it.languages.length === 0,
    );

    expect(lacking.map(({ slug }) => slug)).toEqual([]);
  });

  it('[E2] lies in Dalmatia, its meeting points and stops too', () => {
    const places = experiences.flatMap((it) => [it.meeting_point, ...it.pickup.points, ...it.dropoff.points]);
    const outside = places.filter((it) => !it || it.lat < 42.9 || it.lat > 43.9 || it.lon < 15.7 || it.lon > 17.2);

    expect(outside).toEqual([]);
  });

  it('[L5] fills six categories down to the last interest, two to four of each', async () => {
    const { body } = await engine.call(readStore);
    const used = new Set(experiences.flatMap((it) => it.categories));
    const sizes = body.categories.flatMap(({ children }) => [
      children.length,
      ...children.map((it) => it.keywords.length),
    ]);

    const leaves = body.categories.flatMap((a) =>
      a.children.flatMap((b) => b.keywords.map((c) => `${a.slug}/${b.slug}/${c.slug}`)),
    );
    expect(body.categories.map(({ slug }) => slug)).toEqual([
      'sea',
      'islands',
      'old-towns',
      'food-and-wine',
      'on-foot-and-by-bike',
      'families',
    ]);
    expect(sizes.filter((size) => size < 2 || size > 4)).toEqual([]);
    expect(leaves.filter((path) => !used.has(path))).toEqual([]);
    expect([...used].filter((path) => !leaves.includes(path))).toEqual([]);
  });

  it('[L11] begins with twelve pictures of twelve scenes, no neighbours of one category', () => {
    const scenes = experiences.slice(0, 12).map(({ images }) => images[0]?.url);
    expect(new Set(scenes).size).toBe(12);

    const kinds = experiences.slice(0, 12).map(({ categories }) => categories[0]?.split('/')[0]);
    expect(kinds.filter((kind, i) => kind === kinds[i + 1])).toEqual([]);
  });

  it('[E3] tries all that a booking form can ask', () => {
    const options = experiences.flatMap(({ rates }) => rates.flatMap((rate) => rate.pricing_options));
    const extras = experiences.flatMap((it) => it.extras);
    const kinds = <T>(list: readonly T[]) => new Set(list);

    expect(kinds(options.map(({ takes }) => takes))).toEqual(new Set(['size', 'none', 'all']));
    expect(kinds(experiences.flatMap(({ rates }) => rates.map((it) => it.is_group_pricing)))).toEqual(
      new Set([true, false]),
    );
    expect(kinds(extras.map(({ pricing }) => pricing))).toEqual(new Set(['unit', 'person', 'booking']));
    expect(extras.some(({ stock }) => stock !== null)).toBe(true);
    expect(kinds(experiences.map(({ pickup }) => pickup.selection))).toEqual(
      new Set(['unavailable', 'optional', 'required']),
    );
    expect(kinds(experiences.map((it) => it.booking_deposit))).toEqual(new Set([null, 0, 10, 20, 25, 30, 50, 100]));
    expect(kinds(experiences.map((it) => it.cancellation_policy?.type))).toEqual(
      new Set(['Fully refundable', 'Partially refundable', 'Not refundable']),
    );
    expect(experiences.filter(({ schedule }) => schedule.start_times.length > 1).length).toBeGreaterThan(12);
  });
});

describe('the texts of the demo store', () => {
  it('[V11] name languages that a guide of the tour speaks', () => {
    const unspoken = experiences.flatMap(({ slug, languages, guides }) => {
      const spoken = new Set(guides.flatMap((it) => it.languages));
      return guides.length === 0 ? [] : languages.filter((it) => !spoken.has(it)).map((it) => `${slug}: ${it}`);
    });

    expect(unspoken).toEqual([]);
  });

  it('[V10] name the age from which on a place can be booked', () => {
    const numbers: Readonly<Record<string, number>> = { four: 4, seven: 7, thirteen: 13 };
    const claims = experiences.flatMap(({ slug, know_before, rates }) => {
      const [, word = ''] = /(?:^|\n)From (\w+) years(?! on an own)/.exec(know_before.join('\n')) ?? [];
      const paying = rates.flatMap((it) => it.pricing_options).filter((it) => Number(it.retail_price.gross) > 0);
      const ages = paying.flatMap((it) => it.pricing_category.min_age ?? []);
      return word === '' ? [] : [{ slug, stated: numbers[word], sold: Math.min(...ages) }];
    });

    expect(claims.length).toBeGreaterThan(10);
    expect(claims.filter(({ stated, sold }) => stated !== sold)).toEqual([]);
  });

  it('[V10] sell nothing that they call included', () => {
    const twice = experiences.flatMap(({ slug, included, extras }) =>
      extras
        .map(({ title }) => title.toLowerCase())
        .filter((title) => included.some((it) => it.toLowerCase().includes(title)))
        .map((title) => `${slug}: ${title}`),
    );

    expect(twice).toEqual([]);
  });
});

describe('the questions of the demo store', () => {
  it('[K13, A18] are few, of several kinds, and seldom needed', () => {
    const questions = experiences.flatMap((it) => it.booking_questions ?? []);

    expect(
      experiences
        .filter((it) => it.booking_questions?.length)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual([
      'blue-cave-and-five-islands',
      'gentle-rafting-on-the-cetina',
      'marjan-by-e-bike',
      'under-the-bell-in-gata',
    ]);
    expect(new Set(questions.map(({ scope }) => scope))).toEqual(new Set(['booking', 'traveler']));
    expect(new Set(questions.map(({ type }) => type))).toEqual(new Set(['string', 'number', 'choice', 'boolean']));
    expect(questions.filter((it) => it.mandatory).map(({ title }) => title)).toEqual(['Height', 'Shoe size']);
    expect(questions.filter((it) => it.type === 'choice' && it.choices.length < 2)).toEqual([]);
  });
});

describe('the prices of the demo store', () => {
  it('[E7] let the smallest and the largest party of each rate book', () => {
    const parties = experiences.flatMap((experience) =>
      experience.rates.flatMap((rate) =>
        [smallest(rate), largest(rate)].map((units) => ({
          experience,
          selection: selectionFrom(experience, rate, units),
        })),
      ),
    );

    const refused = parties.filter(({ experience, selection }) => partyProblems(experience, selection).length > 0);
    const tooMany = parties.filter(({ experience, selection }) => {
      const capacity = Math.max(...experience.schedule.seasons.map((it) => it.capacity));
      return placesTaken(experience, selection, capacity) > capacity;
    });
    const odd = parties.filter(({ experience, selection }) => {
      const { gross, deposit } = quote(experience, selection);
      return gross < 10_00 || deposit < 0 || deposit > gross;
    });
    expect([refused, tooMany, odd].map((list) => list.map(({ experience }) => experience.slug))).toEqual([[], [], []]);
  });

  it('[L11] are between 8 and 1,000 euros, and say from when on', () => {
    const prices = experiences.flatMap(({ rates }) =>
      rates.flatMap((rate) => rate.pricing_options.filter(({ takes }) => takes !== 'none')),
    );

    expect(prices.map((it) => Number(it.retail_price.gross)).filter((it) => it < 8 || it > 1000)).toEqual([]);
    expect(experiences.filter((it) => !it.from_price)).toEqual([]);
  });
});

describe('the days of the demo store', () => {
  const month = (index: number) => `2027-${String(index + 1).padStart(2, '0')}`;

  it('[L13] leave at least 24 experiences to book in every month', () => {
    const open = Array.from({ length: 12 }, (_, i) => {
      const to = addDays(`2027-${String(((i + 1) % 12) + 1).padStart(2, '0')}-01`.replace('2027-01', '2028-01'), -1);
      return experiences.filter(({ schedule }) => departuresBetween(schedule, `${month(i)}-01`, to).length > 0).length;
    });

    expect(open.filter((count) => count < 24)).toEqual([]);
    expect(Math.max(...open)).toBeGreaterThanOrEqual(34);
  });

  it('[L13] leave out but a few that rest, whenever the shop is opened', () => {
    const resting = Array.from({ length: 12 }, (_, i) => {
      const from = `${month(i)}-15`;
      return experiences.filter(({ schedule }) => departuresBetween(schedule, from, addDays(from, 60)).length === 0);
    });

    expect(resting.filter((it) => it.length > 8).map((it) => it.map(({ slug }) => slug))).toEqual([]);
  });

  it('[L13] are open in the listing on the day that the shop opens', async () => {
    const query = { date_from: today, date_to: addDays(today, 60) };
    const { body } = await engine.call(listExperiences, {}, { query });

    expect(body.count).toBeGreaterThanOrEqual(28);
  });

  it('[L13] hold one that is sold out to the last place', async () => {
    const full = await soldOutDays('diocletians-palace-before-the-crowds');

    expect(full).toHaveLength(1);
    expect(full[0] && full[0] > today).toBe(true);
    const other = await soldOutDays('trogir-from-gold-to-lamplight');
    expect(other).toEqual([]);
  });

  it('[E6] hold an experience with four places', () => {
    const cellar = experiences.find(({ slug }) => slug === 'the-four-seat-cellar');

    expect(cellar?.schedule.seasons.map(({ capacity }) => capacity)).toEqual([4]);
  });
});

async function soldOutDays(slug: string): Promise<string[]> {
  const months = [12, 1, 2].map((month) =>
    engine.call(readBookingConfig, {}, { query: { experience_id: slug, month, year: month === 12 ? 2026 : 2027 } }),
  );
  const answers = await Promise.all(months);
  return answers.flatMap(({ body }) => body.days.filter(({ status }) => status === 'SOLD_OUT').map(({ date }) => date));
}

type Units = Selection['booking_info']['pricing_units'];

/** The smallest party that the rate allows, of the option with the lead price. */
function smallest(rate: Rate): Units {
  const { min_per_booking, is_group_pricing } = rate;
  const [first] = leadingOptions(rate);
  if (!first) return [];
  const quantity = Math.max(1, min_per_booking, is_group_pricing ? 1 : first.min_limit);
  const group_size = Math.max(1, first.min_limit);
  return [{ pricing_option_id: first.id, quantity, ...(is_group_pricing && { group_size }) }];
}

/** The largest party that the rate allows, of the option with the lead price. */
function largest(rate: Rate): Units {
  const { max_per_booking, is_group_pricing } = rate;
  const [first] = leadingOptions(rate);
  if (!first) return [];
  const quantity = is_group_pricing ? 1 : Math.min(first.max_limit ?? 1, max_per_booking ?? 1);
  return [{ pricing_option_id: first.id, quantity, ...(is_group_pricing && { group_size: first.max_limit }) }];
}

function selectionFrom(experience: Experience, rate: Rate, pricing_units: Units): Selection {
  const [start] = experience.schedule.start_times;
  const pickup = experience.pickup.selection === 'required' ? experience.pickup.points[0] : undefined;
  return {
    booking_info: {
      date: today,
      start_time_id: start?.id ?? 0,
      pricing_rate_id: rate.id,
      pricing_units,
      ...(pickup && { pickup_point_id: pickup.id }),
    },
    extra_items_units: experience.extras.map(({ id }) => ({ id, quantity: 1 })),
  };
}
