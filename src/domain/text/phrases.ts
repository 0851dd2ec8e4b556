/** A piece of a text, with its language where it is not that around it: for `lang` (WCAG 3.1.2). */
export interface Phrase {
  readonly text: string;
  readonly language?: string | undefined;
}

export function phrasesText(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join('');
}

/** Phrases one after the other, with a text between each two. */
export function joinPhrases(all: readonly (readonly Phrase[])[], between: string): Phrase[] {
  return all.flatMap((phrases, n) => (n === 0 ? phrases : [{ text: between }, ...phrases]));
}

/** A sentence in which a phrase stands; it stays whole where the phrase is not found, or is in the same language. */
export function phrasesAround(sentence: string, { text, language }: Phrase): Phrase[] {
  const start = language && text !== '' ? sentence.indexOf(text) : -1;
  if (start < 0) return [{ text: sentence }];
  const pieces = [
    { text: sentence.slice(0, start) },
    { text, language },
    { text: sentence.slice(start + text.length) },
  ];
  return pieces.filter((it) => it.text !== '');
}
