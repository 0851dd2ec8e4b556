import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Failed } from '../base/errors.ts';
import type { Context } from '../context.ts';
import { deleteJobs } from '../jobs/queue.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import { emailOf, findErasable, type PersonRows } from './find-person.ts';
import { ERASURE, type PlannedErasure, recordErasure } from './plan-erasure.ts';
import { redactAnswers, redactCart, redactOrder, redactUnbookedSales } from './redact-personal-data.ts';

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

/** Each order is a transaction of its own: an erasure that is cut short is completed by a second one. @throws as `findErasable` */
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
    await recordErasure(tx, planned, { kind: 'erasure_done', actor: 'shop', at: now });
  });
  await removeSentCopies(join(config.dataDir, 'mail'), found);
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
