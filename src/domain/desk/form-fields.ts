import { type AnyField, type JsonSchema, jsonSchema } from '../contract/fields.ts';
import { NAMES } from '../contract/resource-fields.ts';

export type FormKind =
  | 'text'
  | 'long_text'
  | 'number'
  | 'money'
  | 'choice'
  | 'boolean'
  | 'date'
  | 'reference'
  | 'group'
  | 'rows';

/** A field of a form, as the contract's field says it (B9). */
export interface FormField {
  readonly name: string;
  readonly kind: FormKind;
  /** Whether it may have no value. */
  readonly isNullable: boolean;
  /** Of a choice. */
  readonly choices: readonly string[];
  /** Of a group, and of each row. */
  readonly fields: readonly FormField[];
}

/** What stands in the controls of a form. Everything that is typed is text. */
export type FormInput = string | boolean | FormInputs | readonly FormInputs[];
export interface FormInputs {
  readonly [name: string]: FormInput;
}

/** A text that may be longer is entered in several lines. */
const MOST_OF_A_LINE = 300;

/** @param names  of the fields that the form shows, in its order */
export function formFieldsOf(
  fields: Readonly<Record<string, AnyField>>,
  names: readonly string[] = Object.keys(fields),
): FormField[] {
  return names.map((name) => {
    const field = fields[name];
    if (!field) throw new TypeError(`no field ${name}`);
    return formFieldOf(name, jsonSchema(field));
  });
}

/** @throws TypeError for a schema that no control is for */
function formFieldOf(name: string, schema: JsonSchema): FormField {
  const either = schema['anyOf'] as readonly JsonSchema[] | undefined;
  const one = either?.find(({ type }) => type !== 'null');
  if (one) return { ...formFieldOf(name, one), isNullable: true };
  const kind = kindOf(schema);
  if (kind === null) throw new TypeError(`no control for ${name}`);
  const inner = (kind === 'rows' ? schema['items'] : schema) as JsonSchema;
  const properties = Object.entries((inner['properties'] ?? {}) as Record<string, JsonSchema>);
  return {
    name,
    kind,
    isNullable: false,
    choices: (schema['enum'] ?? []) as readonly string[],
    fields: properties.map(([key, it]) => formFieldOf(key, it)),
  };
}

function kindOf(schema: JsonSchema): FormKind | null {
  const { type, format, maxLength = 0, items, enum: choices, [NAMES]: names } = schema;
  if (type === 'object') return 'group';
  if (type === 'array') return (items as JsonSchema)['type'] === 'object' ? 'rows' : null;
  if (type === 'boolean') return 'boolean';
  if (type === 'integer' || type === 'number') return names === undefined ? 'number' : 'reference';
  if (type !== 'string') return null;
  if (choices !== undefined) return 'choice';
  if (format === 'decimal') return 'money';
  if (format === 'date') return 'date';
  return Number(maxLength) > MOST_OF_A_LINE ? 'long_text' : 'text';
}

/** What the controls show of an object. */
export function inputsOf(fields: readonly FormField[], values: Readonly<Record<string, unknown>>): FormInputs {
  return Object.fromEntries(fields.map((field) => [field.name, inputOf(field, values[field.name])]));
}

function inputOf({ kind, fields }: FormField, value: unknown): FormInput {
  if (kind === 'boolean') return value === true;
  if (kind === 'group') return inputsOf(fields, (value ?? {}) as Record<string, unknown>);
  if (kind === 'rows') return ((value ?? []) as Record<string, unknown>[]).map((row) => inputsOf(fields, row));
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What the engine is sent of the controls. What nobody can read as a number is sent as it stands: the engine says what is wrong. */
export function valuesOf(fields: readonly FormField[], inputs: FormInputs): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, inputs[field.name] ?? '')]));
}

function valueOf({ kind, isNullable, fields }: FormField, input: FormInput): unknown {
  if (kind === 'boolean') return input === true;
  if (kind === 'group') return valuesOf(fields, input as FormInputs);
  if (kind === 'rows') return (input as readonly FormInputs[]).map((row) => valuesOf(fields, row));
  const text = input as string;
  if (text.trim() === '' && isNullable) return null;
  return kind === 'number' || kind === 'money' ? withPoint(text.trim()) : text;
}

/** `43,5` as `43.5`: Germans and Croats write a comma. */
function withPoint(text: string): string {
  return /^[-+]?\d*,\d+$/.test(text) ? text.replace(',', '.') : text;
}

/** The values of the fields that differ between two states of the controls. */
export function changedValues(
  fields: readonly FormField[],
  before: FormInputs,
  after: FormInputs,
): Record<string, unknown> {
  return valuesOf(
    fields.filter(({ name }) => !isSame(before[name], after[name])),
    after,
  );
}

export interface Merge {
  readonly inputs: FormInputs;
  /** The fields that both sides changed, each to something else. `inputs` has mine. */
  readonly conflicts: readonly string[];
}

/** Joins two changes of the same object: of each field what was changed, by either side (B9). */
export function mergeInputs(base: FormInputs, mine: FormInputs, theirs: FormInputs): Merge {
  const names = Object.keys(base);
  const isMine = (name: string) => !isSame(base[name], mine[name]);
  const inputs = Object.fromEntries(names.map((name) => [name, (isMine(name) ? mine : theirs)[name] ?? '']));
  const conflicts = names.filter(
    (name) => isMine(name) && !isSame(base[name], theirs[name]) && !isSame(mine[name], theirs[name]),
  );
  return { inputs, conflicts };
}

/** Both were made in the order of the same fields. */
function isSame(one: FormInput | undefined, other: FormInput | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
