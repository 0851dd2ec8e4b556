import { createHash } from 'node:crypto';
import type { PendingErasure } from '#domain/contract/office/erasures.ts';
import { notFoundError } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import { type Actor, actorColumns, recordChange } from '../history/record-change.ts';
import { instantText } from '../http/json-response.ts';
import { enqueueJob } from '../jobs/queue.ts';
import { contactOf, findErasable, type Person, type PersonRows } from './find-person.ts';

/** The kind of the jobs that erase persons. */
export const ERASURE = 'erasure';

/** How long an erasure can be taken back. */
const GRACE = { hours: 7 * 24 };

const MOST_LISTED = 100;

/** The payload of the job. It is gone with the person. */
export interface PlannedErasure {
  readonly person: Person;
  readonly include_upcoming?: boolean | undefined;
  /** As the person is known. */
  readonly name: string;
  /** The numbers of their orders, which name the person in the history. */
  readonly orders: string;
  readonly requested_at: string;
  readonly requested_by: string;
}

/** The user who asks for an erasure or takes one back, with the time. */
interface Act {
  readonly user_id: number;
  readonly now: Temporal.Instant;
}

/** Erases a person from an account when the days of grace are over (A38). @returns what of them there is now. @throws as `findErasable` */
export async function scheduleErasure(
  tx: Transaction,
  input: Pick<PlannedErasure, 'person' | 'include_upcoming'>,
  { user_id, now }: Act,
) {
  const found = await findErasable(tx, input, now);
  const { customers, orders, carts, mails } = found;
  const isKnown = Object.values(found).some((rows) => rows.length > 0);
  const runAt = now.add(GRACE);
  if (isKnown) {
    const { actor } = await actorColumns(tx, { user_id });
    const summary = {
      name: nameOf(found),
      orders: numbersOf(found),
      requested_at: now.toString(),
      requested_by: actor,
    };
    const planned: PlannedErasure = { ...input, ...summary };
    await enqueueJob(tx, ERASURE, keyOf(input.person), { runAt, payload: JSON.stringify(planned) });
    await recordErasure(tx, planned, { kind: 'erasure_requested', actor: { user_id }, at: now });
  }
  return {
    customers: customers.length,
    orders: orders.length,
    carts: carts.length,
    emails: mails.length,
    erased_at: isKnown ? instantText(runAt.epochMilliseconds) : null,
  };
}

/** @throws Failed 404 where none is planned, or it is being done */
export async function takeErasureBack(tx: Transaction, person: Person, { user_id, now }: Act): Promise<void> {
  const job = await tx
    .deleteFrom('jobs')
    .where('kind', '=', ERASURE)
    .where('key', '=', keyOf(person))
    .where('run_at', '>', now.epochMilliseconds)
    .returning('payload')
    .executeTakeFirstOrThrow(() => notFoundError());
  await recordErasure(tx, plannedIn(job), { kind: 'erasure_stopped', actor: { user_id }, at: now });
}

/** The erasures of an account that are not done yet, the next one first. */
export async function pendingErasures(tx: Transaction, account_id: number): Promise<PendingErasure[]> {
  const jobs = await tx
    .selectFrom('jobs')
    .select(['payload', 'run_at'])
    .where('kind', '=', ERASURE)
    .where('key', 'like', `${account_id}/%`)
    .orderBy('run_at')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return jobs.map((job) => {
    const { person, name, requested_at, requested_by } = plannedIn(job);
    const { customer_id: customer, email } = person;
    const due = Temporal.Instant.from(requested_at).add(GRACE).epochMilliseconds;
    return {
      customer,
      email,
      name,
      requested_at,
      requested_by,
      erased_at: instantText(job.run_at),
      is_put_off: job.run_at > due,
    };
  });
}

/** Says in the history of the account what becomes of an erasure. The entry names orders, never the person, whom it outlives. */
export async function recordErasure(
  tx: Transaction,
  { person: { account_id }, orders }: PlannedErasure,
  change: { kind: 'erasure_requested' | 'erasure_stopped' | 'erasure_done'; actor: Actor; at: Temporal.Instant },
): Promise<void> {
  const subject = { kind: 'account', id: String(account_id) } as const;
  await recordChange(tx, { ...change, account_id, subject, after: { title: orders } });
}

function plannedIn({ payload }: { payload: string | null }): PlannedErasure {
  return JSON.parse(payload ?? '') as PlannedErasure;
}

/** The operator reads the keys of failed jobs: they name nobody. */
function keyOf({ account_id, customer_id, email }: Person): string {
  return `${account_id}/${customer_id ?? createHash('sha256').update(email).digest('hex')}`;
}

function nameOf({ customers, orders }: PersonRows): string {
  const contact = customers[0] ?? orders.map(contactOf).findLast((it) => it !== null);
  return contact ? `${contact.first_name ?? ''} ${contact.last_name ?? ''}`.trim() : '';
}

/** The last orders by their numbers, three at most. */
function numbersOf({ orders }: PersonRows): string {
  const numbers = orders.map(({ number }) => number);
  return [...numbers.slice(-3), ...(numbers.length > 3 ? ['…'] : [])].join(', ');
}
