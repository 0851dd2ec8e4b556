import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/format-money.ts';
import { moneyOf } from '#domain/order-money.ts';
import { PriceRows } from '#ui/item-card.tsx';

/** What an order costs, what of it is paid and has gone back, and what is due (P12). */
export function MoneyRows({ order }: { order: Order }) {
  const { subtotal, discount, total, due } = order;
  const money = (amount: string) => formatMoney(amount, total.currency);
  const { came, back } = moneyOf(order);
  const reduced = discount
    ? [
        { label: 'Subtotal', amount: money(subtotal.gross) },
        { label: `Discount (${discount.code})`, amount: money(`-${discount.amount}`) },
      ]
    : [];

  return (
    <PriceRows
      rows={[
        ...reduced,
        { label: 'Total', amount: money(total.gross) },
        { label: 'Paid', amount: money(came) },
        ...(back === null ? [] : [{ label: 'Paid back', amount: money(`-${back}`) }]),
      ]}
      total={{ label: 'Due', amount: money(due.amount) }}
    />
  );
}
