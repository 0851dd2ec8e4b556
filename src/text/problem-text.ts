import {
  type DeskProblemWords,
  type Formats,
  type ProblemWords,
  problemsByPath,
  type Reason,
  type ReportedProblem,
} from '#domain/contract/problems.ts';
import { isPromoRefusal, type PromoRefusal } from '#domain/contract/promo-refusal.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { people } from '#words/formats.ts';
import { notTaken } from '#words/forms.ts';
import { notApplied } from '#words/outbox.ts';
import { problemWords } from '#words/problems.ts';
import { formatDate } from './format.ts';
import { promoWords } from './promo-words.ts';

/** The words of the codes that this app shows. */
let known: Partial<ProblemWords> = problemWords;

/** Adds the words of the desk's own problems. The shop does without, because its visitors would load them for nothing. */
export function addProblemWords(words: DeskProblemWords): void {
  known = { ...known, ...words };
}

/** A problem of a field in words, in the language of the page. A code of a newer engine has the engine's sentence, in English. */
export function problemText(problem: Reason & { readonly detail?: string }): string {
  const { code, params, detail = '' } = problem;
  const isKnown = code === 'promo_refused' ? isPromoRefusal(params) : Object.hasOwn(known, code);
  return isKnown ? codeText(problem) : detail;
}

/** The same in the words of any language. */
export function codeText(reason: Reason, words = known, by: Formats = formats): string {
  if (reason.code === 'promo_refused') return promoWords(reason.params as PromoRefusal);
  const text = words[reason.code] as string | ((params: object, formats: Formats) => string);
  return typeof text === 'string' ? text : text(reason.params, by);
}

export const formats: Formats = { money: formatMoney, day: formatDate, people };

/** Problems by field in words. */
export function problemTexts(problems: Readonly<Record<string, Reason>>): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([field, it]) => [field, problemText(it)]));
}

/** The first problem of each path in words. */
export function textsByPath(problems: readonly ReportedProblem[]): Record<string, string> {
  return problemTexts(problemsByPath(problems));
}

/** The text for problems whose fields are not visible. */
export function firstText([first]: readonly ReportedProblem[]): string {
  return first ? problemText(first) : notTaken;
}

/** The reason why a promo code was refused. @param problems  of a 400 */
export function refusedCodeWords(problems: readonly ReportedProblem[]): string {
  return textsByPath(problems)['promo_code'] ?? notApplied;
}

/** Texts at each field, nested as the body is: an invalid item of a list keeps its position. */
export interface NestedTexts {
  readonly [field: string]: readonly string[] | NestedTexts | readonly NestedTexts[];
}

/** Problems as a form shows them, at the places of the body. */
export function nestedTexts(problems: readonly ReportedProblem[]): NestedTexts {
  const texts: Place = {};
  for (const it of problems) {
    let at = texts;
    for (const [i, key] of it.path.slice(0, -1).entries())
      at = (at[key] ??= (typeof it.path[i + 1] === 'number' ? [] : {}) as Place) as Place;
    const last = it.path.at(-1) ?? 'non_field_errors';
    ((at[last] ??= []) as string[]).push(problemText(it));
  }
  return texts;
}

interface Place {
  [key: string | number]: string[] | Place;
}
