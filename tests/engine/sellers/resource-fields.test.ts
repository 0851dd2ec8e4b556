import { describe, expect, it } from 'vitest';
import { type AnyField, jsonSchema } from '#domain/contract/fields.ts';
import { bookingQuestionFields } from '#domain/contract/resources/booking-questions.ts';
import { cancellationPolicyFields } from '#domain/contract/resources/cancellation-policies.ts';
import { experienceFields } from '#domain/contract/resources/experiences.ts';
import { inventoryItemFields } from '#domain/contract/resources/inventory-items.ts';
import { meetingPointFields } from '#domain/contract/resources/meeting-points.ts';
import { pictureFields } from '#domain/contract/resources/pictures.ts';
import { pricingCategoryFields } from '#domain/contract/resources/pricing-categories.ts';
import { promoCodeFields } from '#domain/contract/resources/promo-codes.ts';
import { storeFields } from '#domain/contract/resources/stores.ts';
import { videoFields } from '#domain/contract/resources/videos.ts';
import { resources } from '#engine/resources/all.ts';

/** The fields of the contract, by the name of the resource that takes them. */
const contract: Readonly<Record<string, Readonly<Record<string, AnyField>>>> = {
  'booking-questions': bookingQuestionFields,
  'cancellation-policies': cancellationPolicyFields,
  experiences: experienceFields,
  'filer-images': pictureFields,
  'inventory-items': inventoryItemFields,
  'meeting-points': meetingPointFields,
  'pricing-categories': pricingCategoryFields,
  'promo-codes': promoCodeFields,
  stores: storeFields,
  videos: videoFields,
};

describe('the fields of the contract', () => {
  it.each(Object.keys(contract))('[A5] are those that the engine takes: %s', (name) => {
    const taken = resources.find((it) => it.name === name)?.fields ?? {};
    const own = Object.entries(contract[name] ?? {});

    expect(own.length).toBeGreaterThan(1);
    for (const [field, shape] of own) {
      const input = taken[field]?.input;
      expect({ field, schema: input && limitsOf(input) }).toEqual({ field, schema: limitsOf(shape) });
    }
  });
});

/** A schema without its lists of required fields: for the rows of a part, the engine's resource states them. */
function limitsOf(field: AnyField): unknown {
  return JSON.parse(
    JSON.stringify(jsonSchema(field), (key, value: unknown) => (key === 'required' ? undefined : value)),
  );
}
