import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Attachment } from './email.ts';
import { contentId } from './email.ts';

/** A mail as it goes out. */
export interface Outgoing {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The name that it comes by; null: that of `MAIL_FROM`. */
  readonly sender: string | null;
  readonly attachments: readonly Attachment[];
  readonly created_at: Temporal.Instant;
}

export interface Transport {
  /** Resolves when somebody else answers for the mail. @throws what the way there said */
  send(mail: Outgoing): Promise<void>;
  close(): void;
}

/** By SMTP where a server is configured, else one file a mail below DATA_DIR. */
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
      // The name is the mail's own: one that is sent again after a crash takes the place of the first.
      const name = `${mail.created_at.toString().replaceAll(':', '-')}-${mail.id}.eml`;
      await writeFile(join(folder, `.${name}`), bytes as Buffer);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => {},
  };
}

/** Well below the time for which a mail is its sender's: one that hangs is given up before another sends it. Milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

export type MailConfig = Pick<Config, 'mailUrl' | 'mailFrom' | 'dataDir'>;

/** The id of a message is that of its mail, so that one which did go twice can be known. */
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
