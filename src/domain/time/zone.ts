/** The current day in a zone, `YYYY-MM-DD`: 'today' of a store or of an experience. */
export function dayIn(now: Temporal.Instant, zone: string): string {
  return now.toZonedDateTimeISO(zone).toPlainDate().toString();
}
