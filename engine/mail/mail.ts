import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { withTimeout } from '../base/scheduler.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { enqueueJob } from '../jobs/queue.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import { type Attachment, contentId, type Email, plainText } from './email.ts';
import { asHtml } from './email-html.ts';

export type { Attachment, Email } from './email.ts';

/** Emails are stored in the transaction that they report, and a job sends them. */
export type Mail = ReturnType<typeof createMail>;

type EmailRow = Selectable<Tables['mails']>;

const KIND = 'email';

export function createMail(
  deps: { config: MailConfig; database: Database; now: () => Temporal.Instant; newId: () => string },
  open: (config: MailConfig) => Promise<Transport> = openTransport,
) {
  const { config, database, now, newId } = deps;
  let opened: Promise<Transport> | undefined;

  return {
    /** The sender's address, without a name. */
    address: addressOf(config.mailFrom),
    /** @param account_id  whose email it is; left out: the engine's own */
    queue: async (tx: Transaction, email: Email, at: Temporal.Instant, account_id?: number): Promise<void> => {
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
          sender: email.sender ?? null,
          until: email.until?.epochMilliseconds ?? null,
        })
        .execute();
      await enqueueJob(tx, KIND, id, account_id === undefined ? {} : { account_id });
    },
    jobs: {
      [KIND]: {
        // One that a server takes long over, such as for a receiver that hangs, holds up no other account.
        atOnce: 8,
        leaseSeconds: 120,
        // About two days, because the pauses grow from 15 s to 4 h.
        mostAttempts: 20,
        pauseSeconds: (attempts) => Math.min(15 * 2 ** (attempts - 1), 4 * 60 * 60),
        run: async ({ key }) => {
          const unsent = (tx: Transaction) => tx.selectFrom('mails').selectAll().where('sent_at', 'is', null);
          const email = await database.read((tx) => unsent(tx).where('id', '=', key).executeTakeFirst());
          if (!email || (email.until !== null && email.until <= now().epochMilliseconds)) return;
          const transport = await (opened ??= open(config));
          await withTimeout(MOST_MILLISECONDS, transport.send(outgoing(email)), lateError);
          await database.write((tx) => markSent(tx, email.id, now()));
        },
      },
    } satisfies JobHandlers,
    close: async (): Promise<void> => (await opened)?.close(),
  };
}

/** The content of an email is deleted once it is sent. */
async function markSent(tx: Transaction, id: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('mails')
    .set({ sent_at: now.epochMilliseconds, text: '', html: '', attachments_json: '[]' })
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
    attachments: JSON.parse(attachments_json) as readonly Attachment[],
    created_at: Temporal.Instant.fromEpochMilliseconds(created_at),
  };
}

/** Deletes emails a week after they were written, except those that are still to be sent. */
export async function sweepMails(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await tx
    .deleteFrom('mails')
    .where('created_at', '<', now.subtract({ hours: 7 * 24 }).epochMilliseconds)
    .where('id', 'not in', tx.selectFrom('jobs').select('key').where('kind', '=', KIND).where('failed_at', 'is', null))
    .execute();
}

/** An email as it is sent; `sender` is the name that replaces that of `MAIL_FROM`, or null. */
type Outgoing = ReturnType<typeof outgoing>;

export interface Transport {
  /** Resolves when another server has taken over the email. @throws the error of the connection or the server */
  send(mail: Outgoing): Promise<void>;
  close(): void;
}

/** Sends by SMTP if a server is configured, else writes one file per email below DATA_DIR. */
export async function openTransport({ mailUrl, mailFrom, dataDir }: MailConfig): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  if (mailUrl !== null) {
    const smtp = createTransport({ url: mailUrl, ...patience });
    return {
      send: async (mail) => void (await smtp.sendMail(message(mail, mailFrom))),
      close: () => smtp.close(),
    };
  }
  const printer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = join(dataDir, 'mail');
  return {
    send: async (mail) => {
      const { message: bytes } = await printer.sendMail(message(mail, mailFrom));
      await mkdir(folder, { recursive: true });
      // The file's name comes from the email, so that an email which is sent again after a crash replaces its first file.
      const name = `${mail.created_at.toString().replaceAll(':', '-')}-${mail.id}.eml`;
      await writeFile(join(folder, `.${name}`), bytes as Buffer);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => {},
  };
}

const lateError = () => new Error('the mail server did not take it in time');

/** One mail, from the connection to the last answer: half of the time for which it is its sender's. */
const MOST_MILLISECONDS = 60_000;

/** One that hangs is given up well before that. Milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

type MailConfig = Pick<Config, 'mailUrl' | 'mailFrom' | 'dataDir'>;

/** The message's id is that of the email, so that a duplicate can be recognised. */
function message(mail: Outgoing, from: string): SendMailOptions {
  return {
    messageId: `<${mail.id}@landfall>`,
    date: new Date(mail.created_at.epochMilliseconds),
    from: mail.sender === null ? from : { name: mail.sender, address: addressOf(from) },
    to: mail.recipient,
    subject: mail.subject,
    text: asWritten(mail.text),
    html: mail.html,
    attachments: mail.attachments.map(({ filename, content_type, content }) => ({
      filename,
      contentType: content_type,
      content,
      encoding: 'base64',
      ...(mail.html.includes(`cid:${contentId(filename)}`) && { cid: contentId(filename) }),
    })),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** `Shop <shop@example.com>` → `shop@example.com` */
export function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
}

/** ASCII text is not encoded: encoding would break long links in emails that are files. */
function asWritten(text: string): string | NonNullable<SendMailOptions['attachments']>[number] {
  const isPlain = /^[\t\n -~]*$/.test(text) && !/.{900}/.test(text);
  const head = 'Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 7bit\n\n';
  return isPlain ? { raw: (head + text).replaceAll('\n', '\r\n') } : text;
}
