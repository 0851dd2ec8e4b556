import { lacksAdult } from '#domain/booking/adult.ts';
import { type BookingForm, chosenRate, selectionFrom } from '#domain/booking/booking-form.ts';
import { type PartyOptions, partyProblems, type Selection } from '#domain/booking/party.ts';
import type { StartOffer } from '#domain/booking/start-offers.ts';
import type { Experience, PricingOption } from '#domain/contract/catalogue.ts';
import { type Problem } from '#domain/contract/problems.ts';
import * as words from '#words/missing-fields.ts';
import { problemText } from './problem-text.ts';

/** The parts of the form, in their order on the page. */
export const formParts = ['units', 'date', 'start', 'extras', 'pickup', 'dropoff', 'other'] as const;
export type FormPart = (typeof formParts)[number];

/** A reason why the form cannot be booked, with its place and words for the visitor. */
export interface MissingField {
  readonly part: FormPart;
  /** The pricing option or the extra concerned. */
  readonly id?: number;
  readonly text: string;
}

/**
 * All reasons why the form cannot be booked (E6, E7), in the order of the form; empty if the form may be sent.
 *
 * @param offers  of the chosen day; null while they are not known: then any chosen start counts as available
 */
export function missingFields(
  experience: Experience,
  form: BookingForm,
  offers: readonly StartOffer[] | null,
  options?: PartyOptions,
) {
  const selection = selectionFrom(experience, form);
  const gaps = [
    ...missingTimes(form, offers),
    ...missingFieldsOf(experience, selection, partyProblems(experience, selection, options)),
  ];
  return gaps.sort((a, b) => formParts.indexOf(a.part) - formParts.indexOf(b.part));
}

/** The reason why this party cannot book a start (E6), in words; '' if it can. */
export function reasonText({ reason, places, isWhole }: Pick<StartOffer, 'reason' | 'places' | 'isWhole'>): string {
  if (reason === 'SOLD_OUT') return words.soldOut;
  if (reason === 'PAST_BOOKING_CUTOFF') return words.closed;
  if (reason === null) return '';
  return isWhole ? words.othersBooked : words.onlyPlaces(places ?? 0);
}

/** Problems of the page or of a 400, each at its part of the form. */
export function missingFieldsOf(experience: Experience, selection: Selection, problems: readonly Problem[]) {
  const { booking_info, extra_items_units = [] } = selection;
  return problems.map((problem): MissingField => {
    const [top, key, index] = problem.path;
    const text = problemText(problem);
    const name = String(key);
    if (top === 'extra_items_units') return { part: 'extras', ...idAt(extra_items_units, key), text };
    if (name === 'pricing_units') {
      const units = booking_info.pricing_units.map(({ pricing_option_id: id }) => ({ id }));
      return { part: 'units', ...idAt(units, index), text: unitsText(experience, selection, index, text) };
    }
    if (name === 'pickup_point_id' && !booking_info.pickup_point_id)
      return { part: 'pickup', text: words.choosePickup };
    if (name === 'dropoff_point_id' && !booking_info.dropoff_point_id)
      return { part: 'dropoff', text: words.chooseDropoff };
    return { part: partOf[name] ?? 'other', text };
  });
}

const partOf: Readonly<Record<string, FormPart>> = {
  pricing_rate_id: 'units',
  pickup_point_id: 'pickup',
  dropoff_point_id: 'dropoff',
  date: 'date',
  start_time_id: 'start',
};

function missingTimes(form: BookingForm, offers: readonly StartOffer[] | null): MissingField[] {
  if (form.date === null) return [{ part: 'date', text: words.chooseDate }];
  if (offers === null && form.start_time_id !== null) return [];
  if (offers?.length === 0) return [{ part: 'start', text: words.nothingStarts }];
  const chosen = offers?.find(({ id }) => id === form.start_time_id);
  if (!offers || !chosen) return [{ part: 'start', text: words.chooseStart }];
  const { reason, isWhole } = chosen;
  if (reason === null) return [];
  const mayBeFewer = reason === 'NOT_ENOUGH_PLACES' && !isWhole;
  const hasOther = offers.some((it) => it.reason === null);
  const onThisDay = mayBeFewer ? words.anotherOrFewer : words.anotherOne;
  const wayOn = hasOther ? onThisDay : mayBeFewer ? words.anotherDateOrFewer : words.anotherDate;
  return [{ part: 'start', text: words.atThisStart(reasonText(chosen), wayOn) }];
}

function idAt(items: readonly { id: number }[], index: string | number | undefined): { id: number } | undefined {
  const item = items[Number(index)];
  return item && { id: item.id };
}

/**
 * The text for a problem with the units. Problems of the whole party have the shop's words. Problems of a single unit have the contract's words: the
 * steppers prevent them.
 */
function unitsText(experience: Experience, selection: Selection, index: string | number | undefined, text: string) {
  if (typeof index === 'number') return text;
  const { pricing_units, pricing_rate_id } = selection.booking_info;
  if (pricing_units.length === 0) return words.howMany;
  const rate = chosenRate(experience, { pricing_rate_id });
  const { min_per_booking, max_per_booking, is_group_pricing } = rate;
  const sum = pricing_units.reduce((total, { quantity }) => total + quantity, 0);
  if (sum < min_per_booking) return words.atLeast(min_per_booking, is_group_pricing);
  if (max_per_booking !== null && sum > max_per_booking) return words.atMost(max_per_booking, is_group_pricing);
  const isChosen = ({ id }: PricingOption) => pricing_units.some(({ pricing_option_id }) => pricing_option_id === id);
  return lacksAdult(rate, rate.pricing_options.filter(isChosen)) ? words.needsAdult : text;
}
