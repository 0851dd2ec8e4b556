import { randomBytes } from 'node:crypto';
import { choice, string, text } from '#domain/contract/fields.ts';
import { REQUIRED } from '#domain/contract/messages.ts';
import type { Transaction } from '../../database/database.ts';
import type { Problem } from '../../errors.ts';
import {
  baseAccount,
  computed,
  computedPart,
  counted,
  noted,
  type Part,
  plain,
  type Row,
  reference,
} from '../model/columns.ts';
import { webAddress } from '../model/fields.ts';
import { ofAccount, type SellerResource } from '../model/resource.ts';
import { codeOrigin } from './code-origin.ts';

/** A code to print: it leads to a store, an experience or any other address, and counts who comes by it. */
export const qrCodes: SellerResource = {
  name: 'qr-codes',
  one: 'QR code',
  table: 'qr_codes',
  owner: ofAccount,
  permission: { read: 'stores.read', write: 'stores.write' },
  fields: {
    base_account: baseAccount(),
    title: plain('title', text({ max: 200, blank: true }), { absent: '' }),
    kind: plain('kind', choice('store', 'experience', 'link')),
    store: reference('store_id', 'stores', { isOptional: true }),
    experience: reference('experience_id', 'experiences', { isOptional: true }),
    /** Of a link; stores and experiences have an address of their own. */
    target_url: plain('target_url', webAddress({ blank: true }), { absent: '' }),
    /** What the picture says: it goes on to the target. */
    short_url: shortUrl(),
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
  defaults: ({ now }) => ({
    code: randomBytes(16).toString('hex'),
    looks: 0,
    scans: 0,
    leads: 0,
    created_at: now.epochMilliseconds,
  }),
  check: targetProblems,
  // Printed codes go on to work in another database.
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
};

/** On the host of a shop of its account: no other host answers for it. */
function shortUrl(): Part {
  return computedPart(string(), async (tx, rows, origin) => {
    const urls = new Map<Row, string>();
    for (const row of rows) {
      const shop = await codeOrigin(tx, { account_id: Number(row['account_id']), store_id: row['store_id'] }, origin);
      urls.set(row, `${shop}/api/o/${row['code']}/`);
    }
    return (row) => urls.get(row);
  });
}

/** Each kind needs what it leads to. */
function targetProblems(_: Transaction, { kind, store_id, experience_id, target_url }: Row): Problem[] {
  const [field, value]: readonly [string, Row[string] | undefined] =
    kind === 'store'
      ? ['store', store_id]
      : kind === 'experience'
        ? ['experience', experience_id]
        : ['target_url', target_url];
  return value === null || value === undefined || value === '' ? [{ path: [field], message: REQUIRED }] : [];
}
