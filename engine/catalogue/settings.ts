import type { PaymentMethod } from '#domain/contract/cart.ts';
import { boolean, choice, integer, list, type Of, optional, shape, string, text } from '#domain/contract/fields.ts';
import { MANUAL, PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { usualTitles } from '#domain/orders/payment-titles.ts';
import { type Language, languageCodes } from '#domain/text/languages.ts';

/** What a store decides for itself: `stores.settings_json`. What is left out has its default. */
export const StoreSettings = shape({
  /** In which visitors are spoken to who have chosen none; English by default. */
  language: optional(choice(...languageCodes)),
  /** Whether visitors are offered payment method '1' (P1). */
  manual_payment: optional(boolean()),
  /** How long a pending manual order keeps its places (P11); 24 by default, a year at most. */
  manual_hold_hours: optional(integer({ min: 1, max: 8_760 })),
  /** What is left after a deposit is due so many days before the first start; 0: on its day. 1 by default. */
  rest_due_days: optional(integer({ min: 0, max: 365 })),
  /** Of manual payment: cash, transfer and the like. `instructions` say how to pay so: a bank account, the way to the desk. */
  payment_types: optional(
    list(shape({ id: string(), title: string(), instructions: optional(text({ blank: true, max: 2_000 })) })),
  ),
});
export type StoreSettings = Of<typeof StoreSettings>;

export function languageOfStore({ language = 'en' }: StoreSettings): Language {
  return language;
}

export function manualHoldHours({ manual_hold_hours = 24 }: StoreSettings): number {
  return manual_hold_hours;
}

export function restDueDays({ rest_due_days = 1 }: StoreSettings): number {
  return rest_due_days;
}

/** What a store's carts can be paid with: by card always, by hand where the store allows it (P1). */
export function paymentMethodsOf(settings: StoreSettings): PaymentMethod[] {
  const byCard = { ...usual(PAYMENT_LINK), payment_types: [] };
  return settings.manual_payment ? [byCard, manualMethodOf(settings)] : [byCard];
}

/** How staff take money by hand, whatever the store offers its visitors. */
export function manualMethodOf(settings: StoreSettings): PaymentMethod {
  return { ...usual(MANUAL), payment_types: manualTypesOf(settings).map(({ id, title }) => ({ id, title })) };
}

/** The types of manual payment with the store's instructions, which are for those who have ordered. */
export function manualTypesOf(settings: StoreSettings): NonNullable<StoreSettings['payment_types']> {
  return settings.payment_types ?? usualTypes;
}

const usualTypes: PaymentMethod['payment_types'] = [usual('cash'), usual('card_terminal'), usual('bank_transfer')];

function usual(id: keyof typeof usualTitles): { id: string; title: string } {
  return { id, title: usualTitles[id] };
}
