import {
  boolean,
  date,
  decimal,
  fieldsOf,
  integer,
  list,
  nullable,
  optional,
  shape,
  text,
  time,
} from '#domain/contract/fields.ts';
import { duration, nameText, pk } from '#domain/contract/resource-fields.ts';
import { meetingPointFields } from '#domain/contract/resources/meeting-points.ts';
import type { StarterTour } from '#domain/contract/resources/tours.ts';
import { type FormInputs, fieldsInCurrency, formFieldsOf, inputsOf, valuesOf } from '#domain/desk/form-fields.ts';
import { addDays } from '#domain/time/day.ts';
import type { NestedTexts } from '#text/problem-text.ts';

const { name, lat, lon, instructions } = meetingPointFields;

/** The fields of the short form. The fields of the tour's only season stand beside the other fields, not in a list of seasons. */
const contract = shape({
  title: nameText(),
  meeting_point: nullable(pk('meeting_points')),
  place_name: name,
  /** The fields of a new meeting point, besides its name. */
  place: shape({ instructions: optional(instructions), lat, lon }),
  duration: nullable(duration()),
  from: date(),
  to: date(),
  weekdays: list(text({ max: 1 })),
  start_time: time(),
  capacity: integer(),
  price: decimal(),
  has_child_price: boolean(),
  child: shape({ min_age: nullable(integer()), max_age: integer(), price: decimal() }),
});

const weekdays = ['1', '2', '3', '4', '5', '6', '7'];
export const allFields = formFieldsOf(fieldsOf(contract), undefined, { weekdays });

const named = (...names: readonly string[]) => allFields.filter((it) => names.includes(it.name));
/** The parts of the form, in their order. */
export const starterParts = {
  title: named('title'),
  meetingPoint: named('meeting_point'),
  placeName: named('place_name'),
  time: named('duration', 'from', 'to'),
  start: named('start_time', 'capacity'),
  price: named('price', 'has_child_price'),
  child: named('child'),
};
/** The folded fields of a new meeting point. Few sellers know them: the search fills in the point, and instructions are optional. */
export const exactPoint = allFields.find((it) => it.name === 'place')?.fields ?? [];

/** The first values of the form, with a season of a year with every day: sellers correct it faster than they fill in empty fields. */
export function starterInputs(today: string): FormInputs {
  const usual = {
    from: today,
    to: addDays(today, 365),
    weekdays,
    start_time: '10:00',
    capacity: 10,
    duration: { hours: 2 },
    child: { min_age: 3, max_age: 12 },
  };
  return { ...inputsOf(allFields, usual), images: [] };
}

/** The ids of the pictures that have been sent, in order. */
export function starterImages(inputs: FormInputs): readonly string[] {
  return (inputs['images'] ?? []) as readonly string[];
}

export function isWhole(inputs: FormInputs): boolean {
  return allFields.every((it) => it.name in inputs);
}

interface Titles extends Pick<StarterTour, 'rate_title' | 'category_title' | 'base_account'> {
  readonly child_title: string;
}

/** The body of the request, which the engine checks. @param currency  currency of the prices: that of the first shop */
export function starterBody(inputs: FormInputs, currency: string, { child_title, ...titles }: Titles): StarterTour {
  const values = valuesOf(fieldsInCurrency(allFields, currency), inputs);
  const { title, meeting_point, place_name, price, from, to, weekdays: days, start_time, capacity } = values;
  const season = { from, to, weekdays: days, start_times: [start_time], capacity };
  const place = { ...(values['place'] as object), name: place_name };
  const where = meeting_point === null ? { place } : { meeting_point };
  const child = values['has_child_price'] === true && { ...(values['child'] as object), title: child_title };
  const schedule = { cutoff_minutes: 60, seasons: [season] };
  const images = starterImages(inputs).map(Number);
  const { duration: length } = values;
  const tour = { title, ...where, duration: length, schedule, price, ...(child && { child }), images, ...titles };
  return tour as unknown as StarterTour;
}

/** The engine's messages, by the fields of the short form. */
export function starterProblems(problems: NestedTexts): NestedTexts {
  const { schedule, place, ...others } = problems;
  const seasons = (schedule as NestedTexts | undefined)?.['seasons'] as NestedTexts | undefined;
  const { start_times, ...season } = (seasons?.['0'] ?? {}) as NestedTexts;
  const { name: place_name, ...point } = (place ?? {}) as NestedTexts;
  return {
    ...others,
    ...season,
    ...(start_times && { start_time: start_times }),
    ...(place_name && { place_name }),
    place: point,
  };
}
