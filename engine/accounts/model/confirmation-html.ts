import { createHash } from 'node:crypto';
import { bytesOf } from '../../http/request/body.ts';

export interface PageField {
  readonly name: string;
  readonly label: string;
  readonly type: 'password' | 'email' | 'text';
  readonly autocomplete: string;
  readonly isOptional?: boolean;
  readonly value?: string;
}

/** A button, and fields where something is to be chosen. */
export interface PageForm {
  readonly words?: string;
  readonly button: string;
  readonly fields: readonly PageField[];
}

/** The fields of a form that was sent. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const text = new TextDecoder().decode(await bytesOf(request));
  return Object.fromEntries(new URLSearchParams(text));
}

/** What is wrong with a form as it was sent, and with which of its fields. */
export interface FormProblem {
  readonly field: string;
  readonly message: string;
}

/** A page with a form, or with two of which one is for others; with the problems of what was sent before. */
export function formPage(
  page: PageForm & { title: string; other?: PageForm & { title: string }; problems: readonly FormProblem[] },
): Response {
  const { title, other, problems } = page;
  const second = other ? `<h2>${escaped(other.title)}</h2>${formHtml(other, problems)}` : '';
  return html(title, formHtml(page, problems) + second, problems.length > 0 ? 400 : 200);
}

function formHtml({ words, button, fields }: PageForm, problems: readonly FormProblem[]): string {
  const first = fields.find(({ name }) => problems.some(({ field }) => field === name));
  const inputs = fields.map((field) => {
    const wrong = problems.filter((it) => it.field === field.name);
    const state = wrong.length > 0 ? ` aria-invalid="true" aria-describedby="${field.name}-problem"` : '';
    const messages = wrong.map(({ message }) => escaped(message)).join('<br>');
    return `<label for="${field.name}">${escaped(field.label)}</label>
<input id="${field.name}" name="${field.name}" type="${field.type}" autocomplete="${field.autocomplete}"${
      field.isOptional ? '' : ' required'
    }${field.value ? ` value="${escaped(field.value)}"` : ''}${state}${field === first ? ' autofocus' : ''}>
${wrong.length > 0 ? `<p id="${field.name}-problem" class="problem">${messages}</p>` : ''}`;
  });
  const form = `<form method="post">${inputs.join('')}<button>${escaped(button)}</button></form>`;
  return (words ? `<p>${escaped(words)}</p>` : '') + form;
}

export function wordsPage(title: string, words: string, status: number): Response {
  return html(title, `<p>${escaped(words)}</p>`, status);
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(oklch(0.955 0.014 205), oklch(0.2 0.02 235)); color: light-dark(oklch(0.24 0.03 230), oklch(0.94 0.01 220)); }
main { box-sizing: border-box; width: min(28rem, 100vw); padding: 2rem 1.25rem; display: grid; gap: 1.25rem; }
h1, h2 { margin: 0; font-size: 1.5rem; line-height: 1.25; }
h2 { margin-block-start: 1.5rem; font-size: 1.25rem; }
p { margin: 0; }
form { display: grid; gap: 0.5rem; }
label { font-weight: 550; }
input { box-sizing: border-box; min-height: 3rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: transparent;
  border: 1px solid light-dark(oklch(0.55 0.02 220), oklch(0.6 0.03 230)); border-radius: 6px; }
.problem { color: light-dark(oklch(0.48 0.19 27), oklch(0.79 0.13 27)); }
button { margin-block-start: 0.75rem; min-height: 3.25rem; font: inherit; font-weight: 600; color: oklch(0.99 0.01 60);
  background: oklch(0.53 0.18 33); border: 0; border-radius: 12px; cursor: pointer; }
:focus-visible { outline: 3px solid light-dark(oklch(0.45 0.1 220), oklch(0.8 0.09 210)); outline-offset: 2px; }
`;
const STYLE_HASH = createHash('sha256').update(style).digest('base64');

function html(title: string, body: string, status: number): Response {
  const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body><main><h1>${escaped(title)}</h1>${body}</main></body>
</html>`;
  return new Response(document, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
    },
  });
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`);
}
