import {
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
import { type FormInputs, formFieldsOf, inputsOf, valuesOf } from '#domain/desk/form-fields.ts';
import { addDays } from '#domain/time/day.ts';
import type { Problems } from '#platform/network/api.ts';

const { name, lat, lon, instructions } = meetingPointFields;

/** The questions of the short form: the one season of the tour stands beside its other fields. */
const contract = shape({
  title: nameText(),
  meeting_point: nullable(pk('meeting_points')),
  place: nullable(shape({ name, lat, lon, instructions: optional(instructions) })),
  duration: nullable(duration()),
  from: date(),
  to: date(),
  weekdays: list(text({ max: 1 })),
  start_time: time(),
  capacity: integer(),
  price: decimal(),
});

const weekdays = ['1', '2', '3', '4', '5', '6', '7'];
const all = formFieldsOf(fieldsOf(contract), undefined, { weekdays });

/** A new meeting point is described only where none is chosen. */
export function starterFields(inputs: FormInputs) {
  return inputs['meeting_point'] === '' ? all : all.filter((it) => it.name !== 'place');
}

/** A year of every day, which is less to correct than nothing. @param today  `YYYY-MM-DD` */
export function starterInputs(today: string): FormInputs {
  const usual = {
    from: today,
    to: addDays(today, 365),
    weekdays,
    start_time: '10:00',
    capacity: 10,
    duration: { hours: 2 },
  };
  return { ...inputsOf(all, usual), images: [] };
}

/** The ids of the pictures that have been sent, in order. */
export function starterImages(inputs: FormInputs): readonly string[] {
  return (inputs['images'] ?? []) as readonly string[];
}

export function isWhole(inputs: FormInputs): boolean {
  return all.every((it) => it.name in inputs);
}

type Titles = Pick<StarterTour, 'rate_title' | 'category_title' | 'base_account'>;

/** What the engine is sent; it says what is wrong. */
export function starterBody(inputs: FormInputs, titles: Titles): StarterTour {
  const {
    title,
    meeting_point,
    place,
    duration: length,
    price,
    from,
    to,
    weekdays: days,
    start_time,
    capacity,
  } = valuesOf(all, inputs);
  const season = { from, to, weekdays: days, start_times: [start_time], capacity };
  const where = meeting_point === null ? { place: place ?? {} } : { meeting_point };
  const schedule = { cutoff_minutes: 60, seasons: [season] };
  const images = starterImages(inputs).map(Number);
  return { title, ...where, duration: length, schedule, price, images, ...titles } as unknown as StarterTour;
}

/** The messages of the engine at the questions that they are about. */
export function starterProblems(problems: Problems): Problems {
  const { schedule, ...others } = problems;
  const seasons = (schedule as Problems | undefined)?.['seasons'] as Problems | undefined;
  const { start_times, ...season } = (seasons?.['0'] ?? {}) as Problems;
  return { ...others, ...season, ...(start_times && { start_time: start_times }) };
}
