import * as words from '#words/office/forms.ts';

/** The hint of a text that needs a number of characters: how many it has, until it has enough. @param least  of characters */
export function lengthHint(hint: string | undefined, text: string, least: number | undefined): string | undefined {
  const length = Array.from(text.trim()).length;
  if (least === undefined || length >= least) return hint;
  return [hint, words.characters(length, least)].filter(Boolean).join(' ');
}
