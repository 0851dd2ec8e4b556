import { atom } from 'jotai';
import { configResource } from '#domain/app/pages.ts';
import { type BookingForm, chosenRate } from '#domain/booking/booking-form.ts';
import { dayPrice } from '#domain/booking/from-price.ts';
import type { BookingConfig } from '#domain/contract/bookings.ts';
import type { Experience, Price } from '#domain/contract/catalogue.ts';
import { isOpenOn } from '#domain/time/calendar.ts';
import { startsOn } from '#domain/time/schedule.ts';
import { isGoodNetwork } from '#platform/network/network-quality.ts';
import { cartAtom, lineIn } from '../cart/cart.ts';
import { peekAtom, prefetchAtom, refreshAtom, resourcesAtom } from '../resources.ts';
import { bookingAtom, rangeAtom, shownMonthAtom } from './experience.ts';

export interface Day {
  readonly state: 'open' | 'few' | 'full' | 'closed';
  /** `undefined` until the engine has told it. */
  readonly price: Price | null | undefined;
}

/**
 * The days of the month shown (E6, E10), by the known open days, then by the engine; null while no form is open, or no day can be booked.
 * A line's own day stays open: its places fill it (E8).
 */
export const daysAtom = atom((get) => {
  const [booking, range] = [get(bookingAtom), get(rangeAtom)];
  if (!booking) return null;
  const { experience, lineId, booked, form } = booking;
  const month = get(shownMonthAtom);
  const line = booked ?? (lineId === null ? null : lineIn(get(cartAtom), lineId));
  const own = line?.booking_info.date ?? null;
  const first = range?.first ?? own;
  if (first === null) return null;
  const last = range?.last ?? first;

  const resource = configOf(experience, month);
  const config = get(peekAtom(resource));
  const isFailed = get(resourcesAtom).get(resource.key)?.state === 'failed';
  return {
    month,
    min: own !== null && own < first ? own : first,
    max: own !== null && own > last ? own : last,
    isLoading: !config && !isFailed,
    /** As of when the days are known, where the engine could not be asked about them. */
    asOf: isFailed ? experience.as_of : null,
    day: (date: string): Day => {
      const day = dayOf(experience, config, isFailed, date, form);
      return date === own && day.state === 'full' ? { ...day, state: 'few' } : day;
    },
  };
});

/** Reads the shown month again: places have been taken. */
export const refreshDaysAtom = atom(null, async (get, set): Promise<void> => {
  const booking = get(bookingAtom);
  if (booking) await set(refreshAtom, configOf(booking.experience, get(shownMonthAtom)));
});

/** Turns the calendar, and has the month ready, on a good link also the next one (W12). */
export const showMonthAtom = atom(null, async (get, set, month: string): Promise<void> => {
  set(shownMonthAtom, month);
  const experience = get(bookingAtom)?.experience;
  if (!experience) return;
  await set(prefetchAtom, configOf(experience, month));
  const max = get(daysAtom)?.max ?? '';
  const next = Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
  if (next <= max.slice(0, 7) && isGoodNetwork()) await set(prefetchAtom, configOf(experience, next));
});

/** The same, unless it shows that month by now, whatever a page that is being rendered still says. */
export const turnToMonthAtom = atom(null, async (get, set, month: string): Promise<void> => {
  if (month !== get(shownMonthAtom)) await set(showMonthAtom, month);
});

function dayOf(
  experience: Experience,
  config: BookingConfig | undefined,
  isFailed: boolean,
  date: string,
  form: BookingForm,
): Day {
  const known = config?.days.find((day) => day.date === date);
  const rate = chosenRate(experience, form);
  if (!known) {
    const price = isFailed ? dayPrice(rate, date, startsOn(experience.schedule, date)) : undefined;
    return { state: isOpenOn(experience.open_days, date) ? 'open' : 'closed', price };
  }
  // The engine's is that of the default rate.
  const isDefault = rate.id === experience.default_rate_id;
  const price = known.from_price && !isDefault ? dayPrice(rate, date, known.start_times) : known.from_price;
  return { state: states[known.status], price };
}

const states = { AVAILABLE: 'open', LIMITED: 'few', SOLD_OUT: 'full', CLOSED: 'closed' } as const;

function configOf({ id }: Experience, month: string) {
  return configResource(id, Number(month.slice(0, 4)), Number(month.slice(5)));
}
