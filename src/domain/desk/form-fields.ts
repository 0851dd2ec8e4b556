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
  /** A place in the picture that the field is named for: `banner_focus` is one in `banner`. */
  | 'focus'
  /** Numbers or times as one text, with spaces between them. */
  | 'list'
  | 'group'
  | 'rows'
  /** Several texts, choices, or ids of other objects, in their order. */
  | 'texts'
  | 'choices'
  | 'references'
  /** A number, or a text, of a row that the engine has stored: no control shows it. */
  | 'id'
  | 'key';

/** A field of a form, as the contract's field says it (B9). */
export interface FormField {
  readonly name: string;
  readonly kind: FormKind;
  /** Whether it may have no value. */
  readonly isNullable: boolean;
  /** Whether it may be left out. */
  readonly isOptional: boolean;
  /** Of a choice, and of several. */
  readonly choices: readonly string[];
  /** Of choices that are names, the same in each language. */
  readonly choiceNames?: Readonly<Record<string, string>>;
  /** Of a group, and of each row. */
  readonly fields: readonly FormField[];
  /** For money: the most decimals, where the currency is known. */
  readonly places?: number;
  /** Whether an empty entry of a list keeps its place, as one that is still to be translated. */
  readonly keepsBlanks?: boolean;
}

/** What stands in the controls of a form. Everything that is typed is text. */
export type FormInput = string | boolean | FormInputs | readonly FormInputs[] | readonly string[];
export interface FormInputs {
  readonly [name: string]: FormInput;
}

/** What is typed in a field; '' where nothing is. */
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

/** Texts in other languages are entered on a screen of their own. What a form does not send stays as it is. */
const TRANSLATIONS = 'translations';

/** A text that may be longer is entered in several lines. */
const MOST_OF_A_LINE = 300;

/**
 * @param names  of the fields that the form shows, in its order
 * @param offered  what can be chosen for a field of which the contract says a pattern only, such as a time zone
 */
export function formFieldsOf(
  fields: Readonly<Record<string, AnyField>>,
  names: readonly string[] = Object.keys(fields).filter((name) => name !== TRANSLATIONS),
  offered: Readonly<Record<string, readonly string[]>> = {},
): FormField[] {
  return names.map((name) => {
    const field = fields[name];
    if (!field) throw new TypeError(`no field ${name}`);
    const formField = formFieldOf(name, jsonSchema(field));
    const choices = offered[name];
    if (!choices) return formField;
    return { ...formField, kind: formField.kind === 'texts' ? 'choices' : 'choice', choices };
  });
}

/** The fields with their amounts in a currency: thousands are read by its decimals. */
export function fieldsInCurrency(fields: readonly FormField[], currency: string): FormField[] {
  return fields.map((field) => ({
    ...field,
    fields: fieldsInCurrency(field.fields, currency),
    ...(field.kind === 'money' && { places: exponent(currency) }),
  }));
}

/** @throws TypeError for a schema that no control is for */
function formFieldOf(name: string, schema: JsonSchema, isOptional = false): FormField {
  const either = schema['anyOf'] as readonly JsonSchema[] | undefined;
  const one = either?.find(({ type }) => type !== 'null');
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

/** Of what a contract checks as `#rrggbb`. */
const COLOUR = '^#[0-9A-Fa-f]{6}$';
/** Of a place in a picture: `banner_focus`. */
const FOCUS = /_focus$/;
/** `cutoff_minutes`, `minutes_before_start`; not the `minutes` of a duration. */
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

/** What the controls show of an object. */
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

/** What the engine is sent of the controls. What nobody can read as a number is sent as it stands: the engine says what is wrong. */
export function valuesOf(fields: readonly FormField[], inputs: FormInputs): Record<string, unknown> {
  const values = fields.map((field) => [field.name, valueOf(field, inputs[field.name] ?? '')] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Outer space does not count, for the engine either; neither does a row in which nobody has written. */
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
  /** The fields that both sides changed, each to something else. `inputs` has mine. */
  readonly conflicts: readonly string[];
}

/** Joins two changes of the same object: of each field what was changed, by either side (B9). */
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

/** Whether it has each entry once. */
function isSet({ kind }: FormField): boolean {
  return kind === 'choices' || kind === 'references';
}

/** What either side added is in the result, what either side removed is not. @returns null if both sides changed the order */
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
  /** As the object was when the save began. */
  readonly before: FormInputs;
  /** What was in the controls then. */
  readonly sent: FormInputs;
  /** What is in the controls now. */
  readonly typed: FormInputs;
  /** As the object is now. */
  readonly saved: FormInputs;
}

/** What the controls show after a save, in which somebody may have typed on: that stays. New rows get the ids that the engine gave them. */
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

/** Whether the engine would be sent the same. */
function isSame(field: FormField, one: FormInput = '', other: FormInput = ''): boolean {
  return one === other || JSON.stringify(valueOf(field, one)) === JSON.stringify(valueOf(field, other));
}
