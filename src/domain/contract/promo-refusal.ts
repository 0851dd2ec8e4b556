import { choice, date, decimal, jsonSchema, made, type Of, shape, string } from './fields.ts';

/** Each with all that it takes to say it. `least` is of the whole cart, `missing` what it lacks to that. */
const refusals = [
  shape({ code: choice('unknown', 'used_up', 'used_by_you', 'not_for_these', 'too_many'), promo_code: string() }),
  shape({ code: choice('valid_from', 'valid_until'), promo_code: string(), date: date() }),
  shape({
    code: choice('minimum'),
    promo_code: string(),
    least: decimal(),
    missing: decimal(),
    currency: string(),
  }),
];

/** Why a promo code does not apply (C13). A reason that this version does not know yet is read as null: its sentence stands beside it. */
export const PromoRefusal = made<PromoRefusal | null>({
  type: 'promo_refusal',
  schema: { anyOf: refusals.map((it) => jsonSchema(it)) },
  coerce: (value) => (isPromoRefusal(value) ? value : null),
  check: (value) => isPromoRefusal(value) || 'Not a reason that is known.',
});
export type PromoRefusal = Of<(typeof refusals)[number]>;

/** Whether it is a reason that this version knows how to say. */
export function isPromoRefusal(value: unknown): value is PromoRefusal {
  return refusals.some((it) => it.is(value));
}
