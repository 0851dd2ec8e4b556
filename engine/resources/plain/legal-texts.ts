import type { LegalKind } from '#domain/contract/legal-text.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { legalTextFields as fields } from '#domain/contract/resources/legal-texts.ts';
import type { Transaction } from '../../database/database.ts';
import { recordFields } from '../../history/record-fields.ts';
import { plain, type Row, reference, translationsColumn, type Writing } from '../model/columns.ts';
import { type Deleting, sellerResource } from '../model/resource.ts';

/** The seller's own terms, privacy policy, imprint, accessibility statement and cookie policy, one of each for a store (O5). */
export const legalTexts = sellerResource({
  name: 'legal-texts',
  one: 'legal text',
  permission: { read: 'stores.read', write: 'stores.write' },
  fields: {
    store: reference('store_id', 'stores'),
    kind: plain('kind', fields.kind),
    text: plain('text', fields.text),
    translations: translationsColumn(fields.translations),
  },
  search: ['text'],
  ordering: ['kind'],
  filters: ['store', 'kind'],
  check: otherOfKind,
  afterSave: async (tx, id, _before, writing) => {
    const row = await tx.selectFrom('legal_texts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await recordChangeOfShop(tx, row, writing);
  },
  beforeDelete: recordChangeOfShop,
  invalidates: (_, rows) => Promise.resolve({ stores: rows.map((row) => Number(row['store_id'])) }),
});

async function otherOfKind(tx: Transaction, next: Row): Promise<Problem[]> {
  const other = await tx
    .selectFrom('legal_texts')
    .select('id')
    .where('store_id', '=', Number(next['store_id']))
    .where('kind', '=', next['kind'] as LegalKind)
    .where('id', '<>', Number(next['id'] ?? 0))
    .executeTakeFirst();
  return other ? [{ path: ['kind'], ...reason('legal_text_twice') }] : [];
}

/** Records a change in the store's history: the kind of the text, without its words. */
async function recordChangeOfShop(
  tx: Transaction,
  { store_id, kind }: Row,
  change: Deleting & Partial<Writing>,
): Promise<void> {
  const id = Number(store_id);
  const { title } = await tx.selectFrom('stores').select('title').where('id', '=', id).executeTakeFirstOrThrow();
  const body = { [`legal_${kind}`]: true };
  await recordFields(tx, { kind: 'store', id: String(id) }, 'changed', { title }, { ...change, body });
}
