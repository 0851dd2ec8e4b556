import type { Selectable } from 'kysely';
import type { ResaleStatus } from '#domain/resale.ts';
import { endHoldsOfReseller } from '../../catalogue/leases.ts';
import { bumpVersion, touchExperiences } from '../../catalogue/version.ts';
import type { Transaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type AgreementRow = Selectable<Tables['resale_agreements']>;

/** The agreement of two accounts; locked until the transaction ends, so that no tour is listed while it is revoked. */
export async function lockAgreement(
  tx: Transaction,
  supplier_id: number,
  reseller_id: number,
): Promise<AgreementRow | undefined> {
  return tx
    .selectFrom('resale_agreements')
    .selectAll()
    .where('supplier_id', '=', supplier_id)
    .where('reseller_id', '=', reseller_id)
    .forUpdate()
    .executeTakeFirst();
}

/** Creates an agreement, or changes the existing one. */
export async function saveAgreement(
  tx: Transaction,
  {
    supplier_id,
    reseller_id,
    status,
    note,
    lease_share,
  }: Pick<AgreementRow, 'supplier_id' | 'reseller_id' | 'note'> & {
    status: ResaleStatus;
    lease_share?: number | undefined;
  },
  now: Temporal.Instant,
): Promise<AgreementRow> {
  const at = now.epochMilliseconds;
  const times = status === 'requested' ? { requested_at: at, decided_at: null } : { decided_at: at };
  const changed = { status, note, ...times, ...(lease_share !== undefined && { lease_share }) };
  const saved = await tx
    .insertInto('resale_agreements')
    .values({ supplier_id, reseller_id, requested_at: at, ...changed })
    .onConflict((it) => it.columns(['supplier_id', 'reseller_id']).doUpdateSet(changed))
    .returningAll()
    .executeTakeFirstOrThrow();
  if (status !== 'granted') {
    await removeListings(tx, supplier_id, reseller_id);
    await endHoldsOfReseller(tx, supplier_id, reseller_id, now);
  }
  return saved;
}

/** Removes a supplier's tours from a reseller's stores. Sold tours stay sold. */
async function removeListings(tx: Transaction, supplier_id: number, reseller_id: number): Promise<void> {
  const listed = await tx
    .selectFrom('store_experiences as x')
    .innerJoin('stores as s', 's.id', 'x.store_id')
    .innerJoin('experiences as e', 'e.id', 'x.experience_id')
    .select(['x.store_id', 'x.experience_id'])
    .where('s.account_id', '=', reseller_id)
    .where('e.account_id', '=', supplier_id)
    .orderBy('x.experience_id')
    .execute();
  if (listed.length === 0) return;
  const experiences = [...new Set(listed.map(({ experience_id }) => experience_id))];
  const stores = [...new Set(listed.map(({ store_id }) => store_id))].toSorted((a, b) => a - b);
  const categories = tx.selectFrom('categories').select('id').where('store_id', 'in', stores);
  await tx
    .deleteFrom('experience_categories')
    .where('experience_id', 'in', experiences)
    .where('category_id', 'in', categories)
    .execute();
  await tx
    .deleteFrom('store_experiences')
    .where('experience_id', 'in', experiences)
    .where('store_id', 'in', stores)
    .execute();
  await touchExperiences(tx, experiences);
  await bumpVersion(tx, stores);
}
