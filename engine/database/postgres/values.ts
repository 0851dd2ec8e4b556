/** The types that a query of ours can answer with, by their number in pg_type. */
const BOOL = 16;
const INT8 = 20;
const INT2 = 21;
const INT4 = 23;
const OID = 26;
const FLOAT4 = 700;
const FLOAT8 = 701;
const NUMERIC = 1700;

/** How a value of a type is read, so that a query answers as it does on SQLite: numbers are numbers, truth is 1 or 0. */
export function readerOf(type: number): (text: string) => unknown {
  return readers[type] ?? asText;
}

const asText = (text: string): string => text;

/** Sums and counts are of a wider type than what they add up. @throws RangeError for a number that a double would round */
function asWhole(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number)) throw new RangeError(`${text} is beyond 2^53`);
  return number;
}

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

/** A value as it is sent. @throws TypeError for what no column holds */
export function wireValue(value: unknown): WireValue {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return Buffer.from(value);
  throw new TypeError(`a ${typeof value} is no value of a column`);
}
