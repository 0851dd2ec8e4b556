import type { Experience } from '#domain/contract/catalogue.ts';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { ask } from '#tests/support/engine/asking.ts';
import { handyStore } from '#tests/support/payments/buying.ts';
import { smallStore } from '#tests/support/stores/small-store.ts';
import type { ExperienceFile, StoreFile } from '#tests/support/stores/store-file.ts';
import type { Installation } from './installation.ts';

/** The price of an adult. */
export const PRICE = 40;

const walk = smallStore.experiences.find(({ slug }) => slug === 'walk') as ExperienceFile;
const allYear = { from: '2026-01-01', to: '2026-12-31', yearly: true, weekdays: [1, 2, 3, 4, 5, 6, 7] };

/** A walk with so many places at each start. It limits no party. @param starts  the times of each day */
export function aWalk(capacity: number, starts = ['09:00', '15:00']): ExperienceFile {
  const seasons = [{ ...allYear, start_times: starts, capacity }];
  return {
    ...walk,
    slug: `walk-${capacity}`,
    title: `A walk for ${capacity}`,
    schedule: { cutoff_minutes: 60, start_times: starts, seasons, exceptions: [] },
    rates: walk.rates.map((it) => ({
      ...it,
      max_per_booking: null,
      options: it.options.map((option) => ({ ...option, max_limit: null })),
    })),
  };
}

/** The small store with these tours. */
export const aStore = (experiences: ExperienceFile[]): StoreFile => ({ ...handyStore, experiences });

export interface Spot {
  /** The departure's id. */
  readonly id: number;
  readonly date: string;
  readonly start_time_id: number;
}

/** The departures of a tour on one day, by their start. @param days  after today */
export async function spotsOn(at: Installation, tour: Experience, days: number): Promise<Spot[]> {
  const date = addDays(dayIn(Temporal.Instant.fromEpochMilliseconds(at.now()), tour.time_zone), days);
  const rows = await at.look(
    `select id, date, start_time_id from departures where experience_id = ${tour.id} and date = '${date}' order by starts_at`,
  );
  return rows as unknown as Spot[];
}

export async function readTour(at: Installation, slug: string): Promise<Experience> {
  const { status, body, text } = await ask<Experience>(at.url(0), 'GET', `/api/webstores/experiences/${slug}/`);
  if (status !== 200) throw new Error(text);
  return body;
}

/** A selection of adults. */
export function selectionOf(tour: Experience, { date, start_time_id }: Omit<Spot, 'id'>, adults: number) {
  const [rate] = tour.rates;
  return {
    experience_id: tour.id,
    booking_info: {
      date,
      start_time_id,
      pricing_rate_id: rate?.id ?? 0,
      pricing_units: [{ pricing_option_id: rate?.pricing_options[0]?.id ?? 0, quantity: adults }],
    },
  };
}
