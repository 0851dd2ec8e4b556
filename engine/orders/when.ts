import type { CartLine } from '#domain/contract/cart.ts';
import type { OrderLineRow } from './queries.ts';

/** When a booked line takes place, its start by the clocks there. */
export interface When {
  readonly start: Temporal.ZonedDateTime;
  /** Its start where nobody knows how long it takes. */
  readonly end: Temporal.Instant;
}

export function whenOf({ snapshot_json }: Pick<OrderLineRow, 'snapshot_json'>): When {
  const { starts_at, ends_at, time_zone } = JSON.parse(snapshot_json) as CartLine;
  return {
    start: Temporal.Instant.from(starts_at).toZonedDateTimeISO(time_zone),
    end: Temporal.Instant.from(ends_at ?? starts_at),
  };
}

/** From when its guests are reminded: 10:00 on the day before, by the clocks there (P14). */
export function remindedFrom({ start }: When): Temporal.Instant {
  return atTen(dayBefore(start), start.timeZoneId);
}

/** Whoever reads of it on the day before, or on the day, needs no reminder. */
export function needsNoReminderFrom({ start }: When): Temporal.Instant {
  return midnight(dayBefore(start), start.timeZoneId);
}

function dayBefore(start: Temporal.ZonedDateTime): Temporal.PlainDate {
  return start.toPlainDate().subtract({ days: 1 });
}

/** An hour at which a letter wakes nobody. */
export function atTen(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: '10:00' }).toInstant();
}

export function midnight(day: Temporal.PlainDate, timeZone: string): Temporal.Instant {
  return day.toZonedDateTime(timeZone).toInstant();
}
