import { json } from '#domain/contract/fields.ts';
import { type ResourceCalls, resourceCalls } from '#domain/contract/resources/calls.ts';
import { experienceFields, tourLanguages } from '#domain/contract/resources/experiences.ts';
import { videoFields } from '#domain/contract/resources/videos.ts';
import { type FormField, formFieldsOf } from '#domain/desk/form-fields.ts';
import { offeredTerms } from '#text/offered-terms.ts';
import { settingsForms } from '../settings/settings-table.ts';

/** The fields of a tour that each section of the editor shows, in their order (B10). */
const names = {
  texts: ['title', 'type', 'short_description', 'description', 'highlights', 'languages'],
  answers: ['included', 'not_included', 'what_to_bring', 'know_before'],
  faq: ['faq'],
  guides: ['guides'],
  pictures: ['images'],
  place: ['meeting_point', 'pickup', 'dropoff'],
  agenda: ['agenda_items'],
  facts: ['duration', 'categories', 'slug', 'time_zone', 'currency'],
  rules: ['cancellation_policy', 'booking_deposit'],
  extras: ['extras'],
} as const satisfies Record<string, readonly (keyof typeof experienceFields)[]>;

export type SectionName = keyof typeof names;

/** The options of fields that the contract only checks by a pattern. */
const offered = { languages: tourLanguages, ...offeredTerms };

export const sectionFields = Object.fromEntries(
  Object.entries(names).map(([name, fields]) => [name, formFieldsOf(experienceFields, fields, offered)]),
) as unknown as Readonly<Record<SectionName, readonly FormField[]>>;

/** Objects that belong to a tour, or that it refers to. Each object has a form of its own. */
export interface TourObjects {
  readonly calls: ResourceCalls;
  readonly fields: readonly FormField[];
}

const { calls, fields } = settingsForms['booking-questions'];
export const questions: TourObjects = {
  calls,
  fields: fields.filter(({ name }) => name !== 'experience' && name !== 'position'),
};
export const videos: TourObjects = {
  calls: resourceCalls('videos', videoFields),
  fields: formFieldsOf(videoFields, ['url', 'title', 'description']),
};

export const storeCalls = resourceCalls('stores', { title: json(), categories: json() });
