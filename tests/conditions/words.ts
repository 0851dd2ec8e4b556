import type { Combination } from './table.ts';

/** The words of the product in one language, by their files. */
export interface Words {
  readonly app: typeof import('#words/app.ts');
  readonly booking: typeof import('#words/booking.ts');
  readonly cart: typeof import('#words/cart.ts');
  readonly departure: typeof import('#words/desk/departure.ts');
  readonly deskShell: typeof import('#words/desk/shell.ts');
  readonly session: typeof import('#words/desk/session.ts');
  readonly today: typeof import('#words/desk/today.ts');
  readonly checkout: typeof import('#words/checkout.ts');
  readonly common: typeof import('#words/common.ts');
  readonly experience: typeof import('#words/experience.ts');
  readonly home: typeof import('#words/listing/home.ts');
  readonly kiosk: typeof import('#words/kiosk.ts');
  readonly listing: typeof import('#words/listing.ts');
  readonly orders: typeof import('#words/orders.ts');
  readonly outbox: typeof import('#words/outbox.ts');
  readonly outcome: typeof import('#words/outcome.ts');
  readonly shell: typeof import('#words/shell.ts');
}

const files: Readonly<Record<keyof Words, string>> = {
  app: 'app',
  booking: 'booking',
  cart: 'cart',
  checkout: 'checkout',
  departure: 'desk/departure',
  deskShell: 'desk/shell',
  session: 'desk/session',
  today: 'desk/today',
  common: 'common',
  experience: 'experience',
  home: 'listing/home',
  kiosk: 'kiosk',
  listing: 'listing',
  orders: 'orders',
  outbox: 'outbox',
  outcome: 'outcome',
  shell: 'shell',
};

type Language = 'en' | 'hr' | 'de' | 'it';

/**
 * The language of the page: a browser in a language that the product does not speak gets English. So does a kiosk, which forgets with each visitor
 * which language was chosen.
 */
export function languageOf({ money, device }: Pick<Combination, 'money' | 'device'>): Language {
  if (device === 'kiosk') return 'en';
  return money === 'hr' || money === 'de' || money === 'it' ? money : 'en';
}

/** The languages that the browser asks for. */
export function localeOf({ money }: Combination): string {
  if (money === 'fifth-language') return 'fr-FR';
  return { en: 'en-GB', hr: 'hr-HR', de: 'de-DE', it: 'it-IT' }[languageOf({ money, device: 'new' })];
}

export async function loadWords(language: Language): Promise<Words> {
  const loaded = Object.entries(files).map(
    async ([name, file]) => [name, await import(`../../src/words/${language}/${file}.ts`)] as const,
  );
  return Object.fromEntries(await Promise.all(loaded)) as unknown as Words;
}
