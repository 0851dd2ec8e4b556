import { lazyHref } from '#domain/app/lazy-href.ts';
import { hrefTo } from '#domain/app/pages.ts';
import type { Amount } from '#domain/contract/catalogue.ts';
import type { ShopContact } from '#domain/contract/orders.ts';
import type { EmailTextKind, StoreSettings } from '#domain/contract/resources/stores.ts';
import type { SellerLine, SellerOrder } from '#domain/contract/seller-orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { cardLeast, type Minor, minor, toDecimal } from '#domain/money/money.ts';
import { phrasesAround } from '#domain/text/phrases.ts';
import { linesByStart } from '#domain/time/lines-by-start.ts';
import { dayIn } from '#domain/time/zone.ts';
import { formatDate } from '#text/format.ts';
import { leftAfter } from '#text/order-money.ts';
import { paymentTitle } from '#text/payment-titles.ts';
import { emailTextIn } from '../../catalogue/translate.ts';
import type { Email } from '../../context.ts';
import type { Amounts, EmailLink, SellerText } from '../../mail/email.ts';
import type { EmailWords } from '../model/email-words.ts';
import type { EmailKind } from '../model/pending-emails.ts';
import { isBooked, liveLines } from '../model/queries.ts';
import { paidBackText } from '../read/payment-failures.ts';
import {
  bookedPart,
  briefs,
  calendar,
  type EmailContext,
  firstName,
  guestEmail,
  heldPart,
  instantWithZone,
} from './email-parts.ts';

/** The data of an email to an order's buyer, read when it is written. */
export interface OrderEmailInput extends EmailContext {
  readonly owed: ReadonlySet<EmailKind>;
  /** Staff's words at the beginning. */
  readonly notes: readonly string[];
  readonly shop: ShopContact;
  readonly settings: StoreSettings;
  /** Cancelled lines, and lines that begin soon, that no email has mentioned yet. */
  readonly cancelled: readonly SellerLine[];
  readonly soon: readonly SellerLine[];
  /** The part of the refunds that no email has mentioned yet, in minor units. */
  readonly back: Minor;
  /** The reason why its last payment bought nothing. */
  readonly failure: string | null;
  /** The amount that the buyer of a reservation is to pay by card; null if no card payment is asked for. */
  readonly cardAmount: Amount | null;
}

/** One email with everything that is pending (P14); null if nothing of it is true any more. */
export async function orderEmail(whole: OrderEmailInput): Promise<Email | null> {
  const input = { ...whole, order: { ...whole.order, byStart: linesByStart(whole.order.lines) } };
  const text = await emailText(input);
  if (!text) return null;
  const { order, language, words } = input;
  return guestEmail(
    language,
    { ...input, number: order.number },
    {
      subject: `${words.emails.subjects[text.kind]}: ${titleOf(text.lines ?? order.byStart, words)} (${order.number})`,
      heading: words.emails.heading(firstName(order), words.emails.headlines[text.change ?? text.kind]),
      parts: [...input.notes, ...text.parts],
      attachments: text.attachments ?? [],
      ...(text.until && { until: text.until }),
    },
  );
}

/** `byStart`: the lines in the order of their starts; their numbers follow `lines`. */
type Input = OrderEmailInput & { readonly order: SellerOrder & { readonly byStart: readonly SellerLine[] } };

interface EmailText {
  readonly kind: Exclude<keyof EmailWords['emails']['subjects'], 'notTakingPlace'>;
  /** The heading's text, if it differs from the subject's. */
  readonly change?: 'moved' | 'changed';
  /** The lines that the subject names; all by default. */
  readonly lines?: readonly SellerLine[];
  readonly parts: Email['parts'];
  readonly attachments?: Email['attachments'];
  readonly until?: Temporal.Instant;
}

async function emailText(input: Input): Promise<EmailText | null> {
  const { order, owed } = input;
  if (isBooked(order)) return booked(input);
  if (order.status === 'pending' && owed.has('reserved')) return reserved(input);
  if (order.status === 'expired' && owed.has('expired')) return expired(input);
  if (order.status === 'cancelled' && owed.has('cancelled')) return cancelled(input);
  return plain(input);
}

