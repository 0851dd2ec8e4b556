import type { ChangeQuote, PendingChange } from '#domain/contract/line-change.ts';
import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { minor, toDecimal } from '#domain/money/money.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import type { Phrase } from '#domain/text/phrases.ts';
import * as words from '#words/amend.ts';
import { formatDate, formatTime } from './format.ts';
import { unitsPhrases } from './line-words.ts';

/** The price or refund of a change, and the balance after it, in words that the buyer reads before confirming. */
export function changeWords(
  quote: Pick<ChangeQuote, 'to_pay' | 'to_refund' | 'due' | 'total'>,
  order: Pick<Order, 'total' | 'payment_method_id'>,
): { headline: string; rest: string | null } {
  const { to_pay, to_refund, due, total } = quote;
  const { currency } = total;
  const difference = minor(total.gross, currency) - minor(order.total.gross, currency);
  const money = (amount: string) => formatMoney(amount, currency);
  const rest = Number(due.amount) > 0 ? words.leftToPay(money(due.amount)) : null;

  if (Number(to_pay.amount) > 0) return { headline: words.payMore(money(to_pay.amount)), rest };
  if (Number(to_refund.amount) > 0)
    return { headline: words.differenceGoesBack(money(to_refund.amount), order.payment_method_id === MANUAL), rest };
  if (difference === 0) return { headline: words.costsSame, rest };
  const amount = money(toDecimal(Math.abs(difference), currency));
  return { headline: difference > 0 ? words.costsMore(amount) : words.costsLess(amount), rest };
}

/** A requested change in words: its content, and the time until which it waits for payment. */
export function pendingWords({ date, start_time, pricing_units, to_pay, expires_at }: PendingChange, zone: string) {
  const summary: Phrase[] = [
    { text: `${formatDate(date)}, ${formatTime(start_time.time)}, ` },
    ...unitsPhrases({ booking_info: { pricing_units } }),
  ];
  const amount = formatMoney(to_pay.amount, to_pay.currency);
  const until = expires_at && Temporal.Instant.from(expires_at).toZonedDateTimeISO(zone).toPlainTime().toString();
  return { summary, waits: words.waits(amount, until && formatTime(until)) };
}
