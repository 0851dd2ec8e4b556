/** A part of a text, with its language if it differs from the surrounding text: for `lang` (WCAG 3.1.2). */
export interface Phrase {
  readonly text: string;
  readonly language?: string | undefined;
}

/** A seller's title, with its language if it has no translation (G4). */
export function phraseOf(it: { readonly title: string; readonly text_language?: string | undefined }): Phrase {
  return { text: it.title, language: it.text_language };
}

export function phrasesText(phrases: readonly Phrase[]): string {
  return phrases.map(({ text }) => text).join('');
}

/** Phrases one after the other, with a text between them. */
export function joinPhrases(all: readonly (readonly Phrase[])[], between: string): Phrase[] {
  return all.flatMap((phrases, n) => (n === 0 ? phrases : [{ text: between }, ...phrases]));
}

/** A sentence that contains phrases, in any order, cut into parts. It stays whole if no phrase is found, or if none has another language. */
export function phrasesAround(sentence: string, ...known: readonly Phrase[]): Phrase[] {
  return known.reduce<Phrase[]>((pieces, phrase) => markIn(pieces, phrase), [{ text: sentence }]);
}

function markIn(pieces: Phrase[], { text, language }: Phrase): Phrase[] {
  const at = pieces.findIndex((it) => it.language === undefined && it.text.includes(text));
  const piece = pieces[at];
  if (!piece || !language || text === '') return pieces;
  const start = piece.text.indexOf(text);
  const parts = [
    { text: piece.text.slice(0, start) },
    { text, language },
    { text: piece.text.slice(start + text.length) },
  ];
  return pieces.toSpliced(at, 1, ...parts.filter((it) => it.text !== ''));
}
