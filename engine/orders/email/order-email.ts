import { hrefTo } from '#domain/app/pages.ts';
import type { Amount } from '#domain/contract/catalogue.ts';
import type { ShopContact } from '#domain/contract/orders.ts';
import type { SellerLine, SellerOrder } from '#domain/contract/seller-orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { leftAfter } from '#domain/orders/order-money.ts';
import { formatDate, formatInstant } from '#domain/text/format.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { Email } from '../../context.ts';
import type { EmailKind } from '../model/pending-emails.ts';
import { isBooked, liveLines } from '../model/queries.ts';
import { bookedPart, brief, calendar, type EmailContext, linePart } from './email-parts.ts';

/** What an order's buyer is to be told, as it stands when it is written. */
export interface OrderEmailInput extends EmailContext {
  readonly owed: ReadonlySet<EmailKind>;
  /** Words of staff to begin with. */
  readonly notes: readonly string[];
  readonly shop: ShopContact;
  /** The lines that were cancelled, and those that begin soon, of which nobody has told yet. */
  readonly cancelled: readonly SellerLine[];
  readonly soon: readonly SellerLine[];
  /** What goes back, in minor units, as far as nobody has told of it. */
  readonly back: Minor;
  /** Why its last payment did not buy anything. */
  readonly failure: string | null;
  /** What the buyer of a reservation is to pay by card; null where that is not asked for. */
  readonly cardAmount: Amount | null;
}

/** The one email that says all that is pending (P14); null where none of it is true any more. */
export async function orderEmail(input: OrderEmailInput): Promise<Email | null> {
  const said = await emailText(input);
  if (!said) return null;
  const { order, to, shop } = input;
  return {
    to,
    sender: shop.name,
    subject: `${said.subject} (${order.number})`,
    paragraphs: [...input.notes, ...said.paragraphs],
    small: [shop.name, shop.phone_number, shop.email, `Order ${order.number}`].filter(Boolean).join(' · '),
    attachments: said.attachments ?? [],
    ...(said.until && { until: said.until }),
  };
}

interface EmailText {
  subject: string;
  paragraphs: Email['paragraphs'];
  attachments?: Email['attachments'];
  until?: Temporal.Instant;
}

async function emailText(input: OrderEmailInput): Promise<EmailText | null> {
  const { order, owed } = input;
  if (isBooked(order)) return booked(input);
  if (order.status === 'pending' && owed.has('reserved')) return reserved(input);
  if (order.status === 'expired' && owed.has('expired')) return expired(input);
  if (order.status === 'cancelled' && owed.has('cancelled')) return cancelled(input);
  return plain(input);
}

/** How places that are only kept become a booking: what is to be paid, to whom and until when, in the store's own words. */
function reserved({ order, shop, cardAmount }: OrderEmailInput): EmailText {
  const { due, manual_payment, number, expires_at, lines } = order;
  const asked = manual_payment ?? cardAmount ?? due;
  const type = manual_payment?.type ? ` (${manual_payment.type.title})` : '';
  const sum = formatMoney(asked.amount, asked.currency);
  // By the clock of the first place that one goes to.
  const zone = lines[0]?.time_zone;
  const until = expires_at && zone ? ` until ${formatInstant(expires_at, zone)} (${zone})` : '';
  const how = manual_payment?.instructions;
  return {
    subject: `Reserved: ${titleOf(lines)}`,
    paragraphs: [
      `Your places are reserved${until}. Your order number is ${number}.\n` +
        `Please pay ${sum} ${cardAmount ? 'by card' : `to ${shop.name}`} by then${type}: then it is booked, and we write again. ` +
        'What is not paid by then is free for others.',
      ...(how ? [`How to pay:\n${how}\nPayment reference: ${number}`] : []),
      ...liveLines(lines).map((line) => linePart(order, line)),
      moneyText(order),
      ...links(order, cardAmount && `Pay ${sum}`),
    ],
  };
}

function expired({ order }: OrderEmailInput): EmailText {
  return {
    subject: `Not booked: ${titleOf(order.lines)}`,
    paragraphs: [
      `The time to pay for your order ${order.number} has passed. Its places are free for others again, and there is nothing to pay.`,
      order.lines.map(brief).join('\n'),
      ...(order.order_url ? [{ label: 'Book again', url: new URL('/', order.order_url).href }] : []),
    ],
  };
}

function cancelled(input: OrderEmailInput): EmailText {
  const { order } = input;
  return {
    subject: `Cancelled: ${titleOf(order.lines)}`,
    paragraphs: [
      `Your order ${order.number} is cancelled.`,
      order.lines.map(brief).join('\n'),
      backText(order, input.back),
      ...links(order),
    ],
    attachments: input.cancelled.map((line) => calendar(input, line, 'CANCEL')),
  };
}

/** Of an order that takes place: what is new, then all that is needed on the day of what it is about. */
async function booked(input: OrderEmailInput): Promise<EmailText | null> {
  const { order, owed, soon, now } = input;
  const isNotified = owed.has('confirmed') || owed.has('moved') || owed.has('changed');
  const isSoon = owed.has('reminder') && soon.length > 0;
  if (!isNotified && !isSoon) return plain(input);

  const shown = isNotified ? liveLines(order.lines) : soon;
  const gone = input.cancelled.map((line) => calendar(input, line, 'CANCEL'));
  const parts = await Promise.all(shown.map((line) => bookedPart(input, line)));
  const begins = soonWord(soon, now);
  const word = owed.has('confirmed') ? 'Booked' : isNotified ? 'Changed' : begins;
  return {
    subject: `${word}: ${titleOf(shown)}`,
    paragraphs: [
      ...changesText(input, begins),
      ...parts.flatMap(({ paragraphs }) => paragraphs),
      moneyText(order),
      ...(input.back > 0 || owed.has('changed') ? [backText(order, input.back)] : []),
      ...links(order),
    ],
    attachments: [...parts.flatMap(({ attachments }) => attachments), ...gone],
    // A reminder of what has begun is none.
    ...(!isNotified && { until: lastStart(soon) }),
  };
}

