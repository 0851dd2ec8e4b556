import type { Transaction } from '../database/database.ts';
import { enqueueJob } from '../jobs/queue.ts';

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

/** Has the widths of a new picture made by a job. Its status is then `pending`. */
export function queueRenditions(tx: Transaction, picture_id: number): Promise<void> {
  return enqueueJob(tx, 'make-picture', String(picture_id));
}

/** Has the files of a picture removed that is about to be deleted. Pictures with the same files share the job. */
export function queueRemoval(tx: Transaction, { key, source }: { key: string; source: string }): Promise<void> {
  return enqueueJob(tx, 'remove-picture', `${key} ${source}`);
}
