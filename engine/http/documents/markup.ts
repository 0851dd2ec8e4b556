import { LANGUAGE } from '#domain/contract/endpoint.ts';
import { type Language } from '#domain/contract/languages.ts';

/** The language of a document, the languages that the store offers, and the language of visitors who have chosen none. */
export interface Languages {
  readonly used: Language;
  readonly offered: readonly Language[];
  readonly own: Language;
}

/** The address of a page in a language. The store's own language needs no parameter. */
export function addressIn(path: string, language: Language, own: Language): string {
  return language === own ? path : `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE}=${language}`;
}

/** A text escaped for HTML or XML, also between quotation marks. */
export function inText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON escaped for a script element: it can neither end the element nor begin another. */
export function inScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
