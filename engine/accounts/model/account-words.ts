import type { Language } from '#domain/contract/languages.ts';
import type { ProblemWords } from '#domain/contract/problems.ts';
import type { Translated } from '#text/ticket-words.ts';
import type * as english from '#words/desk/accounts.ts';
import type * as deskProblemsEnglish from '#words/desk/problems.ts';
import type * as teamEnglish from '#words/office/team.ts';
import type * as problemsEnglish from '#words/problems.ts';
import type { Failed } from '../../base/errors.ts';
import { inEachLanguage, wordsIn } from '../../base/words.ts';

export type AccountWords = Translated<typeof english>;

/** The words of emails about accounts, and of the pages behind their links. */
export const accountWords = await wordsIn<typeof english>('desk/accounts.ts');

const team = await wordsIn<typeof teamEnglish>('office/team.ts');

const problems = await wordsIn<typeof problemsEnglish>('problems.ts');
const deskProblems = await wordsIn<typeof deskProblemsEnglish>('desk/problems.ts');

/** The words for problems of the fields of these pages' forms. */
export const problemWords = inEachLanguage(
  (it): ProblemWords => ({
    ...problems[it].problemWords,
    ...deskProblems[it].deskProblemWords,
  }),
);

/** A role's title for its holder: one of the four common roles by its title, another role by its own name. */
export function roleTitle(name: string, language: Language): string {
  return team[language].common[name]?.title ?? name;
}

/** The label of a form's field. */
export function fieldLabel({ fields }: AccountWords, name: string): string {
  return (fields as Readonly<Record<string, string>>)[name] ?? name;
}

/** The page's words for a refusal that does not concern its link; null for any other error. */
export function refusalWords(words: AccountWords, { status, extra }: Failed): string | null {
  if (extra['code'] === 'registration_closed') return words.registrationClosed;
  return status === 429 ? words.tooManyTries : null;
}