function lastStart(lines: readonly SellerLine[]): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.max(...lines.map(({ starts_at }) => Date.parse(starts_at))));
}

/** What has happened to an order that takes place, or is about to. */
function changesText({ order, owed, cancelled: gone }: OrderEmailInput, word: string): string[] {
  const { number } = order;
  if (owed.has('confirmed')) return [`It is booked. Your order number is ${number}.`];
  const paid = owed.has('rest_paid') ? [paidText(order)] : [];
  if (!owed.has('moved') && !owed.has('changed'))
    return [`It begins ${word.toLowerCase()}. Here is what you need on the day.`, ...paid];
  return [
    ...(gone.length > 0 ? [`A part of your order ${number} is cancelled:\n${gone.map(brief).join('\n')}`] : []),
    owed.has('moved') ? 'Your booking was changed. This is what it is now.' : 'This is what is left of it.',
    ...paid,
  ];
}

function paidText({ due, number }: SellerOrder): string {
  return Number(due.amount) > 0
    ? `A payment for your order ${number} has come in. Thank you.`
    : `Your order ${number} is paid in full. Thank you.`;
}

/** Of money, or of the way to a booking: nothing else is new. */
function plain({ order, owed, back, failure }: OrderEmailInput): EmailText | null {
  const text = (word: string, about: string, ...money: string[]): EmailText => ({
    subject: `${word}: ${titleOf(order.lines)}`,
    paragraphs: [about, order.lines.map(brief).join('\n'), ...money, ...links(order)],
  });
  const isDue = Number(order.due.amount) > 0;
  if (owed.has('refunded')) {
    const why = failure ?? `Money of your order ${order.number} goes back to you.`;
    return text('Money back', why, backText(order, back), moneyText(order));
  }
  if (isBooked(order) && owed.has('rest_paid'))
    return text(isDue ? 'Payment received' : 'Paid in full', paidText(order), moneyText(order));
  if (isBooked(order) && owed.has('rest_due') && isDue) {
    const by = order.due_by ? ` by ${formatDate(order.due_by)}` : '';
    return text('To be paid', `Please pay the rest of your order ${order.number}${by}.`, moneyText(order));
  }
  return owed.has('asked') ? text('Your booking', 'Here is the way to your booking.') : null;
}

/** 'Walk along the quay and 1 more' */
function titleOf([first, ...others]: readonly SellerLine[]): string {
  const title = first?.experience.title ?? 'your order';
  return others.length === 0 ? title : `${title} and ${others.length} more`;
}

function moneyText({ total, paid, due, due_by, manual_payment }: SellerOrder): string {
  const by = due_by ? `, by ${formatDate(due_by)}` : '';
  const later = manual_payment ? leftAfter(due, manual_payment) : null;
  const text = [
    `Total: ${formatMoney(total.gross, total.currency)}`,
    `Paid: ${formatMoney(paid.amount, paid.currency)}`,
    manual_payment && `To pay now: ${formatMoney(manual_payment.amount, manual_payment.currency)}`,
    later && `Left for later: ${formatMoney(later, due.currency)}${by}`,
    !manual_payment && Number(due.amount) > 0 && `Due: ${formatMoney(due.amount, due.currency)}${by}`,
  ];
  return text.filter(Boolean).join('\n');
}

/** What goes back, as far as its buyer has not been told before. */
function backText({ total: { currency } }: SellerOrder, back: Minor): string {
  if (back === 0) return 'No money goes back.';
  return `${formatMoney(toDecimal(back, currency), currency)} goes back the way it came. Banks take some days to show it.`;
}

/** Today, tomorrow, or soon where several lines begin on several days. */
function soonWord(lines: readonly SellerLine[], now: Temporal.Instant): 'Today' | 'Tomorrow' | 'Soon' {
  const words = new Set(
    lines.map(({ starts_at, time_zone }) => {
      const isToday = dayIn(now, time_zone) === dayIn(Temporal.Instant.from(starts_at), time_zone);
      return isToday ? 'Today' : 'Tomorrow';
    }),
  );
  const [word = 'Soon', ...others] = words;
  return others.length === 0 ? word : 'Soon';
}

/** The links of an email: to pay, and to see the booking. @param pay  the label of the first; null without it */
function links(order: SellerOrder, pay = restLabel(order)): Email['paragraphs'] {
  const { id, order_url } = order;
  const line = liveLines(order.lines)[0] ?? order.lines[0];
  if (!order_url || !line) return [];
  const url = (path: string) => new URL(path, order_url).href;
  return [
    ...(pay === null ? [] : [{ label: pay, url: url(hrefTo.payOrder(id, line.id)) }]),
    { label: 'See your booking', url: url(hrefTo.order(id, line.id)) },
  ];
}

function restLabel(order: SellerOrder): string | null {
  const { due } = order;
  return Number(due.amount) > 0 && isBooked(order) ? `Pay the rest, ${formatMoney(due.amount, due.currency)}` : null;
}
