import { useAtomValue } from 'jotai';
import { todayAtom } from '#desk/state/days.ts';
import type { CalendarView } from '#domain/desk/calendar-days.ts';
import { isDay, isId, useAddressFilters } from '../use-address-filters.ts';

const valid = { view: ['week'], date: isDay, tour: isId } as const;

/** The view, day and tour of the calendar, from its address: `?view=week&date=2026-12-01&tour=5`. */
export function useCalendarAddress() {
  const today = useAtomValue(todayAtom);
  const { filters, show } = useAddressFilters(valid);
  const view: CalendarView = filters.view || 'month';
  const date = filters.date || today;
  /** null for all tours. */
  const tour = filters.tour === '' ? null : Number(filters.tour);

  return {
    view,
    date,
    tour,
    today,
    /** @param replace  whether to replace the current entry of the browser's history, as for another day of the same month */
    show: (next: { view?: CalendarView; date?: string; tour?: string }, { replace = false } = {}) => {
      const address = { view, date, ...next };
      const shown = { view: address.view === 'week' ? 'week' : '', date: address.date === today ? '' : address.date };
      show({ ...next, ...shown }, replace);
    },
  };
}
