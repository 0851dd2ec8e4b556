import { array, boolean, is, nullable, optional, record, string, type } from 'superstruct';
import type { OrderForm } from '../orders/order-form.ts';
import type { DetailsForm } from './details-form.ts';

/** What stands in the forms of a cart and is not yet the engine's (K11). It leaves the device with its cart. */
export interface FormDrafts {
  readonly cart_id: string;
  readonly details: DetailsForm | null;
  /** The payment form, with the total and the deposit that its amounts were chosen for; a version before this one did not keep the deposit. */
  readonly order: { readonly form: OrderForm; readonly total: string; readonly deposit?: string | undefined } | null;
}

/** What storage holds of a cart's forms; nothing where it is of another cart, or not ours. */
export function storedFormDrafts(value: unknown, cart_id: string): FormDrafts {
  if (!is(value, Stored) || value.cart_id !== cart_id) return { cart_id, details: null, order: null };
  const { details } = value;
  return { ...value, details: details && { ...details, answers: details.answers ?? {} } };
}

const name = { first_name: string(), last_name: string() };

const Stored = type({
  cart_id: string(),
  details: nullable(
    type({
      contact: type({ ...name, email: string(), phone_number: string() }),
      note: string(),
      lists: record(string(), type({ shown: boolean(), has_main_contact: boolean(), participants: array(type(name)) })),
      /** A version before this one did not ask anything. */
      answers: optional(record(string(), string())),
    }),
  ),
  order: nullable(
    type({
      form: type({
        payment_method_id: string(),
        payment_type_id: string(),
        amount: string(),
        percentage: string(),
        comment: string(),
      }),
      total: string(),
      deposit: optional(string()),
    }),
  ),
});
