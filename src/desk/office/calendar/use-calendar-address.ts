import { useAtomValue } from 'jotai';
import { useSearchParams } from 'wouter';
import { todayAtom } from '#desk/state/days.ts';
import type { CalendarView } from '#domain/desk/calendar-days.ts';

export interface CalendarAddress {
  readonly view: CalendarView;
  /** The chosen day. */
  readonly date: string;
  /** null for all tours. */
  readonly tour: number | null;
}

/** The view, day and tour of the calendar, from its address: `?view=week&date=2026-12-01&tour=5`. Invalid values count as absent. */
export function useCalendarAddress() {
  const today = useAtomValue(todayAtom);
  const [params, setParams] = useSearchParams();
  const view: CalendarView = params.get('view') === 'week' ? 'week' : 'month';
  const date = dayIn(params.get('date')) ?? today;
  const tour = /^[1-9]\d{0,8}$/.test(params.get('tour') ?? '') ? Number(params.get('tour')) : null;

  /** Changes the address. @param replace  whether to replace the current entry of the browser's history, as for another day of the same month */
  function show(next: Partial<CalendarAddress>, { replace = false } = {}) {
    const address = { view, date, tour, ...next };
    const shown: Record<string, string> = {};
    if (address.view === 'week') shown['view'] = 'week';
    if (address.date !== today) shown['date'] = address.date;
    if (address.tour !== null) shown['tour'] = String(address.tour);
    setParams(shown, { replace });
  }

  return { view, date, tour, today, show };
}

function dayIn(text: string | null): string | null {
  const [, year, month, day] = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(text ?? '') ?? [];
  if (!year) return null;
  try {
    return Temporal.PlainDate.from(
      { year: Number(year), month: Number(month), day: Number(day) },
      { overflow: 'reject' },
    ).toString();
  } catch {
    return null;
  }
}
