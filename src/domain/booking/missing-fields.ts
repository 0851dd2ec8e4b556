import * as words from '#words/selection.ts';
import type { Experience, Rate } from '../contract/catalogue.ts';
import type { BookingForm } from './booking-form.ts';
import { chosenRate, selectionFrom } from './booking-form.ts';
import type { PartyProblem, Selection } from './party.ts';
import { partyProblems } from './party.ts';
import type { StartOffer } from './start-offers.ts';

/** The parts of the form, in the order in which they stand there. */
export const formParts = ['date', 'start', 'units', 'extras', 'pickup', 'dropoff', 'other'] as const;
export type FormPart = (typeof formParts)[number];

/** What keeps the form from being booked, at its place and in words for the visitor. */
export interface MissingField {
  readonly part: FormPart;
  /** The pricing option or the extra that it is about. */
  readonly id?: number;
  readonly text: string;
}

/** All that keeps the form from being booked (E6, E7), in the order of the form; none for one that may be sent. */
export function missingFields(
  experience: Experience,
  form: BookingForm,
  offers: readonly StartOffer[],
): MissingField[] {
  const selection = selectionFrom(experience, form);
  const gaps = [
    ...missingTimes(form, offers),
    ...missingFieldsOf(experience, selection, partyProblems(experience, selection)),
  ];
  return gaps.sort((a, b) => formParts.indexOf(a.part) - formParts.indexOf(b.part));
}

/** Why a start cannot be booked by this party (E6), in words. */
export function reasonText({ reason, places, isWhole }: Pick<StartOffer, 'reason' | 'places' | 'isWhole'>): string {
  switch (reason) {
    case 'SOLD_OUT':
      return words.soldOut;
    case 'PAST_BOOKING_CUTOFF':
      return words.closed;
    case 'NOT_ENOUGH_PLACES':
      return isWhole ? words.othersBooked : words.onlyPlaces(places ?? 0);
    case null:
      return '';
  }
}

/** Problems, the page's own or those of a 400, each at its part of the form. */
export function missingFieldsOf(
  experience: Experience,
  selection: Selection,
  problems: readonly PartyProblem[],
): MissingField[] {
  return problems.map((problem) => missingFieldOf(experience, selection, problem));
}

function missingTimes(form: BookingForm, offers: readonly StartOffer[]): MissingField[] {
  if (form.date === null) return [{ part: 'date', text: words.chooseDate }];
  if (offers.length === 0) return [{ part: 'start', text: words.nothingStarts }];
  const chosen = offers.find(({ id }) => id === form.start_time_id);
  if (!chosen) return [{ part: 'start', text: words.chooseStart }];
  if (chosen.reason === null) return [];
  return [{ part: 'start', text: words.atThisStart(reasonText(chosen), wayOn(chosen)) }];
}

function wayOn({ reason, isWhole }: StartOffer): string {
  return reason === 'NOT_ENOUGH_PLACES' && !isWhole ? words.anotherOrFewer : words.anotherOne;
}

function missingFieldOf(experience: Experience, selection: Selection, { path, message }: PartyProblem): MissingField {
  const [top, key, index] = path;
  if (top === 'extra_items_units') {
    return {
      part: 'extras',
      ...idAt(
        selection.extra_items_units?.map(({ id }) => id),
        key,
      ),
      text: message,
    };
  }
  switch (String(key)) {
    case 'pricing_units': {
      const ids = selection.booking_info.pricing_units.map(({ pricing_option_id }) => pricing_option_id);
      return { part: 'units', ...idAt(ids, index), text: unitsText(experience, selection, index, message) };
    }
    case 'pricing_rate_id':
      return { part: 'units', text: message };
    case 'pickup_point_id':
      return { part: 'pickup', text: selection.booking_info.pickup_point_id ? message : words.choosePickup };
    case 'dropoff_point_id':
      return {
        part: 'dropoff',
        text: selection.booking_info.dropoff_point_id ? message : words.chooseDropoff,
      };
    case 'date':
      return { part: 'date', text: message };
    case 'start_time_id':
      return { part: 'start', text: message };
    default:
      return { part: 'other', text: message };
  }
}

function idAt(ids: readonly number[] | undefined, index: string | number | undefined): { id: number } | undefined {
  const id = ids?.[Number(index)];
  return id === undefined ? undefined : { id };
}

/** The party as a whole is told in the shop's words, a single unit in the contract's: the steppers keep that from happening. */
function unitsText(
  experience: Experience,
  selection: Selection,
  index: string | number | undefined,
  message: string,
): string {
  if (typeof index === 'number') return message;
  const { pricing_units, pricing_rate_id } = selection.booking_info;
  if (pricing_units.length === 0) return words.howMany;
  return limitsText(chosenRate(experience, { pricing_rate_id }), pricing_units) ?? message;
}

function limitsText(rate: Rate, units: Selection['booking_info']['pricing_units']): string | null {
  const sum = units.reduce((total, { quantity }) => total + quantity, 0);
  const { min_per_booking, max_per_booking, is_group_pricing } = rate;
  if (sum < min_per_booking) return words.atLeast(min_per_booking, is_group_pricing);
  if (max_per_booking !== null && sum > max_per_booking) return words.atMost(max_per_booking, is_group_pricing);
  return null;
}
