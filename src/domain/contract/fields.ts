import { type Failure, Struct } from 'superstruct';
import { decimalProblem, LONGEST, plainDecimal } from './decimal-text.ts';
import { isDate } from './formats/is-date.ts';
import { notAChoice, type Reason, reason } from './problems.ts';

/** The schema of a field in `/schema/`: the part of JSON Schema 2020-12 that OpenAPI 3.1 needs. */
export type JsonSchema = { readonly [key: string]: unknown };

/** A struct with its JSON Schema. */
// We do not use superstruct's schema parameter, and structs are invariant: therefore the two `any`.
// oxlint-disable-next-line typescript/no-explicit-any
export type Field<T> = Struct<T, any>;
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyField = Field<any>;
export type Of<F extends AnyField> = F['TYPE'];

const schemas = new WeakMap<object, JsonSchema>();

/** The JSON Schema of a field from this file. @throws TypeError for any other struct */
export function jsonSchema(field: AnyField): JsonSchema {
  const schema = schemas.get(field);
  if (!schema) throw new TypeError(`a struct without a schema: ${field.type}`);
  return schema;
}

/** The parts of a struct. superstruct's own types require a schema parameter, which we do not use. */
interface StructOptions {
  type: string;
  coercer?: ((value: unknown, context: Context) => unknown) | undefined;
  validator: (value: unknown, context: Context) => unknown;
  refiner?: (value: unknown, context: Context) => unknown;
  entries?: (value: unknown, context: Context) => unknown;
}

type Context = Parameters<AnyField['validator']>[1];

const noContext = { branch: [], path: [] };

/*#__NO_SIDE_EFFECTS__*/
function struct<T>(parts: StructOptions, schema: JsonSchema): Field<T> {
  const field: Field<T> = new Struct({ schema: null, ...parts } as never);
  schemas.set(field, schema);
  return field;
}

/** The parts of a custom field. `check` returns what is wrong, or true; `notNull` replaces the usual reason for null. */
interface FieldOptions {
  type: string;
  schema: JsonSchema;
  coerce?: (value: unknown) => unknown;
  check: (value: unknown) => true | Reason | readonly Reason[];
  notNull?: Reason | undefined;
}

/*#__NO_SIDE_EFFECTS__*/
export function made<T>({ type, schema, coerce, check, notNull }: FieldOptions): Field<T> {
  const validator = (value: unknown) => {
    const found = presence(value, notNull) ?? check(value);
    return found === true || [found].flat().map(asFailure);
  };
  return struct({ type, coercer: coerce, validator }, schema);
}

function presence(value: unknown, notNull?: Reason): Reason | undefined {
  if (value === undefined) return reason('required');
  return value === null ? (notNull ?? reason('not_null')) : undefined;
}

/** A failure carries its reason; superstruct would otherwise print the value in a message. */
function asFailure(it: Reason): Partial<Failure> {
  return { message: it.code, ...it };
}

/** The problem at the place of a failure. */
export function reasonOf(failure: Failure): Reason {
  const { code, params } = failure as Failure & Reason;
  return { code, params } as Reason;
}

/** A value as a field takes it. */
export function coerced(field: AnyField, value: unknown): unknown {
  return field.coercer(value, noContext);
}

/** The problem that one field finds, for another field that checks more. */
export function reasonsOf(field: AnyField, value: unknown): Reason[] {
  return Array.from(field.validator(value, noContext), reasonOf);
}

interface TextLimits {
  min?: number;
  max?: number;
  /** Whether the empty string is a valid value. */
  blank?: boolean;
  /** The text that counts of what was typed or pasted. */
  typed?: (text: string) => string;
  /** The storefront's own reasons for invalid texts (rules K5 to K8, P2). `blank` is also the reason for null and for values that are not text. */
  reasons?: { min?: Reason; max?: Reason; blank?: Reason };
}

