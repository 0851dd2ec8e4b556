import { isDate } from '#domain/is-date.ts';

/** What a list of orders can be narrowed to by a word, as django-filter names them. */
export const ranges = {
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Past 7 days',
  month: 'This month',
  year: 'This year',
} as const;

/** Days, the first and the last, both in; null where it has no end. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Reads `today`, …, or `2026-12-01,2026-12-31`, of which either may be left out. Null for what is neither. */
export function dateRange(text: string, today: Temporal.PlainDate): DateRange | null {
  if (Object.hasOwn(ranges, text)) return named(text as keyof typeof ranges, today);
  const [from = '', to = '', ...more] = text.split(',').map((it) => it.trim());
  const isDay = (it: string) => it === '' || isDate(it);
  if (more.length > 0 || !text.includes(',') || (from === '' && to === '') || !isDay(from) || !isDay(to)) return null;
  return { from: from || null, to: to || null };
}

function named(name: keyof typeof ranges, today: Temporal.PlainDate): DateRange {
  const until = (from: Temporal.PlainDate, to = today) => ({ from: from.toString(), to: to.toString() });
  switch (name) {
    case 'today':
      return until(today);
    case 'yesterday':
      return until(today.subtract({ days: 1 }), today.subtract({ days: 1 }));
    case 'week':
      return until(today.subtract({ days: 6 }));
    case 'month':
      return until(today.with({ day: 1 }));
    case 'year':
      return until(today.with({ month: 1, day: 1 }));
  }
}

/** When a range begins and when it is over, in a time zone, in epoch milliseconds. */
export function instantsOf(
  { from, to }: DateRange,
  time_zone: string,
): { since: number | null; before: number | null } {
  const start = (day: Temporal.PlainDate) => day.toZonedDateTime(time_zone).epochMilliseconds;
  return {
    since: from === null ? null : start(Temporal.PlainDate.from(from)),
    before: to === null ? null : start(Temporal.PlainDate.from(to).add({ days: 1 })),
  };
}
