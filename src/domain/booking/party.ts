import type { LineSelection } from '../contract/cart.ts';
import type { Experience, Extra, PricingOption, Rate, Schedule, Transfer } from '../contract/catalogue.ts';
import { type Problem, type ProblemPath, type Reason, reason } from '../contract/problems.ts';
import { lacksAdult } from './adult.ts';

export type Selection = Pick<LineSelection, 'booking_info' | 'extra_items_units'>;
export type SelectedUnit = Selection['booking_info']['pricing_units'][number];

export interface PartyOptions {
  /** Staff may book children alone (V2): they speak with the parents. */
  readonly byStaff?: boolean;
}

/** All problems for which a party cannot be booked on any day (E7, V2). */
export function partyProblems(
  experience: Experience,
  selection: Selection,
  { byStaff = false }: PartyOptions = {},
): Problem[] {
  const { booking_info, extra_items_units = [] } = selection;
  return [
    ...unitsProblems(experience, selection, byStaff),
    ...transferProblems(experience.pickup, booking_info.pickup_point_id, 'pickup_point_id'),
    ...transferProblems(experience.dropoff, booking_info.dropoff_point_id, 'dropoff_point_id'),
    ...extrasProblems(experience, extra_items_units),
  ];
}

/** The number of people in a party, infants included. */
export function people(experience: Experience, selection: Selection): number {
  return headcount(chosenOptions(experience, selection));
}

/** The number of people who take a place: steps of prices count this size of the party (B12). */
export function partySize(experience: Experience, selection: Selection): number {
  return headcount(chosenOptions(experience, selection).filter(({ option }) => option.takes !== 'none'));
}

/** The places that a selection takes of a departure with that capacity: all of them if a unit takes the whole departure. */
export function placesTaken(experience: Experience, selection: Selection, capacity: number): number {
  if (takesWhole(experience, selection)) return capacity;
  return headcount(chosenOptions(experience, selection).filter(({ option }) => option.takes === 'size'));
}

/** Whether a selection needs a whole departure, without any other booking. */
export function takesWhole(experience: Experience, selection: Selection): boolean {
  return chosenOptions(experience, selection).some(({ option }) => option.takes === 'all');
}

/** The most people in one booking, by the limits of the rates and the places of a departure; null for any number. */
export function largestParty(rates: readonly Rate[], { seasons, exceptions }: Schedule): number | null {
  const most = rates.flatMap(({ is_group_pricing, max_per_booking, pricing_options }) => {
    const limits = pricing_options.map(({ max_limit }) => max_limit ?? Number.POSITIVE_INFINITY);
    const units = max_per_booking ?? Number.POSITIVE_INFINITY;
    if (limits.length === 0) return [];
    return is_group_pricing
      ? Math.max(...limits) * units
      : Math.min(
          limits.reduce((sum, it) => sum + it),
          units,
        );
  });
  const places = [...seasons, ...exceptions].map(({ capacity }) => capacity);
  const largest = [most, places].filter((all) => all.length > 0).map((all) => Math.max(...all));
  const least = Math.min(...largest);
  return least > 0 && Number.isFinite(least) ? least : null;
}

export function rateOf(experience: Experience, selection: Selection): Rate | undefined {
  return experience.rates.find(({ id }) => id === selection.booking_info.pricing_rate_id);
}

interface ChosenOption {
  readonly unit: SelectedUnit;
  readonly option: PricingOption;
  readonly isGroup: boolean;
}

function chosenOptions(experience: Experience, selection: Selection): ChosenOption[] {
  const rate = rateOf(experience, selection);
  return selection.booking_info.pricing_units.flatMap((unit) => {
    const option = rate?.pricing_options.find(({ id }) => id === unit.pricing_option_id);
    return rate && option ? [{ unit, option, isGroup: rate.is_group_pricing }] : [];
  });
}

function headcount(options: readonly ChosenOption[]): number {
  return options.reduce((sum, { unit, isGroup }) => sum + unit.quantity * (isGroup ? (unit.group_size ?? 0) : 1), 0);
}

const UNITS = ['booking_info', 'pricing_units'] as const;

function unitsProblems(experience: Experience, selection: Selection, byStaff: boolean): Problem[] {
  const rate = rateOf(experience, selection);
  const { pricing_units, pricing_rate_id } = selection.booking_info;
  if (!rate) return [{ path: ['booking_info', 'pricing_rate_id'], ...reason('not_offered', { id: pricing_rate_id }) }];
  if (pricing_units.length === 0) return [ofAllUnits(reason('no_units'))];

  const problems = pricing_units.flatMap((unit, i) =>
    unitProblems(rate, unit, pricing_units.slice(0, i)).map((it) => ({ ...it, path: [...UNITS, i, ...it.path] })),
  );
  return problems.length > 0 ? problems : wholeProblems(experience, selection, rate, byStaff);
}