/** A text in a request. Leading and trailing spaces do not count, and lengths are in code points. */
/*#__NO_SIDE_EFFECTS__*/
export function text({ min, max, blank = false, typed, reasons = {} }: TextLimits = {}): Field<string> {
  return made<string>({
    type: 'text',
    schema: { type: 'string', ...(min && { minLength: min }), ...(max && { maxLength: max }) },
    notNull: reasons.blank,
    coerce: (value) => {
      if (typeof value === 'number') return String(value);
      if (typeof value !== 'string') return value;
      return (typed?.(value) ?? value).trim();
    },
    check: (value) => {
      if (typeof value !== 'string') return reasons.blank ?? reason('not_a_text');
      if (value === '') return blank || (reasons.blank ?? reason('not_blank'));
      const length = Array.from(value).length;
      const isLong = max !== undefined && length > max;
      const isShort = min !== undefined && length < min;
      const code = /[\uD800-\uDFFF]/u.exec(value)?.[0].charCodeAt(0).toString(16).toUpperCase();
      const problems = [
        ...(isLong ? [reasons.max ?? reason('too_long', { max })] : []),
        ...(isShort && !isLong ? [reasons.min ?? reason('too_short', { min })] : []),
        ...(value.includes('\0') ? [reason('null_character')] : []),
        ...(code ? [reason('lone_surrogate', { character: code })] : []),
      ];
      return problems.length === 0 || problems;
    },
  });
}

/** A text that must match a pattern. `wrong` is for a text that does not. */
/*#__NO_SIDE_EFFECTS__*/
export function pattern(regexp: RegExp, wrong: Reason, limits: TextLimits = {}): Field<string> {
  const base = text(limits);
  return made<string>({
    type: 'pattern',
    schema: { ...jsonSchema(base), pattern: regexp.source },
    notNull: limits.reasons?.blank,
    coerce: (value) => coerced(base, value),
    check: (value) => {
      const problems = reasonsOf(base, value);
      // A text beyond its limits could keep a regular expression busy for a long time.
      if (problems.length > 0 || (value === '' && limits.blank)) return problems.length === 0 || problems;
      return regexp.test(value as string) || wrong;
    },
  });
}

/** Any string of an answer, unchanged. */
/*#__NO_SIDE_EFFECTS__*/
export function string(): Field<string> {
  return made<string>({
    type: 'string',
    schema: { type: 'string' },
    check: (value) => typeof value === 'string' || reason('not_a_text'),
  });
}

interface Bounds {
  min?: number;
  max?: number;
}

/** A whole number. A request may send it as a string. */
/*#__NO_SIDE_EFFECTS__*/
export function integer(bounds: Bounds = {}): Field<number> {
  return numeric('integer', /^\s*[-+]?\d+(\.0*)?\s*$/, reason('not_an_integer'), bounds);
}

/** A number that is not money: a coordinate, a percentage. */
/*#__NO_SIDE_EFFECTS__*/
export function number(bounds: Bounds = {}): Field<number> {
  return numeric('number', /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i, reason('not_a_number'), bounds);
}

/*#__NO_SIDE_EFFECTS__*/
function numeric(type: 'integer' | 'number', written: RegExp, wrong: Reason, { min, max }: Bounds): Field<number> {
  const isOne = type === 'integer' ? Number.isInteger : Number.isFinite;
  const isTooLong = (value: unknown) => typeof value === 'string' && value.length > LONGEST;
  return made({
    type,
    schema: { type, ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) },
    coerce: (value) =>
      typeof value === 'string' && !isTooLong(value) && written.test(value) ? Number(value) + 0 : value,
    check: (value) => {
      if (isTooLong(value)) return reason('number_too_long');
      if (typeof value !== 'number' || !isOne(value)) return wrong;
      return outOfBounds(value, { min, max }) ?? (type === 'number' || Number.isSafeInteger(value) || wrong);
    },
  });
}

function outOfBounds(value: number, { min, max }: Bounds): Reason | undefined {
  if (max !== undefined && value > max) return reason('too_large', { max });
  return min !== undefined && value < min ? reason('too_small', { min }) : undefined;
}

/** The most digits of an amount, up to three of them after the point: its minor units are then safe integers in every currency. */
const MONEY_DIGITS = 15;

interface DecimalLimits {
  min?: number;
  places?: number;
  /** The reason for null and for '' (P2). */
  missing?: Reason;
  /** Refuses an exponent, because staff never type one. */
  isPlain?: boolean;
}

