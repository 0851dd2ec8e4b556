import { calendarFile } from '#domain/calendar-file.ts';
import { durationText } from '#domain/duration.ts';
import { formatDate, formatTime } from '#domain/format.ts';
import { formatMoney } from '#domain/format-money.ts';
import { lineEvent, voucherNumber } from '#domain/line-event.ts';
import { lineNames } from '#domain/line-names.ts';
import { lineWords, unitsText } from '#domain/line-words.ts';
import { decimal, exactMinor } from '#domain/money.ts';
import { placeText } from '#domain/place-text.ts';
import type { Attachment, Letter } from '../context.ts';
import type { LetterKind } from './owed-letters.ts';
import { liveLines } from './queries.ts';
import type { SellerLine, SellerOrder } from './sellers-contract.ts';
import { voucherCode } from './voucher.ts';

interface Told {
  order: SellerOrder;
  owed: ReadonlySet<LetterKind>;
  /** The name that its visitors know it by. */
  shop: string;
  /** Why its last payment did not buy anything. */
  failure: string | null;
}

/** What an order's buyer is written (P14); null where there is no address to write to. */
export async function orderLetter(told: Told, now: Temporal.Instant): Promise<Letter | null> {
  const { order, owed, shop, failure } = told;
  const to = order.main_contact_info?.email;
  if (!to) return null;
  const { number, status } = order;
  const live = liveLines(order.lines);
  const letter = { to, sender: shop, small: `${shop} · Order ${number}` };
  const link = order.order_url ? [{ label: linkLabel(order), url: order.order_url }] : [];

  if (status === 'cancelled' && owed.has('cancelled')) {
    const all = order.lines.map(brief).join('\n');
    return {
      ...letter,
      subject: `Cancelled: ${titleOf(order.lines)} (${number})`,
      paragraphs: [`Your order ${number} is cancelled.`, all, backText(order), ...link],
    };
  }
  if (status === 'confirmed' && (owed.has('confirmed') || owed.has('changed'))) {
    const parts = await Promise.all(live.map((line) => booked(order, line, now)));
    const isNew = owed.has('confirmed');
    return {
      ...letter,
      subject: `${isNew ? 'Booked' : 'Changed'}: ${titleOf(live)} (${number})`,
      paragraphs: [
        isNew
          ? `It is booked. Your order number is ${number}.`
          : `A part of your order ${number} is cancelled. This is what is left of it.`,
        ...parts.flatMap(({ paragraphs }) => paragraphs),
        moneyText(order),
        ...(isNew ? [] : [backText(order)]),
        ...link,
      ],
      attachments: parts.flatMap(({ attachments }) => attachments),
    };
  }
  if (!owed.has('refunded')) {
    const paragraphs = ['Here is the way to your booking.', order.lines.map(brief).join('\n'), ...link];
    return owed.has('asked')
      ? { ...letter, subject: `Your booking: ${titleOf(order.lines)} (${number})`, paragraphs }
      : null;
  }
  return {
    ...letter,
    subject: `Money back: ${titleOf(order.lines)} (${number})`,
    paragraphs: [
      failure ?? `Money of your order ${number} goes back to you.`,
      'It goes back the way it came. Banks take some days to show it.',
      moneyText(order),
      ...link,
    ],
  };
}

function titleOf([first, ...others]: readonly SellerLine[]): string {
  const title = first?.experience.title ?? 'your order';
  return others.length === 0 ? title : `${title} and ${others.length} more`;
}

function brief(line: SellerLine): string {
  const { date, start_time } = line.booking_info;
  return `${line.experience.title}, ${formatDate(date)}, ${formatTime(start_time.time)}`;
}

/** A line with what is needed on the day: its voucher, and a file for calendars. */
async function booked(order: SellerOrder, line: SellerLine, now: Temporal.Instant) {
  const { toBuffer } = await import('qrcode');
  const number = voucherNumber(order, line);
  const code = voucherCode(number, line.id);
  const picture = `voucher-${number}.png`;
  const png = await toBuffer(code, { type: 'png', errorCorrectionLevel: 'M', margin: 3, width: 360 });
  const calendar = calendarFile(lineEvent(order, line, order.order_url ?? ''), now);
  const attachments: Attachment[] = [
    { filename: picture, content_type: 'image/png', content: png.toString('base64') },
    {
      filename: `${number}.ics`,
      content_type: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: Buffer.from(calendar).toString('base64'),
    },
  ];
  return {
    paragraphs: [
      lineText(order, line),
      { picture, alt: `Show this voucher when you arrive: ${number}\nIts code is ${code}` },
    ],
    attachments,
  };
}

function lineText(order: SellerOrder, line: SellerLine): string {
  const { meeting_point: point, booking_info, time_zone, experience } = line;
  const { policy, pickup, dropoff } = lineWords(line);
  const names = lineNames(order, line);
  return [
    experience.title,
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
}

function moneyText({ total, paid, due }: SellerOrder): string {
  return [
    `Total: ${formatMoney(total.gross, total.currency)}`,
    `Paid: ${formatMoney(paid.amount, paid.currency)}`,
    ...(Number(due.amount) > 0 ? [`Due: ${formatMoney(due.amount, due.currency)}`] : []),
  ].join('\n');
}

function backText({ lines, total }: SellerOrder): string {
  const sum = lines.reduce((all, { refunded }) => all + (exactMinor(refunded.amount, total.currency) ?? 0), 0);
  if (sum === 0) return 'No money goes back.';
  return `${formatMoney(decimal(sum, total.currency), total.currency)} goes back the way it came. Banks take some days to show it.`;
}

function linkLabel({ due, status }: SellerOrder): string {
  return Number(due.amount) > 0 && status === 'confirmed' ? 'See your booking, pay the rest' : 'See your booking';
}
