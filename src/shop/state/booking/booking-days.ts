import { atom } from 'jotai';
import { type DayOffer, dayOffer, partyPrice } from '#domain/booking/day-offer.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { resource } from '#domain/contract/endpoint.ts';
import { bookingConfigRead } from '#domain/contract/reads.ts';
import { monthWithMore } from '#domain/time/calendar.ts';
import { dayIn } from '#domain/time/zone.ts';
import { isGoodNetwork } from '#platform/network/network-quality.ts';
import { cartAtom, lineIn } from '../cart/cart.ts';
import { peekAtom, prefetchAtom, refreshAtom, resourcesAtom } from '../resources.ts';
import { servicesAtom } from '../services.ts';
import { bookingAtom, rangeAtom, shownMonthAtom } from './experience.ts';

/**
 * The days of the shown month (E6, E10), by the known open days, then by the engine. Null if no form is open or no day can be booked. The day of the
 * form's own line stays open even if it is full, because the line's own places fill it (E8).
 */
export const daysAtom = atom((get) => {
  const [booking, range] = [get(bookingAtom), get(rangeAtom)];
  if (!booking) return null;
  const { experience, selection, lineId, booked, form } = booking;
  const month = get(shownMonthAtom);
  const line = booked ?? (lineId === null ? null : lineIn(get(cartAtom), lineId));
  const own = line?.booking_info.date ?? null;
  const first = range?.first ?? own;
  if (first === null) return null;
  const last = range?.last ?? first;

  const resource = configOf(experience, month);
  const config = get(peekAtom(resource));
  const isFailed = get(resourcesAtom).get(resource.key)?.state === 'failed';
  const today = dayIn(get(servicesAtom).clock.now(), experience.time_zone);
  const knownDays = new Map(config?.days.map((day) => [day.date, day]));
  return {
    month,
    today,
    min: own !== null && own < first ? own : first,
    max: own !== null && own > last ? own : last,
    isLoading: !config && !isFailed,
    /** A month with more days, if the shown one has hardly any left. */
    more: monthWithMore(experience.open_days, month, today),
    /** The time at which the days were known, if the engine could not be asked about them. */
    asOf: isFailed ? experience.as_of : null,
    day: (date: string): DayOffer => {
      const day = dayOffer(experience, selection, { date, today, known: knownDays.get(date) });
      const isFilledByOwn = date === own && (day.state === 'full' || day.state === 'short');
      if (!isFilledByOwn) return day;
      return { state: 'open', price: partyPrice(experience, selection, date, [form.start_time_id ?? 0]), left: null };
    },
  };
});

/** Reads the shown month again, because places have been taken. */
export const refreshDaysAtom = atom(null, async (get, set): Promise<void> => {
  const booking = get(bookingAtom);
  if (booking) await set(refreshAtom, configOf(booking.experience, get(shownMonthAtom)));
});

/** Shows a month in the calendar and reads it. With a good network it also reads the next month (W12). */
export const showMonthAtom = atom(null, async (get, set, month: string): Promise<void> => {
  set(shownMonthAtom, month);
  const experience = get(bookingAtom)?.experience;
  if (!experience) return;
  await set(prefetchAtom, configOf(experience, month));
  const max = get(daysAtom)?.max ?? '';
  const next = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
  if (next <= max.slice(0, 7) && isGoodNetwork()) await set(prefetchAtom, configOf(experience, next));
});

/** The same, unless the calendar shows that month already: the page that asks may have been rendered before. */
export const turnToMonthAtom = atom(null, async (get, set, month: string): Promise<void> => {
  if (month !== get(shownMonthAtom)) await set(showMonthAtom, month);
});

/** The days of one month, `YYYY-MM`. */
function configOf({ id }: Experience, shown: string) {
  const [year = 0, month = 0] = shown.split('-').map(Number);
  return resource(bookingConfigRead, {}, { experience_id: id, month, year });
}
