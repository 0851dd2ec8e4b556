import type { Payment, SellerOrder } from '#domain/contract/seller-orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';

/** Whether the guest does not have this refund yet, and staff must give it back by hand. */
export function isToGiveBack({ kind, state }: Payment): boolean {
  return kind === 'refund' && state === 'failed';
}

/** Whether a refund is given back by hand, and not to a card. Its state `failed` is no failure: it only waits for staff. */
export function isByHand({ kind, payment_method_id }: Payment): boolean {
  return kind === 'refund' && payment_method_id !== PAYMENT_LINK;
}

/**
 * Splits the refunded sum into money that staff must still give back, and money that the guest has or gets by card. Both are texts; null for no
 * money. Without the permission to see payments, all of it counts as given back.
 */
export function splitRefunded(
  { due: { currency }, refunded }: Pick<SellerOrder, 'due' | 'refunded'>,
  payments: readonly Payment[] | null,
) {
  const minor = (amount: string) => exactMinor(amount, currency) ?? 0;
  const owed = (payments ?? []).filter(isToGiveBack).reduce((sum, { amount }) => sum + minor(amount.amount), 0);
  const text = (sum: number) => (sum > 0 ? formatMoney(toDecimal(sum, currency), currency) : null);
  return { toGiveBack: text(owed), back: text(minor(refunded?.amount ?? '0') - owed) };
}
