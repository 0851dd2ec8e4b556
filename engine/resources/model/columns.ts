import { Duration, Location } from '#domain/contract/catalogue.ts';
import type { AnyField, Field, Of } from '#domain/contract/fields.ts';
import {
  boolean,
  decimal as decimalField,
  instant,
  integer,
  jsonSchema,
  made,
  nullable,
  string,
} from '#domain/contract/fields.ts';
import type { Language } from '#domain/contract/languages.ts';
import { reason } from '#domain/contract/problems.ts';
import { addressField, duration, NAMES, pk, wholeAddress, wholeDuration } from '#domain/contract/resource-fields.ts';
import type { Translations } from '#domain/contract/resources/translations.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import { invalidError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';

export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, SqlValue>>;

export interface Writing {
  readonly account_id: number;
  readonly caller: Principal;
  readonly now: Temporal.Instant;
  readonly body: Readonly<Record<string, unknown>>;
  /** The stored row; empty for a new object. */
  readonly row: Row;
  /** Whether it comes from a file of another database: then the ids of its parts are kept. */
  readonly isCarried?: boolean;
  /** The accounts whose objects that file contains. */
  readonly accounts?: ReadonlySet<number>;
  /** Whether the departures of a new draft are made after its transaction, which blocks other changes. */
  readonly hasLateDepartures?: boolean;
}

export interface Column {
  readonly kind: 'column';
  readonly output: AnyField;
  /** The field in requests; null for a read-only field. */
  readonly input: AnyField | null;
  /** The column for ordering, filters and searches; null for a computed field without one. */
  readonly column: string | null;
  /** The stored value if a creation leaves the field out; null: the field is required. */
  readonly absent: Row | null;
  /** The table of the object to which its id refers. */
  readonly refersTo: string | null;
  readonly show: (row: Row, origin: string) => unknown;
  /** The stored columns. @throws Invalid with paths that begin after the field */
  readonly store: (value: unknown, writing: Writing) => Row;
  /** The columns that an object from another database keeps, although no request may set them. */
  readonly keep?: (value: unknown) => Row;
}

export interface Part {
  readonly kind: 'part';
  readonly output: AnyField;
  /** The field in requests, which a creation may leave out; null for a read-only field. */
  readonly input: AnyField | null;
  /** Tables to whose objects its ids refer. */
  readonly refersTo?: readonly string[];
  /** The table of its rows, if these are also objects of their own resource. */
  readonly holds?: string;
  /** Reads the parts of several objects at once. @returns a function from a row to its part */
  readonly read: (tx: Transaction, rows: readonly Row[], origin: string) => Promise<(row: Row) => unknown>;
  /** Replaces the stored part by the sent one. @throws Invalid with paths that begin after the field */
  readonly write?: (tx: Transaction, id: number, value: unknown, writing: Writing) => Promise<void>;
}

/** The ids of rows with 0, because `in` of SQL must not be empty. */
export function idsOf(rows: readonly Row[]): number[] {
  return [0, ...rows.map((row) => Number(row['id']))];
}

interface Options<T> {
  absent?: T;
}

/** A field whose values are stored as they are sent: texts, numbers, choices, dates. */
export function plain<T extends SqlValue>(column: string, field: Field<T>, options: Options<T> = {}): Column {
  return {
    kind: 'column',
    output: asAnswered(field),
    input: field,
    column,
    absent: 'absent' in options ? { [column]: options.absent ?? null } : null,
    refersTo: null,
    show: (row) => row[column],
    store: (value) => ({ [column]: value as SqlValue }),
  };
}

/** The field in answers. A text's limits hold only for requests, because older stored texts are answered as they are. */
function asAnswered(field: AnyField): AnyField {
  const { type, enum: choices, format } = jsonSchema(field);
  return type === 'string' && choices === undefined && format === undefined ? string() : field;
}

export function flag(column: string, options: Options<boolean> = {}): Column {
  return {
    ...plain(column, boolean() as unknown as Field<SqlValue>),
    absent: options.absent === undefined ? null : { [column]: Number(options.absent) },
    show: (row) => row[column] === 1,
    store: (value) => ({ [column]: Number(value) }),
  };
}

/** A field that is stored as JSON. @param whole  completes the sent value */
export function jsonColumn<F extends AnyField>(
  column: string,
  field: F,
  {
    absent,
    shown = field,
    whole = (value) => value,
  }: Options<unknown> & { shown?: AnyField; whole?: (value: Of<F>) => unknown } = {},
): Column {
  const text = (value: unknown) => (value === null ? null : JSON.stringify(value));
  return {
    kind: 'column',
    output: shown,
    input: field,
    column: null,
    absent: absent === undefined ? null : { [column]: text(absent) },
    refersTo: null,
    show: (row) => (row[column] === null ? null : JSON.parse(String(row[column]))),
    store: (value) => ({ [column]: text(value === null ? null : whole(value)) }),
  };
}

