import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { raw, html as template } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '#domain/contract/languages.ts';

/** Markup that may be inserted into markup without escaping. */
export type Html = HtmlEscapedString;

/** Markup from a template: texts are escaped; lists are joined; null, false and true print nothing. */
export const html = template as (texts: TemplateStringsArray, ...parts: readonly unknown[]) => Html;

export { raw };

/** A page's one style sheet, which its policy allows by a hash. */
export interface StyleSheet {
  readonly element: Html;
  /** A policy that allows only this style. @param formAction  the origins to which forms may be sent */
  readonly policy: (formAction: string) => string;
}

export function readStyleSheet(file: URL): StyleSheet {
  const text = readFileSync(file, 'utf8');
  const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return {
    element: html`<style>${raw(text)}</style>`,
    policy: (formAction) =>
      `default-src 'none'; style-src ${source}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  };
}

interface PageOptions {
  readonly title: string;
  readonly language?: Language;
  readonly body: Html;
  readonly style: StyleSheet;
  readonly status?: number;
  readonly head?: Html | false;
  readonly formAction?: string;
}

/** A page of the engine itself, without script. Browsers do not store it and search engines do not list it. */
export function htmlPage({
  title,
  language = 'en',
  body,
  style,
  status = 200,
  head = false,
  formAction = "'self'",
}: PageOptions): Response {
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${head}
<title>${title}</title>
${style.element}
</head>
<body>${body}</body>
</html>`;
  return new Response(document.toString(), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': style.policy(formAction),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    },
  });
}
