import * as words from '#words/checkout.ts';
import { formatMoney } from '../money/format-money.ts';
import type { Difference } from './agreement.ts';

/** What is no longer as it was agreed, in a sentence or a few (W8). */
export function changedWords(changed: readonly Difference[]): string {
  if (changed.length === 0) return words.asYouLeftIt;
  return words.changed(changed.map(wordsOf).join(', '));
}

function wordsOf(difference: Difference): string {
  switch (difference.kind) {
    case 'total': {
      const { before, now, currency } = difference;
      return words.totalChanged(formatMoney(before, currency), formatMoney(now, currency));
    }
    case 'came':
      return words.lineCame(difference.title);
    case 'gone':
      return words.lineGone(difference.title);
    case 'changed':
      return words.lineChanged(difference.title);
  }
}
