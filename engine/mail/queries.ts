import type { Insertable, Selectable } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { hasRivals } from '../database/rivals.ts';
import type { Tables } from '../database/tables.ts';

export type MailRow = Selectable<Tables['mails']>;

export async function insertMail(tx: Transaction, mail: Insertable<Tables['mails']>): Promise<void> {
  await tx.insertInto('mails').values(mail).execute();
}

/** Claims the mail that has waited longest, for whoever sends it: until `until` nobody else has it. Undefined where none is due. */
export async function claimMail(
  tx: Transaction,
  now: Temporal.Instant,
  until: Temporal.Instant,
): Promise<MailRow | undefined> {
  const due = tx
    .selectFrom('mails')
    .select('id')
    .where('next_at', '<=', now.epochMilliseconds)
    .orderBy('next_at')
    .limit(1);
  const found = await (hasRivals(tx) ? due.forUpdate().skipLocked() : due).executeTakeFirst();
  if (!found) return undefined;
  return tx
    .updateTable('mails')
    .set((it) => ({ attempts: it('attempts', '+', 1), next_at: until.epochMilliseconds }))
    .where('id', '=', found.id)
    .returningAll()
    .executeTakeFirst();
}

/** What a mail said goes once it is sent. */
export async function markSent(tx: Transaction, id: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ next_at: null, sent_at: now.epochMilliseconds, failure: null, text: '', html: '', attachments_json: '[]' })
    .where('id', '=', id)
    .execute();
}

/** @param next  null: it is given up */
export async function markFailed(
  tx: Transaction,
  id: string,
  failure: string,
  next: Temporal.Instant | null,
): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ next_at: next?.epochMilliseconds ?? null, failure })
    .where('id', '=', id)
    .execute();
}

/** Forgets mails that went out, or were given up, before an instant. */
export async function forgetMails(tx: Transaction, before: Temporal.Instant): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('next_at', 'is', null)
    .where('created_at', '<', before.epochMilliseconds)
    .execute();
}
