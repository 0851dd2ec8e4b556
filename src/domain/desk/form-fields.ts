import { type AnyField, type JsonSchema, jsonSchema } from '../contract/fields.ts';
import { NAMES, OFFERED } from '../contract/resource-fields.ts';
import { exponent } from '../money/currency-decimals.ts';
import { amountToSend } from '../money/typed-amount.ts';
import { withScheme } from '../text/web-address.ts';

export type FormKind =
  | 'text'
  | 'long_text'
  | 'colour'
  | 'web_address'
  | 'number'
  /** A time span in minutes, entered in minutes, hours or days. */
  | 'minutes'
  | 'money'
  | 'choice'
  | 'boolean'
  | 'date'
  | 'time'
  | 'reference'
  /** A picture by its id. */
  | 'picture'
  /** A point in the picture that the field is named after: `banner_focus` is a point in `banner`. */
  | 'focus'
  /** Numbers or times as one text, separated by spaces. */
  | 'list'
  | 'group'
  | 'rows'
  /** Several texts, choices, or ids of other objects, in their order. */
  | 'texts'
  | 'choices'
  | 'references'
  /** The number, or the text, by which the engine identifies a stored row. No control shows it. */
  | 'id'
  | 'key';

/** A field of a form, made from the contract's field (B9). */
export interface FormField {
  readonly name: string;
  readonly kind: FormKind;
  /** Whether its value may be null. */
  readonly isNullable: boolean;
  /** Whether it may be missing. */
  readonly isOptional: boolean;
  /** The values of a choice, or of several choices. */
  readonly choices: readonly string[];
  /** The names of choices, if they are names that are the same in each language. */
  readonly choiceNames?: Readonly<Record<string, string>>;
  /** The fields of a group, or of each row. */
  readonly fields: readonly FormField[];
  /** For money: the most decimals, if the currency is known. */
  readonly places?: number;
  /** Whether an empty entry of a list keeps its position, because it is still to be translated. */
  readonly keepsBlanks?: boolean;
}

/** The content of a form's controls. Everything that is typed is text. */
export type FormInput = string | boolean | FormInputs | readonly FormInputs[] | readonly string[];
export interface FormInputs {
  readonly [name: string]: FormInput;
}

/** The text typed in a field; '' without one. */
export function textIn(inputs: FormInputs | undefined, name: string): string {
  const input = inputs?.[name];
  return typeof input === 'string' ? input : '';
}

/** The rows of a field. */
export function rowsIn(inputs: FormInputs, name: string): readonly FormInputs[] {
  return (inputs[name] ?? []) as readonly FormInputs[];
}

/** The items of a list of plain values. */
export function itemsIn(inputs: FormInputs, name: string): string[] {
  return itemsOf(textIn(inputs, name));
}

export function itemsOf(list: string): string[] {
  return list.split(' ').filter((it) => it !== '');
}

/** Translations are entered on another screen. Fields that a form does not send stay unchanged. */
const TRANSLATIONS = 'translations';

/** A longer text gets a control of several lines. */
const MOST_OF_A_LINE = 300;

/**
 * The fields of a form, from the contract's fields.
 *
 * @param names  the fields that the form shows, in its order
 * @param offered  the choices, or the names of the choices, for fields that have only a pattern in the contract, such as a time zone
 */
export function formFieldsOf(
  fields: Readonly<Record<string, AnyField>>,
  names: readonly string[] = Object.keys(fields).filter((name) => name !== TRANSLATIONS),
  offered: Readonly<Record<string, Offered>> = {},
): FormField[] {
  return names.map((name) => {
    const field = fields[name];
    if (!field) throw new TypeError(`no field ${name}`);
    const formField = formFieldOf(name, jsonSchema(field));
    const choices = offered[name];
    if (!choices) return formField;
    return {
      ...formField,
      kind: formField.kind === 'texts' ? 'choices' : 'choice',
      ...(hasNames(choices) ? { choices: Object.keys(choices), choiceNames: choices } : { choices }),
    };
  });
}

type Offered = readonly string[] | Readonly<Record<string, string>>;

function hasNames(choices: Offered): choices is Readonly<Record<string, string>> {
  return !Array.isArray(choices);
}

/** The fields with their amounts in a currency: its decimals decide how thousands are read. */
export function fieldsInCurrency(fields: readonly FormField[], currency: string): FormField[] {
  return fields.map((field) => ({
    ...field,
    fields: fieldsInCurrency(field.fields, currency),
    ...(field.kind === 'money' && { places: exponent(currency) }),
  }));
}

