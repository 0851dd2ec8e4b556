import { Refused } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import { ownerOf } from '../database/owned.ts';
import { needsRowLocks } from '../database/row-locks.ts';
import { holdsByStaff } from './leases.ts';
import type { Departure } from './places-left.ts';
import { PLACES_ITEM } from './vacancies.ts';

/** The experiences among `experience_ids` that a store may not sell: those of another account without its consent. */
export async function notForSale(
  tx: Transaction,
  store_id: number,
  experience_ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const resold = await resoldAmong(tx, store_id, experience_ids);
  if (resold.size === 0) return resold;
  const allowed = await tx
    .selectFrom('experiences as e')
    .innerJoin('stores as s', (join) => join.on('s.id', '=', store_id))
    .innerJoin('resale_agreements as g', (join) =>
      join.onRef('g.supplier_id', '=', 'e.account_id').onRef('g.reseller_id', '=', 's.account_id'),
    )
    .select('e.id')
    .where('e.id', 'in', [...resold])
    .where('g.status', '=', 'granted')
    .execute();
  return resold.difference(new Set(allowed.map(({ id }) => id)));
}

/** The experiences among `experience_ids` that belong to another account than the store's (A26). */
export async function resoldAmong(
  tx: Transaction,
  store_id: number,
  experience_ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('experiences as e')
    .innerJoin('stores as s', (join) => join.on('s.id', '=', store_id))
    .select('e.id')
    .where('e.id', 'in', [0, ...new Set(experience_ids)])
    .whereRef('e.account_id', '<>', 's.account_id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The terms by which an account sells another account's experience. */
export interface ResaleTerms {
  readonly isAgreed: boolean;
  /** The percentage of a departure that the account may hold. */
  readonly share: number;
}

/** An account's terms for an experience; null for its own (A26). The agreement is locked: a unit that locks anything else before calls `lockAgreements` first. */
export async function resaleTerms(
  tx: Transaction,
  account_id: number,
  experience_id: number,
): Promise<ResaleTerms | null> {
  const supplier_id = await ownerOf(tx, 'experiences', experience_id);
  if (supplier_id === account_id) return null;
  const agreement = await tx
    .selectFrom('resale_agreements')
    .select('lease_share')
    .where('supplier_id', '=', supplier_id)
    .where('reseller_id', '=', account_id)
    .where('status', '=', 'granted')
    .forShare()
    .executeTakeFirst();
  return { isAgreed: agreement !== undefined, share: agreement?.lease_share ?? 0 };
}

/**
 * Locks the agreements by which an account sells others' experiences, so that nothing is held while they are revoked. Agreements are locked before
 * carts and departures (decision 0045).
 */
export async function lockAgreements(
  tx: Transaction,
  account_id: number,
  experience_ids: readonly number[],
): Promise<void> {
  if (experience_ids.length === 0 || !needsRowLocks(tx)) return;
  const suppliers = tx
    .selectFrom('experiences')
    .select('account_id')
    .where('id', 'in', [...new Set(experience_ids)]);
  await tx
    .selectFrom('resale_agreements')
    .select('id')
    .where('reseller_id', '=', account_id)
    .where('supplier_id', 'in', suppliers)
    .orderBy('id')
    .forShare()
    .execute();
}

interface ShareInput {
  readonly account_id: number;
  readonly departure: Departure;
  /** null: no limit. */
  readonly terms: ResaleTerms | null;
  readonly places: number;
  /** The cart that holds the places, or is going to. */
  readonly cart_id: string;
}

/** Refuses holds by a reseller's staff beyond their share of a locked departure (A26). @throws Refused places_taken */
export async function requireShare(
  tx: Transaction,
  { account_id, departure, terms, places, cart_id }: ShareInput,
  now: Temporal.Instant,
): Promise<void> {
  if (terms === null) return;
  const { quantity } = await holdsByStaff(tx, account_id)
    .select(({ fn }) => fn.sum('h.quantity').as('quantity'))
    .where('h.departure_id', '=', departure.id)
    .where('h.item_id', '=', PLACES_ITEM)
    .where('h.expires_at', '>', now.epochMilliseconds)
    .where('h.cart_id', '<>', cart_id)
    .executeTakeFirstOrThrow();
  const left = Math.max(0, Math.floor((departure.capacity * terms.share) / 100) - Number(quantity ?? 0));
  if (places > left)
    throw new Refused('places_taken', `The supplier lets you hold ${left} more of the places at this time.`, { left });
}
