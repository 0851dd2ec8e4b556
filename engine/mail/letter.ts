/** A mail as whoever writes it thinks of it: paragraphs, some of which lead somewhere. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly (string | Link)[];
  /** What only programs want to know, at its foot. */
  readonly small?: string;
  readonly attachments?: readonly Attachment[];
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

export interface Attachment {
  readonly filename: string;
  readonly content_type: string;
  /** base64 */
  readonly content: string;
}

/** The letter for whoever reads plain text; in short lines, so that mere ASCII travels as it stands. */
export function plainText({ paragraphs, small }: Letter): string {
  const parts = paragraphs.map((it) => (typeof it === 'string' ? folded(it) : `${it.label}:\n${it.url}`));
  return [...parts, ...(small === undefined ? [] : [folded(small)])].join('\n\n') + '\n';
}

const LINE = 76;

function folded(text: string): string {
  return text.replace(new RegExp(`(?![^\\n]{1,${LINE}}$)([^\\n]{1,${LINE}}) `, 'gm'), '$1\n');
}

/**
 * The same as a simple document without pictures, scripts or addresses of others. It names no colours but those of its button, so that
 * a mail program can turn it dark; where a link leads is also written out, since not every program opens one.
 */
export function asHtml({ subject, paragraphs, small }: Letter): string {
  const body = paragraphs.map((it) => (typeof it === 'string' ? `<p>${inLines(it)}</p>` : linkHtml(it)));
  return [
    '<!doctype html>',
    '<html lang="en" style="color-scheme: light dark"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escaped(subject)}</title></head>`,
    '<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 36em; margin: 2em auto; padding: 0 1em">',
    ...body,
    ...(small === undefined ? [] : [`<hr><p style="font-size: 13px; opacity: 0.75">${inLines(small)}</p>`]),
    '</body></html>',
  ].join('\n');
}

function linkHtml({ label, url }: Link): string {
  const button =
    'display: inline-block; padding: 12px 20px; border-radius: 8px; background: #14616f; color: #ffffff; font-weight: 600; text-decoration: none';
  return [
    `<p><a href="${escaped(url)}" style="${button}">${escaped(label)}</a></p>`,
    `<p style="font-size: 13px; overflow-wrap: anywhere">${escaped(url)}</p>`,
  ].join('\n');
}

function inLines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`);
}
