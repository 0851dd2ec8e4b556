import type { Experience } from '../contract/catalogue.ts';
import { isOpenOn } from '../time/calendar.ts';
import {
  type BookingForm,
  blankForm,
  chooseGroupSize,
  chooseParty,
  chooseQuantity,
  chosenRate,
  isOneGroup,
  selectionFrom,
  unitOf,
} from './booking-form.ts';
import { leadingOptions } from './from-price.ts';
import { partyProblems } from './party.ts';

/** The visitor's choices on other pages: party and day (V4). */
export interface Trip {
  /** The party by pricing category; empty if no party was chosen yet. */
  readonly party: Readonly<Record<number, number>>;
  /** The size of the party if nothing more is known of it; set by the listing. */
  readonly people: number | null;
  /** The day that the visitor chose in the listing. */
  readonly date: string | null;
}

/** The form when it opens for a trip: with its day if the experience can be booked then, and its party as far as the default rate takes it. */
export function formForTrip(experience: Experience, { party, people, date }: Trip): BookingForm {
  const blank = blankForm(experience);
  const form = people === null ? withParty(experience, blank, party) : withPeople(experience, blank, people);
  const isSound = !partyProblems(experience, selectionFrom(experience, form)).some(
    ({ path }) => path[1] === 'pricing_units',
  );
  const day = date !== null && isOpenOn(experience.open_days, date) ? date : null;
  return { ...(isSound ? form : blank), date: day };
}

/** The party in a form, which the next page suggests; null for a group, whose members have no category. */
export function tripParty(experience: Experience, form: BookingForm): Trip['party'] | null {
  const rate = chosenRate(experience, form);
  if (rate.is_group_pricing) return null;
  return Object.fromEntries(
    rate.pricing_options.map(({ id, pricing_category }) => [pricing_category.id, unitOf(form, id).quantity]),
  );
}

function withParty(experience: Experience, blank: BookingForm, party: Trip['party']): BookingForm {
  const rate = chosenRate(experience, blank);
  const size = Object.values(party).reduce((sum, count) => sum + count, 0);
  if (size === 0) return blank;
  if (rate.is_group_pricing) return withPeople(experience, blank, size);
  return rate.pricing_options.reduce(
    (form, { id, pricing_category }) => chooseQuantity(experience, form, id, party[pricing_category.id] ?? 0),
    { ...blank, units: {} } as BookingForm,
  );
}

/** The form with that many adults, or with a group of that size. */
function withPeople(experience: Experience, blank: BookingForm, size: number): BookingForm {
  const rate = chosenRate(experience, blank);
  if (isOneGroup(rate)) return chooseParty(experience, blank, size);
  if (rate.is_group_pricing)
    return rate.pricing_options
      .filter(({ id }) => unitOf(blank, id).quantity > 0)
      .reduce((form, { id }) => chooseGroupSize(experience, form, id, size), blank);
  const [adult] = leadingOptions(rate);
  return adult ? chooseQuantity(experience, { ...blank, units: {} }, adult.id, size) : blank;
}
