import { choice, date, decimal, jsonSchema, made, type Of, shape, string } from './fields.ts';
import { reason } from './problems.ts';

/** The reasons with the data for their words. `least` is the least total of the cart, `missing` the difference to it. */
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

/** The reason why a promo code does not apply (C13). A reason that this version does not know is read as null; the answer also has its sentence. */
export const PromoRefusal = made<PromoRefusal | null>({
  type: 'promo_refusal',
  schema: { anyOf: refusals.map((it) => jsonSchema(it)) },
  coerce: (value) => (isPromoRefusal(value) ? value : null),
  check: (value) => isPromoRefusal(value) || reason('not_an_object'),
});
export type PromoRefusal = Of<(typeof refusals)[number]>;

/** Whether this version knows the reason and has words for it. */
export function isPromoRefusal(value: unknown): value is PromoRefusal {
  return refusals.some((it) => it.is(value));
}
