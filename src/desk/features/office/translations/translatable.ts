import type { AnyField } from '#domain/contract/fields.ts';
import { bookingQuestionFields } from '#domain/contract/resources/booking-questions.ts';
import { type ResourceCalls, resourceCalls } from '#domain/contract/resources/calls.ts';
import { cancellationPolicyFields } from '#domain/contract/resources/cancellation-policies.ts';
import { agendaItemFields, pricingRateFields } from '#domain/contract/resources/experiences.ts';
import { guideFields } from '#domain/contract/resources/guides.ts';
import { inventoryItemFields } from '#domain/contract/resources/inventory-items.ts';
import { meetingPointFields } from '#domain/contract/resources/meeting-points.ts';
import { pictureFields } from '#domain/contract/resources/pictures.ts';
import { pricingCategoryFields } from '#domain/contract/resources/pricing-categories.ts';
import { tourCalls } from '#domain/contract/resources/tours.ts';
import type { TranslatedTable } from '#domain/contract/resources/translations.ts';
import { fields as pictureWords } from '#words/office/pictures.ts';
import { rate } from '#words/office/rates.ts';
import { parts } from '#words/office/settings.ts';
import { pages, sections, fields as tourWords } from '#words/office/tour-editor.ts';
import { tourTexts } from '#words/translations/office.ts';

type Labels = Readonly<Record<string, string>>;

/** The calls that change objects of a table, and their texts on the page of translations. */
interface Translatable {
  readonly calls: ResourceCalls;
  /** The section in which they stand. */
  readonly section: string;
  readonly labels: Labels;
}

function of(resource: string, fields: Readonly<Record<string, AnyField>>, section: string, labels: Labels) {
  return { calls: resourceCalls(resource, fields), section, labels };
}

const { labels: ofTour } = tourWords;
const stop: Labels = { title: ofTour['agenda_items.title'] ?? '', text: ofTour['agenda_items.text'] ?? '' };

/** The objects of a tour's page, by table. The shop itself, its categories and its legal texts are translated in the settings. */
export const translatable: Readonly<
  Record<Exclude<TranslatedTable, 'stores' | 'categories' | 'legal_texts'>, Translatable>
> = {
  experiences: { calls: tourCalls, section: tourTexts, labels: ofTour },
  guides: of('guides', guideFields, sections.guides, parts.guides.labels),
  pictures: of('filer-images', pictureFields, sections.pictures, pictureWords.labels),
  meeting_points: of('meeting-points', meetingPointFields, sections.place, parts['meeting-points'].labels),
  agenda_items: of('agenda-items', agendaItemFields, sections.agenda, stop),
  pricing_rates: of('pricing-rates', pricingRateFields, pages.rates, { title: rate }),
  pricing_categories: of(
    'pricing-categories',
    pricingCategoryFields,
    parts['pricing-categories'].title,
    parts['pricing-categories'].labels,
  ),
  cancellation_policies: of(
    'cancellation-policies',
    cancellationPolicyFields,
    parts['cancellation-policies'].title,
    parts['cancellation-policies'].labels,
  ),
  inventory_items: of('inventory-items', inventoryItemFields, sections.extras, parts['inventory-items'].labels),
  booking_questions: of(
    'booking-questions',
    bookingQuestionFields,
    sections.questions,
    parts['booking-questions'].labels,
  ),
};
