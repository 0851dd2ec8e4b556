import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { Failed, notFound } from '../errors.ts';
import { instantText } from '../http/json-response.ts';
import { deleteJobs, enqueueJob } from '../jobs/queue.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import { emailOf, findPerson, type Person, type PersonRows } from './find-person.ts';
import { redactAnswers, redactCart, redactOrder, redactUnbookedSales } from './redact-personal-data.ts';

/** The time in which an erasure can be undone. */
const GRACE = { hours: 7 * 24 };
const ERASURE = 'erasure';

interface PlannedErasure {
  readonly person: Person;
  readonly include_upcoming?: boolean | undefined;
}

/**
 * Schedules the erasure of a person from an account after the days of grace (A38). @returns the number of their present rows
 *
 * @throws Failed 409 while some of their orders have not taken place, unless `include_upcoming`
 */
export async function scheduleErasure(tx: Transaction, planned: PlannedErasure, now: Temporal.Instant) {
  const { customers, orders, carts, mails } = await findErasable(tx, planned, now);
  const runAt = now.add(GRACE);
  await enqueueJob(tx, ERASURE, keyOf(planned.person), { runAt, payload: JSON.stringify(planned) });
  return {
    customers: customers.length,
    orders: orders.length,
    carts: carts.length,
    emails: mails.length,
    erased_at: instantText(runAt.epochMilliseconds),
  };
}

/** @throws Failed 404 if no erasure is planned, or if it is running */
export async function takeErasureBack(tx: Transaction, person: Person, now: Temporal.Instant): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('kind', '=', ERASURE)
    .where('key', '=', keyOf(person))
    .where('run_at', '>', now.epochMilliseconds)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/** The key of an erasure. It names no person, because the operator reads the keys of failed jobs. */
function keyOf({ account_id, customer_id, email }: Person): string {
  return `${account_id}/${customer_id ?? createHash('sha256').update(email).digest('hex')}`;
}

export function erasureJobs(context: Context): JobHandlers {
  return {
    [ERASURE]: {
      leaseSeconds: 600,
      mostAttempts: Infinity,
      pauseSeconds: (attempts) => Math.min(60 * attempts, 3600),
      run: async ({ payload }) => {
        try {
          await erasePersonalData(context, JSON.parse(payload ?? '') as PlannedErasure, context.now());
          return undefined;
        } catch (error) {
          // The person has booked again meanwhile, so the contact is needed until the tour has taken place.
          if (error instanceof Failed && error.status === 409) return context.now().add({ hours: 24 });
          throw error;
        }
      },
    },
  };
}

/** Erases in several transactions, one for each order: an interrupted erasure is completed by the next run. @throws as `scheduleErasure` */
async function erasePersonalData(
  { database, config }: Context,
  planned: PlannedErasure,
  now: Temporal.Instant,
): Promise<void> {
  const { person } = planned;
  const found = await database.read((tx) => findErasable(tx, planned, now));
  for (const { id } of found.orders) await database.write((tx) => redactOrder(tx, id, now));
  for (const { id } of found.carts) await database.write((tx) => redactCart(tx, id));
  await database.write(async (tx) => {
    const emails = found.mails.map(({ id }) => id);
    await tx
      .deleteFrom('mails')
      .where('id', 'in', ['', ...emails])
      .execute();
    await deleteJobs(tx, 'email', emails);
    if (person.email !== '') {
      await redactAnswers(tx, JSON.stringify(person.email), `"base_account":${person.account_id},`);
      await redactUnbookedSales(tx, person.account_id, { email: person.email });
    }
    await tx
      .deleteFrom('partner_requests')
      .where('id', 'in', [0, ...found.partner_requests.map(({ id }) => id)])
      .execute();
    // Customers are deleted last, because their orders are found through them.
    await tx
      .deleteFrom('customers')
      .where('id', 'in', [0, ...found.customers.map(({ id }) => id)])
      .execute();
  });
  await removeSentCopies(join(config.dataDir, 'mail'), found);
}

async function findErasable(
  tx: Transaction,
  { person, include_upcoming = false }: PlannedErasure,
  now: Temporal.Instant,
): Promise<PersonRows> {
  const rows = await findPerson(tx, person);
  if (!include_upcoming) await refuseUpcoming(tx, rows, now);
  return rows;
}

async function refuseUpcoming(tx: Transaction, { orders }: PersonRows, now: Temporal.Instant): Promise<void> {
  const upcoming = await tx
    .selectFrom('orders as o')
    .innerJoin('order_lines as l', 'l.order_id', 'o.id')
    .innerJoin('departures as d', 'd.id', 'l.departure_id')
    .select('o.number')
    .distinct()
    .where('o.id', 'in', ['', ...orders.map(({ id }) => id)])
    .where('o.status', 'in', ['pending', 'confirmed'])
    .where('l.attendance_status', '!=', 'cancelled')
    .where('d.starts_at', '>', now.epochMilliseconds)
    .orderBy('o.number')
    .execute();
  if (upcoming.length === 0) return;
  const numbers = upcoming.map(({ number }) => number).join(', ');
  const words = `Orders ${numbers} have not taken place. Cancel them first, or send "include_upcoming": true to erase their contact too.`;
  throw new Failed(409, words, {}, { code: 'upcoming_orders' });
}

/** Removes emails that were written as files, in an installation without a mail server. */
async function removeSentCopies(folder: string, { mails, orders, customers }: PersonRows): Promise<void> {
  const ids = new Set(mails.map(({ id }) => id));
  const emails = [...orders.map(emailOf), ...customers.map(({ email }) => email.toLowerCase())].filter(Boolean);
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const text = ids.size + emails.length === 0 ? '' : await readFile(path, 'utf8').catch(() => '');
    const to = /^To: (.*?)\r?$/im.exec(text)?.[1]?.toLowerCase() ?? '';
    const isTheirs = emails.some((it) => to.includes(it)) && orders.some(({ number }) => text.includes(number));
    if (isTheirs || [...ids].some((id) => name.includes(id))) await rm(path, { force: true });
  }
}
