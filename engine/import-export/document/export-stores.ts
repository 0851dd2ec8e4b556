import { writeFile } from 'node:fs/promises';
import type { Database, Transaction } from '../../database/database.ts';
import { carriedObjects } from '../../resources/model/carried.ts';
import type { Row } from '../../resources/model/columns.ts';
import { belongsTo } from '../../resources/model/ownership.ts';
import { rowsOf, type SellerResource } from '../../resources/model/resource.ts';
import { ownParent, parentsFirst } from './kinds.ts';
import type { Progress } from './progress.ts';
import { FileRefused, labelOf } from './row-errors.ts';
import { FORMAT, VERSION } from './store-document.ts';

interface ExportStoresInput {
  readonly kinds: readonly SellerResource[];
  /** The slug of one store; null: all stores. */
  readonly slug: string | null;
  readonly file: string;
  readonly now: Temporal.Instant;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

export interface Exported {
  objects: number;
  /** Files of pictures that the document names, each with the label of its object. */
  readonly pictures: { name: string; label: string }[];
}

/** Writes stores into a file, all in their state at one moment. @throws FileRefused for a store that does not exist */
export async function exportStores(database: Pick<Database, 'read'>, input: ExportStoresInput): Promise<Exported> {
  const exported: Exported = { objects: 0, pictures: [] };
  try {
    await database.read(async (tx) =>
      writeFile(input.file, documentOf(tx, await accountsOf(tx, input.slug), input, exported)),
    );
  } finally {
    input.progress.clear();
  }
  return exported;
}

interface OfAccount extends Pick<ExportStoresInput, 'kinds' | 'now' | 'signal'> {
  readonly account_id: number;
}

/** The same document of one account only, without the accounts whose tours its stores list. @returns it, and the names of its pictures' files */
export async function exportedAccount(
  tx: Transaction,
  { account_id, ...options }: OfAccount,
): Promise<{ text: string; pictures: readonly string[] }> {
  const progress = { step: () => undefined, clear: () => undefined };
  const exported: Exported = { objects: 0, pictures: [] };
  const parts = await Array.fromAsync(documentOf(tx, [account_id], { ...options, progress }, exported));
  return { text: parts.join(''), pictures: exported.pictures.map(({ name }) => name) };
}

/** One JSON document with one object per line, in the order of kinds and ids, so that equal data make equal files. */
async function* documentOf(
  tx: Transaction,
  accounts: readonly number[],
  { kinds, now, signal, progress }: Pick<ExportStoresInput, 'kinds' | 'now' | 'signal' | 'progress'>,
  exported: Exported,
): AsyncGenerator<string> {
  const total = await countObjects(tx, kinds, accounts);
  const file = { accounts: new Set(accounts), now };
  yield `{\n"format": ${JSON.stringify(FORMAT)},\n"version": ${VERSION}`;
  for (const kind of kinds) {
    let index = 0;
    yield `,\n${JSON.stringify(kind.name)}: [`;
    for await (const rows of rowsInPortions(tx, kind, accounts)) {
      for (const object of await carriedObjects(tx, kind, rows, file)) {
        signal.throwIfAborted();
        progress.step('Writing', (exported.objects += 1), total);
        yield `${index > 0 ? ',' : ''}\n${JSON.stringify(object)}`;
        const [, name] = /^pictures\/(.+)$/.exec(kind.upload ? String(object['file']) : '') ?? [];
        if (name !== undefined) exported.pictures.push({ name, label: labelOf(kind.name, index, object) });
        index += 1;
      }
    }
    yield index > 0 ? '\n]' : ']';
  }
  yield '\n}\n';
}

/**
 * All accounts, or those that a store needs: its own, the accounts whose experiences it shows, and the accounts that these need in turn.
 *
 * @throws FileRefused for an unknown slug
 */
async function accountsOf(tx: Transaction, slug: string | null): Promise<number[]> {
  if (slug === null) {
    const rows = await tx.selectFrom('base_accounts').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }
  const stores = await tx.selectFrom('stores').select(['slug', 'account_id']).orderBy('slug').execute();
  const store = stores.find((it) => it.slug === slug);
  if (!store) {
    const known = stores.map((it) => `'${it.slug}'`).join(', ');
    throw new FileRefused(`There is no store '${slug}': there ${known ? `are only ${known}` : 'is none at all'}.`);
  }
  const found = new Set([store.account_id]);
  for (let known = 0; known < found.size; ) {
    known = found.size;
    const suppliers = await tx
      .selectFrom('store_experiences as x')
      .innerJoin('stores as s', 's.id', 'x.store_id')
      .innerJoin('experiences as e', 'e.id', 'x.experience_id')
      .select('e.account_id')
      .distinct()
      .where('s.account_id', 'in', [...found])
      .execute();
    for (const { account_id } of suppliers) found.add(account_id);
  }
  return [...found].toSorted((a, b) => a - b);
}

async function countObjects(tx: Transaction, kinds: readonly SellerResource[], accounts: readonly number[]) {
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
  // A kind whose rows contain each other has few rows (folders), so all are read at once.
  if (parent !== undefined) {
    yield parentsFirst(await all.execute(), (row) => row, `${parent}_id`);
    return;
  }
  for (let after = 0; ; ) {
    const rows = await all.where('id', '>', after).limit(AT_ONCE).execute();
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    after = Number(rows.at(-1)?.['id']);
  }
}

/** The rows that belong to these accounts. */
function rowsOfAccounts(tx: Transaction, { table, owner, permission }: SellerResource, accounts: readonly number[]) {
  const seller = { user_id: 0, is_staff: false, can: () => false, accountsWith: () => accounts };
  return rowsOf(tx)
    .selectFrom(table)
    .where(belongsTo(owner, seller, permission.read));
}