/** @throws TypeError for a schema without a control */
function formFieldOf(name: string, schema: JsonSchema, isOptional = false): FormField {
  const variants = schema['anyOf'] as readonly JsonSchema[] | undefined;
  const one = variants?.find(({ type }) => type !== 'null');
  if (one) return { ...formFieldOf(name, one, isOptional), isNullable: true };
  const kind = kindOf(name, schema);
  if (kind === null) throw new TypeError(`no control for ${name}`);
  const offered = schema[OFFERED] as Readonly<Record<string, string>> | undefined;
  const inner = (kind === 'rows' ? schema['items'] : schema) as JsonSchema;
  const all = Object.entries((inner['properties'] ?? {}) as Record<string, JsonSchema>);
  const properties = all.filter(([key]) => key !== TRANSLATIONS);
  const required = (inner['required'] ?? []) as readonly string[];
  return {
    name,
    kind,
    isNullable: false,
    isOptional,
    choices: ((kind === 'choices' ? (schema['items'] as JsonSchema) : schema)['enum'] ?? []) as readonly string[],
    ...(offered && { choices: Object.keys(offered), choiceNames: offered }),
    fields: properties.map(([key, it]) => formFieldOf(key, it, !required.includes(key))),
  };
}

/** The pattern of a colour in the contract: `#rrggbb`. */
const COLOUR = '^#[0-9A-Fa-f]{6}$';
/** The name of a point in a picture: `banner_focus`. */
const FOCUS = /_focus$/;
/** Names such as `cutoff_minutes` and `minutes_before_start`, but not the `minutes` of a duration. */
const MINUTES = /^minutes_|_minutes$/;

function kindOf(name: string, schema: JsonSchema): FormKind | null {
  const { type, format, pattern, maxLength = 0, items, enum: choices, [NAMES]: names } = schema;
  if (type === 'object') return 'group';
  if (type === 'array') return listKindOf(items as JsonSchema);
  if (type === 'boolean') return 'boolean';
  if (name === 'id' && type === 'integer') return 'id';
  if (name === 'id' && type === 'string') return 'key';
  if (type === 'integer' && MINUTES.test(name)) return 'minutes';
  if (type === 'integer' || type === 'number') return numberKindOf(names);
  if (type !== 'string') return null;
  if (choices !== undefined || schema[OFFERED] !== undefined) return 'choice';
  if (format === 'decimal') return 'money';
  if (format === 'date') return 'date';
  if (format === 'time-local') return 'time';
  if (pattern === COLOUR) return 'colour';
  if (FOCUS.test(name)) return 'focus';
  if (format === 'uri') return 'web_address';
  return Number(maxLength) > MOST_OF_A_LINE ? 'long_text' : 'text';
}

function numberKindOf(names: unknown): FormKind {
  if (names === undefined) return 'number';
  return names === 'pictures' ? 'picture' : 'reference';
}

function listKindOf({ type, format, enum: choices, [NAMES]: names }: JsonSchema): FormKind | null {
  if (type === 'object') return 'rows';
  if (format === 'time-local' || (type === 'integer' && names === undefined)) return 'list';
  if (type === 'string') return choices === undefined ? 'texts' : 'choices';
  return names === undefined ? null : 'references';
}

/** The content of the controls for an object. */
export function inputsOf(fields: readonly FormField[], values: Readonly<Record<string, unknown>>): FormInputs {
  return Object.fromEntries(fields.map((field) => [field.name, inputOf(field, values[field.name])]));
}

