import type { FormField } from '#domain/desk/form-fields.ts';
import { languageName } from '#domain/text/experience-words.ts';
import type { FormReferences, FormWords } from './form-words.ts';

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
      words.choices[`${path}.${it}`] ?? choiceNames?.[it] ?? (/^languages?$/.test(path) ? languageName(it) : it),
    ]);
  return (references[path] ?? []).map(({ id, title }) => [String(id), title]);
}
