import type { Transaction } from '../database/database.ts';
import type { Row } from '../resources/model/columns.ts';
import { rowsOf, type SellerResource } from '../resources/model/resource.ts';

/** A row as a file has it. */
export type FileRow = Readonly<Record<string, unknown>>;

/** The row here that a row of another account's file stands for. */
export interface Match {
  readonly id: number;
  /** What is set of it, of what the file says. */
  readonly fields: (row: FileRow) => FileRow;
}

/** What sellers tell apart by its name alone, and the field that has the name. */
const NAMED: Readonly<Record<string, string>> = { pricing_categories: 'title', filer_folders: 'name' };

interface Wanted {
  readonly all: readonly { readonly kind: SellerResource; readonly rows: readonly FileRow[] }[];
  readonly account_id: number;
  /** What rows of earlier imports of the same origin became. */
  readonly earlier: ReadonlyMap<string, number>;
}

/**
 * Rows of another account's file that the account has already. Pricing categories and folders of the same name stay as they are here. The only
 * shop, while it shows nothing, becomes the first shop of the file. Shops keep the name that they have here.
 *
 * @returns them by `table id-in-the-file`
 */
export async function matchRows(tx: Transaction, { all, account_id, earlier }: Wanted): Promise<Map<string, Match>> {
  const matches = new Map<string, Match>();
  for (const { kind, rows } of all) {
    const field = NAMED[kind.table];
    if (field === undefined || rows.length === 0) continue;
    const free = Map.groupBy(await rowsHere(tx, kind.table, account_id), (it) => folded(it[field]));
    for (const row of rows) {
      const equal = free.get(folded(row[field]))?.shift();
      if (!equal) continue;
      const fields = { [field]: equal[field] };
      matches.set(`${kind.table} ${String(row['id'])}`, { id: Number(equal['id']), fields: () => fields });
    }
  }
  const stores = all.find(({ kind }) => kind.table === 'stores')?.rows ?? [];
  const here = stores.length > 0 ? await rowsHere(tx, 'stores', account_id) : [];
  const empty = stores.length > 0 && (await isEmptyShop(tx, here)) ? here[0] : undefined;
  for (const [i, row] of stores.entries()) {
    const key = `stores ${String(row['id'])}`;
    const before = earlier.get(key);
    const shop = here.find(({ id }) => id === before) ?? (i === 0 && before === undefined ? empty : undefined);
    if (!shop) continue;
    const { id, title } = shop;
    matches.set(key, { id: Number(id), fields: (fields) => ({ ...fields, slug: undefined, title }) });
  }
  return matches;
}

async function isEmptyShop(tx: Transaction, [only, ...others]: readonly Row[]): Promise<boolean> {
  if (!only || others.length > 0) return false;
  const shown = await tx
    .selectFrom('store_experiences')
    .select('experience_id')
    .where('store_id', '=', Number(only['id']))
    .limit(1)
    .executeTakeFirst();
  return shown === undefined;
}

async function rowsHere(tx: Transaction, table: string, account_id: number): Promise<Row[]> {
  return rowsOf(tx).selectFrom(table).selectAll().where('account_id', '=', account_id).orderBy('id').execute();
}

function folded(name: unknown): string {
  return String(name).normalize('NFC').trim().toLowerCase();
}
