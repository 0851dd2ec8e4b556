import type { Chance } from '#tests/fuzz/chance.ts';
import type { Combination } from './table.ts';

export interface Place {
  /** The time zone of the shop that is visited. */
  readonly zone: string;
  /** The time zone of the account's first shop; null if the visited one is its only one. */
  readonly firstZone: string | null;
  readonly browserZone: string;
  /** The instant at which the engine begins. */
  readonly now: Temporal.Instant;
}

/** The days on which the clocks of Zagreb change next, in spring and in autumn. */
const changes = ['2027-03-28', '2027-10-31'] as const;

export function placeOf({ place }: Combination, chance: Chance): Place {
  const today = (zone: string, time: string) =>
    Temporal.Now.zonedDateTimeISO(zone).add({ days: 1 }).withPlainTime(time).toInstant();
  const zagreb = 'Europe/Zagreb';
  const alone = (zone: string, now: Temporal.Instant, browserZone = zone): Place => ({
    zone,
    firstZone: null,
    browserZone,
    now,
  });
  switch (place) {
    case 'zagreb':
      return alone(zagreb, today(zagreb, '08:00'), chance.of([zagreb, 'America/Los_Angeles', 'Asia/Tokyo']));
    case 'honolulu': {
      const zone = 'Pacific/Honolulu';
      return { ...alone(zone, today(zone, '08:00')), firstZone: 'America/New_York' };
    }
    case 'auckland':
      return alone('Pacific/Auckland', today('Pacific/Auckland', '08:00'));
    case 'before-midnight':
      return alone(zagreb, today(zagreb, '23:55'));
    case 'after-midnight':
      return alone(zagreb, today(zagreb, '00:05'));
    case 'clock-change': {
      const day = Temporal.PlainDate.from(chance.of(changes));
      return alone(zagreb, day.toZonedDateTime({ timeZone: zagreb, plainTime: '00:30' }).toInstant());
    }
  }
}
