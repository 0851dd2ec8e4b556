import type { Language } from '#domain/contract/languages.ts';
import type * as english from '#words/faults/fault-page.ts';
import { wordsIn } from '../base/words.ts';
import { html, htmlPage, readStyleSheet } from './html-page.ts';

const words = await wordsIn<typeof english>('faults/fault-page.ts');
const style = readStyleSheet(new URL('fault-page.css', import.meta.url));

/** The page for an unexpected error of the engine. @param id  the id under which it is logged */
export function faultPage(id: string, language: Language): Response {
  const { title, nothingLost, again, home, logged } = words[language];
  const body = html`<main>
<h1>${title}</h1>
<p>${nothingLost}</p>
<p><a href="">${again}</a><a href="/">${home}</a></p>
<p><small>${logged(id)}</small></p>
</main>`;
  return htmlPage({ title, language, body, style, status: 500 });
}
