import type { SettingsList } from '#desk/state/views.ts';
import { string } from '#domain/contract/fields.ts';
import { bookingQuestionFields } from '#domain/contract/resources/booking-questions.ts';
import { type ResourceCalls, resourceCalls, type SellerObject } from '#domain/contract/resources/calls.ts';
import { cancellationPolicyFields } from '#domain/contract/resources/cancellation-policies.ts';
import { tourLanguages } from '#domain/contract/resources/experiences.ts';
import { guideFields } from '#domain/contract/resources/guides.ts';
import { inventoryItemFields } from '#domain/contract/resources/inventory-items.ts';
import { meetingPointFields } from '#domain/contract/resources/meeting-points.ts';
import { pricingCategoryFields } from '#domain/contract/resources/pricing-categories.ts';
import { promoCodeFields } from '#domain/contract/resources/promo-codes.ts';
import { type FormField, formFieldsOf } from '#domain/desk/form-fields.ts';
import { offeredTerms } from '#text/offered-terms.ts';

/** A resource of the settings: its calls, and the fields of its form in their order. */
export interface SettingsForm {
  readonly calls: ResourceCalls;
  readonly fields: readonly FormField[];
  /** The field that names an object in lists. */
  readonly title: string;
  /** The values of a new object that are not empty. */
  readonly initial?: Readonly<Record<string, unknown>>;
  /** Whether objects can only be changed here, neither created nor deleted. */
  readonly isFixed?: boolean;
  /** The objects to choose from, for fields that refer to other objects. */
  readonly references?: References;
}

/** The objects that the fields `of` refer to, chosen by their titles. */
export interface References {
  readonly calls: ResourceCalls;
  readonly title: string;
  readonly of: readonly string[];
}

/** The last change of an object of a list. */
export interface LastChange {
  readonly part: SettingsList;
  readonly kind: 'saved' | 'removed';
  readonly object: SellerObject;
}

const tourTitles = { calls: resourceCalls('experiences', { title: string() }), title: 'title' };

/** The one table of the settings: lists, forms and undo are made from it; the texts are in `#words/office/settings.ts` (B9). */
export const settingsForms: { readonly [part in SettingsList]: SettingsForm } = {
  'meeting-points': {
    calls: resourceCalls('meeting-points', meetingPointFields),
    fields: formFieldsOf(meetingPointFields, ['name', 'address', 'instructions', 'lat', 'lon']),
    title: 'name',
  },
  guides: {
    calls: resourceCalls('guides', guideFields),
    fields: formFieldsOf(guideFields, ['name', 'picture', 'text', 'languages'], { languages: tourLanguages }),
    title: 'name',
  },
  'cancellation-policies': {
    calls: resourceCalls('cancellation-policies', cancellationPolicyFields),
    fields: formFieldsOf(cancellationPolicyFields),
    title: 'title',
  },
  'promo-codes': {
    calls: resourceCalls('promo-codes', promoCodeFields, ['uses']),
    fields: formFieldsOf(promoCodeFields, [
      'code',
      'store',
      'kind',
      'value',
      'valid_from',
      'valid_until',
      'minimum_total',
      'most_uses',
      'most_uses_per_customer',
      'experiences',
      'is_active',
    ]),
    title: 'code',
    initial: { kind: 'percent', is_active: true },
    references: { ...tourTitles, of: ['experiences'] },
  },
  'pricing-categories': {
    calls: resourceCalls('pricing-categories', pricingCategoryFields),
    fields: formFieldsOf(pricingCategoryFields),
    title: 'title',
  },
  'inventory-items': {
    calls: resourceCalls('inventory-items', inventoryItemFields),
    fields: formFieldsOf(
      inventoryItemFields,
      ['title', 'description', 'price', 'currency', 'pricing', 'stock', 'max_quantity'],
      offeredTerms,
    ),
    title: 'title',
    initial: { pricing: 'unit' },
  },
  'booking-questions': {
    calls: resourceCalls('booking-questions', bookingQuestionFields),
    fields: formFieldsOf(bookingQuestionFields, [
      'title',
      'help_text',
      'experience',
      'scope',
      'type',
      'choices',
      'mandatory',
      'position',
    ]),
    title: 'title',
    initial: { scope: 'booking', type: 'string', position: 0 },
    references: { ...tourTitles, of: ['experience'] },
  },
  stores: {
    // A shop has an editor of its own, with sections (B19).
    calls: resourceCalls('stores', { title: string() }),
    fields: [],
    title: 'title',
    isFixed: true,
  },
};
