import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { leftAfter, moneyOf } from '#domain/orders/order-money.ts';
import { PriceRows } from '#ui/display/item-card.tsx';
import * as words from '#words/orders.ts';

/** What an order costs, what of it is paid and has gone back, and what is due (P12). */
export function MoneyRows({ order }: { order: Order }) {
  const { subtotal, discount, total, due, manual_payment: asked } = order;
  const later = asked ? leftAfter(due, asked) : null;
  const money = (amount: string) => formatMoney(amount, total.currency);
  const { came, back } = moneyOf(order);
  const reduced = discount
    ? [
        { label: words.subtotal, amount: money(subtotal.gross) },
        { label: words.discount(discount.code), amount: money(`-${discount.amount}`) },
      ]
    : [];

  return (
    <PriceRows
      rows={[
        ...reduced,
        { label: words.rowTotal, amount: money(total.gross) },
        { label: words.paid, amount: money(came) },
        ...(back === null ? [] : [{ label: words.paidBack, amount: money(`-${back}`) }]),
        ...(later === null ? [] : [{ label: words.leftForLater, amount: money(later) }]),
      ]}
      total={
        asked ? { label: words.toPayNow, amount: money(asked.amount) } : { label: words.due, amount: money(due.amount) }
      }
    />
  );
}
