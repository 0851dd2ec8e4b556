import type { Language } from '#domain/contract/languages.ts';
import { type Phrase, phrasesText } from '#domain/text/phrases.ts';
import type { Theme } from '#domain/theme/theme.ts';
import type { Ticket } from '#text/ticket.ts';

/** An email as data; `asHtml` and `plainText` are its two forms (V18). */
export interface Email {
  readonly to: string;
  readonly subject: string;
  /** The sender's name; by default the engine's own. */
  readonly sender?: string;
  /** The language of its text; by default English. */
  readonly language?: Language;
  /** The shop whose look it has; by default the engine's look. */
  readonly brand?: Brand;
  readonly heading: string;
  readonly parts: readonly EmailPart[];
  /** The contact for questions. */
  readonly contact?: EmailContact;
  readonly foot?: { readonly text: string; readonly links?: readonly EmailLink[] };
  readonly attachments?: readonly Attachment[];
  /** The instant after which it is useless and no longer sent. */
  readonly until?: Temporal.Instant;
}

export interface Brand {
  readonly name: string;
  /** The address of the shop's home page; null if there is none. */
  readonly url: string | null;
  /** The address of its icon; null if there is none. */
  readonly icon: string | null;
  readonly theme: Pick<Theme, 'accent' | 'color_scheme'>;
  /** The seller's registered name and address (O4); undefined for an email without a shop. */
  readonly seller?: string;
}

/** A text is a paragraph. An email has at most one button; its other links are plain. */
export type EmailPart = string | MixedText | SellerText | TicketPart | Amounts | EmailLink;

/** A paragraph of our own words with a seller's words in it. */
export interface MixedText {
  readonly title?: string;
  readonly phrases: readonly Phrase[];
}

/** A shop's own words. */
export interface SellerText {
  readonly title?: string;
  readonly text: string;
  /** The language of the text, if it is not the email's. */
  readonly language?: string | undefined;
}

/** A booked line. `picture` names the attached file of its QR code and the text in its place; null before the line is booked. */
export interface TicketPart {
  readonly ticket: Ticket;
  readonly picture: { readonly filename: string; readonly alt: string } | null;
  /** The lines below the QR code: they are read out if the code cannot be scanned. */
  readonly stub: readonly { readonly label: string; readonly text: string }[];
}

/** Sums below each other; the last one is the result. */
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

/** The id by which a document refers to an attached file. */
export function contentId(filename: string): string {
  return `${filename}@landfall`;
}
