import type { AnyField } from '../contract/fields.ts';
import { type TranslatedTable, translatedFields } from '../contract/resources/translations.ts';
import { translatableFields } from '../text/translation-progress.ts';
import { type FormField, formFieldsOf } from './form-fields.ts';

/** The fields of a form that translates an object: each of its texts that has an original. None has to be filled, and empty entries keep their places. */
export function translationFields(
  table: TranslatedTable,
  fields: Readonly<Record<string, AnyField>>,
  texts: Readonly<Record<string, unknown>>,
): FormField[] {
  return formFieldsOf(fields, translatableFields(table, texts)).map(toTranslate);
}

/** The same beside what else a form has of its rows: a group of texts in one language, in rows within rows too. */
export function withTranslation(table: TranslatedTable, fields: readonly FormField[], language: string): FormField[] {
  const names: readonly string[] = translatedFields[table];
  const own = fields.filter(({ name }) => names.includes(name)).map(toTranslate);
  const group = { kind: 'group', isNullable: false, isOptional: true, choices: [] } as const;
  const inner = fields.map((field) =>
    field.kind === 'rows' ? { ...field, fields: withTranslation(table, field.fields, language) } : field,
  );
  return [...inner, { ...group, name: 'translations', fields: [{ ...group, name: language, fields: own }] }];
}

function toTranslate(field: FormField): FormField {
  return { ...field, isNullable: field.kind === 'text' || field.kind === 'long_text', keepsBlanks: true };
}
