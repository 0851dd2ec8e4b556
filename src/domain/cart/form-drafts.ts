import { array, boolean, is, nullable, record, string, type } from 'superstruct';
import type { OrderForm } from '../orders/order-form.ts';
import type { DetailsForm } from './details-form.ts';

/** The content of a cart's forms that the engine does not have yet (K11). It is deleted from the device with its cart. */
export interface FormDrafts {
  readonly cart_id: string;
  readonly details: DetailsForm | null;
  /** The payment form, with the total and the deposit that its amounts were chosen for. */
  readonly order: { readonly form: OrderForm; readonly total: string; readonly deposit: string } | null;
}

/** The stored content of a cart's forms; empty if the stored value is of another cart or has another form. */
export function storedFormDrafts(value: unknown, cart_id: string): FormDrafts {
  if (!is(value, Stored) || value.cart_id !== cart_id) return { cart_id, details: null, order: null };
  return value;
}

const name = { first_name: string(), last_name: string() };

const Stored = type({
  cart_id: string(),
  details: nullable(
    type({
      contact: type({ ...name, email: string(), phone_number: string() }),
      note: string(),
      lists: record(string(), type({ shown: boolean(), has_main_contact: boolean(), participants: array(type(name)) })),
      answers: record(string(), string()),
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
      deposit: string(),
    }),
  ),
});
