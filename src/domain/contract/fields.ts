import type { Failure, Result } from 'superstruct';
import { Struct } from 'superstruct';
import { decimalProblem, LONGEST, plainDecimal } from './decimal-text.ts';
import { isDate } from './is-date.ts';
import * as messages from './messages.ts';

/** What `/schema/` prints of a field: the part of JSON Schema 2020-12 that OpenAPI 3.1 needs. */
export type JsonSchema = { readonly [key: string]: unknown };

/** A struct that knows its JSON Schema. */
// The schema parameter of a struct is of no use to us, and structs are invariant: hence the two `any`.
// oxlint-disable-next-line typescript/no-explicit-any
export type Field<T> = Struct<T, any>;
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyField = Field<any>;
export type Of<F extends AnyField> = F['TYPE'];

const schemas = new WeakMap<object, JsonSchema>();

/** The JSON Schema of a field made here. @throws TypeError for a struct that was not. */
export function jsonSchema(field: AnyField): JsonSchema {
  const schema = schemas.get(field);
  if (!schema) throw new TypeError(`a struct without a schema: ${field.type}`);
  return schema;
}

type Check = (value: unknown) => Result;

/** What a field is made of. */
export interface Made<T> {
  type: string;
  schema: JsonSchema;
  coerce?: (value: unknown) => unknown;
  check: Check;
  /** The message for null where it is not the usual one. */
  notNull?: string | undefined;
  /** Of the value it makes; only for inference. */
  of?: T;
}

/** A field of one's own. `check` says what is wrong, or true. */
/*#__NO_SIDE_EFFECTS__*/
export function made<T>({ type, schema, coerce, check, notNull }: Made<T>): Field<T> {
  const field = new Struct<T, null>({
    type,
    schema: null,
    ...(coerce && { coercer: coerce }),
    validator: (value) => presence(value, notNull) ?? check(value),
  });
  schemas.set(field, schema);
  return field;
}

function presence(value: unknown, notNull = messages.NOT_NULL): string | undefined {
  if (value === undefined) return messages.REQUIRED;
  if (value === null) return notNull;
  return undefined;
}

const codePoints = (text: string): number => Array.from(text).length;

export interface TextLimits {
  min?: number;
  max?: number;
  /** Whether the empty string is a value. */
  blank?: boolean;
  /** The storefront's own words for what is there but bad (rules K5 to K8, P2); `blank` is said of null and of no text too. */
  words?: { min?: string; max?: string; blank?: string };
}

/** A text in a request: outer space does not count, lengths are in code points. */
/*#__NO_SIDE_EFFECTS__*/
export function text({ min, max, blank = false, words = {} }: TextLimits = {}): Field<string> {
  return made<string>({
    type: 'text',
    schema: { type: 'string', ...(min && { minLength: min }), ...(max && { maxLength: max }) },
    notNull: words.blank,
    coerce: (value) => {
      if (typeof value === 'number') return String(value);
      return typeof value === 'string' ? value.trim() : value;
    },
    check: (value) => {
      if (typeof value !== 'string') return words.blank ?? messages.NOT_A_STRING;
      if (value === '') return blank || (words.blank ?? messages.NOT_BLANK);
      const problems = [...textLength(codePoints(value), min, max, words), ...characters(value)];
      return problems.length === 0 || problems;
    },
  });
}

function textLength(
  length: number,
  min: number | undefined,
  max: number | undefined,
  words: { min?: string; max?: string },
): string[] {
  if (max !== undefined && length > max) return [words.max ?? messages.tooLong(max)];
  if (min !== undefined && length < min) return [words.min ?? messages.tooShort(min)];
  return [];
}

function characters(value: string): string[] {
  const lone = /[\uD800-\uDFFF]/u.exec(value)?.[0];
  const code = lone?.charCodeAt(0).toString(16).toUpperCase();
  return [
    ...(value.includes('\0') ? [messages.NO_NULL_CHARACTERS] : []),
    ...(code ? [messages.loneSurrogate(code)] : []),
  ];
}

/** A text that keeps to a pattern, with the words for one that does not. */
/*#__NO_SIDE_EFFECTS__*/
export function pattern(regexp: RegExp, message: string, limits: TextLimits = {}): Field<string> {
  const base = text(limits);
  return made<string>({
    type: 'pattern',
    schema: { ...jsonSchema(base), pattern: regexp.source },
    notNull: limits.words?.blank,
    coerce: (value) => base.coercer(value, noContext),
    check: (value) => {
      const problems = Array.from(base.validator(value, noContext), (failure) => failure.message);
      // A text beyond its limits could keep a regular expression busy for long.
      if (problems.length > 0 || (value === '' && limits.blank)) return problems.length === 0 || problems;
      return regexp.test(value as string) || message;
    },
  });
}

