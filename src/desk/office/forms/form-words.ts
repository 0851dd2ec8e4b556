import type { FormField } from '#domain/desk/form-fields.ts';
import { languageName } from '#text/experience-words.ts';
import * as words from '#words/office/forms.ts';

/** The labels and hints of a form, by path. A field in a group has the path `address.road`, a field in a row `tiers.minutes_before_start`. */
export interface FormWords {
  readonly labels: Readonly<Record<string, string>>;
  readonly hints?: Readonly<Record<string, string>>;
  /** The titles of values, by the path of the field and the value: `kind.percent`; `meeting_point.` is for no value. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The least number of characters of a text, by the path of the field. The hint below the text shows how many it has. */
  readonly leastLengths?: Readonly<Record<string, number>>;
}

/** The options of a select whose field refers to another object, by the path of the field. */
export type FormReferences = Readonly<Record<string, readonly { readonly id: number; readonly title: string }[]>>;

/** The hint of a text, with the count of its characters while it has too few. @param least  the least number of characters */
export function lengthHint(hint: string | undefined, text: string, least: number | undefined): string | undefined {
  const length = Array.from(text.trim()).length;
  if (least === undefined || length >= least) return hint;
  return [hint, words.characters(length, least)].filter(Boolean).join(' ');
}

/** The options of a field, as values with their titles. @param path  path of the field in its form */
export function optionsOf(
  { kind, choices, choiceNames }: FormField,
  path: string,
  words: FormWords,
  references: FormReferences,
): [value: string, title: string][] {
  if (kind === 'choice' || kind === 'choices')
    return choices.map((it) => [
      it,
      words.choices?.[`${path}.${it}`] ?? choiceNames?.[it] ?? (/^languages?$/.test(path) ? languageName(it) : it),
    ]);
  return (references[path] ?? []).map(({ id, title }) => [String(id), title]);
}
