import { readFileSync } from 'node:fs';
import type { Language } from '#domain/contract/languages.ts';
import type { Reason } from '#domain/contract/problems.ts';
import { codeText } from '#text/problem-text.ts';
import { type Html, html, htmlPage, raw, readStyleSheet } from '../../http/html-page.ts';
import { bytesOf } from '../../http/request/body.ts';
import { accountWords, problemWords } from './account-words.ts';

export interface PageField {
  readonly name: string;
  readonly label: string;
  readonly type: 'password' | 'email' | 'text';
  readonly autocomplete: string;
  readonly isOptional?: boolean;
  readonly value?: string;
}

export interface PageForm {
  readonly text?: string | undefined;
  readonly button: string;
  readonly fields: readonly PageField[];
}

export async function readForm(request: Request): Promise<Record<string, string>> {
  const text = new TextDecoder().decode(await bytesOf(request));
  return Object.fromEntries(new URLSearchParams(text));
}

/** A problem of a field, in words or by its reason. */
export type FormProblem = { readonly field: string } & ({ readonly text: string } | Reason);

type Form = PageForm & { readonly title: string };

/** A page with one form, or with a second one for other readers, and with the problems of the last attempt. */
export function formPage(
  language: Language,
  page: Form & { readonly other?: Form; readonly problems: readonly FormProblem[] },
): Response {
  const { title, other } = page;
  const problems = page.problems.map((it) => ({
    field: it.field,
    message: 'text' in it ? it.text : codeText(it, problemWords[language]),
  }));
  const second = other && html`<h2>${other.title}</h2>${formHtml(other, problems)}`;
  return pageOf(language, title, html`${formHtml(page, problems)}${second}`, problems.length > 0 ? 400 : 200);
}

function formHtml(
  { text, button, fields }: PageForm,
  problems: readonly { readonly field: string; readonly message: string }[],
): Html {
  const first = fields.find(({ name }) => problems.some(({ field }) => field === name));
  const inputs = fields.map((field) => {
    const { name, value } = field;
    const wrong = problems.filter((it) => it.field === name);
    const state = wrong.length > 0 && html` aria-invalid="true" aria-describedby="${name}-problem"`;
    const messages = wrong.map(({ message }, n) => html`${n > 0 && html`<br>`}${message}`);
    return html`<label for="${name}">${field.label}</label>
<input id="${name}" name="${name}" type="${field.type}" autocomplete="${field.autocomplete}"${!field.isOptional && html` required`}${value && html` value="${value}"`}${state}${field === first && html` autofocus`}>
${wrong.length > 0 && html`<p id="${name}-problem" class="problem">${messages}</p>`}`;
  });
  return html`${text && html`<p>${text}</p>`}<form method="post">${inputs}<button>${button}</button></form>`;
}

export function wordsPage(language: Language, title: string, text: string, status: number): Response {
  const { openDesk } = accountWords[language];
  return pageOf(language, title, html`<p>${text}</p><p><a class="button" href="/desk/">${openDesk}</a></p>`, status);
}

const style = readStyleSheet(new URL('confirmation.css', import.meta.url));

const NAME = 'Landfall';
const icon = readFileSync(new URL('../../../public/desk-icon.svg', import.meta.url), 'utf8').trim();

/** A page below the product's name, as the emails that lead here call it. The name links to the desk. */
function pageOf(language: Language, title: string, content: Html, status: number): Response {
  const body = html`<main><a class="brand" href="/desk/">${raw(icon.replace('<svg', '<svg aria-hidden="true"'))}${NAME}</a><h1>${title}</h1>${content}</main>`;
  return htmlPage({ language, title: `${title} · ${NAME}`, body, status, style });
}