const noContext = { branch: [], path: [] };

/** Any string of an answer, as it stands. */
/*#__NO_SIDE_EFFECTS__*/
export function string(): Field<string> {
  return made<string>({
    type: 'string',
    schema: { type: 'string' },
    check: (value) => typeof value === 'string' || messages.NOT_A_STRING,
  });
}

/** A whole number; a request may write it as a string. */
/*#__NO_SIDE_EFFECTS__*/
export function integer({ min, max }: { min?: number; max?: number } = {}): Field<number> {
  return made<number>({
    type: 'integer',
    schema: { type: 'integer', ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) },
    coerce: (value) => (isWritten(value, /^\s*[-+]?\d+(\.0*)?\s*$/) ? Number(value) + 0 : value),
    check: (value) => {
      if (isTooLong(value)) return messages.TOO_LONG_FOR_A_NUMBER;
      if (typeof value !== 'number' || !Number.isInteger(value)) return messages.NOT_AN_INTEGER;
      return numberRange(value, min, max) ?? (Number.isSafeInteger(value) || messages.NOT_AN_INTEGER);
    },
  });
}

function isTooLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > LONGEST;
}

/** A number written as a string. */
function isWritten(value: unknown, how: RegExp): boolean {
  return typeof value === 'string' && !isTooLong(value) && how.test(value);
}

function numberRange(value: number, min: number | undefined, max: number | undefined): string | undefined {
  if (max !== undefined && value > max) return messages.tooLarge(max);
  if (min !== undefined && value < min) return messages.tooSmall(min);
  return undefined;
}

/** A number that is no money: a coordinate, a percentage. */
/*#__NO_SIDE_EFFECTS__*/
export function number({ min, max }: { min?: number; max?: number } = {}): Field<number> {
  return made<number>({
    type: 'number',
    schema: { type: 'number', ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) },
    coerce: (value) => (isWritten(value, /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i) ? Number(value) + 0 : value),
    check: (value) => {
      if (isTooLong(value)) return messages.TOO_LONG_FOR_A_NUMBER;
      if (typeof value !== 'number' || !Number.isFinite(value)) return messages.NOT_A_NUMBER;
      return numberRange(value, min, max) ?? true;
    },
  });
}

/** Digits of money, three of them after the point: its minor units are safe integers in every currency. */
const MONEY_DIGITS = 15;

/**
 * Money as a decimal string without exponent; a request may write it in any way that says the same, and as a number. `words` are said
 * of null and of nothing (P2).
 */
/*#__NO_SIDE_EFFECTS__*/
export function decimal({
  min,
  places = 3,
  words,
}: {
  min?: number;
  places?: number;
  words?: string;
} = {}): Field<string> {
  return made<string>({
    type: 'decimal',
    schema: { type: 'string', format: 'decimal', pattern: '^-?\\d+(\\.\\d+)?$' },
    notNull: words,
    coerce: (value) => {
      const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
      if (typeof text !== 'string') return value;
      return decimalProblem(text.trim(), MONEY_DIGITS, places) === null ? plainDecimal(text.trim()) : text.trim();
    },
    check: (value) => {
      if (typeof value !== 'string') return messages.NOT_A_NUMBER;
      if (value === '' && words !== undefined) return words;
      const problem = decimalProblem(value, MONEY_DIGITS, places);
      if (problem !== null) return problem;
      if (value !== plainDecimal(value)) return messages.NOT_A_NUMBER;
      return numberRange(Number(value), min, undefined) ?? true;
    },
  });
}

const TRUE = new Set<unknown>([true, 1, ...'1 t T true True TRUE y Y yes Yes YES on On ON'.split(' ')]);
const FALSE = new Set<unknown>([false, 0, ...'0 f F false False FALSE n N no No NO off Off OFF'.split(' ')]);

/*#__NO_SIDE_EFFECTS__*/
export function boolean(): Field<boolean> {
  return made<boolean>({
    type: 'boolean',
    schema: { type: 'boolean' },
    coerce: (value) => (TRUE.has(value) ? true : FALSE.has(value) ? false : value),
    check: (value) => typeof value === 'boolean' || messages.NOT_A_BOOLEAN,
  });
}

