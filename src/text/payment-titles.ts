import { MANUAL, PAYMENT_LINK } from '#domain/orders/order-form.ts';
import * as words from '#words/checkout.ts';

/** The kind of payment by hand for a card at the counter, unless a shop has removed it. */
export const CARD_TERMINAL = 'card_terminal';

/** The engine's titles for payment methods and types of manual payment, by id, used if a shop has set no title of its own. */
export const usualTitles = {
  [MANUAL]: 'Manual payment',
  [PAYMENT_LINK]: 'Card payment',
  cash: 'Cash',
  [CARD_TERMINAL]: 'Card terminal',
  bank_transfer: 'Bank transfer',
} as const;

/** The types of manual payment of a shop that has set none. */
export const usualTypes = (['cash', CARD_TERMINAL, 'bank_transfer'] as const).map((id) => ({
  id,
  title: usualTitles[id] as string,
}));

/** The title of a payment method or type for the visitor (P1, P2): the shop's own title, else a usual title in the page's language. */
export function paymentTitle(type: PaymentType, titles: Readonly<Record<string, string>> = words.titles): string {
  return (isUsual(type) && titles[type.id]) || type.title;
}

interface PaymentType {
  readonly id: string;
  readonly title: string;
  readonly instructions?: string | undefined;
}

function isUsual({ id, title }: PaymentType): boolean {
  return Object.hasOwn(usualTitles, id) && usualTitles[id as keyof typeof usualTitles] === title;
}

/** The texts of a payment type that its shop has written. Usual titles are left out, because they have words in each language. */
export function paymentTexts(type: PaymentType) {
  const { id, title, instructions = '' } = type;
  return { id, title: isUsual(type) ? '' : title, instructions };
}

export function hasTexts({ title, instructions }: ReturnType<typeof paymentTexts>): boolean {
  return title !== '' || instructions !== '';
}
