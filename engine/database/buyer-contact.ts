import type { StoredContact } from '#domain/contract/cart.ts';
import type { Of } from '#domain/contract/fields.ts';

/** The buyer of a cart or an order. All texts are '' if the contact is unknown, or redacted (A38). */
export function buyerContact(row: { readonly main_contact_info_json: string | null }): Of<typeof StoredContact> {
  const stored = JSON.parse(row.main_contact_info_json ?? 'null') as Partial<Of<typeof StoredContact>> | null;
  const { first_name = '', last_name = '', email = '', phone_number = '' } = stored ?? {};
  return { first_name, last_name, email, phone_number };
}
