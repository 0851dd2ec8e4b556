import { text } from '#domain/contract/fields.ts';
import type { Transaction } from '../../database/database.ts';
import type { Problem } from '../../http/errors.ts';
import type { Row } from '../columns.ts';
import { baseAccount, noted, plain, reference } from '../columns.ts';
import type { Resource } from '../resource.ts';
import { ofAccount, rowsOf } from '../resource.ts';

/** Where a seller keeps images; folders stand in folders. */
export const filerFolders: Resource = {
  name: 'filer-folders',
  one: 'folder',
  table: 'filer_folders',
  owner: ofAccount,
  permission: { read: 'catalogue.read', write: 'catalogue.write' },
  fields: {
    base_account: baseAccount(),
    parent: reference('parent_id', 'filer_folders', { isOptional: true }),
    name: plain('name', text({ max: 100 })),
    created_at: noted('created_at'),
  },
  search: ['name'],
  ordering: ['name', 'created_at'],
  order: 'name',
  filters: ['parent'],
  made: ({ now }) => ({ created_at: now.epochMilliseconds }),
  usedBy: [
    { table: 'filer_folders', column: 'parent_id', by: 'folders in it' },
    { table: 'pictures', column: 'folder_id', by: 'images in it' },
  ],
  check: ownFolder,
};

/** No folder stands in itself, however deep. */
async function ownFolder(tx: Transaction, next: Row): Promise<Problem[]> {
  let above = next['parent_id'] ?? null;
  for (let depth = 0; above !== null; depth += 1) {
    if (above === next['id']) return [{ path: ['parent'], message: 'A folder may not stand in itself.' }];
    if (depth >= DEEPEST) return [{ path: ['parent'], message: `Ensure that folders are at most ${DEEPEST} deep.` }];
    const folder = await rowsOf(tx)
      .selectFrom('filer_folders')
      .select('parent_id')
      .where('id', '=', above)
      .executeTakeFirst();
    above = folder?.['parent_id'] ?? null;
  }
  return [];
}

const DEEPEST = 20;
