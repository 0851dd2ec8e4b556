/** An object that may have texts in another language than the page (G3). */
interface Translated {
  readonly text_language?: string | undefined;
  readonly untranslated?: readonly string[] | undefined;
}

/** The language of one text of an experience, where it is not the page's: for `lang` (WCAG 3.1.2). */
export function textLanguage({ text_language, untranslated }: Translated, name: string): string | undefined {
  return untranslated?.includes(name) ? text_language : undefined;
}
