import { text } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import type { Transaction } from '../../database/database.ts';
import { needsRowLocks } from '../../database/row-locks.ts';
import { noted, plain, type Row, reference, type Writing } from '../model/columns.ts';
import { sellerResource } from '../model/resource.ts';

/** A seller's folders for images; a folder can contain folders. */
export const filerFolders = sellerResource({
  name: 'filer-folders',
  one: 'folder',
  fields: {
    parent: reference('parent_id', 'filer_folders', { isOptional: true }),
    name: plain('name', text({ max: 100 })),
    created_at: noted('created_at'),
  },
  search: ['name'],
  ordering: ['name', 'created_at'],
  order: 'name',
  filters: ['parent'],
  usedBy: [
    {
      table: 'filer_folders',
      column: 'parent_id',
      by: 'folders in it',
      titled: { table: 'filer_folders', id: 'id', title: 'name' },
    },
    {
      table: 'pictures',
      column: 'folder_id',
      by: 'images in it',
      titled: { table: 'pictures', id: 'id', title: 'name' },
    },
  ],
  check: standsWell,
});

type Folder = Readonly<{ id: number; parent_id: number | null; name: string }>;

/** Problems of a folder's place: no folder contains itself, at any depth, and folders in one place have different names. */
async function standsWell(tx: Transaction, next: Row, { account_id }: Writing): Promise<Problem[]> {
  // The lock makes two simultaneous moves wait for each other, so that each sees the other's result.
  if (needsRowLocks(tx))
    await tx.selectFrom('base_accounts').select('id').where('id', '=', account_id).forNoKeyUpdate().execute();
  const rows = await tx
    .selectFrom('filer_folders')
    .select(['id', 'parent_id', 'name'])
    .where('account_id', '=', account_id)
    .execute();
  const own = Number(next['id'] ?? 0);
  const parent = next['parent_id'] === null || next['parent_id'] === undefined ? null : Number(next['parent_id']);
  const others = rows.filter(({ id }) => id !== own);

  const above = pathTo(parent, new Map(rows.map((it) => [it.id, it])));
  if (above.includes(own)) return [{ path: ['parent'], ...reason('folder_in_itself') }];
  const below = Map.groupBy(others, (it) => it.parent_id);
  if (above.length + heightOf(own, below) > DEEPEST)
    return [{ path: ['parent'], ...reason('folder_too_deep', { most: DEEPEST }) }];
  const name = folded(String(next['name']));
  const isTaken = others.some((it) => it.parent_id === parent && folded(it.name) === name);
  return isTaken ? [{ path: ['name'], ...reason('folder_twice') }] : [];
}

const DEEPEST = 20;

/** Ids from a folder up to the top. */
function pathTo(id: number | null, all: ReadonlyMap<number, Folder>): number[] {
  const path: number[] = [];
  for (let at = id; at !== null && !path.includes(at); at = all.get(at)?.parent_id ?? null) path.push(at);
  return path;
}

/** The depth of a folder's tree, itself included. */
function heightOf(id: number, below: ReadonlyMap<number | null, readonly Folder[]>): number {
  return 1 + Math.max(0, ...(below.get(id) ?? []).map((it) => heightOf(it.id, below)));
}

/** Names compared as people do, without regard to case. */
function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
