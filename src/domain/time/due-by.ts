/** The last day on which what is left of a price is in time (P12): so many days before the first start, by its own clocks, not before `bought`. */
export function dueBy(first: Temporal.ZonedDateTime, days: number, bought: Temporal.PlainDate): Temporal.PlainDate {
  const wanted = first.toPlainDate().subtract({ days });
  return Temporal.PlainDate.compare(wanted, bought) < 0 ? bought : wanted;
}

interface CartDue {
  readonly lines: readonly { readonly starts_at: string; readonly time_zone: string }[];
  readonly rest_due_days?: number | undefined;
}

/** The same of a cart that is bought today, as a date; null where nobody has said how many days. */
export function cartDueBy({ lines, rest_due_days }: CartDue, today: string): string | null {
  const [first] = lines.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  if (!first || rest_due_days === undefined) return null;
  const start = Temporal.Instant.from(first.starts_at).toZonedDateTimeISO(first.time_zone);
  return dueBy(start, rest_due_days, Temporal.PlainDate.from(today)).toString();
}
