import { isLanguage, type Language } from '#domain/contract/languages.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import type { TicketWords, Translated } from '#domain/orders/ticket-words.ts';
import * as en from '#words/bookings/emails.ts';
import * as ticketEn from '#words/bookings/ticket.ts';
import * as factsEn from '#words/facts.ts';
import * as formatsEn from '#words/formats.ts';
import * as de from '../../../src/words/de/bookings/emails.ts';
import * as ticketDe from '../../../src/words/de/bookings/ticket.ts';
import * as factsDe from '../../../src/words/de/facts.ts';
import * as formatsDe from '../../../src/words/de/formats.ts';
import * as hr from '../../../src/words/hr/bookings/emails.ts';
import * as ticketHr from '../../../src/words/hr/bookings/ticket.ts';
import * as factsHr from '../../../src/words/hr/facts.ts';
import * as formatsHr from '../../../src/words/hr/formats.ts';
import { languageOfStore } from '../../catalogue/settings.ts';
import type { OrderRow } from '../../database/tables.ts';

/** The words of emails to buyers in one language. */
export interface EmailWords extends TicketWords {
  readonly emails: Translated<typeof en>;
}

export const emailWords: Readonly<Record<Language, EmailWords>> = {
  en: { emails: en, ticket: ticketEn, formats: formatsEn, facts: factsEn },
  hr: { emails: hr, ticket: ticketHr, formats: formatsHr, facts: factsHr },
  de: { emails: de, ticket: ticketDe, formats: formatsDe, facts: factsDe },
};

/** The language in which the buyer of an order is written to (V18): that of the order, else of its store. */
export function languageOfOrder({ language }: Pick<OrderRow, 'language'>, settings: StoreSettings): Language {
  return language !== null && isLanguage(language) ? language : languageOfStore(settings);
}
