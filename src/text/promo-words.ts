import type { Cart } from '#domain/contract/cart.ts';
import type { PromoRefusal } from '#domain/contract/promo-refusal.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { engineSays } from '#words/common.ts';
import * as words from '#words/outbox.ts';
import { formatDate } from './format.ts';

/** The reason why a code does not apply (C13), in words that say what to do. */
export function promoWords(refusal: PromoRefusal): string {
  const { promo_code } = refusal;
  switch (refusal.code) {
    case 'valid_from':
      return words.validFrom(promo_code, formatDate(refusal.date, 'short'));
    case 'valid_until':
      return words.validUntil(promo_code, formatDate(refusal.date, 'short'));
    case 'minimum': {
      const { least, missing, currency } = refusal;
      return words.forMore(promo_code, formatMoney(least, currency), formatMoney(missing, currency));
    }
    case 'too_many':
      return words.tooMany;
    case 'unknown':
    case 'used_up':
    case 'used_by_you':
    case 'not_for_these':
      return bareWords[refusal.code](promo_code);
  }
}

const bareWords = {
  unknown: words.unknown,
  used_up: words.usedUp,
  used_by_you: words.usedByYou,
  not_for_these: words.notForThese,
};

/** The reason why a cart's code takes nothing off; null without a code or a problem. A reason of a newer engine has its own text. */
export function codeProblem({ promo_refusal, promo_problem }: Pick<Cart, 'promo_refusal' | 'promo_problem'>) {
  if (promo_refusal) return promoWords(promo_refusal);
  return promo_problem ? engineSays(promo_problem, words.notApplied) : null;
}
