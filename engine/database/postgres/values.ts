import pg from 'pg';

/** A reader of values of a type, so that queries answer as on SQLite: numbers are numbers, booleans are 1 or 0. */
export function readerOf(type: number): (text: string) => unknown {
  return readers[type] ?? String;
}

/** Reads sums and counts, whose type is wider than that of their terms. @throws RangeError for a number that a double would round */
function asWhole(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond 2^53`);
  return number;
}

const { BOOL, INT2, INT4, OID, INT8, NUMERIC, FLOAT4, FLOAT8 } = pg.types.builtins;
const readers: Readonly<Record<number, (text: string) => unknown>> = {
  [BOOL]: (text) => (text === 't' ? 1 : 0),
  [INT2]: Number,
  [INT4]: Number,
  [OID]: Number,
  [INT8]: asWhole,
  [NUMERIC]: asWhole,
  [FLOAT4]: Number,
  [FLOAT8]: Number,
};

export type WireValue = string | Buffer | null;

/** A value as it is sent. @throws TypeError for a value that no column holds */
export function wireValue(value: unknown): WireValue {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return Buffer.from(value);
  throw new TypeError(`a ${typeof value} is no value of a column`);
}