export function durationColumn(column: string): Column {
  const whole = (it: Parameters<typeof wholeDuration>[0] | null) => it && wholeDuration(it);
  return jsonColumn(column, nullable(duration()), { absent: null, shown: nullable(Duration), whole });
}

export function addressColumn(column: string): Column {
  const whole = (it: Parameters<typeof wholeAddress>[0] | null) => it && wholeAddress(it);
  return jsonColumn(column, nullable(addressField()), { absent: null, shown: nullable(Location), whole });
}

/** The texts of an object in other languages (G3). */
export function translationsColumn(field: AnyField): Column {
  return {
    ...jsonColumn('translations_json', field),
    absent: {},
    store: (value, { row, isCarried = false }) => ({
      translations_json: storedTranslations(isCarried ? undefined : row['translations_json'], value as Translations),
    }),
  };
}

/**
 * A request's translations merged into the stored ones: each language and text that the request does not name stays (G6). Null, '' and lists without
 * any text delete a translation.
 */
export function storedTranslations(before: SqlValue | undefined, sent: Translations): string {
  const stored = JSON.parse(String(before ?? '{}')) as Translations;
  const entries = Object.entries({ ...stored, ...sent }).flatMap(([language, texts]) => {
    const known = stored[language as Language] ?? {};
    const written = Object.entries({ ...(texts && known), ...texts }).filter(([, text]) => !isBlank(text));
    return written.length > 0 ? [[language, Object.fromEntries(written)] as const] : [];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

function isBlank(text: unknown): boolean {
  if (typeof text === 'object' && text !== null)
    return Object.entries(text).every(([name, it]) => name === 'id' || isBlank(it));
  return text === null || text === undefined || text === '';
}

/** Another object of the same account, by its id; answers contain the object itself if the request asks for it. */
export function reference(column: string, table: string, { isOptional = false } = {}): Column {
  const [taken, shown]: AnyField[] = isOptional
    ? [nullable(pk(table)), nullable(idOrObject(table))]
    : [pk(table), idOrObject(table)];
  return {
    ...plain(column, taken as Field<SqlValue>),
    output: shown ?? idOrObject(table),
    absent: isOptional ? { [column]: null } : null,
    refersTo: table,
  };
}

function idOrObject(table: string): Field<number | object> {
  return made<number | object>({
    type: 'reference',
    schema: { type: ['integer', 'object'], [NAMES]: table },
    check: (value) => typeof value === 'number' || typeof value === 'object' || reason('not_an_id_or_object'),
  });
}

/** The account of an object, which never changes. A caller with one account may leave it out. */
export function baseAccount(): Column {
  return { ...reference('account_id', 'base_accounts'), absent: {} };
}

/** Money in the currency of the row. */
export function money(column: string): Column {
  return {
    ...plain(column, decimalField({ min: 0 })),
    show: (row) => toDecimal(Number(row[column]), String(row['currency'])),
    store: (value, { body, row }) => {
      const { currency = row['currency'] } = body as Row;
      // Without its currency nobody can tell whether an amount has too many decimals.
      return currency === undefined ? {} : { [column]: minorOf(value as string, String(currency)) };
    },
  };
}

/** @throws Invalid for an amount that the currency cannot express */
export function minorOf(value: string, currency: string): number {
  const amount = exactMinor(value, currency);
  if (amount !== null) return amount;
  throw invalidError([], reason('too_many_decimals', { places: exponent(currency) }));
}

/** A value that the engine itself computes. @param column  for ordering and filters */
export function computed(field: AnyField, show: Column['show'], column: string | null = null): Column {
  return { kind: 'column', output: field, input: null, column, absent: {}, refersTo: null, show, store: () => ({}) };
}

/** A value that the engine itself computes from other tables. */
export function computedPart(output: AnyField, read: Part['read']): Part {
  return { kind: 'part', output, input: null, read };
}

/** An instant that the engine itself stores. */
export function noted(column: string): Column {
  const show = ({ [column]: at }: Row) =>
    at === null ? null : Temporal.Instant.fromEpochMilliseconds(Number(at)).toString();
  const keep = (value: unknown) => ({ [column]: value === null ? null : Date.parse(value as string) });
  return { ...computed(nullable(instant()), show, column), keep };
}

/** A count that the engine itself keeps. */
export function counted(column: string): Column {
  const keep = (value: unknown) => ({ [column]: value as number });
  return { ...computed(integer({ min: 0 }), (row) => row[column], column), keep };
}
