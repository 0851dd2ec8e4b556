import type { Database, Transaction } from '#engine/database/database.ts';
import type { Tables } from '#engine/database/tables.ts';
import { rowsOf } from './world.ts';

/** A column of a table whose rows have an `id`. */
export type Place = `${keyof Tables}.${string}`;

/** The most ids in one query. */
const CHUNK = 500;

/** The acknowledged state of an engine: rows, with the values that a column may have. */
export class Promises {
  readonly #values = new Map<Place, Map<string, readonly string[]>>();

  /** Promises a row with one of these values; without values, with any. */
  keep(place: Place, id: string, ...values: readonly string[]): void {
    this.#of(place).set(id, values);
  }

  /** Lets a promised row have another value, too: a change is on its way, and may arrive or not. */
  mayBecome(place: Place, id: string, ...values: readonly string[]): void {
    const known = this.#of(place).get(id);
    if (known) this.#of(place).set(id, [...known, ...values]);
  }

  /** A later act may remove the row; without an id, time removes all. */
  forget(place: Place, id?: string): void {
    if (id === undefined) this.#of(place).clear();
    else this.#of(place).delete(id);
  }

  /** The rows that are promised by now, whatever values they have later. */
  rowsByNow(): Promises {
    const rows = new Promises();
    for (const [place, promised] of this.#values) for (const id of promised.keys()) rows.keep(place, id);
    return rows;
  }

  get size(): number {
    return this.#values.values().reduce((sum, it) => sum + it.size, 0);
  }

  /** Promised rows that are not there, or have another value. */
  async broken(database: Pick<Database, 'read'>): Promise<string[]> {
    return database.read(async (tx) => {
      const found: string[] = [];
      for (const [place, promised] of this.#values) found.push(...(await brokenIn(tx, place, promised)));
      return found;
    });
  }

  #of(place: Place): Map<string, readonly string[]> {
    const known = this.#values.get(place) ?? new Map<string, readonly string[]>();
    this.#values.set(place, known);
    return known;
  }
}

async function brokenIn(
  tx: Transaction,
  place: Place,
  promised: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const [table, column] = place.split('.');
  const ids = [...promised.keys()];
  const values = new Map<string, string>();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const list = ids.slice(from, from + CHUNK).map((id) => `'${id}'`);
    const rows = await rowsOf(tx, `select id, ${column} as value from ${table} where id in (${list.join(', ')})`);
    for (const { id, value } of rows) values.set(String(id), String(value));
  }
  return ids.flatMap((id) => {
    const value = values.get(id);
    const allowed = promised.get(id) ?? [];
    if (value !== undefined && (allowed.length === 0 || allowed.includes(value))) return [];
    return `${place} of ${id} is ${value ?? 'lost'}${allowed.length > 0 ? `, not ${allowed.join(' or ')}` : ''}`;
  });
}