/** Money as a decimal string without exponent. A request may send the same value in another notation, or as a number. */
/*#__NO_SIDE_EFFECTS__*/
export function decimal({ min, places = 3, missing, isPlain = false }: DecimalLimits = {}): Field<string> {
  return made<string>({
    type: 'decimal',
    schema: { type: 'string', format: 'decimal', pattern: '^-?\\d+(\\.\\d+)?$' },
    notNull: missing,
    coerce: (value) => {
      const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
      if (typeof text !== 'string' || (isPlain && /e/i.test(text))) return value;
      return decimalProblem(text.trim(), MONEY_DIGITS, places) === null ? plainDecimal(text.trim()) : text.trim();
    },
    check: (value) => {
      if (typeof value !== 'string') return reason('not_a_number');
      if (value === '' && missing !== undefined) return missing;
      const problem = decimalProblem(value, MONEY_DIGITS, places);
      if (problem !== null) return problem;
      if (value !== plainDecimal(value)) return reason('not_a_number');
      return outOfBounds(Number(value), { min }) ?? true;
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
    check: (value) => typeof value === 'boolean' || reason('not_a_boolean'),
  });
}

/** A calendar date, `YYYY-MM-DD`. A request may leave out the zeros of month and day. */
/*#__NO_SIDE_EFFECTS__*/
export function date(): Field<string> {
  return made<string>({
    type: 'date',
    schema: { type: 'string', format: 'date' },
    coerce: (value) => {
      const parts = typeof value === 'string' ? /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value) : null;
      return parts ? parts.slice(1).map(twoDigits).join('-') : value;
    },
    check: (value) => isDate(value) || reason('not_a_date'),
  });
}

function twoDigits(part: string): string {
  return part.padStart(2, '0');
}

/** A time of day. `09:30` becomes `09:30:00`. */
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
      (typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?$/.test(value)) ||
      reason('not_a_time'),
  });
}

/** An instant in ISO 8601 with an offset, as in answers. */
/*#__NO_SIDE_EFFECTS__*/
export function instant(): Field<string> {
  const written = /^.{10}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[-+]([01]\d|2[0-3]):[0-5]\d)$/;
  const isInstant = (value: unknown) =>
    typeof value === 'string' && isDate(value.slice(0, 10)) && written.test(value) && !Number.isNaN(Date.parse(value));
  return made({
    type: 'instant',
    schema: { type: 'string', format: 'date-time' },
    check: (value) => isInstant(value) || reason('not_an_instant'),
  });
}

/** Whether a text has the form of an id. Other texts are never used in a query. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text);
}

/** A UUID in lower case with its hyphens. A request may leave the hyphens out, or add `urn:uuid:` or braces. */
/*#__NO_SIDE_EFFECTS__*/
export function uuid(): Field<string> {
  return made<string>({
    type: 'uuid',
    schema: { type: 'string', format: 'uuid' },
    coerce: (value) => {
      const hex = typeof value === 'string' ? value.toLowerCase().replace(/^urn:uuid:|[{}-]/g, '') : '';
      return /^[0-9a-f]{32}$/.test(hex) ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : value;
    },
    check: (value) => (typeof value === 'string' && isUuid(value)) || reason('not_a_uuid'),
  });
}

/*#__NO_SIDE_EFFECTS__*/
export function choice<const T extends string>(...values: readonly T[]): Field<T> {
  return made<T>({
    type: 'choice',
    schema: { type: 'string', enum: values },
    check: (value) => (values as readonly unknown[]).includes(value) || notAChoice(value),
  });
}

/** Any JSON value, unchanged. */
/*#__NO_SIDE_EFFECTS__*/
export function json(): Field<unknown> {
  return made<unknown>({ type: 'json', schema: {}, check: () => true });
}

const optionals = new WeakSet<object>();

/*#__NO_SIDE_EFFECTS__*/
export function optional<T>(field: Field<T>): Field<T | undefined> {
  const union = unless(undefined, field, jsonSchema(field));
  optionals.add(union);
  return union;
}

/*#__NO_SIDE_EFFECTS__*/
export function nullable<T>(field: Field<T>): Field<T | null> {
  const union = unless(null, field, { anyOf: [jsonSchema(field), { type: 'null' }] });
  if (optionals.has(field)) optionals.add(union);
  return union;
}

/*#__NO_SIDE_EFFECTS__*/
function unless<T, E>(empty: E, { type, coercer, validator, refiner, entries }: Field<T>, schema: JsonSchema) {
  return struct<T | E>(
    {
      type,
      coercer: (value, context) => (value === empty ? value : coercer(value, context)),
      validator: (value, context) => (value === empty ? [] : validator(value, context)),
      refiner: (value, context) => (value === empty ? [] : refiner(value as T, context)),
      entries: (value, context) => (value === empty ? [] : entries(value, context)),
    },
    schema,
  );
}