function inputOf({ kind, fields }: FormField, value: unknown): FormInput {
  if (kind === 'boolean') return value === true;
  if (kind === 'group') return inputsOf(fields, (value ?? {}) as Record<string, unknown>);
  if (kind === 'rows') return ((value ?? []) as Record<string, unknown>[]).map((row) => inputsOf(fields, row));
  if (isList(kind)) return ((value ?? []) as unknown[]).map(String);
  if (kind === 'list') return ((value ?? []) as (string | number)[]).join(' ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function isList(kind: FormKind): boolean {
  return kind === 'texts' || kind === 'choices' || kind === 'references';
}

/** The values that a form sends to the engine. A text that is not a number is sent unchanged, and the engine reports the problem. */
export function valuesOf(fields: readonly FormField[], inputs: FormInputs): Record<string, unknown> {
  const values = fields.map((field) => [field.name, valueOf(field, inputs[field.name] ?? '')] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Leading and trailing spaces do not count, as in the engine. Rows without any text do not count either. */
function valueOf(
  { kind, isNullable, isOptional, fields, places = 2, keepsBlanks = false }: FormField,
  input: FormInput,
): unknown {
  if (kind === 'boolean') return input === true;
  if (kind === 'group') return isNullable && isEmpty(input) ? null : valuesOf(fields, input as FormInputs);
  if (kind === 'rows') {
    const rows = keepsBlanks && !isEmpty(input) ? (input as readonly FormInputs[]) : writtenRows(input);
    return isOptional && rows.length === 0 ? undefined : rows.map((row) => valuesOf(fields, row));
  }
  if (isList(kind)) {
    const trimmed = (input as readonly string[]).map((it) => it.trim());
    const texts = keepsBlanks && !isEmpty(input) ? trimmed : trimmed.filter((it) => it !== '');
    return kind === 'references' ? texts.map(Number) : texts;
  }
  const text = (input as string).trim();
  if (kind === 'list') return itemsOf(text);
  if (kind === 'id') return text === '' ? undefined : Number(text);
  if (text === '' && isNullable) return null;
  if (text === '' && isOptional && kind !== 'text' && kind !== 'long_text' && kind !== 'web_address') return undefined;
  if (kind === 'web_address') return withScheme(text);
  if (kind === 'money') return amountToSend(text, places);
  return kind === 'number' || kind === 'minutes' ? withPoint(text) : text;
}

function writtenRows(input: FormInput): readonly FormInputs[] {
  return (input as readonly FormInputs[]).filter((row) => !isEmpty(row));
}

function isEmpty(input: FormInput): boolean {
  if (typeof input === 'string') return input.trim() === '';
  return input === false || (typeof input === 'object' && Object.values(input).every(isEmpty));
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
  return valuesOf(changedFields(fields, before, after), after);
}

function changedFields(fields: readonly FormField[], before: FormInputs, after: FormInputs): readonly FormField[] {
  return fields.filter((field) => !isSame(field, before[field.name], after[field.name]));
}

export interface Merge {
  readonly inputs: FormInputs;
  /** The fields that both sides changed to different values. `inputs` has my value. */
  readonly conflicts: readonly string[];
}

/** Joins two changes of the same object: each field gets the value of the side that changed it (B9). */
export function mergeInputs(
  fields: readonly FormField[],
  base: FormInputs,
  mine: FormInputs,
  theirs: FormInputs,
): Merge {
  const inputs: Record<string, FormInput> = {};
  const conflicts: string[] = [];
  for (const field of fields) {
    const { name } = field;
    const [from, my = '', their = ''] = [base[name], mine[name], theirs[name]];
    const isMine = !isSame(field, from, my);
    const isConflict = isMine && !isSame(field, from, their) && !isSame(field, my, their);
    const joined =
      isConflict && isSet(field) ? joinLists(...([from, my, their] as [string[], string[], string[]])) : null;
    inputs[name] = joined ?? (isMine || isSame(field, my, their) ? my : their);
    if (isConflict && joined === null) conflicts.push(name);
  }
  return { inputs, conflicts };
}

/** Whether the field's list has each entry only once. */
function isSet({ kind }: FormField): boolean {
  return kind === 'choices' || kind === 'references';
}

/** The joined list has the entries that either side added, and lacks those that either side removed. @returns null if both sides changed the order */
function joinLists(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] | null {
  const isMoved = (list: readonly string[]) => {
    const stayed = base.filter((it) => list.includes(it));
    return list.filter((it) => base.includes(it)).join() !== stayed.join();
  };
  if (isMoved(mine) && isMoved(theirs)) return null;
  const [first, second] = isMoved(mine) ? [mine, theirs] : [theirs, mine];
  const stayed = first.filter((it) => second.includes(it) || !base.includes(it));
  return [...stayed, ...second.filter((it) => !first.includes(it) && !base.includes(it))];
}

interface SavedInputs {
  /** The object when the save began. */
  readonly before: FormInputs;
  /** The content of the controls at that time. */
  readonly sent: FormInputs;
  /** The content of the controls now. */
  readonly typed: FormInputs;
  /** The object now. */
  readonly saved: FormInputs;
}

/** The content of the controls after a save. Text that somebody typed during the save stays. New rows get the ids from the engine. */
export function inputsAfterSave(fields: readonly FormField[], { before, sent, typed, saved }: SavedInputs): Merge {
  const own = new Set(changedFields(fields, before, sent));
  const base: Record<string, FormInput> = {};
  const shown: Record<string, FormInput> = {};
  for (const field of fields) {
    const { name } = field;
    const [was = '', now = '', stored = ''] = [sent[name], typed[name], saved[name]];
    const withIds = adoptIds(field, now, stored);
    const isTyped = !isSame(field, was, now);
    base[name] = own.has(field) ? stored : was;
    shown[name] = isTyped || isSame(field, withIds, stored) ? withIds : own.has(field) ? stored : now;
  }
  return mergeInputs(fields, base, shown, saved);
}

function adoptIds({ kind }: FormField, typed: FormInput, stored: FormInput): FormInput {
  if (kind !== 'rows') return typed;
  const rows = stored as readonly FormInputs[];
  if (writtenRows(typed).length !== rows.length) return typed;
  let at = 0;
  return (typed as readonly FormInputs[]).map((row) => {
    const id = isEmpty(row) ? undefined : rows[at++]?.['id'];
    return id === undefined ? row : { ...row, id };
  });
}

/** Whether both inputs would send the same value to the engine. */
function isSame(field: FormField, one: FormInput = '', other: FormInput = ''): boolean {
  return one === other || JSON.stringify(valueOf(field, one)) === JSON.stringify(valueOf(field, other));
}
