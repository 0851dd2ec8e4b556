import { Picture } from '../catalogue.ts';
import { endpoint } from '../endpoint.ts';
import {
  choice,
  date,
  decimal,
  instant,
  integer,
  list,
  nullable,
  type Of,
  optional,
  shape,
  string,
  text,
  time,
} from '../fields.ts';
import { languageCodes } from '../languages.ts';
import { duration, nameText, pk, position } from '../resource-fields.ts';
import { listQuery, pageOf } from '../webstore.ts';
import { type ResourceCalls, resourceCalls } from './calls.ts';
import { experienceFields, experienceStatuses, ScheduleInput } from './experiences.ts';
import { meetingPointFields } from './meeting-points.ts';
import { pricingCategoryFields } from './pricing-categories.ts';

/** Tours in the office (B10): experiences of an account, with the calls that only its sellers make. */
export const tourCalls: ResourceCalls = resourceCalls('experiences', experienceFields);

/** A tour in the list of the office. */
export const TourRow = shape({
  id: integer(),
  title: string(),
  status: choice(...experienceStatuses),
  image: nullable(Picture),
  /** In the tour's own zone; null if nothing can be booked. */
  next_departure: nullable(shape({ date: date(), time: time() })),
  /** The fields that must be completed before the tour can be published. */
  missing: list(string()),
  /** The number of its texts in each other language of the account's shops (G6). */
  translations: list(shape({ language: choice(...languageCodes), translated: integer(), texts: integer() })),
});
export type TourRow = Of<typeof TourRow>;

/** Without a status: all tours that are not archived. */
const TourListQuery = shape({ ...listQuery, status: optional(choice(...experienceStatuses)) });
export type TourListQuery = Of<typeof TourListQuery>;
export const listTours = endpoint('GET', '/api/experiences/overview/', {
  query: TourListQuery,
  reply: pageOf(TourRow),
});

/** Whether a tour can be published, and the addresses at which visitors find it. */
export const TourPublishing = shape({
  status: choice(...experienceStatuses),
  missing: list(shape({ field: string(), message: string() })),
  /** The stores of the account, and the address of the tour in each; null if the store does not list it. */
  stores: list(shape({ id: integer(), title: string(), url: nullable(string()) })),
});
export type TourPublishing = Of<typeof TourPublishing>;
export const readPublishing = endpoint('GET', '/api/experiences/{id}/publishing/', { reply: TourPublishing });

/** A picture of a tour. The shop shows it once it is ready. */
export const TourPicture = shape({
  id: integer(),
  name: string(),
  alt_text: string(),
  status: choice('pending', 'processing', 'ready', 'failed'),
  /** Percent of the picture's widths that are ready. */
  progress: integer(),
  picture: Picture,
});
export type TourPicture = Of<typeof TourPicture>;
/** In the order of the tour: the first picture is the main one. */
export const readTourPictures = endpoint('GET', '/api/experiences/{id}/images/', {
  reply: shape({ results: list(TourPicture) }),
});

/** The changes of a tour and its rates, the oldest first. Changes by one person within ten minutes are joined. */
export const TourChange = shape({
  id: integer(),
  kind: choice('created', 'changed', 'removed', 'rate_created', 'rate_changed', 'rate_removed'),
  at: instant(),
  /** The user's name at that time. */
  actor: string(),
  status: choice(...experienceStatuses),
  /** The names of the fields that were sent. */
  fields: list(string()),
  /** Only if a rate was made, changed or deleted: the title of the rate at that time. */
  rate: optional(string()),
});
export type TourChange = Of<typeof TourChange>;
export const readTourHistory = endpoint('GET', '/api/experiences/{id}/history/', {
  reply: shape({ results: list(TourChange) }),
});

const created = { reply: shape({ id: integer() }), status: 201 } as const;

/** Makes a draft with the same values, without bookings and without a store that lists it. */
export const duplicateTour = endpoint('POST', '/api/experiences/{id}/duplicate/', created);

/** The data that a new seller enters for the first tour. A meeting point, a rate and a pricing category are made with it. */
const StarterTour = shape({
  title: nameText(),
  /** The start of the tour: a meeting point of the account, or a place that becomes one. */
  meeting_point: optional(pk('meeting_points')),
  place: optional(
    shape({
      ...meetingPointFields,
      address: optional(meetingPointFields.address),
      instructions: optional(text({ blank: true, max: 5000 })),
    }),
  ),
  duration: optional(nullable(duration())),
  schedule: ScheduleInput,
  /** The price for each adult, or for each person if children pay the same. */
  price: decimal({ min: 0 }),
  /** The price for children and their ages. They get the account's pricing category of these ages, or a new one with this title. */
  child: optional(
    shape({
      min_age: pricingCategoryFields.min_age,
      max_age: integer({ min: 0, max: 120 }),
      price: decimal({ min: 0 }),
      title: pricingCategoryFields.title,
    }),
  ),
  /** The titles of the rate, and of the pricing category if the account has none yet, in the seller's language. */
  rate_title: text({ max: 100 }),
  category_title: text({ max: 100 }),
  images: optional(list(pk('pictures'), { max: 200 })),
  base_account: optional(pk('base_accounts')),
});
export type StarterTour = Of<typeof StarterTour>;
export const startTour = endpoint('POST', '/api/starter-tours/', { body: StarterTour, ...created });

const ShownAt = shape({ store: integer(), experience: integer(), position: integer(), categories: list(integer()) });
export const addToStore = endpoint('POST', '/api/stores/{id}/add-experience/', {
  body: shape({
    experience: pk('experiences'),
    /** The tour's position in the listing; the last by default. */
    position: optional(position()),
    /** Categories of this store in which visitors find the tour. */
    categories: optional(list(pk('store_categories'), { max: 200 })),
  }),
  reply: ShownAt,
});
export const removeFromStore = endpoint('POST', '/api/stores/{id}/remove-experience/', {
  body: shape({ experience: pk('experiences') }),
});

/** The tours of a store, in the order of its listing. */
export const listStoreTours = endpoint('GET', '/api/stores/{storeId}/experiences/', {
  query: shape(listQuery),
  reply: pageOf(shape({ id: integer(), title: string(), status: string(), image: nullable(Picture) })),
});

/** Puts tours of a store in this order. Other tours follow them in their present order. */
const StoreOrder = shape({ experiences: list(pk('experiences'), { empty: false, max: 1000 }) });
export type StoreOrder = Of<typeof StoreOrder>;
export const reorderStore = endpoint('PATCH', '/api/stores/{id}/reorder-experiences/', {
  body: StoreOrder,
  reply: shape({ experiences: list(integer()) }),
});
