import type { Language } from '#domain/contract/languages.ts';
import type { Translated } from '#domain/orders/ticket-words.ts';
import { messageTranslator, type TranslateMessage } from '#domain/text/message-table.ts';
import * as en from '#words/desk/accounts.ts';
import { fieldMessages as messagesEn } from '#words/office/forms.ts';
import { common as rolesEn } from '#words/office/team.ts';
import * as de from '../../../src/words/de/desk/accounts.ts';
import { fieldMessages as messagesDe } from '../../../src/words/de/office/forms.ts';
import { common as rolesDe } from '../../../src/words/de/office/team.ts';
import * as hr from '../../../src/words/hr/desk/accounts.ts';
import { fieldMessages as messagesHr } from '../../../src/words/hr/office/forms.ts';
import { common as rolesHr } from '../../../src/words/hr/office/team.ts';
import type { Failed } from '../../errors.ts';

export type AccountWords = Translated<typeof en>;

/** The words of emails about accounts, and of the pages behind their links. */
export const accountWords: Readonly<Record<Language, AccountWords>> = { en, hr, de };

/** What the forms of these pages say about their fields. */
export const fieldMessageIn: Readonly<Record<Language, TranslateMessage>> = {
  en: messageTranslator(messagesEn),
  hr: messageTranslator(messagesHr),
  de: messageTranslator(messagesDe),
};

const roles = { en: rolesEn, hr: rolesHr, de: rolesDe };

/** A role as its holder knows it: one of the four by its title, another by its own name. */
export function roleTitle(name: string, language: Language): string {
  return roles[language][name]?.title ?? name;
}

/** The label of a form's field. */
export function fieldLabel({ fields }: AccountWords, name: string): string {
  return (fields as Readonly<Record<string, string>>)[name] ?? name;
}

/** What a page says of a refusal that has nothing to do with its link; null for any other. */
export function refusalWords(words: AccountWords, { status, extra }: Failed): string | null {
  if (extra['code'] === 'registration_closed') return words.registrationClosed;
  return status === 429 ? words.tooManyTries : null;
}