/** A calendar date, `YYYY-MM-DD`; a request may leave out the zeros of month and day. */
/*#__NO_SIDE_EFFECTS__*/
export function date(): Field<string> {
  return made<string>({
    type: 'date',
    schema: { type: 'string', format: 'date' },
    coerce: (value) => {
      const parts = typeof value === 'string' ? /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value) : null;
      return parts ? parts.slice(1).map(twoDigits).join('-') : value;
    },
    check: (value) => isDate(value) || messages.NOT_A_DATE,
  });
}

function twoDigits(part: string): string {
  return part.padStart(2, '0');
}

/** A time of day; `09:30` becomes `09:30:00`. */
/*#__NO_SIDE_EFFECTS__*/
export function time(): Field<string> {
  return made<string>({
    type: 'time',
    schema: { type: 'string', format: 'time-local' },
    coerce: (value) => {
      const parts = typeof value === 'string' ? /^(\d{1,2}):(\d{1,2})(?::(\d{1,2})(\.\d{1,6})?)?$/.exec(value) : null;
      if (!parts) return value;
      const [, hour = '', minute = '', second = '', fraction = ''] = parts;
      return [hour, minute, second].map(twoDigits).join(':') + fraction;
    },
    check: (value) =>
      (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?$/.test(value)) || messages.NOT_A_TIME,
  });
}

/** An instant in ISO 8601 with an offset, as answers carry it. */
/*#__NO_SIDE_EFFECTS__*/
export function instant(): Field<string> {
  return made<string>({
    type: 'instant',
    schema: { type: 'string', format: 'date-time' },
    check: (value) => isInstant(value) || messages.NOT_AN_INSTANT,
  });
}

function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !isDate(value.slice(0, 10))) return false;
  return /^.{10}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[-+]\d{2}:\d{2})$/.test(value) && !Number.isNaN(Date.parse(value));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A UUID in lower case with its hyphens; a request may leave them out, or put `urn:uuid:` or braces around it. */
/*#__NO_SIDE_EFFECTS__*/
export function uuid(): Field<string> {
  return made<string>({
    type: 'uuid',
    schema: { type: 'string', format: 'uuid' },
    coerce: (value) => {
      const hex = typeof value === 'string' ? value.toLowerCase().replace(/^urn:uuid:|[{}-]/g, '') : '';
      return /^[0-9a-f]{32}$/.test(hex) ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : value;
    },
    check: (value) => (typeof value === 'string' && UUID.test(value)) || messages.NOT_A_UUID,
  });
}

/** One of a few words. */
/*#__NO_SIDE_EFFECTS__*/
export function choice<const T extends string>(...values: readonly T[]): Field<T> {
  return made<T>({
    type: 'choice',
    schema: { type: 'string', enum: values },
    check: (value) => (values as readonly unknown[]).includes(value) || messages.notAChoice(value),
  });
}

/** Whatever JSON stands there: kept as it is. */
/*#__NO_SIDE_EFFECTS__*/
export function json(): Field<unknown> {
  return made<unknown>({ type: 'json', schema: {}, check: () => true });
}

/** The key may be missing. */
/*#__NO_SIDE_EFFECTS__*/
export function optional<T>(field: Field<T>): Field<T | undefined> {
  return wrapped(field, undefined, 'optional');
}

/** The value may be null. */
/*#__NO_SIDE_EFFECTS__*/
export function nullable<T>(field: Field<T>): Field<T | null> {
  return wrapped(field, null, 'nullable');
}

/*#__NO_SIDE_EFFECTS__*/
function wrapped<T, E>(field: Field<T>, empty: E, type: string): Field<T | E> {
  const struct = new Struct<T | E, unknown>({
    type: field.type,
    schema: field.schema,
    coercer: (value: unknown, context: never) => (value === empty ? value : field.coercer(value, context)),
    validator: (value: unknown, context: never) => (value === empty ? [] : field.validator(value, context)),
    refiner: (value: unknown, context: never) => (value === empty ? [] : field.refiner(value as T, context)),
    entries: (value: unknown, context: never) => (value === empty ? [] : field.entries(value, context)),
  } as unknown as ConstructorParameters<typeof Struct<T | E, unknown>>[0]);
  const schema = jsonSchema(field);
  if (type === 'optional') optionals.add(struct);
  else if (optionals.has(field)) optionals.add(struct);
  schemas.set(struct, type === 'nullable' ? { anyOf: [schema, { type: 'null' }] } : schema);
  return struct;
}

const optionals = new WeakSet<object>();

