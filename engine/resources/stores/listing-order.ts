import { unknownId } from '#domain/contract/problems.ts';
import { Invalid } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { bumpVersion } from '../../places/version.ts';

/** Puts a tour at a position in a store's listing, and moves the others. Without a position, a listed tour stays where it is. */
export async function placeInStore(
  tx: Transaction,
  store_id: number,
  experience_id: number,
  position: number | undefined,
): Promise<number> {
  const others = tx.selectFrom('store_experiences').where('store_id', '=', store_id);
  const own = await others.select('position').where('experience_id', '=', experience_id).executeTakeFirst();
  if (own && position === undefined) return own.position;
  const { last } = await others
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  const place = position ?? (last ?? -1) + 1;
  await tx
    .updateTable('store_experiences')
    .set((it) => ({ position: it('position', '+', 1) }))
    .where('store_id', '=', store_id)
    .where('position', '>=', place)
    .execute();
  await tx
    .insertInto('store_experiences')
    .values({ store_id, experience_id, position: place })
    .onConflict((it) => it.columns(['store_id', 'experience_id']).doUpdateSet({ position: place }))
    .execute();
  return place;
}

/** Puts tours of a store into this order, followed by those that are not named. @returns all ids, in order. @throws Invalid */
export async function reorderListing(tx: Transaction, store_id: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('store_experiences')
    .select(['experience_id', 'position'])
    .where('store_id', '=', store_id)
    .orderBy('position')
    .orderBy('experience_id')
    .execute();
  const listed = new Set(rows.map(({ experience_id }) => experience_id));
  const named = new Set(ids);
  const strange = [...named].filter((id) => !listed.has(id));
  if (strange.length > 0) throw new Invalid(strange.map((id) => ({ path: ['experiences'], ...unknownId(id) })));
  const order = [...named, ...listed.difference(named)];
  const known = new Map(rows.map(({ experience_id, position }) => [experience_id, position]));
  for (const [position, experience_id] of order.entries()) {
    if (known.get(experience_id) === position) continue;
    await tx
      .updateTable('store_experiences')
      .set({ position })
      .where('store_id', '=', store_id)
      .where('experience_id', '=', experience_id)
      .execute();
  }
  await bumpVersion(tx, [store_id]);
  return order;
}
