import { hrefTo } from '#domain/app/pages.ts';
import type { ManualPayment } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { lineEvent, lineNames, placeText, voucherNumber } from '#domain/orders/booked-line.ts';
import { leftAfter } from '#domain/orders/order-money.ts';
import { durationText } from '#domain/text/facts.ts';
import { formatDate, formatInstant, formatTime } from '#domain/text/format.ts';
import { lineWords, unitsText } from '#domain/text/line-words.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import type { Attachment, Email } from '../../context.ts';
import type { SellerLine, SellerOrder } from '../contract/sellers-contract.ts';
import { liveLines } from '../model/queries.ts';
import { voucherCode } from '../read/vouchers.ts';

/** An order whose buyer is written to, by whom and when. */
export interface EmailContext {
  readonly order: SellerOrder;
  /** The buyer's address. */
  readonly to: string;
  readonly from: { readonly name: string; readonly email: string };
  readonly now: Temporal.Instant;
}

/** A part of an email, and the files that belong to it. */
export interface EmailPart {
  readonly paragraphs: Email['paragraphs'];
  readonly attachments: readonly Attachment[];
}

/** A line with what is needed on the day: its voucher, and a file for calendars. */
export async function bookedPart(writing: EmailContext, line: SellerLine): Promise<EmailPart> {
  const { toBuffer } = await import('qrcode');
  const number = voucherNumber(writing.order, line);
  const code = voucherCode(number, line.id);
  const picture = `voucher-${number}.png`;
  const png = await toBuffer(code, { type: 'png', errorCorrectionLevel: 'M', margin: 3, width: 360 });
  return {
    paragraphs: [
      linePart(writing.order, line),
      { picture, alt: `Show this voucher when you arrive: ${number}\nIts code is ${code}` },
    ],
    attachments: [
      { filename: picture, content_type: 'image/png', content: png.toString('base64') },
      calendar(writing, line, 'PUBLISH'),
    ],
  };
}

/** A line that is cancelled, with a file that takes it out of calendars again. */
export function cancelledPart(writing: EmailContext, line: SellerLine): EmailPart {
  return { paragraphs: [brief(line)], attachments: [calendar(writing, line, 'CANCEL')] };
}

/** Each email has the same file name and UID, and a higher SEQUENCE with each change: a calendar keeps one event. */
function calendar({ order, to, from, now }: EmailContext, line: SellerLine, method: 'PUBLISH' | 'CANCEL'): Attachment {
  const contact = order.main_contact_info;
  const attendee = { name: `${contact?.first_name ?? ''} ${contact?.last_name ?? ''}`.trim(), email: to };
  const event = lineEvent(order, line, order.order_url ?? '');
  const text = calendarFile(event, now, { method, organizer: from, attendee });
  return {
    filename: `${voucherNumber(order, line)}.ics`,
    content_type: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(text).toString('base64'),
  };
}

/** 'Walk along the quay, Thu, 10 Dec 2026, 09:00' */
export function brief(line: SellerLine): string {
  const { date, start_time } = line.booking_info;
  return `${line.experience.title}, ${formatDate(date)}, ${formatTime(start_time.time)}`;
}

/** When, who, where, in words. */
export function linePart(order: SellerOrder, line: SellerLine) {
  const { meeting_point: point, booking_info, time_zone, experience } = line;
  const { policy, pickup, dropoff } = lineWords(line);
  const names = lineNames(order, line);
  const text = [
    `${formatDate(booking_info.date, 'long')}, ${formatTime(booking_info.start_time.time)} (${time_zone})`,
    ...(experience.duration ? [`Duration: ${durationText(experience.duration)}`] : []),
    unitsText(line),
    ...(names ? [`Names: ${names}`] : []),
    ...(pickup ? [`Pick-up: ${pickup}`] : []),
    ...(dropoff ? [`Drop-off: ${dropoff}`] : []),
    ...(point ? [`Meeting point: ${placeText(point)}`] : []),
    ...(point?.instructions ? [point.instructions] : []),
    ...(policy ? [policy] : []),
  ].join('\n');
  return { title: experience.title, text };
}

/** The shop that an email comes from, and its contact; '' where it has none. */
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
  return `${formatMoney(toDecimal(back, currency), currency)} goes back the way it came. Banks take some days to show it.`;
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

/** The links of an email: to pay what is due of a booked order, and to see it. */
export function links(order: SellerOrder): Email['paragraphs'] {
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

/** The foot of an email: the shop, the order, and whom to ask. */
export function footText({ name, email, phone_number }: Shop, { number }: SellerOrder): string {
  return [name, phone_number, email, `Order ${number}`].filter(Boolean).join(' · ');
}
