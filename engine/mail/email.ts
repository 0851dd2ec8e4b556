import type { Language } from '#domain/text/languages.ts';
import { type Html, html } from '../http/html-page.ts';

/** An email as its sender writes it: paragraphs, some of which are links. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  /** The sender's name, where it is not the engine's own. */
  readonly sender?: string;
  readonly paragraphs: readonly (string | Titled | Link | Inline)[];
  /** Of its text; English where none is named. */
  readonly language?: Language;
  /** Its foot, for programs. */
  readonly small?: string;
  readonly attachments?: readonly Attachment[];
  /** From then on it is of no use, and is not sent. */
  readonly until?: Temporal.Instant;
}

export interface Titled {
  readonly title: string;
  readonly text: string;
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A picture among its attachments, with its text. */
export interface Inline {
  readonly picture: string;
  readonly alt: string;
}

export interface Attachment {
  readonly filename: string;
  readonly content_type: string;
  /** base64 */
  readonly content: string;
}

/** The email as plain text, in short lines, so that ASCII needs no encoding. */
export function plainText({ paragraphs, small }: Email): string {
  const parts = paragraphs.map((it) => {
    if (typeof it === 'string') return folded(it);
    if ('title' in it) return folded(`${it.title}\n${it.text}`);
    return 'picture' in it ? folded(it.alt) : `${it.label}:\n${it.url}`;
  });
  return [...parts, ...(small === undefined ? [] : [folded(small)])].join('\n\n') + '\n';
}

const LINE = 76;

function folded(text: string): string {
  return text.replace(new RegExp(`(?![^\\n]{1,${LINE}}$)([^\\n]{1,${LINE}}) `, 'gm'), '$1\n');
}

/**
 * The email as a simple HTML document without scripts or remote files; its pictures are attached. It sets no colours but those of its button, so that an email program
 * can show it dark. Each address is written out, since not every program opens links.
 */
export function asHtml({ subject, paragraphs, small, language = 'en' }: Email): string {
  const body = paragraphs.map((it) => {
    if (typeof it === 'string') return html`<p>${inLines(it)}</p>\n`;
    if ('title' in it) return html`<p><strong>${it.title}</strong><br>${inLines(it.text)}</p>\n`;
    return 'picture' in it ? pictureHtml(it) : linkHtml(it);
  });
  return html`<!doctype html>
<html lang="${language}" style="color-scheme: light dark"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${subject}</title></head>
<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 36em; margin: 2em auto; padding: 0 1em">
${body}${small !== undefined && html`<hr><p style="font-size: 13px; opacity: 0.75">${inLines(small)}</p>\n`}</body></html>`.toString();
}

const BUTTON =
  'display: inline-block; padding: 12px 20px; border-radius: 8px; background: #14616f; color: #ffffff; font-weight: 600; text-decoration: none';

function linkHtml({ label, url }: Link): Html {
  return html`<p><a href="${url}" style="${BUTTON}">${label}</a></p>
<p style="font-size: 13px; overflow-wrap: anywhere">${url}</p>
`;
}

function pictureHtml({ picture, alt }: Inline): Html {
  return html`<p><img src="cid:${contentId(picture)}" alt="" width="180" height="180" style="border-radius: 8px"><br>${inLines(alt)}</p>
`;
}

/** By what a document names a file that travels with it. */
export function contentId(filename: string): string {
  return `${filename}@landfall`;
}

function inLines(text: string): Html[] {
  return text.split('\n').map((line, n) => html`${n > 0 && html`<br>`}${line}`);
}
