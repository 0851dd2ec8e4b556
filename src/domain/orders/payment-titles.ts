import * as words from '#words/checkout.ts';
import { MANUAL, PAYMENT_LINK } from './order-form.ts';

/** What the engine calls the ways to pay, and the kinds of payment by hand, that a shop has no title of its own for; by their ids. */
export const usualTitles = {
  [MANUAL]: 'Manual payment',
  [PAYMENT_LINK]: 'Card payment',
  cash: 'Cash',
  card_terminal: 'Card terminal',
  bank_transfer: 'Bank transfer',
} as const;

/** The kinds of payment by hand of a shop that has set none. */
export const usualTypes = (['cash', 'card_terminal', 'bank_transfer'] as const).map((id) => ({
  id,
  title: usualTitles[id] as string,
}));

/** A way or a kind of payment as the visitor reads it (P1, P2): as the shop calls it, else in the page's language. */
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

/** The texts of a way to pay that its shop has written: usual titles have words in each language. */
export function paymentTexts(type: PaymentType) {
  const { id, title, instructions = '' } = type;
  return { id, title: isUsual(type) ? '' : title, instructions };
}

export function hasTexts({ title, instructions }: ReturnType<typeof paymentTexts>): boolean {
  return title !== '' || instructions !== '';
}
