import type { ShopContact } from '#domain/contract/orders.ts';
import type { Language } from '#domain/text/languages.ts';
import * as en from '#words/reviews/email.ts';
import * as de from '../../src/words/de/reviews/email.ts';
import * as hr from '../../src/words/hr/reviews/email.ts';
import type { Email } from '../context.ts';

const wordsIn = { en, hr, de };

interface ReviewEmailInput {
  readonly to: string;
  readonly first_name: string;
  readonly shop: ShopContact;
  readonly number: string;
  readonly tours: readonly { readonly title: string; readonly url: string }[];
  readonly language: Language;
}

/** Asks a guest how it was: a tap on a star opens the page with that star chosen. */
export function reviewEmail({ to, first_name, shop, number, tours, language }: ReviewEmailInput): Email {
  const words = wordsIn[language];
  const [first, ...others] = tours;
  return {
    to,
    sender: shop.name,
    language,
    subject: `${words.subject(others.length === 0 ? (first?.title ?? '') : shop.name)} (${number})`,
    paragraphs: [
      words.opening(first_name, shop.name),
      ...tours.flatMap(({ title, url }) => [
        ...(others.length === 0 ? [] : [title]),
        ...STARS.map((stars) => ({
          label: `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} ${words.grades[stars - 1]}`,
          url: `${url}?stars=${stars}`,
        })),
      ]),
      words.closing,
    ],
    small: [shop.name, shop.phone_number, shop.email, words.why].filter(Boolean).join(' · '),
  };
}

const STARS = [5, 4, 3, 2, 1] as const;
