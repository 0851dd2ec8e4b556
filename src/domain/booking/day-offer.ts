import type { CalendarDay } from '../contract/bookings.ts';
import type { Experience } from '../contract/catalogue.ts';
import type { Minor } from '../money/money.ts';
import { isFew, isOpenOn } from '../time/calendar.ts';
import { startsOn } from '../time/schedule.ts';
import { placesTaken, rateOf, type Selection, takesWhole } from './party.ts';
import { quote } from './pricing.ts';

/**
 * - `few`: open, and few places are left.
 * - `short`: places are left, but not enough for the party.
 * - `late`: the experience runs, but the day can no longer be booked.
 * - `closed`: the experience does not run.
 */
export type DayState = 'open' | 'few' | 'short' | 'full' | 'late' | 'closed' | 'past';

/** The offer of a day for a party (V5). */
export interface DayOffer {
  readonly state: DayState;
  /** The price of the party without extras; null if the day cannot be booked or no units are chosen. */
  readonly price: PartyPrice | null;
  /** Places left on the day if they are few. For a `short` day, the places of its emptiest start. */
  readonly left: number | null;
}

export interface PartyPrice {
  /** Minor units, at the cheapest of the starts. */
  readonly amount: Minor;
  /** Whether another start costs more. */
  readonly isFrom: boolean;
}

/** @param known  the day from the engine's calendar; without it, the schedule and the open days of the experience decide */
export function dayOffer(
  experience: Experience,
  selection: Selection,
  { date, today, known }: { date: string; today: string; known: CalendarDay | undefined },
): DayOffer {
  if (date < today) return without('past');
  const scheduled = startsOn(experience.schedule, date);
  const status = known?.status ?? (isOpenOn(experience.open_days, date) ? 'AVAILABLE' : 'CLOSED');
  if (status === 'CLOSED') return without(scheduled.length > 0 ? 'late' : 'closed');
  if (status === 'SOLD_OUT') return without('full');
  if (!known) {
    const ids = scheduled.map(({ start_time_id }) => start_time_id);
    return { state: 'open', price: partyPrice(experience, selection, date, ids), left: null };
  }

  const { vacancies, capacity, start_times: starts } = known;
  const fitting = starts.filter((it) => placesTaken(experience, selection, it.capacity) <= it.vacancies);
  if (fitting.length === 0) {
    const most = Math.max(0, ...starts.map((it) => it.vacancies));
    return { ...without('short'), left: takesWhole(experience, selection) ? null : most };
  }
  const ids = fitting.map(({ id }) => id);
  const few = isFew(vacancies, capacity);
  return {
    state: few ? 'few' : 'open',
    price: partyPrice(experience, selection, date, ids),
    left: few ? vacancies : null,
  };
}

/** The price of a party on a day, without extras, at the cheapest of some starts (V5); null if no units are chosen. */
export function partyPrice(
  experience: Experience,
  { booking_info }: Selection,
  date: string,
  startIds: readonly number[],
): PartyPrice | null {
  if (booking_info.pricing_units.length === 0) return null;
  const isSame = !rateOf(experience, { booking_info })?.price_rules;
  const ids = isSame || startIds.length === 0 ? [0] : startIds;
  const totals = ids.map(
    (start_time_id) => quote(experience, { booking_info: { ...booking_info, date, start_time_id } }).unitsTotal,
  );
  const amount = Math.min(...totals);
  return { amount, isFrom: totals.some((it) => it > amount) };
}

function without(state: DayState): DayOffer {
  return { state, price: null, left: null };
}
