/** An object that may have texts in another language than the page (G3). */
interface Translated {
  readonly text_language?: string | undefined;
  readonly untranslated?: readonly string[] | undefined;
}

/** The language of one text of an experience, if it is not the page's: for `lang` (WCAG 3.1.2). */
export function textLanguage({ text_language, untranslated }: Translated, name: string): string | undefined {
  return untranslated?.includes(name) ? text_language : undefined;
}

/** The language of a list's descriptions, if most of them are not in the page's language (G3); null otherwise. */
export function foreignLanguage(rows: readonly Translated[]): string | null {
  const foreign = rows.filter((row) => textLanguage(row, 'short_description'));
  return foreign.length * 2 > rows.length ? (foreign[0]?.text_language ?? null) : null;
}
