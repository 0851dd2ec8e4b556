/** A balance is due this many days before the first start, unless the store sets another number. */
export const USUAL_DUE_DAYS = 1;

/** The last day on which the balance is in time (P12): `days` before the first start, in its own zone, but not before `bought`. */
export function dueBy(first: Temporal.ZonedDateTime, days: number, bought: Temporal.PlainDate): Temporal.PlainDate {
  const day = first.toPlainDate().subtract({ days });
  return Temporal.PlainDate.compare(day, bought) < 0 ? bought : day;
}

interface CartDue {
  readonly lines: readonly { readonly starts_at: string; readonly time_zone: string }[];
  /** Missing if the engine did not send the number of days. */
  readonly rest_due_days?: number | undefined;
}

/** The starts of which a part may be paid later. An earlier start was charged in full (V3). If all starts are early, all count. */
export function laterStarts<Line extends { readonly start: Temporal.ZonedDateTime }>(
  lines: readonly Line[],
  days: number,
  boughtIn: (zone: string) => Temporal.PlainDate,
): readonly Line[] {
  const later = lines.filter(({ start }) => {
    const day = start.toPlainDate().subtract({ days });
    return Temporal.PlainDate.compare(day, boughtIn(start.timeZoneId)) > 0;
  });
  return later.length > 0 ? later : lines;
}

/** The last day for the balance of a cart that is bought today, as a date; null if the number of days is not known. */
export function cartDueBy({ lines, rest_due_days }: CartDue, today: string): string | null {
  if (rest_due_days === undefined) return null;
  const starts = lines.map(({ starts_at, time_zone }) => ({
    starts_at,
    time_zone,
    start: Temporal.Instant.from(starts_at).toZonedDateTimeISO(time_zone),
  }));
  const start = firstStart(laterStarts(starts, rest_due_days, () => Temporal.PlainDate.from(today)));
  if (!start) return null;
  return dueBy(start, rest_due_days, Temporal.PlainDate.from(today)).toString();
}

/**
 * Whether the balance after a deposit would be due today or earlier, in the zone of the first start: then the whole price is charged at once (V3).
 */
export function isBalanceDueNow({ lines, rest_due_days }: CartDue, now: Temporal.Instant): boolean {
  if (rest_due_days === undefined) return false;
  // Most starts are far away. Then the calendar computation is skipped, because it costs more than everything else here.
  const far = now.epochMilliseconds + (rest_due_days + 2) * DAY;
  if (lines.every(({ starts_at }) => Date.parse(starts_at) > far)) return false;
  const start = firstStart(lines);
  if (!start) return false;
  const today = now.toZonedDateTimeISO(start.timeZoneId).toPlainDate();
  return Temporal.PlainDate.compare(start.toPlainDate().subtract({ days: rest_due_days }), today) <= 0;
}

const DAY = 86_400_000;

function firstStart(lines: CartDue['lines']): Temporal.ZonedDateTime | null {
  const [first] = lines.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  return first ? Temporal.Instant.from(first.starts_at).toZonedDateTimeISO(first.time_zone) : null;
}
