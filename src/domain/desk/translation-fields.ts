import type { AnyField } from '../contract/fields.ts';
import { type TranslatedTable, translatedFields } from '../contract/resources/translations.ts';
import { translatableFields } from '../text/translation-progress.ts';
import { type FormField, formFieldsOf } from './form-fields.ts';

/**
 * The fields of a form that translates an object: each text with an original. All may stay empty, and empty entries of lists keep their positions.
 */
export function translationFields(
  table: TranslatedTable,
  fields: Readonly<Record<string, AnyField>>,
  texts: Readonly<Record<string, unknown>>,
): FormField[] {
  return formFieldsOf(fields, translatableFields(table, texts)).map(toTranslate);
}

/** The fields of a form with an added group for translations into one language, also in its rows and their rows. */
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