/** @param before  the units before this one in the selection */
function unitProblems(rate: Rate, unit: SelectedUnit, before: readonly SelectedUnit[]): Problem[] {
  const option = rate.pricing_options.find(({ id }) => id === unit.pricing_option_id);
  if (!option) return [{ path: ['pricing_option_id'], ...reason('not_offered', { id: unit.pricing_option_id }) }];
  const group_size = unit.group_size ?? null;
  const repeated = before.some((it) => it.pricing_option_id === option.id && (it.group_size ?? null) === group_size);
  if (repeated) return [{ path: ['pricing_option_id'], ...reason('option_twice') }];

  const limits: Limits = { min: option.min_limit, max: option.max_limit };
  const quantity = at(['quantity'], countProblem(unit.quantity, rate.is_group_pricing ? {} : limits));
  if (!rate.is_group_pricing) {
    return [...quantity, ...at(['group_size'], group_size === null ? null : reason('no_group_size'))];
  }
  const missing = unit.group_size === undefined ? reason('required') : reason('not_null');
  return [...quantity, ...at(['group_size'], group_size === null ? missing : countProblem(group_size, limits))];
}

/** Problems of the units together, which no single unit has. */
function wholeProblems(experience: Experience, selection: Selection, rate: Rate, byStaff: boolean): Problem[] {
  const { min_per_booking, max_per_booking } = rate;
  const options = chosenOptions(experience, selection);
  const countOf = (some: ChosenOption[]) => some.reduce((total, { unit }) => total + unit.quantity, 0);
  const sum = countOf(options);
  if (sum < min_per_booking) return [ofAllUnits(reason('too_few_in_all', { least: min_per_booking }))];
  if (max_per_booking !== null && sum > max_per_booking)
    return [ofAllUnits(reason('too_many_in_all', { most: max_per_booking }))];
  const isAlone = lacksAdult(
    rate,
    options.map(({ option }) => option),
  );
  if (isAlone && !byStaff) return [ofAllUnits(reason('adult_missing'))];
  const withPlaces = countOf(options.filter(({ option }) => option.takes !== 'none'));
  return withPlaces > 1 && takesWhole(experience, selection) ? [ofAllUnits(reason('whole_alone'))] : [];
}

function transferProblems({ selection, points }: Transfer, point: number | null | undefined, key: string) {
  const path = ['booking_info', key];
  if (point === undefined || point === null) {
    if (selection !== 'required') return [];
    return [{ path, ...reason(point === null ? 'not_null' : 'required') }];
  }
  const isOffered = selection !== 'unavailable' && points.some(({ id }) => id === point);
  return isOffered ? [] : [{ path, ...reason('not_offered', { id: point }) }];
}

function extrasProblems({ extras }: Experience, units: NonNullable<Selection['extra_items_units']>): Problem[] {
  return units.flatMap(({ id, quantity }, i) => {
    const extra = extras.find((it) => it.id === id);
    if (!extra) return [{ path: ['extra_items_units', i, 'id'], ...reason('not_offered', { id: id }) }];
    const repeated = units.slice(0, i).some((it) => it.id === id);
    if (repeated) return [{ path: ['extra_items_units', i, 'id'], ...reason('extra_twice') }];
    return at(['extra_items_units', i, 'quantity'], countProblem(quantity, { max: extraLimit(extra) }));
  });
}

interface Limits {
  readonly min?: number;
  readonly max?: number | null;
}

/** The problem with a count, which must be at least 1 whatever its limits say; null without one. */
function countProblem(count: number, { min = 1, max = null }: Limits): Reason | null {
  if (!Number.isSafeInteger(count)) return reason('count_not_whole');
  const least = Math.max(1, min);
  if (count < least) return reason('too_few', { least });
  if (max !== null && count > max) return reason('too_many', { most: max });
  return null;
}

function at(path: ProblemPath, why: Reason | null): Problem[] {
  return why === null ? [] : [{ path, ...why }];
}

function ofAllUnits(why: Reason): Problem {
  return { path: [...UNITS, 'non_field_errors'], ...why };
}

/** The most of an extra that a booking may take; null without a limit. An extra priced per person or per booking is taken once, for all. */
export function extraLimit({ pricing, max_quantity }: Pick<Extra, 'pricing' | 'max_quantity'>): number | null {
  return pricing === 'unit' ? max_quantity : 1;
}

/** The number of pieces of an extra that are paid and taken from its stock: the asked quantity, one for each person, or one for the booking. */
export function extraPieces({ pricing }: Pick<Extra, 'pricing'>, quantity: number, people: number): number {
  if (pricing === 'unit') return quantity;
  return pricing === 'person' ? people : 1;
}
