import type { Language } from '#domain/contract/languages.ts';
import { notificationPath, notificationTitle } from '#domain/desk/notification-text.ts';
import type { PushMessage } from '#domain/desk/push-message.ts';
import { titlesIn } from '../catalogue/read-store.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { NOTIFICATION } from '../history/record-notification.ts';
import { enqueueJob } from '../jobs/queue.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import { digestEmail, notificationEmail } from './notification-email.ts';
import { enqueuePush, type PushDevice } from './push-subscriptions.ts';
import { isOwnAct, type NotificationRow, notificationOf, notificationRows } from './queries.ts';
import { groupOf, listRecipients, nextDigestAt, type Recipient } from './recipients.ts';
import { linesText, notificationWords, type ShownNotification } from './texts.ts';

/** The kind of the jobs that send the daily email of a person; the key names account, user and day. */
const DIGEST = 'notification-digest';

/** Sends notifications to teams (B14): queues emails and messages to devices, each once, however many engines run. */
export function notificationJobs(context: Context): JobHandlers {
  const { database } = context;
  const patience = {
    leaseSeconds: 60,
    mostAttempts: 20,
    pauseSeconds: (attempts: number) => Math.min(5 * 2 ** (attempts - 1), 60 * 60),
  };
  return {
    [NOTIFICATION]: {
      ...patience,
      run: async ({ key }) => {
        const account_id = Number(key.split('/')[0]);
        const isMore = await database.write((tx) => sendUnsent(context, tx, account_id));
        return isMore ? context.now() : undefined;
      },
    },
    [DIGEST]: {
      ...patience,
      run: async ({ key }) => {
        const [account_id = 0, user_id = 0] = key.split('/').map(Number);
        await database.write((tx) => sendDigest(context, tx, account_id, user_id));
        return undefined;
      },
    },
  };
}

const MOST_AT_ONCE = 100;

/** Marks unsent notifications as sent, and queues them in the same transaction. @returns whether there may be more */
async function sendUnsent(context: Context, tx: Transaction, account_id: number): Promise<boolean> {
  const ids = await lockUnsent(tx, account_id);
  if (ids.length === 0) return false;
  const now = context.now();
  await tx.updateTable('notifications').set({ is_sent: 1 }).where('id', 'in', ids).execute();
  const rows = await notificationRows(tx).where('n.id', 'in', ids).orderBy('n.id').execute();
  for (const person of await listRecipients(tx, account_id)) {
    const others = rows.filter((row) => !isOwnAct(row, { user_id: person.user_id, device_id: 0 }));
    const timed = (timing: string) => others.filter((row) => person.timings[groupOf(row)] === timing);
    const atOnce = timed('at_once');
    if (atOnce.length > 0) {
      const input = await emailInput(context, tx, account_id, person, atOnce);
      await context.mail.queue(tx, notificationEmail(input), now, account_id);
    }
    await addToDigest(tx, account_id, person, timed('daily'), now);
  }
  await enqueuePush(tx, { account_id, newest: ids.at(-1) ?? 0 }, (device) => messageFor(rows, device));
  return ids.length === MOST_AT_ONCE;
}

/** Locks unsent notifications, except those that another engine is sending. */
async function lockUnsent(tx: Transaction, account_id: number): Promise<number[]> {
  const unsent = tx
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', account_id)
    .where('is_sent', '=', 0)
    .orderBy('id')
    .limit(MOST_AT_ONCE);
  const rows = await unsent.forUpdate().skipLocked().execute();
  return rows.map(({ id }) => id);
}

async function emailInput(
  { accounts }: Context,
  tx: Transaction,
  account_id: number,
  to: Recipient,
  rows: readonly NotificationRow[],
): Promise<Parameters<typeof notificationEmail>[0]> {
  const { company_display_name } = await tx
    .selectFrom('base_accounts')
    .select('company_display_name')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  const shown = await inLanguage(tx, rows.map(notificationOf), to.language);
  return { to, company: company_display_name, origin: accounts.origin(), shown };
}

/** Notifications with the titles of tours in the reader's language, if they are translated. */
async function inLanguage(
  tx: Transaction,
  shown: readonly ShownNotification[],
  language: Language,
): Promise<ShownNotification[]> {
  const ids = shown.flatMap(({ lines }) => lines.map(({ experience }) => experience));
  const titleOf = await titlesIn(tx, ids, language);
  return shown.map((it) => ({
    ...it,
    lines: it.lines.map((line) => {
      const { text, language: text_language } = titleOf(line.experience, line.title);
      return { ...line, title: text, text_language };
    }),
  }));
}

/** Adds notifications to a person's daily email. The key has the day, so that notifications during today's email wait for tomorrow's. */
async function addToDigest(
  tx: Transaction,
  account_id: number,
  { user_id }: Recipient,
  rows: readonly NotificationRow[],
  now: Temporal.Instant,
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('notification_digest_items')
    .values(rows.map(({ id }) => ({ account_id, user_id, notification_id: id })))
    .execute();
  const due = await nextDigestAt(tx, account_id, now);
  const key = `${account_id}/${user_id}/${due.toPlainDate().toString()}`;
  await enqueueJob(tx, DIGEST, key, { runAt: due.toInstant() });
}

/** Takes the waiting notifications of a person and queues them as one email, in one transaction: of two runs only one finds any. */
async function sendDigest(context: Context, tx: Transaction, account_id: number, user_id: number): Promise<void> {
  const taken = await tx
    .deleteFrom('notification_digest_items')
    .where('account_id', '=', account_id)
    .where('user_id', '=', user_id)
    .returning('notification_id')
    .execute();
  // A user who has left the team since gets no email.
  const [person] = await listRecipients(tx, account_id, user_id);
  if (taken.length === 0 || !person) return;
  const ids = taken.map(({ notification_id }) => notification_id);
  const rows = await notificationRows(tx).where('n.id', 'in', ids).orderBy('n.id').execute();
  const input = await emailInput(context, tx, account_id, person, rows);
  await context.mail.queue(tx, digestEmail(input), context.now(), account_id);
}

/** The message for a device; null if its user caused all notifications. It has no guest's name. */
function messageFor(rows: readonly NotificationRow[], { user_id, language }: PushDevice): PushMessage | null {
  const others = rows.filter((row) => row.user_id !== user_id).map(notificationOf);
  const [only] = others;
  if (!only) return null;
  const words = notificationWords[language];
  if (others.length > 1) {
    const kinds = new Set(others.map((it) => notificationTitle(words, it)));
    return { title: words.several(others.length), body: [...kinds].join(', '), path: '/desk/notifications', tag: '' };
  }
  return {
    title: notificationTitle(words, only),
    body: linesText(only, language),
    path: `/desk${notificationPath(only)}`,
    tag: `${only.number} ${only.kind}`,
  };
}