/** The email about a reservation: the amount, the way to pay and the time limit, in the store's own words. */
function reserved(input: Input): EmailText {
  const { order, shop, cardAmount, words } = input;
  const { emails } = words;
  const { due, manual_payment, number, expires_at, byStart } = order;
  const toPay = manual_payment ?? cardAmount ?? due;
  const sum = formatMoney(toPay.amount, toPay.currency);
  // The time is in the zone of the first tour.
  const zone = byStart[0]?.time_zone;
  const until = expires_at && zone ? instantWithZone(expires_at, zone, words) : null;
  const type = manual_payment?.type;
  const how = manual_payment?.instructions;
  const way = type ? paymentTitle(type, words.paymentTitles) : null;
  // A usual title is our own, so it is in the email's language.
  const wayLanguage = way === type?.title ? manual_payment?.text_language : undefined;
  return {
    kind: 'reserved',
    parts: [
      `${emails.heldUntil(until)} ${emails.yourNumber(number)}`,
      cardAmount
        ? emails.payByCard(sum)
        : { phrases: phrasesAround(emails.payTo(sum, shop.name, way), { text: way ?? '', language: wayLanguage }) },
      ...(how
        ? [{ title: emails.howToPay, text: how, language: manual_payment?.text_language }, emails.reference(number)]
        : []),
      ...liveLines(byStart).map((line) => heldPart(input, line)),
      amountsOf(input),
      ...linksOf(order, words, cardAmount ? { label: emails.pay(sum), isFirst: true } : null),
    ],
  };
}

function expired({ order, words }: Input): EmailText {
  const { emails } = words;
  return {
    kind: 'expired',
    parts: [
      emails.expired(order.number),
      briefs(order.byStart, words),
      ...(order.order_url ? [{ label: emails.bookAgain, url: new URL('/', order.order_url).href }] : []),
    ],
  };
}

function cancelled(input: Input): EmailText {
  const { order, words } = input;
  return {
    kind: 'cancelled',
    parts: [
      words.emails.cancelled(order.number),
      briefs(order.byStart, words),
      backText(input),
      ...ownText(input, 'cancelled'),
      ...linksOf(order, words),
    ],
    attachments: input.cancelled.map((line) => calendar(input, line, 'CANCEL')),
  };
}

/** The email about an order that takes place: its changes, then everything that guests need for the lines concerned. */
async function booked(input: Input): Promise<EmailText | null> {
  const { order, owed, now, words } = input;
  const soon = linesByStart(input.soon);
  const isNotified = owed.has('confirmed') || owed.has('moved') || owed.has('changed');
  const isSoon = owed.has('reminder') && soon.length > 0;
  if (!isNotified && !isSoon) return plain(input);

  const shown = isNotified ? liveLines(order.byStart) : soon;
  const gone = input.cancelled.map((line) => calendar(input, line, 'CANCEL'));
  const tickets = await Promise.all(shown.map((line) => bookedPart(input, line)));
  const kind = owed.has('confirmed') ? 'booked' : isNotified ? 'changed' : soonKind(soon, now);
  return {
    kind,
    ...(kind === 'changed' && { change: owed.has('moved') ? 'moved' : 'changed' }),
    lines: shown,
    parts: [
      ...changesText(input),
      ...ownText(input, kind === 'booked' ? 'confirmed' : kind === 'changed' ? 'changed' : 'reminder'),
      ...tickets.map(({ part }) => part),
      amountsOf(input),
      ...(input.back > 0 || owed.has('changed') ? [backText(input)] : []),
      ...linksOf(order, words, restLink(order, words)),
      ...(order.order_url ? [words.emails.keepTicket] : []),
    ],
    attachments: [...tickets.flatMap(({ attachments }) => attachments), ...gone],
    // A reminder is useless after the last start.
    ...(!isNotified && { until: lastStart(soon) }),
  };
}

function ownText({ settings, language }: Input, kind: EmailTextKind): SellerText[] {
  const text = emailTextIn(settings, kind, language);
  return text ? [text] : [];
}

function lastStart(lines: readonly SellerLine[]): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.max(...lines.map(({ starts_at }) => Date.parse(starts_at))));
}

/** Changes of an order that takes place, or a start that is near. */
function changesText({ order, owed, cancelled: gone, words }: Input): Email['parts'] {
  const { emails } = words;
  const { number } = order;
  if (owed.has('confirmed')) return [`${emails.yourNumber(number)} ${emails.showTicket}`];
  const paid = owed.has('rest_paid') ? [paidText(order, words)] : [];
  if (!owed.has('moved') && !owed.has('changed')) return [emails.onTheDay, ...paid];
  return [
    ...(gone.length > 0 ? [briefs(linesByStart(gone), words, emails.partCancelled(number))] : []),
    owed.has('moved') ? emails.asItIsNow : emails.theRest,
    ...paid,
  ];
}

function paidText({ due, number }: SellerOrder, { emails }: EmailWords): string {
  return Number(due.amount) > 0 ? emails.received(number) : emails.paidInFull(number);
}

