/** A mail as whoever writes it thinks of it: paragraphs, some of which lead somewhere. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly (string | Link)[];
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
export function plainText({ paragraphs }: Letter): string {
  return paragraphs.map((it) => (typeof it === 'string' ? folded(it) : `${it.label}:\n${it.url}`)).join('\n\n') + '\n';
}

const LINE = 76;

function folded(text: string): string {
  return text.replace(new RegExp(`(?![^\\n]{1,${LINE}}$)([^\\n]{1,${LINE}}) `, 'gm'), '$1\n');
}

/** The same as a simple document without pictures, scripts or addresses of others. */
export function asHtml({ subject, paragraphs }: Letter): string {
  const body = paragraphs.map((it) =>
    typeof it === 'string'
      ? `<p>${escaped(it).replaceAll('\n', '<br>')}</p>`
      : `<p><a href="${escaped(it.url)}">${escaped(it.label)}</a></p>`,
  );
  return [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font: 16px/1.5 system-ui, sans-serif; max-width: 36em; margin: 2em auto; padding: 0 1em">',
    ...body,
    '</body></html>',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`);
}
