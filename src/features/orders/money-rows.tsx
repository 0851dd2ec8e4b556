import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/format-money.ts';
import { PriceRows } from '#ui/item-card.tsx';

/** What an order costs, what of it is paid, and what is due (P12). */
export function MoneyRows({ order: { subtotal, discount, total, paid, due } }: { order: Order }) {
  const money = (amount: string) => formatMoney(amount, total.currency);
  const reduced = discount
    ? [
        { label: 'Subtotal', amount: money(subtotal.gross) },
        { label: `Discount (${discount.code})`, amount: money(`-${discount.amount}`) },
      ]
    : [];

  return (
    <PriceRows
      rows={[...reduced, { label: 'Total', amount: money(total.gross) }, { label: 'Paid', amount: money(paid.amount) }]}
      total={{ label: 'Due', amount: money(due.amount) }}
    />
  );
}
