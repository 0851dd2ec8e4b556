import { isLanguage, type Language } from '#domain/contract/languages.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import type { TicketWords, Translated } from '#text/ticket-words.ts';
import type * as emailsEnglish from '#words/bookings/emails.ts';
import type * as ticketEnglish from '#words/bookings/ticket.ts';
import type * as checkoutEnglish from '#words/checkout.ts';
import type * as factsEnglish from '#words/facts.ts';
import type * as formatsEnglish from '#words/formats.ts';
import { inEachLanguage, wordsIn } from '../../base/words.ts';
import { languageOfStore } from '../../catalogue/settings.ts';
import type { OrderRow } from '../../database/tables.ts';

/** The words of emails to buyers in one language. */
export interface EmailWords extends TicketWords {
  readonly emails: Translated<typeof emailsEnglish>;
  /** The titles of ways to pay without a title of the shop's own. */
  readonly paymentTitles: Readonly<Record<string, string>>;
}

const emails = await wordsIn<typeof emailsEnglish>('bookings/emails.ts');
const checkout = await wordsIn<typeof checkoutEnglish>('checkout.ts');
const ticket = await wordsIn<typeof ticketEnglish>('bookings/ticket.ts');
const facts = await wordsIn<typeof factsEnglish>('facts.ts');
const formats = await wordsIn<typeof formatsEnglish>('formats.ts');

export const emailWords = inEachLanguage(
  (it): EmailWords => ({
    emails: emails[it],
    paymentTitles: checkout[it].titles,
    ticket: ticket[it],
    formats: formats[it],
    facts: facts[it],
  }),
);

/** The language of emails to an order's buyer (V18): the order's, else its store's. */
export function languageOfOrder({ language }: Pick<OrderRow, 'language'>, settings: StoreSettings): Language {
  return language !== null && isLanguage(language) ? language : languageOfStore(settings);
}
