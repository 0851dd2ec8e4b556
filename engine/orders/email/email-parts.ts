import type { SellerLine, SellerOrder } from '#domain/contract/seller-orders.ts';
import { lineEvent, lineNames, placeText, voucherNumber } from '#domain/orders/booked-line.ts';
import { durationText } from '#domain/text/facts.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { lineWords, unitsText } from '#domain/text/line-words.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import type { Attachment, Email } from '../../context.ts';
import { type SignedTexts, voucherCode } from '../read/vouchers.ts';

/** An order whose buyer is written to, by whom and when. */
export interface EmailContext {
  readonly order: SellerOrder;
  /** The buyer's address. */
  readonly to: string;
  readonly from: { readonly name: string; readonly email: string };
  readonly now: Temporal.Instant;
  /** Of the order's vouchers. */
  readonly texts: SignedTexts;
}

/** A part of an email, and the files that belong to it. */
interface EmailPart {
  readonly paragraphs: Email['paragraphs'];
  readonly attachments: readonly Attachment[];
}

/** A line with what is needed on the day: its voucher, and a file for calendars. */
export async function bookedPart(writing: EmailContext, line: SellerLine): Promise<EmailPart> {
  const { toBuffer } = await import('qrcode');
  const number = voucherNumber(writing.order, line);
  const code = voucherCode(number, line.id);
  const picture = `voucher-${number}.png`;
  const png = await toBuffer(writing.texts.get(line.id) ?? code, {
    type: 'png',
    errorCorrectionLevel: 'M',
    margin: 3,
    width: 360,
  });
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

/**
 * A file that puts a line in calendars, or takes it out again. Each email has the same file name and UID, and a higher SEQUENCE with each
 * change: a calendar keeps one event.
 */
export function calendar(
  { order, to, from, now }: EmailContext,
  line: SellerLine,
  method: 'PUBLISH' | 'CANCEL',
): Attachment {
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
    experience.duration && `Duration: ${durationText(experience.duration)}`,
    unitsText(line),
    names && `Names: ${names}`,
    pickup && `Pick-up: ${pickup}`,
    dropoff && `Drop-off: ${dropoff}`,
    point && `Meeting point: ${placeText(point)}`,
    point?.instructions,
    policy,
  ];
  return { title: experience.title, text: text.filter(Boolean).join('\n') };
}
