import type { Language } from '#domain/contract/languages.ts';
import { BANK_DECLINED, PAYMENT_FAILURES } from '#domain/orders/payment-failures.ts';
import type * as cardPageEnglish from '#words/bookings/card-page.ts';
import { wordsIn } from '../../base/words.ts';
import { type EmailWords, emailWords } from '../model/email-words.ts';

const cardPage = await wordsIn<typeof cardPageEnglish>('bookings/card-page.ts');

/** The reason why a payment that bought nothing is refunded; null for another failure. */
export function paidBackText(failure: string | null, { emails }: EmailWords): string | null {
  const names = Object.keys(PAYMENT_FAILURES) as (keyof typeof PAYMENT_FAILURES)[];
  const name = names.find((it) => PAYMENT_FAILURES[it] === failure);
  return name ? emails.paidBack[name] : null;
}

/** A payment with its failure in a reader's language. A failure without a translation stays English, and is marked so (G4). */
export function failureIn<T extends { failure: string | null; failure_language?: string | undefined }>(
  payment: T,
  language: Language,
): T {
  const { failure } = payment;
  if (failure === null || language === 'en') return payment;
  const text = failureText(failure, language);
  return text === null ? { ...payment, failure_language: 'en' } : { ...payment, failure: text };
}

function failureText(failure: string, language: Language): string | null {
  if (failure === BANK_DECLINED) return cardPage[language].bankDeclined;
  const words = emailWords[language];
  const why = paidBackText(failure, words);
  return why && `${why} ${words.emails.paidBackInFull}`;
}
