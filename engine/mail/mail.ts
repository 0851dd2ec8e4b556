import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { enqueueJob } from '../jobs/queue.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import type { Log } from '../log.ts';
import type { Email } from './email.ts';
import { asHtml, plainText } from './email.ts';
import type { MailConfig, Transport } from './transport.ts';
import { addressOf, openTransport } from './transport.ts';

export type { Attachment, Email } from './email.ts';

/** Emails are stored in the transaction that they tell of, and sent by a job. */
export interface Mail {
  /** The sender's address, whatever name stands beside it. */
  readonly address: string;
  queue(tx: Transaction, email: Email, now: Temporal.Instant): Promise<void>;
  readonly jobs: JobHandlers;
  close(): Promise<void>;
}

interface MailDeps {
  readonly config: MailConfig;
  readonly database: Database;
  readonly now: () => Temporal.Instant;
  readonly newId: () => string;
  readonly log: Log;
}

type EmailRow = Selectable<Tables['mails']>;

const KIND = 'email';

export function createMail(deps: MailDeps, open: (config: MailConfig) => Promise<Transport> = openTransport): Mail {
  const { config, database, now, newId } = deps;
  let opened: Promise<Transport> | undefined;

  return {
    address: addressOf(config.mailFrom),
    queue: async (tx, email, at) => {
      const id = newId();
      await tx
        .insertInto('mails')
        .values({
          id,
          recipient: email.to,
          subject: email.subject,
          text: plainText(email),
          html: asHtml(email),
          attachments_json: JSON.stringify(email.attachments ?? []),
          created_at: at.epochMilliseconds,
          attempts: 0,
          next_at: null,
          sent_at: null,
          failure: null,
          sender: email.sender ?? null,
          until: email.until?.epochMilliseconds ?? null,
        })
        .execute();
      await enqueueJob(tx, KIND, id);
    },
    jobs: {
      [KIND]: {
        leaseSeconds: 120,
        // Two days, as the pauses grow from 15 s to 4 h.
        mostAttempts: 20,
        pauseSeconds: (attempts) => Math.min(15 * 2 ** (attempts - 1), 4 * 60 * 60),
        run: async ({ key, attempts }) => {
          const email = await database.read((tx) => unsentEmail(tx, key));
          if (!email || (email.until !== null && email.until <= now().epochMilliseconds)) return;
          const transport = await (opened ??= open(config));
          await transport.send(outgoing(email));
          await database.write((tx) => markSent(tx, email.id, attempts, now()));
        },
      },
    },
    close: async () => (await opened)?.close(),
  };
}

function unsentEmail(tx: Transaction, id: string): Promise<EmailRow | undefined> {
  return tx.selectFrom('mails').selectAll().where('id', '=', id).where('sent_at', 'is', null).executeTakeFirst();
}

/** The content of an email is deleted once it is sent. */
async function markSent(tx: Transaction, id: string, attempts: number, now: Temporal.Instant): Promise<void> {
  const sent = { sent_at: now.epochMilliseconds, attempts };
  await tx
    .updateTable('mails')
    .set({ ...sent, text: '', html: '', attachments_json: '[]' })
    .where('id', '=', id)
    .execute();
}

function outgoing({ id, recipient, subject, text, html, attachments_json, created_at, sender }: EmailRow) {
  return {
    id,
    recipient,
    subject,
    text,
    html,
    sender,
    attachments: JSON.parse(attachments_json) as never[],
    created_at: Temporal.Instant.fromEpochMilliseconds(created_at),
  };
}

/** Deletes emails a week after they were written, but for those that are still to be sent. */
export async function sweepMails(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('created_at', '<', now.subtract({ hours: 7 * 24 }).epochMilliseconds)
    .where('id', 'not in', tx.selectFrom('jobs').select('key').where('kind', '=', KIND).where('failed_at', 'is', null))
    .execute();
}
