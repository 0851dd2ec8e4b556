import type { PromoRefusal } from '#domain/contract/promo-refusal.ts';
import { promoWords } from '#domain/text/promo-words.ts';
import type { Problem } from '../errors.ts';
import { Invalid } from '../errors.ts';

/** A code that a cart was to have and that does not apply (C13): in words, and as a value. @param others  what else is wrong with the change */
export function refusedCode(promo_refusal: PromoRefusal, others: readonly Problem[] = []): Invalid {
  return new Invalid([{ path: ['promo_code'], message: promoWords(promo_refusal) }, ...others], { promo_refusal });
}
