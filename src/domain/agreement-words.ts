import type { Difference } from './agreement.ts';
import { formatMoney } from './format-money.ts';

/** What is no longer as it was agreed, in a sentence or a few (W8). */
export function changedWords(changed: readonly Difference[]): string {
  if (changed.length === 0) return 'All is as you left it: tap once more to go on to payment.';
  return `Since you asked for it: ${changed.map(wordsOf).join(', ')}. Please look at it once more before you go on to payment.`;
}

function wordsOf(difference: Difference): string {
  switch (difference.kind) {
    case 'total': {
      const { before, now, currency } = difference;
      return `the total is now ${formatMoney(now, currency)}, it was ${formatMoney(before, currency)}`;
    }
    case 'came':
      return `“${difference.title}” has been added`;
    case 'gone':
      return `“${difference.title}” is not in the cart any more`;
    case 'changed':
      return `“${difference.title}” has changed`;
  }
}
