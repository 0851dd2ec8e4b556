import { createHash } from 'node:crypto';

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
  /** Seconds after which it is loaded again. */
  again?: number;
  /** Where its form may lead to in the end. */
  leadsTo: string;
}

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

/** All of the card page's style: it stands in the page, allowed by its hash. */
const style = `
:root {
  color-scheme: light dark;
  --ink: light-dark(oklch(0.24 0.03 230), oklch(0.94 0.01 220));
  --soft: light-dark(oklch(0.45 0.03 230), oklch(0.76 0.02 220));
  --paper: light-dark(oklch(0.99 0.004 90), oklch(0.26 0.025 235));
  --foam: light-dark(oklch(0.955 0.014 205), oklch(0.2 0.02 235));
  --line: light-dark(oklch(0.8 0.015 220), oklch(0.48 0.03 230));
  --sea: light-dark(oklch(0.45 0.1 220), oklch(0.8 0.09 210));
  --action: oklch(0.53 0.18 33);
  --wrong: light-dark(oklch(0.48 0.19 27), oklch(0.79 0.13 27));
  --wrong-ground: light-dark(oklch(0.96 0.025 27), oklch(0.3 0.06 27));
  --caution: light-dark(oklch(0.94 0.08 90), oklch(0.36 0.07 85));
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--foam); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; min-height: 100vh; overflow-wrap: anywhere; }
.test { background: var(--caution); padding: 0.625rem 1rem; text-align: center; font-size: 0.9375rem; }
main { max-width: 62rem; margin-inline: auto; display: grid; }
main.alone { max-width: 30rem; padding: 1rem; }
.sum { padding: 1.5rem 1.25rem; }
h1 { font-size: 1rem; font-weight: 600; color: var(--soft); }
.amount { font-size: clamp(2.25rem, 1.75rem + 2.5vw, 3rem); font-weight: 650; line-height: 1.2; letter-spacing: -0.02em; }
.sum ul { list-style: none; padding: 0; margin-block-start: 1rem; border-block-start: 1px solid var(--line); }
.sum li { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.625rem; border-block-end: 1px solid var(--line); }
.sum li span:last-child { white-space: nowrap; }
.quiet { color: var(--soft); font-size: 0.9375rem; }
.work { background: var(--paper); padding: 1.5rem 1.25rem 2.5rem; border-start-start-radius: 20px; border-start-end-radius: 20px; box-shadow: 0 -1px 24px oklch(0.3 0.05 230 / 0.1); }
h2 { font-size: 1.25rem; line-height: 1.3; margin-block-end: 1rem; }
form, .end { max-width: 28rem; margin-inline: auto; }
form > * + *, .end > * + * { margin-block-start: 1rem; }
.field label { display: block; font-size: 0.9375rem; font-weight: 550; margin-block-end: 0.25rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
input { width: 100%; min-height: 3rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px; }
input::placeholder { color: var(--soft); opacity: 0.75; }
input[aria-invalid] { border-color: var(--wrong); box-shadow: inset 0 0 0 1px var(--wrong); }
.problem { color: var(--wrong); font-size: 0.9375rem; margin-block-start: 0.25rem; }
.alert { color: var(--wrong); background: var(--wrong-ground); padding: 0.75rem 1rem; border-radius: 6px; }
button, .button { display: block; width: 100%; min-height: 3.25rem; padding: 0.75rem 1rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: oklch(0.99 0.01 60); background: var(--action); border: 0; border-radius: 12px; cursor: pointer; }
button:hover, .button:hover { background: oklch(0.48 0.17 33); }
button.second { color: var(--ink); background: transparent; border: 1px solid var(--line); }
form .quiet { text-align: center; }
form a { color: var(--sea); display: inline-block; padding: 0.75rem; }
:focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
details { max-width: 28rem; margin: 2rem auto 0; padding-block-start: 1rem; border-block-start: 1px solid var(--line); font-size: 0.9375rem; color: var(--soft); }
summary { cursor: pointer; min-height: 2.75rem; padding-block: 0.625rem; color: var(--ink); font-weight: 550; }
details ul { list-style: none; padding: 0; }
details li { display: flex; flex-wrap: wrap; align-items: center; column-gap: 0.75rem; }
details a { color: var(--sea); display: inline-block; padding-block: 0.75rem; }
code { font: 0.9375rem/1.5 ui-monospace, monospace; white-space: nowrap; }
@media (min-width: 56rem) {
  main { grid-template-columns: 1fr 1.1fr; gap: 3rem; padding: 3rem 2rem; align-items: start; }
  main.alone { grid-template-columns: 1fr; }
  .work, .alone .end { border-radius: 20px; padding: 2.25rem; background: var(--paper); box-shadow: 0 1px 24px oklch(0.3 0.05 230 / 0.1); }
}
@media (prefers-reduced-motion: no-preference) {
  button, .button { transition: background 120ms; }
}
`;

const STYLE_HASH = createHash('sha256').update(style).digest('base64');
