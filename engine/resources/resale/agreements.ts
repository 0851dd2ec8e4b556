import type { Selectable } from 'kysely';
import type { ResaleStatus } from '#domain/resale.ts';
import type { Transaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { endHoldsOfResellers } from '../../places/leases.ts';
import { bumpVersion, touchExperiences } from '../../places/version.ts';

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

/** Creates an agreement, or changes the existing one. Resale ends where it is not granted. */
export async function saveAgreement(
  tx: Transaction,
  agreement: Parameters<typeof writeAgreement>[1],
  now: Temporal.Instant,
): Promise<AgreementRow> {
  const saved = await writeAgreement(tx, agreement, now);
  if (saved.status !== 'granted') await endResale(tx, [saved], now);
  return saved;
}

/** Revokes agreements that an account has as a supplier or a reseller (B15). */
export async function revokeAgreementsOf(tx: Transaction, account_id: number, now: Temporal.Instant): Promise<void> {
  const agreements = await tx
    .selectFrom('resale_agreements')
    .selectAll()
    .where((it) => it.or([it('supplier_id', '=', account_id), it('reseller_id', '=', account_id)]))
    .where('status', 'in', ['requested', 'granted'])
    .orderBy('id')
    .execute();
  for (const it of agreements) await writeAgreement(tx, { ...it, status: 'revoked' }, now);
  await endResale(tx, agreements, now);
}

/** Ends what resellers hold, then takes the tours out of their stores: carts, orders and departures are locked before experiences. */
async function endResale(tx: Transaction, agreements: readonly AgreementRow[], now: Temporal.Instant): Promise<void> {
  await endHoldsOfResellers(tx, agreements, now);
  await removeListings(tx, agreements);
}

async function writeAgreement(
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
  return tx
    .insertInto('resale_agreements')
    .values({ supplier_id, reseller_id, requested_at: at, ...changed })
    .onConflict((it) => it.columns(['supplier_id', 'reseller_id']).doUpdateSet(changed))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes suppliers' tours from resellers' stores. Sold tours stay sold. */
async function removeListings(tx: Transaction, agreements: readonly AgreementRow[]): Promise<void> {
  const listed: { store_id: number; experience_id: number }[] = [];
  for (const { supplier_id, reseller_id } of agreements) {
    const ofPair = await tx
      .selectFrom('store_experiences as x')
      .innerJoin('stores as s', 's.id', 'x.store_id')
      .innerJoin('experiences as e', 'e.id', 'x.experience_id')
      .select(['x.store_id', 'x.experience_id'])
      .where('s.account_id', '=', reseller_id)
      .where('e.account_id', '=', supplier_id)
      .execute();
    listed.push(...ofPair);
  }
  for (const { store_id, experience_id } of listed) {
    const categories = tx.selectFrom('categories').select('id').where('store_id', '=', store_id);
    await tx
      .deleteFrom('experience_categories')
      .where('experience_id', '=', experience_id)
      .where('category_id', 'in', categories)
      .execute();
    await tx
      .deleteFrom('store_experiences')
      .where('experience_id', '=', experience_id)
      .where('store_id', '=', store_id)
      .execute();
  }
  if (listed.length === 0) return;
  const experiences = [...new Set(listed.map(({ experience_id }) => experience_id))];
  const stores = [...new Set(listed.map(({ store_id }) => store_id))].toSorted((a, b) => a - b);
  await touchExperiences(tx, experiences);
  await bumpVersion(tx, stores);
}
