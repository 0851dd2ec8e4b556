import { randomBytes } from 'node:crypto';
import { storeOrigin } from '#domain/app/store-origin.ts';
import { choice, string, text } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { webAddress } from '#domain/contract/resource-fields.ts';
import type { Transaction } from '../../database/database.ts';
import { computed, computedPart, counted, noted, plain, type Row, reference, type SqlValue } from '../model/columns.ts';
import { sellerResource } from '../model/resource.ts';

/** A printable code that leads to a store, an experience or any other address, and counts its visitors. */
export const qrCodes = sellerResource({
  name: 'qr-codes',
  one: 'QR code',
  permission: { read: 'stores.read', write: 'stores.write' },
  fields: {
    title: plain('title', text({ max: 200, blank: true }), { absent: '' }),
    kind: plain('kind', choice('store', 'experience', 'link')),
    store: reference('store_id', 'stores', { isOptional: true }),
    experience: reference('experience_id', 'experiences', { isOptional: true }),
    /** The address of a link; stores and experiences have their own. */
    target_url: plain('target_url', webAddress({ blank: true }), { absent: '' }),
    /** The address in the picture, which redirects to the target. */
    short_url: computedPart(string(), async (tx, rows, origin) => {
      const urls = new Map<Row, string>();
      for (const row of rows) urls.set(row, await shortUrlOf(tx, row, origin));
      return (row) => urls.get(row);
    }),
    svg_url: computed(string(), ({ id }, origin) => `${origin}/api/qr-codes/${id}/picture/?format=svg`),
    png_url: computed(string(), ({ id }, origin) => `${origin}/api/qr-codes/${id}/picture/?format=png`),
    looks: counted('looks'),
    scans: counted('scans'),
    leads: counted('leads'),
    created_at: noted('created_at'),
  },
  search: ['title', 'target_url'],
  ordering: ['title', 'looks', 'scans', 'leads', 'created_at'],
  filters: ['kind', 'store', 'experience'],
  defaults: () => ({ code: randomBytes(16).toString('hex'), looks: 0, scans: 0, leads: 0 }),
  check: targetProblems,
  // Printed codes continue to work in another database.
  carried: {
    code: {
      field: string(),
      isForNew: true,
      read: async () => (row) => row['code'],
      write: async (tx, id, code) => {
        const taken = tx.selectFrom('qr_codes').select('id').where('code', '=', String(code));
        if (await taken.executeTakeFirst()) return;
        await tx
          .updateTable('qr_codes')
          .set({ code: String(code) })
          .where('id', '=', id)
          .execute();
      },
    },
  },
});

/** A code's address at a shop of its account, because no other host answers for the code. */
export async function shortUrlOf(
  tx: Transaction,
  { account_id, store_id, code }: Row,
  origin: string,
): Promise<string> {
  return `${await codeOrigin(tx, { account_id: Number(account_id), store_id }, origin)}/api/o/${code}/`;
}

/** The origin that is printed for a code: its store's, else that of the account's first store, else `origin`, for stores without a domain. */
async function codeOrigin(
  tx: Transaction,
  { account_id, store_id }: { account_id: number; store_id: SqlValue | undefined },
  origin: string,
): Promise<string> {
  const stores = await tx
    .selectFrom('stores')
    .select(['id', 'domain'])
    .where('account_id', '=', account_id)
    .orderBy('id')
    .execute();
  return storeOrigin((stores.find(({ id }) => id === store_id) ?? stores[0])?.domain ?? null, origin);
}

/** The problem of a code without the target that its kind needs. */
function targetProblems(_: Transaction, { kind, ...next }: Row): Problem[] {
  const [field, column]: readonly [string, string] =
    kind === 'link' ? ['target_url', 'target_url'] : [String(kind), `${kind}_id`];
  return next[column] ? [] : [{ path: [field], ...reason('required') }];
}
