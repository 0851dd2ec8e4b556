import type { PaymentMethod } from '#domain/contract/cart.ts';
import { MANUAL, PAYMENT_LINK } from '#domain/order-form.ts';
import type { StoreSettings } from './settings.ts';

/** What a store's carts can be paid with: by card always, by hand where the store allows it (P1). */
export function paymentMethodsOf(settings: StoreSettings): PaymentMethod[] {
  const byCard = { id: PAYMENT_LINK, title: 'Card payment', payment_types: [] };
  return settings.manual_payment ? [byCard, manualMethodOf(settings)] : [byCard];
}

/** How staff take money by hand, whatever the store offers its visitors. */
export function manualMethodOf(settings: StoreSettings): PaymentMethod {
  return { id: MANUAL, title: 'Manual payment', payment_types: settings.payment_types ?? usualTypes };
}

const usualTypes: PaymentMethod['payment_types'] = [
  { id: 'cash', title: 'Cash' },
  { id: 'card_terminal', title: 'Card terminal' },
  { id: 'bank_transfer', title: 'Bank transfer' },
];
