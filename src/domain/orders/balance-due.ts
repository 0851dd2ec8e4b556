/** So many days before the first start a balance is due, where a store has not said otherwise. */
export const USUAL_DUE_DAYS = 1;

/** The last day on which what is left of a price is in time (P12): so many days before the first start, by its own clocks, not before `bought`. */
export function dueBy(first: Temporal.ZonedDateTime, days: number, bought: Temporal.PlainDate): Temporal.PlainDate {
  const wanted = first.toPlainDate().subtract({ days });
  return Temporal.PlainDate.compare(wanted, bought) < 0 ? bought : wanted;
}

interface CartDue {
  readonly lines: readonly { readonly starts_at: string; readonly time_zone: string }[];
  /** Where it is missing nobody has said how many. */
  readonly rest_due_days?: number | undefined;
}

/** Starts of which a part may be paid later. All of an earlier start was asked for at once (V3); where all are early, all count. */
export function laterStarts<Line extends { readonly start: Temporal.ZonedDateTime }>(
  lines: readonly Line[],
  days: number,
  boughtIn: (zone: string) => Temporal.PlainDate,
): readonly Line[] {
  const later = lines.filter(({ start }) => {
    const wanted = start.toPlainDate().subtract({ days });
    return Temporal.PlainDate.compare(wanted, boughtIn(start.timeZoneId)) > 0;
  });
  return later.length > 0 ? later : lines;
}

/** The same of a cart that is bought today, as a date; null where nobody has said how many days. */
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

/** Whether what a deposit leaves would be due today or earlier, by the clocks of the first start: then all of it is asked for at once (V3). */
export function isBalanceDueNow({ lines, rest_due_days }: CartDue, now: Temporal.Instant): boolean {
  if (rest_due_days === undefined) return false;
  // Most starts are far away: then no calendar is needed, which costs more than all the rest.
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
