import { json } from '#domain/contract/fields.ts';
import { bookingQuestionFields } from '#domain/contract/resources/booking-questions.ts';
import { type ResourceCalls, resourceCalls } from '#domain/contract/resources/calls.ts';
import { cancellationPolicyFields } from '#domain/contract/resources/cancellation-policies.ts';
import { experienceFields, tourLanguages } from '#domain/contract/resources/experiences.ts';
import { guideFields } from '#domain/contract/resources/guides.ts';
import { inventoryItemFields } from '#domain/contract/resources/inventory-items.ts';
import { meetingPointFields } from '#domain/contract/resources/meeting-points.ts';
import { videoFields } from '#domain/contract/resources/videos.ts';
import { type FormField, formFieldsOf } from '#domain/desk/form-fields.ts';
import { offeredTerms } from '#domain/text/offered-terms.ts';

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

export const questions: TourObjects = {
  calls: resourceCalls('booking-questions', bookingQuestionFields),
  fields: formFieldsOf(bookingQuestionFields, ['title', 'help_text', 'scope', 'type', 'choices', 'mandatory']),
};
export const videos: TourObjects = {
  calls: resourceCalls('videos', videoFields),
  fields: formFieldsOf(videoFields, ['url', 'title', 'description']),
};
export const extras: TourObjects = {
  calls: resourceCalls('inventory-items', inventoryItemFields),
  fields: formFieldsOf(
    inventoryItemFields,
    ['title', 'description', 'price', 'currency', 'pricing', 'stock', 'max_quantity'],
    offered,
  ),
};

export const guides: TourObjects = {
  calls: resourceCalls('guides', guideFields),
  fields: formFieldsOf(guideFields, ['name', 'picture', 'text', 'languages'], offered),
};

/** The calls that read the options of a tour's selects. */
export const meetingPointCalls = resourceCalls('meeting-points', meetingPointFields);
export const policyCalls = resourceCalls('cancellation-policies', cancellationPolicyFields);
export const storeCalls = resourceCalls('stores', { title: json(), categories: json() });
