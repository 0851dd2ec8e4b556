import type { Selectable } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { preparedChange } from '../database/prepared.ts';
import type { Tables } from '../database/tables.ts';

/** Work to be done after the transaction that causes it. `attempts` includes the present one. */
export type Job = Selectable<Tables['jobs']>;

/** Open transactions in which a job was enqueued that is due at once. */
const enqueuing = new WeakSet<Transaction>();

/** Whether a job that is due at once was enqueued in this transaction since the last call. */
export function hasEnqueued(tx: Transaction): boolean {
  return enqueuing.delete(tx);
}

interface JobOptions {
  /** When to run it; by default at once. */
  readonly runAt?: Temporal.Instant;
  readonly payload?: string;
  /** The account that it is for: of one account only so many run at once. */
  readonly account_id?: number;
}

/**
 * Enqueues a job in the transaction that causes it. It replaces a waiting job of the same kind and key; a running job runs again afterwards.
 * Without a `payload` the job keeps the one that it has.
 */
export async function enqueueJob(
  tx: Transaction,
  kind: string,
  key: string,
  { runAt, payload, account_id }: JobOptions = {},
): Promise<void> {
  const run_at = runAt?.epochMilliseconds ?? 0;
  await upsert(tx, { kind, key, payload: payload ?? null, run_at, account_id: account_id ?? null });
  if (runAt === undefined) enqueuing.add(tx);
}

type NewJob = Pick<Job, 'kind' | 'key' | 'payload' | 'run_at' | 'account_id'>;

const upsert = preparedChange((tx, { kind, key, payload, run_at, account_id }: NewJob) =>
  tx
    .insertInto('jobs')
    .values({ kind, key, payload, run_at, account_id })
    .onConflict((it) =>
      it.columns(['kind', 'key']).doUpdateSet((row) => ({
        run_at: row.ref('excluded.run_at'),
        payload: row.fn.coalesce('excluded.payload', 'jobs.payload'),
        attempts: 0,
        failed_at: null,
        revision: row('jobs.revision', '+', 1),
      })),
    ),
);

interface JobFilter {
  readonly kind: string;
  readonly prefix?: string | undefined;
  readonly except: readonly number[];
  /** Accounts of which enough jobs run already; null: jobs of no account. */
  readonly busy: readonly (number | null)[];
}

export async function hasDueJob(tx: Transaction, filter: JobFilter, now: Temporal.Instant): Promise<boolean> {
  return (await dueOf(tx, filter, now).executeTakeFirst()) !== undefined;
}

/** Leases the job that has waited longest: no other runner takes it until the lease ends. */
export async function claimJob(
  tx: Transaction,
  filter: JobFilter,
  now: Temporal.Instant,
  leaseSeconds: number,
): Promise<Job | undefined> {
  const first = dueOf(tx, filter, now);
  const found = await first.forUpdate().skipLocked().executeTakeFirst();
  if (!found) return undefined;
  return tx
    .updateTable('jobs')
    .set((it) => ({
      attempts: it('attempts', '+', 1),
      lease_until: now.add({ seconds: leaseSeconds }).epochMilliseconds,
    }))
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirst();
}

function dueOf(tx: Transaction, { kind, prefix, except, busy }: JobFilter, now: Temporal.Instant) {
  return tx
    .selectFrom('jobs')
    .select('id')
    .where('failed_at', 'is', null)
    .where('kind', '=', kind)
    .where('run_at', '<=', now.epochMilliseconds)
    .where((it) => it.or([it('lease_until', 'is', null), it('lease_until', '<=', now.epochMilliseconds)]))
    .$if(prefix !== undefined, (it) => it.where('key', '>=', prefix ?? '').where('key', '<', `${prefix}\uffff`))
    .$if(except.length > 0, (it) => it.where('id', 'not in', except))
    .$if(busy.length > 0, (it) =>
      it.where(
        (eb) => eb.fn.coalesce('account_id', eb.val(0)),
        'not in',
        busy.map((id) => id ?? 0),
      ),
    )
    .orderBy('run_at')
    .orderBy('id')
    .limit(1);
}

/** Deletes a job that is done. A job that was enqueued again meanwhile stays, to run again. */
export async function finishJob(tx: Transaction, job: Job): Promise<void> {
  const { numDeletedRows } = await ownJob(tx.deleteFrom('jobs'), job)
    .where('revision', '=', job.revision)
    .executeTakeFirst();
  if (!numDeletedRows) await ownJob(tx.updateTable('jobs').set({ lease_until: null }), job).execute();
}

/** The changes to a job that is not done. */
export type Retry = Partial<Pick<Job, 'run_at' | 'attempts' | 'last_error' | 'failed_at'>>;

/** Returns a job to the queue, to run again or as failed. A job that was enqueued again meanwhile keeps its new settings. */
export async function returnJob(tx: Transaction, job: Job, retry: Retry): Promise<void> {
  const { numUpdatedRows } = await ownJob(tx.updateTable('jobs').set({ ...retry, lease_until: null }), job)
    .where('revision', '=', job.revision)
    .executeTakeFirst();
  if (!numUpdatedRows) await ownJob(tx.updateTable('jobs').set({ lease_until: null }), job).execute();
}

/** Extends the lease of a running job. @returns false if another runner has the job, or if it is gone */
export async function extendLease(tx: Transaction, job: Job, lease_until: number): Promise<boolean> {
  const { numUpdatedRows } = await ownJob(tx.updateTable('jobs').set({ lease_until }), job).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A runner's own job. Its lease is recognised by its end: a later lease ends later. */
function ownJob<Query extends { where(column: 'id' | 'lease_until', is: '=', value: number | null): Query }>(
  query: Query,
  { id, lease_until }: Job,
): Query {
  return query.where('id', '=', id).where('lease_until', '=', lease_until);
}

/** Releases all leases. If no other engine uses the database, they belong to an engine that has stopped. */
export async function releaseLeases(tx: Transaction): Promise<void> {
  await tx.updateTable('jobs').set({ lease_until: null }).where('lease_until', 'is not', null).execute();
}

/** Deletes jobs whose objects are gone, with the personal data in their errors. */
export async function deleteJobs(tx: Transaction, kind: string, keys: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('key', 'in', ['', ...keys])
    .execute();
}

export async function sweepJobs(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await tx
    .deleteFrom('jobs')
    .where('failed_at', '<', now.subtract({ hours: 30 * 24 }).epochMilliseconds)
    .execute();
}
