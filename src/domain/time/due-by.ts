/**
 * The last day on which what is left of a price is in time (P12), by the clocks of the place that one goes to first.
 *
 * @param first   start of the line that begins first, by the clocks there
 * @param days    before that, as the store says
 * @param bought  the day of purchase: none before it is meant
 */
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
