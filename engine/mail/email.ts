import type { Language } from '#domain/contract/languages.ts';
import type { Ticket } from '#domain/orders/ticket.ts';
import { type Phrase, phrasesText } from '#domain/text/phrases.ts';
import type { Theme } from '#domain/theme/theme.ts';

/** An email as data; `asHtml` and `plainText` are its two forms (V18). */
export interface Email {
  readonly to: string;
  readonly subject: string;
  /** The sender's name, where it is not the engine's own. */
  readonly sender?: string;
  /** Of its text; English where none is named. */
  readonly language?: Language;
  /** Whose look it has; that of the engine where it is of no shop. */
  readonly brand?: Brand;
  readonly heading: string;
  readonly parts: readonly EmailPart[];
  /** Whom its reader asks. */
  readonly contact?: EmailContact;
  readonly foot?: { readonly text: string; readonly links?: readonly EmailLink[] };
  readonly attachments?: readonly Attachment[];
  /** From then on it is of no use, and is not sent. */
  readonly until?: Temporal.Instant;
}

export interface Brand {
  readonly name: string;
  /** Of the shop's home page; null where there is none. */
  readonly url: string | null;
  /** The address of its icon; null where there is none. */
  readonly icon: string | null;
  readonly theme: Pick<Theme, 'accent' | 'color_scheme'>;
  /** Who sells: the registered name and the address (O4); not there where the email is of no shop. */
  readonly seller?: string;
}

/** A text is a paragraph; an email has one button at most, its other links are quiet. */
export type EmailPart = string | MixedText | SellerText | TicketPart | Amounts | EmailLink;

/** A paragraph of ours with words of a seller in it. */
export interface MixedText {
  readonly title?: string;
  readonly phrases: readonly Phrase[];
}

/** Own words of a shop. */
export interface SellerText {
  readonly title?: string;
  readonly text: string;
  /** Of the text, where it is not that of the email. */
  readonly language?: string | undefined;
}

/** A booked line. `picture` is the file of its QR code among the attachments, with the text instead of it; null before it is booked. */
export interface TicketPart {
  readonly ticket: Ticket;
  readonly picture: { readonly filename: string; readonly alt: string } | null;
  /** Below the QR code: what is read out where no code is read. */
  readonly stub: readonly { readonly label: string; readonly text: string }[];
}

/** Sums below each other; the last one counts. */
export interface Amounts {
  readonly amounts: readonly { readonly label: string; readonly amount: string }[];
}

export interface EmailLink {
  readonly label: string;
  readonly url: string;
  readonly isQuiet?: boolean;
}

/** @param lead  'Questions? We’re happy to help:' */
export interface EmailContact {
  readonly lead: string;
  readonly phone_number: string;
  readonly email: string;
}

export interface Attachment {
  readonly filename: string;
  readonly content_type: string;
  /** base64 */
  readonly content: string;
}

/** The email as plain text, in short lines, so that ASCII needs no encoding. */
export function plainText({ heading, parts, contact, foot }: Email): string {
  const blocks = [
    heading,
    ...parts.map(partText),
    contact && contactText(contact),
    foot && [foot.text, ...(foot.links ?? []).map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ];
  return (
    blocks
      .filter(Boolean)
      .map((it) => folded(it ?? ''))
      .join('\n\n') + '\n'
  );
}

function partText(part: EmailPart): string {
  if (typeof part === 'string') return part;
  if ('phrases' in part) return titled(part.title, phrasesText(part.phrases));
  if ('ticket' in part) return ticketText(part);
  if ('amounts' in part) return part.amounts.map(({ label, amount }) => `${label}: ${amount}`).join('\n');
  if ('url' in part) return linkText(part);
  return titled(part.title, part.text);
}

function titled(title: string | undefined, text: string): string {
  return title ? `${title}\n${text}` : text;
}

function ticketText({ ticket, stub }: TicketPart): string {
  const rows = ticket.rows.flatMap(({ label, text, hint, link }) => [
    `${label}: ${phrasesText(text)}`,
    ...(hint ? [hint.text] : []),
    ...(link ? [linkText(link)] : []),
  ]);
  const codes = stub.map(({ label, text }) => `${label}: ${text}`);
  return [ticket.title.text, `${ticket.when} (${ticket.time_zone})`, ...rows, ...codes].join('\n');
}

function linkText({ label, url }: EmailLink): string {
  return `${label}:\n${url}`;
}

function contactText({ lead, phone_number, email }: EmailContact): string {
  return [lead, phone_number, email].filter(Boolean).join('\n');
}

const LINE = 76;

function folded(text: string): string {
  return text.replace(new RegExp(`(?![^\\n]{1,${LINE}}$)([^\\n]{1,${LINE}}) `, 'gm'), '$1\n');
}

/** By what a document names a file that travels with it. */
export function contentId(filename: string): string {
  return `${filename}@landfall`;
}
