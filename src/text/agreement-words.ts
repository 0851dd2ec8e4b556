import type { Difference } from '#domain/cart/agreement.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Phrase, phraseOf, phrasesAround } from '#domain/text/phrases.ts';
import * as words from '#words/checkout.ts';

/** The differences to the agreement in one or several sentences (W8). */
export function changedPhrases(changed: readonly Difference[]): Phrase[] {
  if (changed.length === 0) return [{ text: words.asYouLeftIt }];
  const titles = changed.flatMap((it) => (it.kind === 'total' ? [] : phraseOf(it)));
  return phrasesAround(words.changed(changed.map(wordsOf).join(', ')), ...titles);
}

const lineWords = { came: words.lineCame, gone: words.lineGone, changed: words.lineChanged };

function wordsOf(difference: Difference): string {
  if (difference.kind !== 'total') return lineWords[difference.kind](difference.title);
  const { before, now, currency } = difference;
  return words.totalChanged(formatMoney(before, currency), formatMoney(now, currency));
}
