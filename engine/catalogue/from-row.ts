import { type AnyField, fieldsOf, jsonSchema } from '#domain/contract/fields.ts';
import { withTranslationsOf } from './translate.ts';

/** The fields of an object that no column of its row holds. A given field may also replace a column. */
type Rest<T, Row> = Partial<T> & {
  [K in keyof T as undefined extends T[K] ? never : K extends keyof Row | FromJson<keyof Row> ? never : K]: T[K];
};
type FromJson<Column> = Column extends `${infer Name}_json` ? Name : never;

/**
 * Builds objects of the contract from rows. A field is the column with its name, or the JSON of the column `<name>_json`; the fields keep the order of
 * the contract. An object with a `text_language` gets its row's translations.
 */
export function fromRow<T extends object>(shape: AnyField): <Row extends object>(row: Row, rest: Rest<T, Row>) => T {
  const shown = Object.entries(fieldsOf(shape)).map(([name, field]) => ({
    name,
    json: `${name}_json`,
    isFlag: jsonSchema(field)['type'] === 'boolean',
  }));
  const hasTexts = shown.some(({ name }) => name === 'text_language');
  return (row, rest) => {
    const columns = row as Readonly<Record<string, unknown>>;
    const fields = rest as Readonly<Record<string, unknown>>;
    const it: Record<string, unknown> = {};
    for (const { name, json, isFlag } of shown) {
      if (name in fields) it[name] = fields[name];
      else if (name in columns) it[name] = isFlag ? columns[name] === 1 : columns[name];
      else if (json in columns) it[name] = parsed(columns[json]);
      if (it[name] === undefined) delete it[name];
    }
    return (hasTexts ? withTranslationsOf(it, columns as { translations_json: string }) : it) as T;
  };
}

function parsed(json: unknown): unknown {
  return json === null ? null : JSON.parse(json as string);
}
