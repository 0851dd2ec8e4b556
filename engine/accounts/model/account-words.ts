import type { Language } from '#domain/contract/languages.ts';
import type { Translated } from '#domain/orders/ticket-words.ts';
import { messageTranslator } from '#domain/text/message-table.ts';
import type * as english from '#words/desk/accounts.ts';
import type * as formsEnglish from '#words/office/forms.ts';
import type * as teamEnglish from '#words/office/team.ts';
import type { Failed } from '../../errors.ts';
import { inEachLanguage, wordsIn } from '../../words.ts';

export type AccountWords = Translated<typeof english>;

/** The words of emails about accounts, and of the pages behind their links. */
export const accountWords = await wordsIn<typeof english>('desk/accounts.ts');

const forms = await wordsIn<typeof formsEnglish>('office/forms.ts');
const team = await wordsIn<typeof teamEnglish>('office/team.ts');

/** What the forms of these pages say about their fields. */
export const fieldMessageIn = inEachLanguage((it) => messageTranslator(forms[it].fieldMessages));

/** A role as its holder knows it: one of the four by its title, another by its own name. */
export function roleTitle(name: string, language: Language): string {
  return team[language].common[name]?.title ?? name;
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
