import type { Language } from '#domain/contract/languages.ts';
import type { Translated } from '#text/ticket-words.ts';
import type * as english from '#words/bookings/card-page.ts';
import { wordsIn } from '../base/words.ts';

export type CardPageWords = Translated<typeof english>;

const words = await wordsIn<typeof english>('bookings/card-page.ts');

/** The words of a card page, in the language of its guest's booking (G1). */
export function cardPageWords({ language }: { readonly language: Language }): CardPageWords {
  return words[language];
}