/** An email about money, or with the link to a booking, without other changes. */
function plain(input: Input): EmailText | null {
  const { order, owed, failure, words } = input;
  const { emails } = words;
  const rest = restLink(order, words);
  const text = (kind: EmailText['kind'], about: string, money: Email['parts'], isPaying = false): EmailText => ({
    kind,
    parts: [
      about,
      briefs(order.byStart, words),
      ...money,
      ...linksOf(order, words, rest && { ...rest, isFirst: isPaying }),
    ],
  });
  const isDue = Number(order.due.amount) > 0;
  if (owed.has('refunded')) {
    const why = paidBackText(failure, words);
    return text('refund', why ?? emails.refundOf(order.number), [backText(input), amountsOf(input)]);
  }
  if (isBooked(order) && owed.has('rest_paid'))
    return text(isDue ? 'received' : 'paidInFull', paidText(order, words), [amountsOf(input)]);
  if (isBooked(order) && owed.has('rest_due') && isDue) {
    const by = order.due_by ? formatDate(order.due_by, 'day', words.formats) : null;
    const sum = formatMoney(order.due.amount, order.due.currency);
    return text('due', emails.pleasePay(sum, order.number, by), [amountsOf(input)], true);
  }
  return owed.has('link') ? text('link', emails.hereIsTheLink(order.number), []) : null;
}

/** 'Walk along the quay + 1 more' */
function titleOf([first, ...others]: readonly SellerLine[], { emails }: EmailWords): string {
  const title = first?.experience.title ?? emails.yourOrder;
  return others.length === 0 ? title : emails.andMore(title, others.length);
}

function amountsOf({ order, words }: Pick<Input, 'order' | 'words'>): Amounts {
  const { total, paid, due, due_by, manual_payment } = order;
  const { emails, formats } = words;
  const by = due_by ? formatDate(due_by, 'day', formats) : null;
  const later = manual_payment ? leftAfter(due, manual_payment) : null;
  const row = (label: string, amount: string) => ({ label, amount: formatMoney(amount, total.currency) });
  return {
    amounts: [
      row(emails.total, total.gross),
      row(emails.paid, paid.amount),
      ...(later === null ? [] : [row(emails.later(by), later)]),
      ...(manual_payment ? [row(emails.toPayNow, manual_payment.amount)] : []),
      ...(!manual_payment && Number(due.amount) > 0 ? [row(by ? emails.dueBy(by) : emails.due, due.amount)] : []),
    ],
  };
}

/** The text about refunds that the buyer was not told of before. */
function backText({ order, back, words }: Input): string {
  const { currency } = order.total;
  if (back === 0) return words.emails.noRefund;
  return words.emails.refund(formatMoney(toDecimal(back, currency), currency));
}

/** Today, tomorrow, or soon if several lines begin on different days. */
function soonKind(lines: readonly SellerLine[], now: Temporal.Instant): 'today' | 'tomorrow' | 'soon' {
  const kinds = new Set(
    lines.map(({ starts_at, time_zone }) => {
      const isToday = dayIn(now, time_zone) === dayIn(Temporal.Instant.from(starts_at), time_zone);
      return isToday ? 'today' : 'tomorrow';
    }),
  );
  const [kind = 'soon', ...others] = kinds;
  return others.length === 0 ? kind : 'soon';
}

interface PayLink {
  readonly label: string;
  /** Whether paying is the purpose of the email: then its link is the button. */
  readonly isFirst: boolean;
}

/** The links of an email, to see the booking and to pay. The first one is its button. */
function linksOf(order: Input['order'], { emails }: EmailWords, pay: PayLink | null = null): EmailLink[] {
  const { id, order_url, byStart } = order;
  const line = liveLines(byStart)[0] ?? byStart[0];
  if (!order_url || !line) return [];
  const url = (path: string) => new URL(path, order_url).href;
  const see = { label: emails.seeBooking, url: url(hrefTo.order(id, line.id)) };
  if (pay === null) return [see];
  const paying = { label: pay.label, url: url(lazyHref.payOrder(id, line.id)) };
  const [first, second] = pay.isFirst ? [paying, see] : [see, paying];
  return [first, { ...second, isQuiet: true }];
}

function restLink(order: SellerOrder, { emails }: EmailWords): PayLink | null {
  const { due } = order;
  if (minor(due.amount, due.currency) < cardLeast(due.currency) || !isBooked(order)) return null;
  return { label: emails.payRest(formatMoney(due.amount, due.currency)), isFirst: false };
}