/** A list. In a request an empty one is refused unless `empty`. */
/*#__NO_SIDE_EFFECTS__*/
export function list<T>(of: Field<T>, { empty = true, max }: { empty?: boolean; max?: number } = {}): Field<T[]> {
  const field = new Struct<T[], unknown>({
    type: 'list',
    schema: null,
    coercer: (value: unknown) => (Array.isArray(value) ? value.slice() : value),
    validator: (value: unknown, context: { path: unknown[] }) => {
      const missing = presence(value);
      if (missing) return missing;
      if (!Array.isArray(value)) return atWhole(context, messages.NOT_A_LIST);
      if (!empty && value.length === 0) return atWhole(context, messages.EMPTY_LIST);
      if (max !== undefined && value.length > max) return atWhole(context, messages.tooMany(max));
      return true;
    },
    *entries(value: unknown) {
      if (Array.isArray(value) && (max === undefined || value.length <= max))
        for (const [i, item] of value.entries()) yield [i, item, of];
    },
  } as unknown as ConstructorParameters<typeof Struct<T[], unknown>>[0]);
  schemas.set(field, {
    type: 'array',
    items: jsonSchema(of),
    ...(!empty && { minItems: 1 }),
    ...(max && { maxItems: max }),
  });
  return field;
}

type Shape = Record<string, AnyField>;
type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Of<S[K]> ? K : never }[keyof S];
type Simplify<T> = { [K in keyof T]: T[K] } & {};
export type OfShape<S extends Shape> = Simplify<
  { [K in Exclude<keyof S, OptionalKeys<S>>]: Of<S[K]> } & {
    [K in OptionalKeys<S>]?: Exclude<Of<S[K]>, undefined> | undefined;
  }
>;

const shapes = new WeakMap<object, Shape>();

/** An object: keys that it does not know are dropped, those that it knows are checked. */
/*#__NO_SIDE_EFFECTS__*/
export function shape<const S extends Shape>(fields: S): Field<OfShape<S>> {
  const known = Object.entries(fields);
  const field = new Struct<OfShape<S>, unknown>({
    type: 'shape',
    schema: null,
    coercer: (value: unknown) => {
      if (!isRecord(value)) return value;
      const taken: Record<string, unknown> = {};
      for (const [key] of known) if (Object.hasOwn(value, key)) taken[key] = value[key];
      return taken;
    },
    validator: (value: unknown, context: { path: unknown[] }) => {
      if (context.path.length === 0 && value === null) return atWhole(context, messages.NOT_AN_OBJECT);
      const missing = context.path.length === 0 ? undefined : presence(value);
      if (missing) return missing;
      return isRecord(value) || atWhole(context, messages.NOT_AN_OBJECT);
    },
    *entries(value: unknown) {
      if (isRecord(value))
        for (const [key, inner] of known) yield [key, Object.hasOwn(value, key) ? value[key] : undefined, inner];
    },
  } as unknown as ConstructorParameters<typeof Struct<OfShape<S>, unknown>>[0]);
  shapes.set(field, fields);
  schemas.set(field, {
    type: 'object',
    properties: Object.fromEntries(known.map(([key, inner]) => [key, jsonSchema(inner)])),
    required: known.filter(([, inner]) => !optionals.has(inner)).map(([key]) => key),
  });
  return field;
}

/** The fields of a shape, to make a wider or a narrower one of. */
export function fieldsOf(field: AnyField): Shape {
  return shapes.get(field) ?? {};
}

/** The same shape with every key optional: a PATCH. */
/*#__NO_SIDE_EFFECTS__*/
export function partial<T extends object>(field: Field<T>): Field<Partial<T>> {
  const fields = shapes.get(field) ?? {};
  return shape(
    Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, optional(inner)])),
  ) as unknown as Field<Partial<T>>;
}

/** Numbers and strings by key, such as the units of a catalogue's index. */
/*#__NO_SIDE_EFFECTS__*/
export function record<T>(of: Field<T>): Field<Record<string, T>> {
  const field = new Struct<Record<string, T>, unknown>({
    type: 'record',
    schema: null,
    coercer: (value: unknown) => {
      if (!isRecord(value)) return value;
      const { __proto__: _, ...known } = value;
      return known;
    },
    validator: (value: unknown, context: { path: unknown[] }) =>
      presence(value) ?? (isRecord(value) || atWhole(context, messages.NOT_AN_OBJECT)),
    *entries(value: unknown) {
      if (isRecord(value)) for (const key of Object.keys(value)) yield [key, value[key], of];
    },
  } as unknown as ConstructorParameters<typeof Struct<Record<string, T>, unknown>>[0]);
  schemas.set(field, { type: 'object', additionalProperties: jsonSchema(of) });
  return field;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function atWhole(context: { path: unknown[] }, message: string): Partial<Failure> {
  return { path: [...context.path, 'non_field_errors'], message };
}
