import type { Transaction } from '../database/database.ts';

/** Experiences and stores that show one of these pictures. */
export async function usesOfPictures(
  tx: Transaction,
  ids: readonly number[],
): Promise<{ experiences: number[]; stores: number[] }> {
  const wanted = [0, ...ids];
  const experiences = await tx
    .selectFrom('experience_pictures')
    .select('experience_id')
    .distinct()
    .where('picture_id', 'in', wanted)
    .execute();
  const stores = await tx
    .selectFrom('stores')
    .select('id')
    .where((where) => where.or([where('logo_picture_id', 'in', wanted), where('banner_picture_id', 'in', wanted)]))
    .execute();
  return { experiences: experiences.map((row) => row.experience_id), stores: stores.map(({ id }) => id) };
}

/** Has the widths of a new picture made, by whichever process comes first. Its status is then `pending`. */
export async function haveMade(tx: Transaction, picture_id: number, now: Temporal.Instant): Promise<void> {
  await tx.insertInto('picture_jobs').values({ picture_id, attempts: 0, next_at: now.epochMilliseconds }).execute();
}

/** Has the files of a picture removed that is about to go. */
export async function haveRemoved(tx: Transaction, { key, source }: { key: string; source: string }): Promise<void> {
  await tx.insertInto('picture_removals').values({ key, source }).execute();
}
