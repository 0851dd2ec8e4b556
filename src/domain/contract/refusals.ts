import { boolean, decimal, integer, json, list, type Of, optional, shape, string } from './fields.ts';
import type { ReportedProblem } from './problems.ts';

/** The codes of answers that programs must tell apart. Such an answer has `detail` in words, `code`, and data for the next step. */
export const refusalCodes = {
  places_taken: 409,
  price_changed: 409,
  cart_ordered: 409,
  past_cutoff: 409,
  departure_cancelled: 409,
  refund_changed: 409,
  in_flight: 409,
  session_closed: 409,
  amount_too_small: 409,
  too_many_held: 409,
  not_for_sale: 409,
  cart_expired: 410,
  stale_version: 412,
  idempotency_mismatch: 422,
  client_ref_taken: 422,
  payment_unavailable: 503,
} as const;

export type RefusalCode = keyof typeof refusalCodes;

const UsedIn = shape({ names: list(string()), has_others: boolean() });
export type UsedIn = Of<typeof UsedIn>;

/**
 * Besides `detail` and `code`, each field belongs to one code: `left` to places_taken, `old_total` and `new_total` to price_changed, the refunds to
 * refund_changed.
 */
export const Refusal = shape({
  detail: string(),
  code: optional(string()),
  /** Places left at that start, or pieces left of the extra. */
  left: optional(integer()),
  extra_item_id: optional(integer()),
  start_times: optional(list(shape({ id: integer(), time: string(), vacancies: integer() }))),
  old_total: optional(decimal()),
  new_total: optional(decimal()),
  old_refund: optional(decimal()),
  new_refund: optional(decimal()),
  currency: optional(string()),
  order_id: optional(string()),
  /** The line of the cart that can no longer be sold. */
  line_id: optional(string()),
  session_id: optional(string()),
  version: optional(integer()),
  /** The problems of fields, on the device that was refused. */
  errors: optional(json()),
  /** For upcoming_orders: their numbers. */
  numbers: optional(list(string())),
  /** For in_use: the titles of up to three objects that use it, and whether there are more. */
  used_in: optional(UsedIn),
});
export type Refusal = Of<typeof Refusal>;

/** The answer to an invalid request in RFC 9457, for programs that accept `application/problem+json`. */
export const ProblemDocument = shape({
  type: string(),
  title: string(),
  status: integer(),
  /** `path` is the place of the message in `{field: [message]}`; `detail` is this message. */
  errors: list(shape({ path: list(json()), code: string(), params: json(), detail: string() })),
});

/** The problems of fields in a refusal. A device may still hold them in the form of an earlier version, which is not read. */
export function problemsOf({ errors }: Pick<Refusal, 'errors'>): readonly ReportedProblem[] {
  return Array.isArray(errors) ? (errors as ReportedProblem[]) : [];
}
