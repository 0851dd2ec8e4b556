import type { Log } from '../context.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { Letter } from './letter.ts';
import { asHtml, plainText } from './letter.ts';
import type { MailRow } from './queries.ts';
import { claimMail, forgetMails, insertMail, markFailed, markSent } from './queries.ts';
import type { MailConfig, Transport } from './transport.ts';
import { addressOf, openTransport } from './transport.ts';

export type { Attachment, Letter } from './letter.ts';

/** Mails wait in a table, written with what they tell of, and are sent outside of any transaction. */
export interface Mail {
  /** By which they come, whatever name stands beside it. */
  readonly address: string;
  queue(tx: Transaction, letter: Letter, now: Temporal.Instant): Promise<void>;
  /** Sends what is due. One that fails is tried again with growing pauses, for two days or while it is of use. */
  work(): Promise<void>;
  close(): Promise<void>;
}

interface Given {
  readonly config: MailConfig;
  readonly database: Database;
  readonly now: () => Temporal.Instant;
  readonly newId: () => string;
  readonly log: Log;
}

export function createMail(given: Given, open: (config: MailConfig) => Promise<Transport> = openTransport): Mail {
  const { config, database, now, newId, log } = given;
  let opened: Promise<Transport> | undefined;

  const send = async (mail: MailRow): Promise<void> => {
    if (mail.until !== null && mail.until <= now().epochMilliseconds)
      return database.write((tx) => markFailed(tx, mail.id, 'It came to nothing before its time was over.', null));
    try {
      const transport = await (opened ??= open(config));
      await transport.send(outgoing(mail));
    } catch (error) {
      const next = mail.attempts < MOST_ATTEMPTS ? now().add({ seconds: pauseAfter(mail.attempts) }) : null;
      log.warn({ mail: mail.id, attempt: mail.attempts, err: error }, next ? 'a mail waits' : 'a mail is given up');
      return database.write((tx) => markFailed(tx, mail.id, String(error), next));
    }
    await database.write((tx) => markSent(tx, mail.id, now()));
  };

  return {
    address: addressOf(config.mailFrom),
    queue: (tx, letter, at) =>
      insertMail(tx, {
        id: newId(),
        recipient: letter.to,
        subject: letter.subject,
        text: plainText(letter),
        html: asHtml(letter),
        attachments_json: JSON.stringify(letter.attachments ?? []),
        created_at: at.epochMilliseconds,
        attempts: 0,
        next_at: at.epochMilliseconds,
        sent_at: null,
        failure: null,
        sender: letter.sender ?? null,
        until: letter.until?.epochMilliseconds ?? null,
      }),
    work: async () => {
      const claim = () => database.write((tx) => claimMail(tx, now(), now().add({ seconds: CLAIM_SECONDS })));
      const isDue = async (tx: Transaction) =>
        tx.selectFrom('mails').select('id').where('next_at', '<=', now().epochMilliseconds).limit(1).executeTakeFirst();
      while (await database.read(isDue)) {
        const mail = await claim();
        if (!mail) break;
        await send(mail);
      }
    },
    close: async () => (await opened)?.close(),
  };
}

/** How long a mail is its sender's: if the engine dies meanwhile another sends it then. */
const CLAIM_SECONDS = 120;
const MOST_ATTEMPTS = 20;
const LONGEST_PAUSE_SECONDS = 4 * 60 * 60;

function pauseAfter(attempts: number): number {
  return Math.min(15 * 2 ** (attempts - 1), LONGEST_PAUSE_SECONDS);
}

function outgoing({ id, recipient, subject, text, html, attachments_json, created_at, sender }: MailRow) {
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

/** A week after it was written nobody asks for a mail any more. */
export async function sweepMails(tx: Transaction, now: Temporal.Instant): Promise<void> {
  await forgetMails(tx, now.subtract({ hours: 7 * 24 }));
}
