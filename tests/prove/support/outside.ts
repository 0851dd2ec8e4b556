import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { anEventReceiver } from '#tests/support/events/event-receiver.ts';
import { type Gate, openGate } from '#tests/support/gate.ts';

/** An email that the mail server has taken. */
export interface TakenMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly at: number;
}

export interface TakenEvent {
  readonly id: string;
  readonly at: number;
}

/** The systems outside of the engine: a mail server, a webhook and a push service. They note what they take, and outlive every engine. */
export interface Outside {
  readonly mails: TakenMail[];
  readonly events: TakenEvent[];
  /** The number of messages to devices. */
  pushes: number;
  readonly env: Readonly<Record<string, string>>;
  /** Makes the mail server accept connections and say nothing. */
  readonly mailGate: Gate;
  /** The hosts that take requests and never answer. */
  readonly silent: Set<string>;
  close(): Promise<void>;
}

export const WEBHOOK_HOST = 'hooks.example';
export const PUSH_HOST = 'push.example';

/** Milliseconds before the greeting, and from the taking of an email to its answer: time for a kill before sending, and between sending and noting. */
const [GREET_AFTER, ANSWER_AFTER] = [40, 40];

export async function openOutside(): Promise<Outside> {
  const receiver = await anEventReceiver();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)));
    void takeMails(socket, (mail) => outside.mails.push(mail));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailGate = await openGate((server.address() as AddressInfo).port);
  const outside: Outside = {
    mails: [],
    events: [],
    pushes: 0,
    env: { ...receiver.env, MAIL_URL: `smtp://127.0.0.1:${mailGate.port}` },
    mailGate,
    silent: new Set(),
    close: async () => {
      await mailGate.close();
      for (const socket of sockets) socket.destroy();
      server.close();
      await receiver.close();
    },
  };
  receiver.answers.before = async ({ host, body }) => {
    if (outside.silent.has(host)) await new Promise<never>(() => {});
    if (host === PUSH_HOST) outside.pushes += 1;
    for (const { id } of (body['events'] ?? []) as { id: string }[]) outside.events.push({ id, at: Date.now() });
  };
  return outside;
}

/** One connection of SMTP (RFC 5321), as far as a sender needs it. */
async function takeMails(socket: Socket, take: (mail: TakenMail) => void): Promise<void> {
  let rest = '';
  let isData = false;
  socket.on('error', () => {});
  await pause(GREET_AFTER);
  socket.write('220 outside\r\n');
  try {
    for await (const piece of socket.setEncoding('utf8') as AsyncIterable<string>) {
      rest += piece;
      for (let end = endOf(rest, isData); end !== -1; end = endOf(rest, isData)) {
        const text = rest.slice(0, end);
        rest = rest.slice(end);
        if (isData) {
          take(mailFrom(text));
          await pause(ANSWER_AFTER);
        }
        socket.write(isData ? '250 taken\r\n' : replyTo(text));
        isData = !isData && /^DATA/i.test(text);
      }
    }
  } catch {
    // The engine was killed within an email.
  }
}

/** The emails that an engine without a mail server has written into files. */
export async function mailsIn(folder: string): Promise<TakenMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((it) => /^[^.].*\.eml$/.test(it));
  return Promise.all(names.map(async (it) => mailFrom(await readFile(join(folder, it), 'utf8'))));
}

/** The length of the first whole command or text; -1 without one. */
function endOf(text: string, isData: boolean): number {
  const mark = isData ? '\r\n.\r\n' : '\r\n';
  const at = text.indexOf(mark);
  return at === -1 ? -1 : at + mark.length;
}

function replyTo(command: string): string {
  if (/^DATA/i.test(command)) return '354 go on\r\n';
  return /^QUIT/i.test(command) ? '221 bye\r\n' : '250 fine\r\n';
}

function mailFrom(text: string): TakenMail {
  const lines = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]/g, ' ');
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(lines)?.[1]?.trim() ?? '';
  return {
    id: /<([^@>]+)@/.exec(field('Message-ID'))?.[1] ?? field('Message-ID'),
    to: /<?([^\s<>]+@[^\s<>]+)>?$/.exec(field('To'))?.[1] ?? field('To'),
    subject: field('Subject'),
    at: Date.now(),
  };
}
