import { setImmediate as aTurn } from 'node:timers/promises';
import type { Transaction } from '../database/database.ts';
import { type CarriedObject, carriedObjects } from '../resources/model/carried.ts';
import type { Row } from '../resources/model/columns.ts';
import { belongsTo } from '../resources/model/ownership.ts';
import { rowsOf, type SellerResource } from '../resources/model/resource.ts';
import { seeing } from './accounts.ts';
import { ownParent } from './kinds.ts';
import { FORMAT, VERSION } from './store-document.ts';

interface Wanted {
  readonly kinds: readonly SellerResource[];
  readonly accounts: readonly number[];
  readonly now: Temporal.Instant;
  readonly write: (text: string) => void;
  readonly onObject: (kind: SellerResource, object: CarriedObject, index: number) => void;
}

/** Writes all that these accounts have as one JSON document, an object a line, in the order of kinds and ids: the same each time. */
export async function writeFile(tx: Transaction, { kinds, accounts, now, write, onObject }: Wanted): Promise<void> {
  const file = { accounts: new Set(accounts), now };
  write(`{\n"format": ${JSON.stringify(FORMAT)},\n"version": ${VERSION}`);
  for (const kind of kinds) {
    let index = 0;
    write(`,\n${JSON.stringify(kind.name)}: [`);
    for await (const rows of rowsInPortions(tx, kind, accounts)) {
      await aTurn();
      for (const object of await carriedObjects(tx, kind, rows, file)) {
        write(`${index > 0 ? ',' : ''}\n${JSON.stringify(object)}`);
        onObject(kind, object, index);
        index += 1;
      }
    }
    write(index > 0 ? '\n]' : ']');
  }
  write('\n}\n');
}

export async function countObjects(
  tx: Transaction,
  kinds: readonly SellerResource[],
  accounts: readonly number[],
): Promise<number> {
  let count = 0;
  for (const kind of kinds) {
    const counted = rowsOfAccounts(tx, kind, accounts).select(({ fn }) => fn.countAll<number>().as('count'));
    count += (await counted.executeTakeFirstOrThrow()).count;
  }
  return count;
}

const AT_ONCE = 100;

async function* rowsInPortions(
  tx: Transaction,
  kind: SellerResource,
  accounts: readonly number[],
): AsyncGenerator<readonly Row[]> {
  const parent = ownParent(kind);
  const all = rowsOfAccounts(tx, kind, accounts).selectAll().orderBy('id');
  // What stands in others of its kind is little: folders.
  if (parent !== undefined) {
    yield parentsFirst(await all.execute(), `${parent}_id`);
    return;
  }
  for (let after = 0; ; ) {
    const rows = await all.where('id', '>', after).limit(AT_ONCE).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    after = Number(rows.at(-1)?.['id']);
  }
}

function rowsOfAccounts(tx: Transaction, { table, owner, permission }: SellerResource, accounts: readonly number[]) {
  return rowsOf(tx)
    .selectFrom(table)
    .where(belongsTo(owner, seeing(accounts), permission.read));
}

/** Each after what it stands in, and as they came among those of one depth. */
export function parentsFirst<T extends Readonly<Record<string, unknown>>>(all: readonly T[], parent: string): T[] {
  const byId = new Map(all.map((it) => [it['id'], it]));
  const depthOf = (it: T): number => {
    let depth = 0;
    const seen = new Set<T>();
    for (let above = byId.get(it[parent]); above && !seen.has(above); above = byId.get(above[parent])) {
      seen.add(above);
      depth += 1;
    }
    return depth;
  };
  const depths = new Map(all.map((it) => [it, depthOf(it)]));
  return all.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
}
