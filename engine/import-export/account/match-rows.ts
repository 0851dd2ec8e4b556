import { valueText } from '#domain/contract/problems.ts';
import type { Transaction } from '../../database/database.ts';
import type { Row } from '../../resources/model/columns.ts';
import { rowsOf, type SellerResource } from '../../resources/model/resource.ts';

/** A row as a file contains it. */
export type FileRow = Readonly<Record<string, unknown>>;

/** The stored row that matches a row of another account's file. */
export interface Match {
  readonly id: number;
  /** The fields of the file's row that the stored row takes over. */
  readonly fields: (row: FileRow) => FileRow;
}

/** Kinds whose rows sellers tell apart by name only, with the field of the name. */
const NAMED: Readonly<Record<string, string>> = { pricing_categories: 'title', filer_folders: 'name' };

interface MatchRowsInput {
  readonly all: readonly { readonly kind: SellerResource; readonly rows: readonly FileRow[] }[];
  readonly account_id: number;
  /** The stored ids of rows of earlier imports of the same origin. */
  readonly earlier: ReadonlyMap<string, number>;
}

/**
 * Matches rows of another account's file with rows of the account. Pricing categories and folders of the same name stay as they are stored. If
 * the account's only shop is empty, it becomes the first shop of the file. Shops keep their stored title.
 *
 * @returns the matches by `table id-in-the-file`
 */
export async function matchRows(
  tx: Transaction,
  { all, account_id, earlier }: MatchRowsInput,
): Promise<Map<string, Match>> {
  const matches = new Map<string, Match>();
  for (const { kind, rows } of all) {
    const field = NAMED[kind.table];
    if (field === undefined || rows.length === 0) continue;
    const free = Map.groupBy(await rowsHere(tx, kind.table, account_id), (it) => folded(it[field]));
    for (const row of rows) {
      const equal = free.get(folded(row[field]))?.shift();
      if (!equal) continue;
      const fields = { [field]: equal[field] };
      matches.set(`${kind.table} ${valueText(row['id'])}`, { id: Number(equal['id']), fields: () => fields });
    }
  }
  const stores = all.find(({ kind }) => kind.table === 'stores')?.rows ?? [];
  const here = stores.length > 0 ? await rowsHere(tx, 'stores', account_id) : [];
  const empty = stores.length > 0 && (await isEmptyShop(tx, here)) ? here[0] : undefined;
  for (const [i, row] of stores.entries()) {
    const key = `stores ${valueText(row['id'])}`;
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
  return valueText(name).normalize('NFC').trim().toLowerCase();
}
