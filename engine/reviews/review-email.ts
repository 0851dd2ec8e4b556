import type { Language } from '#domain/contract/languages.ts';
import type { ShopContact } from '#domain/contract/orders.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import type { Phrase } from '#domain/text/phrases.ts';
import type * as english from '#words/reviews/email.ts';
import { wordsIn } from '../base/words.ts';
import { emailTextIn } from '../catalogue/translate.ts';
import type { Email } from '../context.ts';
import { guestEmail, type ShopBrand } from '../orders/email/email-parts.ts';

const emailWords = await wordsIn<typeof english>('reviews/email.ts');

interface ReviewEmailInput {
  readonly to: string;
  readonly first_name: string;
  readonly shop: ShopContact;
  readonly number: string;
  readonly tours: readonly { readonly title: Phrase; readonly url: string }[];
  readonly settings: StoreSettings;
  readonly language: Language;
  readonly brand: ShopBrand;
}

/** The email that asks a guest for a review: a tap on a star opens the page with that star chosen. */
export function reviewEmail({ first_name, tours, language, settings, ...input }: ReviewEmailInput): Email {
  const own = emailTextIn(settings, 'review', language);
  const words = emailWords[language];
  const [first, ...others] = tours;
  return guestEmail(language, input, {
    subject: `${words.subject(others.length === 0 ? (first?.title.text ?? '') : input.shop.name)} (${input.number})`,
    heading: words.heading(first_name),
    parts: [
      words.opening(input.shop.name),
      ...(own ? [own] : []),
      ...tours.flatMap(({ title, url }) => [
        ...(others.length === 0 ? [] : [title]),
        ...STARS.map((stars) => ({
          label: `${'★'.repeat(stars)}${'☆'.repeat(5 - stars)} ${words.grades[stars - 1]}`,
          url: `${url}?stars=${stars}`,
          isQuiet: true,
        })),
      ]),
      words.closing,
    ],
    why: words.why,
  });
}

const STARS = [5, 4, 3, 2, 1] as const;
