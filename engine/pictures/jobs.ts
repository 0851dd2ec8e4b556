import type { Selectable } from 'kysely';
import { usesOfPictures } from '../catalogue/picture-uses.ts';
import { bumpVersion, touchExperiences } from '../catalogue/version.ts';
import type { Transaction } from '../database/database.ts';
import { hasRivals } from '../database/rivals.ts';
import type { Tables } from '../database/tables.ts';

/** A picture whose widths somebody is about to make; `attempts` says who. */
export type Job = Selectable<Tables['pictures']> & { readonly attempts: number };

/** Whether there is something to do. */
export async function isDue(tx: Transaction, now: Temporal.Instant): Promise<boolean> {
  const found = await tx
    .selectFrom('picture_jobs')
    .select('picture_id')
    .where('next_at', '<=', now.epochMilliseconds)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Claims the picture that has waited longest: until `until` nobody else has it. Undefined where none is due. */
export async function claimJob(
  tx: Transaction,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<Job | undefined> {
  const due = tx
    .selectFrom('picture_jobs')
    .select('picture_id')
    .where('next_at', '<=', now.epochMilliseconds)
    .orderBy('next_at')
    .orderBy('picture_id')
    .limit(1);
  const found = await (hasRivals(tx) ? due.forUpdate().skipLocked() : due).executeTakeFirst();
  if (!found) return undefined;
  const { attempts } = await tx
    .updateTable('picture_jobs')
    .set((it) => ({ attempts: it('attempts', '+', 1), next_at: until.epochMilliseconds }))
    .where('picture_id', '=', found.picture_id)
    .returning('attempts')
    .executeTakeFirstOrThrow();
  const picture = await tx.selectFrom('pictures').selectAll().where('id', '=', found.picture_id).executeTakeFirst();
  return picture && { ...picture, attempts };
}

interface Step {
  readonly status: 'pending' | 'processing' | 'ready' | 'failed';
  readonly progress: number;
  readonly problem?: string;
}

/**
 * Says how far a picture is.
 *
 * @param next  when somebody else may take it; null: it is done with
 * @returns false where it has gone, or is somebody else's by now
 */
export async function markJob(
  tx: Transaction,
  job: Pick<Job, 'id' | 'attempts'>,
  step: Step,
  next: Temporal.Instant | null,
): Promise<boolean> {
  const own = tx
    .selectFrom('picture_jobs')
    .select('picture_id')
    .where('picture_id', '=', job.id)
    .where('attempts', '=', job.attempts);
  // The picture is locked before its job, as by who deletes it.
  const found = await tx
    .updateTable('pictures')
    .set({ ...step, problem: step.problem ?? null })
    .where('id', '=', job.id)
    .where('id', 'in', own)
    .returning('id')
    .executeTakeFirst();
  if (!found) return false;
  if (next === null) await tx.deleteFrom('picture_jobs').where('picture_id', '=', job.id).execute();
  else
    await tx
      .updateTable('picture_jobs')
      .set({ next_at: next.epochMilliseconds })
      .where('picture_id', '=', job.id)
      .execute();
  if (step.status === 'ready') await showIt(tx, job.id);
  return true;
}

/** Whatever has it is shown with it from now on (A17). */
async function showIt(tx: Transaction, id: number): Promise<void> {
  const { experiences, stores } = await usesOfPictures(tx, [id]);
  await touchExperiences(tx, experiences);
  if (stores.length > 0) await bumpVersion(tx, stores);
}

/** Pictures that have gone, and whether another one has the same files. */
export async function goneFiles(
  tx: Transaction,
): Promise<{ id: number; key: string; source: string; isShared: boolean }[]> {
  const gone = await tx.selectFrom('picture_removals').selectAll().orderBy('id').limit(50).execute();
  const others = await tx
    .selectFrom('pictures')
    .select('key')
    .where('key', 'in', ['', ...gone.map(({ key }) => key)])
    .execute();
  return gone.map((it) => ({ ...it, isShared: others.some(({ key }) => key === it.key) }));
}
