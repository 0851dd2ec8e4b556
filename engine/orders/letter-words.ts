import type { ManualPayment } from '#domain/contract/orders.ts';
import { formatDate, formatInstant } from '#domain/format.ts';
import { formatMoney } from '#domain/format-money.ts';
import type { Minor } from '#domain/money.ts';
import { decimal } from '#domain/money.ts';
import { leftAfter } from '#domain/order-money.ts';
import { hrefTo } from '#domain/pages.ts';
import type { Letter } from '../context.ts';
import { liveLines } from './queries.ts';
import type { SellerLine, SellerOrder } from './sellers-contract.ts';

/** Whose letters they are, and where one asks; what is not said is ''. */
export interface Shop {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
}

/** 'Walk along the quay and 1 more' */
export function titleOf([first, ...others]: readonly SellerLine[]): string {
  const title = first?.experience.title ?? 'your order';
  return others.length === 0 ? title : `${title} and ${others.length} more`;
}

export function moneyText({ total, paid, due, due_by, manual_payment }: SellerOrder): string {
  const by = due_by ? `, by ${formatDate(due_by)}` : '';
  const later = manual_payment ? leftAfter(due, manual_payment) : null;
  return [
    `Total: ${formatMoney(total.gross, total.currency)}`,
    `Paid: ${formatMoney(paid.amount, paid.currency)}`,
    ...(manual_payment ? [`To pay now: ${formatMoney(manual_payment.amount, manual_payment.currency)}`] : []),
    ...(later ? [`Left for later: ${formatMoney(later, due.currency)}${by}`] : []),
    ...(!manual_payment && Number(due.amount) > 0 ? [`Due: ${formatMoney(due.amount, due.currency)}${by}`] : []),
  ].join('\n');
}

/** What goes back, as far as its buyer has not been told before. */
export function backText({ total: { currency } }: SellerOrder, back: Minor): string {
  if (back === 0) return 'No money goes back.';
  return `${formatMoney(decimal(back, currency), currency)} goes back the way it came. Banks take some days to show it.`;
}

/** How places that are only kept become a booking: what is to be paid, to whom and until when. */
export function reservedText(order: SellerOrder, shop: Shop): string {
  const { due, manual_payment, number } = order;
  const asked = manual_payment ?? due;
  const type = manual_payment?.type ? ` (${manual_payment.type.title})` : '';
  return [
    `Your places are reserved${untilText(order)}. Your order number is ${number}.`,
    `Please pay ${formatMoney(asked.amount, asked.currency)} to ${shop.name} by then${type}: then it is booked, and we write again. ` +
      'What is not paid by then is free for others.',
  ].join('\n');
}

/** In the store's own words; a transfer names its order. */
export function howToPayText({ number }: SellerOrder, { instructions }: ManualPayment): string {
  return `How to pay:\n${instructions}\nPayment reference: ${number}`;
}

/** By the clock of the first place that one goes to. */
function untilText({ expires_at, lines }: SellerOrder): string {
  const [line] = lines;
  return expires_at && line ? ` until ${formatInstant(expires_at, line.time_zone)} (${line.time_zone})` : '';
}

/** Today, tomorrow, or soon where several lines begin on several days. */
export function soonWord(lines: readonly SellerLine[], now: Temporal.Instant): 'Today' | 'Tomorrow' | 'Soon' {
  const words = new Set(
    lines.map(({ starts_at, time_zone }) => {
      const day = (at: Temporal.Instant) => at.toZonedDateTimeISO(time_zone).toPlainDate();
      const days = day(now).until(day(Temporal.Instant.from(starts_at))).days;
      return days === 0 ? 'Today' : 'Tomorrow';
    }),
  );
  const [word = 'Soon', ...others] = words;
  return others.length === 0 ? word : 'Soon';
}

/** The ways on from a letter: to pay what is due of a booked order, and to see it. */
export function links(order: SellerOrder): Letter['paragraphs'] {
  const { id, order_url, due, status } = order;
  const line = liveLines(order.lines)[0] ?? order.lines[0];
  if (!order_url || !line) return [];
  const url = (path: string) => new URL(path, order_url).href;
  const pays = Number(due.amount) > 0 && (status === 'confirmed' || status === 'completed');
  const pay = {
    label: `Pay the rest, ${formatMoney(due.amount, due.currency)}`,
    url: url(hrefTo.payOrder(id, line.id)),
  };
  return [...(pays ? [pay] : []), { label: 'See your booking', url: url(hrefTo.order(id, line.id)) }];
}

/** At the foot: whose letter it is, of which order, and where one asks. */
export function footText({ name, email, phone_number }: Shop, { number }: SellerOrder): string {
  return [name, phone_number, email, `Order ${number}`].filter(Boolean).join(' · ');
}
