import type { Minor } from '#domain/money/money.ts';
import { formatDate } from '#domain/text/format.ts';
import type { Email } from '../../context.ts';
import type { SellerLine, SellerOrder } from '../contract/sellers-contract.ts';
import type { EmailKind } from '../model/pending-emails.ts';
import { liveLines } from '../model/queries.ts';
import type { EmailContext, EmailPart, Shop } from './email-parts.ts';
import {
  backText,
  bookedPart,
  brief,
  cancelledPart,
  footText,
  howToPayText,
  linePart,
  links,
  moneyText,
  reservedText,
  soonWord,
  titleOf,
} from './email-parts.ts';

/** What an order's buyer is to be told, as it stands when it is written. */
export interface OrderEmailInput extends EmailContext {
  readonly owed: ReadonlySet<EmailKind>;
  readonly shop: Shop;
  /** The lines that were cancelled, and those that begin soon, of which nobody has told yet. */
  readonly cancelled: readonly SellerLine[];
  readonly soon: readonly SellerLine[];
  /** What goes back, in minor units, as far as nobody has told of it. */
  readonly back: Minor;
  /** Why its last payment did not buy anything. */
  readonly failure: string | null;
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
    paragraphs: said.paragraphs,
    small: footText(shop, order),
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
  switch (order.status) {
    case 'pending':
      return owed.has('reserved') ? reserved(input) : plain(input);
    case 'expired':
      return owed.has('expired') ? expired(input) : plain(input);
    case 'cancelled':
      return owed.has('cancelled') ? cancelled(input) : plain(input);
    case 'confirmed':
    case 'completed':
      return booked(input);
  }
}

function reserved({ order, shop }: OrderEmailInput): EmailText {
  return {
    subject: `Reserved: ${titleOf(order.lines)}`,
    paragraphs: [
      reservedText(order, shop),
      ...(order.manual_payment?.instructions ? [howToPayText(order, order.manual_payment)] : []),
      ...liveLines(order.lines).map((line) => linePart(order, line)),
      moneyText(order),
      ...links(order),
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
  const parts = input.cancelled.map((line) => cancelledPart(input, line));
  return {
    subject: `Cancelled: ${titleOf(order.lines)}`,
    paragraphs: [
      `Your order ${order.number} is cancelled.`,
      order.lines.map(brief).join('\n'),
      backText(order, input.back),
      ...links(order),
    ],
    attachments: parts.flatMap(({ attachments }) => attachments),
  };
}

/** Of an order that takes place: what is new, then all that is needed on the day of what it is about. */
async function booked(input: OrderEmailInput): Promise<EmailText | null> {
  const { order, owed, soon, now } = input;
  const live = liveLines(order.lines);
  const isNotified = owed.has('confirmed') || owed.has('moved') || owed.has('changed');
  const isSoon = owed.has('reminder') && soon.length > 0;
  if (!isNotified && !isSoon) return plain(input);

  const shown = isNotified ? live : soon;
  const gone: EmailPart[] = input.cancelled.map((line) => cancelledPart(input, line));
  const parts = await Promise.all(shown.map((line) => bookedPart(input, line)));
  const word = owed.has('confirmed') ? 'Booked' : isNotified ? 'Changed' : soonWord(soon, now);
  return {
    subject: `${word}: ${titleOf(shown)}`,
    paragraphs: [
      ...changesText(input, soonWord(soon, now)),
      ...parts.flatMap(({ paragraphs }) => paragraphs),
      moneyText(order),
      ...(input.back > 0 || owed.has('changed') ? [backText(order, input.back)] : []),
      ...links(order),
    ],
    attachments: [...parts, ...gone].flatMap(({ attachments }) => attachments),
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
  if (owed.has('moved') || owed.has('changed')) {
    const cancelled =
      gone.length > 0 ? [`A part of your order ${number} is cancelled:\n${gone.map(brief).join('\n')}`] : [];
    return [
      ...cancelled,
      ...(owed.has('moved') ? ['Your booking was changed. This is what it is now.'] : ['This is what is left of it.']),
      ...paid,
    ];
  }
  return [`It begins ${word.toLowerCase()}. Here is what you need on the day.`, ...paid];
}

function paidText({ due, number }: SellerOrder): string {
  return Number(due.amount) > 0
    ? `A payment for your order ${number} has come in. Thank you.`
    : `Your order ${number} is paid in full. Thank you.`;
}

/** Of money, or of the way to a booking: nothing else is new. */
function plain({ order, owed, back, failure }: OrderEmailInput): EmailText | null {
  const all = order.lines.map(brief).join('\n');
  const title = titleOf(order.lines);
  const isBooked = order.status === 'confirmed' || order.status === 'completed';
  if (owed.has('refunded')) {
    const why = failure ?? `Money of your order ${order.number} goes back to you.`;
    return {
      subject: `Money back: ${title}`,
      paragraphs: [why, all, backText(order, back), moneyText(order), ...links(order)],
    };
  }
  if (isBooked && owed.has('rest_paid')) {
    const word = Number(order.due.amount) > 0 ? 'Payment received' : 'Paid in full';
    return { subject: `${word}: ${title}`, paragraphs: [paidText(order), all, moneyText(order), ...links(order)] };
  }
  if (isBooked && owed.has('rest_due') && Number(order.due.amount) > 0) {
    const words = `Please pay the rest of your order ${order.number}${order.due_by ? ` by ${formatDate(order.due_by)}` : ''}.`;
    return { subject: `To be paid: ${title}`, paragraphs: [words, all, moneyText(order), ...links(order)] };
  }
  if (!owed.has('asked')) return null;
  return { subject: `Your booking: ${title}`, paragraphs: ['Here is the way to your booking.', all, ...links(order)] };
}
