import { createHash } from 'node:crypto';
import { style } from './sandbox-style.ts';

/** Markup that is safe to stand in markup. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | null | false | readonly Html[];

/** Markup from a template: text is escaped, null and false are nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: texts.map((text, i) => text + markupOf(parts[i] ?? null)).join('') };
}

function markupOf(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  if ('markup' in part) return part.markup;
  return part.map(markupOf).join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

interface PageParts {
  title: string;
  body: Html;
  status?: number;
  /** Seconds after which it is loaded anew. */
  again?: number;
  /** Where its form may lead to in the end. */
  leadsTo: string;
}

const STYLE_HASH = createHash('sha256').update(style).digest('base64');

/** A whole page under a strict policy: nothing but its own markup and its one hashed style. */
export function sandboxPage({ title, body, status = 200, again, leadsTo }: PageParts): Response {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${again !== undefined && html`<meta http-equiv="refresh" content="${again}">`}
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>${body}</body>
</html>`;
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${new URL(leadsTo).origin}; base-uri 'none'; frame-ancestors 'none'`;
  return new Response(document.markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  });
}
