import { list } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { slug } from '#domain/contract/resource-fields.ts';
import type { Transaction } from '../../database/database.ts';
import { idsOf, type Row, type Writing } from '../model/columns.ts';
import type { CarriedPart } from '../model/resource.ts';

/**
 * The slugs that an experience may not get, because they were another one's (E1a). An account may use the slug of its own deleted
 * experience again, for example to restore it.
 */
export async function takenFormerSlugs(
  tx: Transaction,
  slugs: readonly string[],
  { id = 0, account_id }: { id?: number; account_id: number },
): Promise<string[]> {
  const found = await tx
    .selectFrom('former_slugs')
    .select('slug')
    .where('slug', 'in', ['', ...slugs])
    .where((it) =>
      it.or([
        it('experience_id', '<>', id),
        it.and([it('experience_id', 'is', null), it('account_id', '<>', account_id)]),
      ]),
    )
    .execute();
  return found.map(({ slug: taken }) => taken);
}

export async function checkSlug(tx: Transaction, next: Row, { row, account_id }: Writing): Promise<Problem[]> {
  const taken = await takenFormerSlugs(tx, [String(next['slug'])], { id: Number(row['id'] ?? 0), account_id });
  return taken.map(() => ({ path: ['slug'], ...reason('former_slug') }));
}

/** Stores the slug that an experience had before a change. Its new slug may be one that it had before that. */
export async function keepFormerSlug(tx: Transaction, id: number, before: Row | null): Promise<void> {
  const { slug: now, account_id } = await tx
    .selectFrom('experiences')
    .select(['slug', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (before?.['slug'] === now) return;
  await tx.deleteFrom('former_slugs').where('slug', '=', now).execute();
  if (before) await addFormerSlugs(tx, [String(before['slug'])], { account_id, experience_id: id });
}

/** Stores the slug of an experience that visitors may have seen and that is deleted now. */
export async function keepSlugOfDeleted(tx: Transaction, { slug: last, status, account_id }: Row): Promise<void> {
  if (status === 'draft') return;
  await addFormerSlugs(tx, [String(last)], { account_id: Number(account_id), experience_id: null });
}

/** The slugs that an experience had in another database. */
export const carriedFormerSlugs: CarriedPart = {
  field: list(slug(), { max: 1000 }),
  isForNew: true,
  read: async (tx, rows) => {
    const found = await tx
      .selectFrom('former_slugs')
      .select(['experience_id', 'slug'])
      .where('experience_id', 'in', idsOf(rows))
      .orderBy('slug')
      .execute();
    return ({ id }) => found.filter(({ experience_id }) => experience_id === id).map((it) => it.slug);
  },
  write: (tx, experience_id, value, { account_id }) =>
    addFormerSlugs(tx, value as readonly string[], { account_id, experience_id }),
};

async function addFormerSlugs(
  tx: Transaction,
  slugs: readonly string[],
  owner: { account_id: number; experience_id: number | null },
): Promise<void> {
  if (slugs.length === 0) return;
  await tx
    .insertInto('former_slugs')
    .values(slugs.map((it) => ({ slug: it, ...owner })))
    .onConflict((it) => it.column('slug').doNothing())
    .execute();
}
