import { lazyHref } from '#domain/app/lazy-href.ts';
import { storeOrigin } from '#domain/app/store-origin.ts';
import type { Language } from '#domain/contract/languages.ts';
import type { ShopContact } from '#domain/contract/orders.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import type { SellerLine, SellerOrder } from '#domain/contract/seller-orders.ts';
import { joinPhrases, type Phrase } from '#domain/text/phrases.ts';
import { calendarFile } from '#domain/time/calendar-file.ts';
import { lineEvent, voucherNumber } from '#text/booked-line.ts';
import { formatDate, formatInstant, formatTime } from '#text/format.ts';
import { titlePhrase } from '#text/line-words.ts';
import { ticketOf } from '#text/ticket.ts';
import { latestIconPath } from '../../catalogue/icons/app-icon.ts';
import { languageOfStore } from '../../catalogue/settings.ts';
import type { Attachment, Email } from '../../context.ts';
import { addressIn } from '../../http/documents/markup.ts';
import type { Brand, MixedText, TicketPart } from '../../mail/email.ts';
import { type EmailWords, emailWords } from '../model/email-words.ts';
import { type SignedTexts, voucherCode } from '../read/vouchers.ts';

/** An order, and the email about it: its buyer, its sender, its time and its language. */
export interface EmailContext {
  readonly order: SellerOrder;
  /** The buyer's address. */
  readonly to: string;
  readonly from: { readonly name: string; readonly email: string };
  readonly now: Temporal.Instant;
  /** The signed texts of the order's vouchers. */
  readonly texts: SignedTexts;
  readonly language: Language;
  readonly words: EmailWords;
  readonly brand: ShopBrand;
}

interface GuestText extends Pick<Email, 'subject' | 'heading' | 'parts' | 'attachments' | 'until'> {
  /** The reason why the guest gets this email. */
  readonly why?: string;
}

interface GuestFrame {
  readonly to: string;
  readonly shop: ShopContact;
  readonly brand: ShopBrand;
  /** The number of the booking. */
  readonly number: string;
}

/**
 * An email to a guest: its text, with language, look, contact and booking number. Its links lead to pages in the email's language (G4), because the
 * device that opens them may have chosen another language, or none.
 */
export function guestEmail(
  language: Language,
  { to, shop, brand, number }: GuestFrame,
  { parts, why, ...texts }: GuestText,
): Email {
  const { emails } = emailWords[language];
  const { name, phone_number, email } = shop;
  const inLanguage = (url: string) => addressIn(url, language, brand.language);
  const of = `${brand.seller ?? name} · ${emails.booking(number)}`;
  return {
    ...texts,
    to,
    sender: name,
    language,
    brand: { ...brand, url: inLanguage(brand.url) },
    parts: parts.map((it) => (typeof it === 'object' && 'url' in it ? { ...it, url: inLanguage(it.url) } : it)),
    contact: { lead: emails.questions, phone_number, email },
    foot: {
      text: why === undefined ? of : `${why}\n${of}`,
      links: (['imprint', 'terms', 'privacy'] as const).map((kind) => ({
        label: emails.legal[kind],
        url: inLanguage(new URL(lazyHref.legal(kind), brand.url).href),
      })),
    },
  };
}

interface BrandedStore {
  readonly id: number;
  readonly domain: string | null;
  readonly theme: Brand['theme'];
  readonly shop: ShopContact;
  readonly seller: string;
  readonly settings: StoreSettings;
}

/** A shop's look in emails. `language` is for visitors who have chosen none. */
export interface ShopBrand extends Brand {
  readonly url: string;
  readonly language: Language;
}

/** @param origin  for stores without a domain of their own */
export function brandOf({ id, domain, theme, shop, seller, settings }: BrandedStore, origin: string): ShopBrand {
  const home = storeOrigin(domain, origin);
  const language = languageOfStore(settings);
  return { name: shop.name, url: `${home}/`, icon: home + latestIconPath(id, '192'), theme, seller, language };
}

/** A booked line with the things that its guests need: its voucher, and a file for calendars. */
export async function bookedPart(
  writing: EmailContext,
  line: SellerLine,
): Promise<{ part: TicketPart; attachments: readonly Attachment[] }> {
  const { toBuffer } = await import('qrcode');
  const { ticket: words, formats, facts } = writing.words;
  const number = voucherNumber(writing.order, line);
  const code = voucherCode(number, line.id);
  const filename = `voucher-${number}.png`;
  const png = await toBuffer(writing.texts.get(line.id) ?? code, {
    type: 'png',
    errorCorrectionLevel: 'M',
    margin: 3,
    width: 360,
  });
  return {
    part: {
      ticket: ticketOf(writing.order, line, writing.now, { ticket: words, formats, facts }),
      picture: { filename, alt: writing.words.emails.qrCode },
      stub: [
        { label: words.voucher, text: number },
        { label: words.code, text: code },
      ],
    },
    attachments: [
      { filename, content_type: 'image/png', content: png.toString('base64') },
      calendar(writing, line, 'PUBLISH'),
    ],
  };
}

/** A line whose places are only held, without a voucher. */
export function heldPart(
  { order, words, now }: Pick<EmailContext, 'order' | 'words' | 'now'>,
  line: SellerLine,
): TicketPart {
  return { ticket: ticketOf(order, line, now, words), picture: null, stub: [] };
}

/**
 * A file that adds a line to calendars, or removes it. Each email has the same file name and UID, and each change a higher SEQUENCE, so that a
 * calendar keeps only one event.
 */
export function calendar(
  { order, to, from, now, language, words, brand }: EmailContext,
  line: SellerLine,
  method: 'PUBLISH' | 'CANCEL',
): Attachment {
  const contact = order.main_contact_info;
  const attendee = { name: `${contact?.first_name ?? ''} ${contact?.last_name ?? ''}`.trim(), email: to };
  const url = order.order_url === null ? '' : addressIn(order.order_url, language, brand.language);
  const event = lineEvent(order, line, url, words);
  const text = calendarFile(event, now, { method, organizer: from, attendee });
  return {
    filename: `${voucherNumber(order, line)}.ics`,
    content_type: `text/calendar; charset=utf-8; method=${method}`,
    content: Buffer.from(text).toString('base64'),
  };
}

/** 'Walk along the quay, Thu, 10 Dec 2026, 09:00' */
function brief(line: SellerLine, { formats }: EmailWords): Phrase[] {
  const { date, start_time } = line.booking_info;
  return [titlePhrase(line), { text: `, ${formatDate(date, 'day', formats)}, ${formatTime(start_time.time)}` }];
}

/** One line of text per tour, below a leading text if there is one. */
export function briefs(lines: readonly SellerLine[], words: EmailWords, lead?: string): MixedText {
  const all = lines.map((line) => brief(line, words));
  return { phrases: joinPhrases([...(lead === undefined ? [] : [[{ text: lead }]]), ...all], '\n') };
}

/** 'Thu, 10 Dec 2026, 09:00 (Europe/Zagreb)' */
export function instantWithZone(instant: string, zone: string, { formats }: EmailWords): string {
  return `${formatInstant(instant, zone, formats)} (${zone})`;
}

/** The first name of a buyer, for a greeting; '' if it is unknown. */
export function firstName({ main_contact_info }: Pick<SellerOrder, 'main_contact_info'>): string {
  return main_contact_info?.first_name.trim() ?? '';
}