interface ListLimits {
  empty?: boolean;
  max?: number;
}

const lists = new WeakMap<object, { readonly of: AnyField; readonly limits: ListLimits }>();

/** A list. A request with an empty list is refused unless `empty`. */
/*#__NO_SIDE_EFFECTS__*/
export function list<T>(of: Field<T>, limits: ListLimits = {}): Field<T[]> {
  const { empty = true, max } = limits;
  const field = struct<T[]>(
    {
      type: 'list',
      coercer: (value) => (Array.isArray(value) ? value.slice() : value),
      validator: (value, context) => {
        const missing = presence(value);
        if (missing) return asFailure(missing);
        if (!Array.isArray(value)) return atWhole(context, reason('not_a_list'));
        if (!empty && value.length === 0) return atWhole(context, reason('empty_list'));
        return max === undefined || value.length <= max || atWhole(context, reason('too_many_items', { max }));
      },
      *entries(value) {
        if (Array.isArray(value) && (max === undefined || value.length <= max))
          for (const [i, item] of value.entries()) yield [i, item, of];
      },
    },
    { type: 'array', items: jsonSchema(of), ...(!empty && { minItems: 1 }), ...(max && { maxItems: max }) },
  );
  lists.set(field, { of, limits });
  return field;
}

export type Shape = Record<string, AnyField>;
type OptionalKeys<S extends Shape> = { [K in keyof S]: undefined extends Of<S[K]> ? K : never }[keyof S];
type Simplify<T> = { [K in keyof T]: T[K] } & {};
export type OfShape<S extends Shape> = Simplify<
  { [K in Exclude<keyof S, OptionalKeys<S>>]: Of<S[K]> } & {
    [K in OptionalKeys<S>]?: Exclude<Of<S[K]>, undefined> | undefined;
  }
>;

const shapes = new WeakMap<object, Shape>();

/** An object. Unknown keys are dropped, known keys are checked. */
/*#__NO_SIDE_EFFECTS__*/
export function shape<const S extends Shape>(fields: S): Field<OfShape<S>> {
  const known = Object.entries(fields);
  const field = struct<OfShape<S>>(
    {
      type: 'shape',
      coercer: (value) => {
        if (!isRecord(value)) return value;
        const taken: Record<string, unknown> = {};
        for (const [key] of known) if (Object.hasOwn(value, key)) taken[key] = value[key];
        return taken;
      },
      validator: (value, context) => {
        const missing = context.path.length === 0 ? undefined : presence(value);
        if (missing) return asFailure(missing);
        return isRecord(value) || atWhole(context, reason('not_an_object'));
      },
      *entries(value) {
        if (isRecord(value))
          for (const [key, inner] of known) yield [key, Object.hasOwn(value, key) ? value[key] : undefined, inner];
      },
    },
    {
      type: 'object',
      properties: Object.fromEntries(known.map(([key, inner]) => [key, jsonSchema(inner)])),
      required: known.filter(([, inner]) => !optionals.has(inner)).map(([key]) => key),
    },
  );
  shapes.set(field, fields);
  return field;
}

/** The fields of a shape, to build a wider or a narrower shape. */
export function fieldsOf(field: AnyField): Shape {
  return shapes.get(field) ?? {};
}

/** The same field with every text allowed to be empty, also in its lists and shapes. */
/*#__NO_SIDE_EFFECTS__*/
export function withBlanks(field: AnyField): AnyField {
  const items = lists.get(field);
  if (items) return list(withBlanks(items.of), items.limits);
  const fields = shapes.get(field);
  if (fields) return shape(Object.fromEntries(Object.entries(fields).map(([key, inner]) => [key, withBlanks(inner)])));
  const schema = jsonSchema(field);
  return schema['type'] === 'string' ? unless('', field, schema) : field;
}

/** The same shape with every key optional: the body of a PATCH. */
/*#__NO_SIDE_EFFECTS__*/
export function partial<T extends object>(field: Field<T>): Field<Partial<T>> {
  const entries = Object.entries(fieldsOf(field)).map(([key, inner]) => [key, optional(inner)]);
  return shape(Object.fromEntries(entries) as Shape) as unknown as Field<Partial<T>>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function atWhole({ path }: Context, it: Reason): Partial<Failure> {
  return { ...asFailure(it), path: [...path, 'non_field_errors'] };
}
