import { create, StructError } from 'superstruct';
import type { Field } from './fields.ts';

/** Reads a value of the engine or of storage. An invalid amount or date becomes '' (F1, F2). @throws StructError for other mistakes */
export function readTolerantly<T>(value: unknown, field: Field<T>): T {
  try {
    return create(value, field);
  } catch (error) {
    const bad = error instanceof StructError ? [...error.failures()].filter(({ type }) => type in STAND_INS) : [];
    if (bad.length === 0) throw error;
    const mended = JSON.parse(JSON.stringify(value)) as unknown;
    for (const { path, type } of bad) setAt(mended, path, STAND_INS[type as keyof typeof STAND_INS]);
    const read = create(mended, field);
    for (const { path } of bad) setAt(read, path, '');
    return read;
  }
}

/** Valid values that replace invalid amounts and dates while the rest is read. */
const STAND_INS = { decimal: '0', date: '2000-01-01' } as const;

function setAt(value: unknown, path: readonly (string | number)[], leaf: string): void {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
  if (typeof holder === 'object' && holder !== null) (holder as Record<string, unknown>)[String(path.at(-1))] = leaf;
}
