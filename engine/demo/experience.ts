import type { Duration } from '#domain/contract/catalogue.ts';
import type { ExperienceFile, RateFile, ScheduleFile, TransferFile } from '../catalogue/store-file.ts';
import type { ExtraName } from './extras.ts';
import type { MeetingPoint } from './meeting-points.ts';
import type { Payer } from './payers.ts';
import type { Policy } from './policies.ts';

/** An experience of the demo store as it is written down: the store adds pictures and sales. */
export interface DemoExperience
  extends Pick<
    ExperienceFile,
    | 'slug'
    | 'type'
    | 'title'
    | 'short_description'
    | 'highlights'
    | 'languages'
    | 'booking_deposit'
    | 'categories'
    | 'rates'
    | 'agenda'
    | 'questions'
  > {
  /** Name of the scene that illustrates it, and what that shows. */
  scene: string;
  alt: string;
  /** A paragraph each. */
  description: readonly string[];
  duration: Duration;
  cancellation_policy: Policy;
  meeting_point: MeetingPoint;
  schedule: ScheduleFile;
  extras?: readonly ExtraName[];
  pickup?: TransferFile;
  dropoff?: TransferFile;
}

type Option = RateFile['options'][number];

/** Every option priced by the person, at most so many in a booking. */
export function perPerson(title: string, most: number, options: readonly Option[], least = 1): RateFile {
  return { title, is_group_pricing: false, min_per_booking: least, max_per_booking: most, options: [...options] };
}

/** A group that comes as one, at one price whatever its size. */
export function perGroup(title: string, options: readonly Option[], groups = 1): RateFile {
  return { title, is_group_pricing: true, min_per_booking: 1, max_per_booking: groups, options: [...options] };
}

/** One kind of guest: of a person rate at most so many of them. */
export function each(category: Payer, retail_price: string, max_limit: number, min_limit = 0): Option {
  return { category, retail_price, min_limit, max_limit, takes: 'size' };
}

/** Comes along on a lap: takes no place. */
export function onALap(max_limit = 2): Option {
  return { category: 'infant', retail_price: '0.00', min_limit: 0, max_limit, takes: 'none' };
}

/** A group from so many to so many people. */
export function group(category: Payer, retail_price: string, min_limit: number, max_limit: number): Option {
  return { category, retail_price, min_limit, max_limit, takes: 'size' };
}

/** All of a departure, for a group of up to so many. */
export function allOfIt(category: Payer, retail_price: string, max_limit: number): Option {
  return { category, retail_price, min_limit: 1, max_limit, takes: 'all' };
}

export function hours(count: number, minutes = 0): Duration {
  return { days: 0, hours: count, minutes };
}

export function minutes(count: number): Duration {
  return hours(Math.floor(count / 60), count % 60);
}

type Stop = ExperienceFile['agenda'][number];

/** A stop on the way: where, what, how long; in a town, if it is in one. */
export function stop(title: string, text: string, length: Duration | null, city?: string): Stop {
  const address = { name: title, road: '', house_number: '', city: city ?? '', county: '', country: 'Croatia' };
  return { title, text, duration: length, location: city === undefined ? null : address };
}

export function offered(
  selection: 'optional' | 'required',
  minutes_before_departure: number,
  points: readonly TransferFile['points'][number][],
): TransferFile {
  return { selection, minutes_before_departure, points: [...points] };
}
