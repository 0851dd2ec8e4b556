import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#engine/context.ts';
import { Jobs } from '#engine/jobs/runner.ts';
import type { Email } from '#engine/mail/email.ts';
import { asHtml } from '#engine/mail/email-html.ts';
import { createMail, openTransport, sweepMails, type Transport } from '#engine/mail/mail.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { sendEmails } from '../../support/engine/jobs.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(() => engine.stop());

const email: Email = {
  to: 'Ana <ana@example.com>',
  subject: 'Vaša narudžba <1>',
  heading: 'Hvala',
  parts: ['Dobar dan & hvala.', { label: 'Open "it"', url: 'https://shop.example/a?b=1&c=2' }],
  attachments: [
    { filename: 'tour.ics', content_type: 'text/calendar', content: Buffer.from('BEGIN:VCALENDAR').toString('base64') },
  ],
};
const queue = (it: Partial<Email> = {}, account_id?: number) =>
  engine.database.write((tx) => engine.context.mail.queue(tx, { ...email, ...it }, engine.clock.now, account_id));
/** Emails with the state of their jobs. */
const rows = async () => {
  const [emails, jobs] = await engine.database.read(async (tx) => [
    await tx.selectFrom('mails').selectAll().execute(),
    await tx.selectFrom('jobs').selectAll().where('kind', '=', 'email').execute(),
  ]);
  return emails.map((email) => {
    const job = jobs.find(({ key }) => key === email.id);
    if (!job) return email;
    const next_at = job.failed_at === null ? job.run_at : null;
    return { ...email, attempts: job.attempts, failure: job.last_error, next_at };
  });
};
const files = async () => readdir(join(engine.folder, 'mail')).catch((): string[] => []);
const later = (seconds: number) => {
  engine.clock.now = engine.clock.now.add({ seconds });
};

/** The same engine with another transport. */
const mailBy = (send: Transport['send']): Context => ({
  ...engine.context,
  mail: createMail(engine.context, async () => ({ send, close: () => {} })),
});

describe('a mail', () => {
  it('[A7] becomes a file where no server is configured, in plain text and as a document', async () => {
    await queue();
    expect(await files()).toEqual([]);

    await sendEmails(engine.context);

    const [name = ''] = await files();
    const eml = await readFile(join(engine.folder, 'mail', name), 'utf8');
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f-]{36}\.eml$/);
    expect(eml).toContain('From: Landfall <no-reply@localhost>\r\n');
    expect(eml).toContain('To: Ana <ana@example.com>\r\n');
    expect(eml).toMatch(/^Message-ID: <[0-9a-f-]{36}@landfall>\r$/m);
    expect(eml).toContain('Dobar dan & hvala.');
    expect(eml).toContain('Open "it":\r\nhttps://shop.example/a?b=1&c=2');
    expect(eml).toContain('Dobar dan &amp; hvala.');
    expect(eml).toContain('filename=tour.ics');
  });

  it('[A7] in plain letters stands in its file as it was written, in short lines', async () => {
    const prose =
      'One word after another, until there are more than fit in a line of a mail as it travels. And a last line.';
    await queue({
      parts: [prose, 'First line\nsecond line', { label: 'A', url: `https://shop.example/${'x'.repeat(50)}` }],
    });

    await sendEmails(engine.context);

    const [name = ''] = await files();
    const eml = await readFile(join(engine.folder, 'mail', name), 'utf8');
    const plain = /text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(eml)?.[1] ?? '';
    expect(Math.max(...plain.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
    expect(plain.replaceAll('\r\n', ' ')).toContain(`${prose}  First line`);
    expect(plain).toContain(`First line\r\nsecond line\r\n\r\nA:\r\nhttps://shop.example/${'x'.repeat(50)}\r\n`);
  });

  it('[A7] has its links in one piece, however long they are', async () => {
    const url = `https://shop.example/${'x'.repeat(200)}?a=1`;
    await queue({ subject: 'Hello', parts: ['One word after another.', { label: 'A', url }] });

    await sendEmails(engine.context);

    const [name = ''] = await files();
    expect(await readFile(join(engine.folder, 'mail', name), 'utf8')).toContain(`\r\nA:\r\n${url}\r\n`);
  });

  it('[A7] as a document follows its reader into the dark, has words for its links, and loads nothing', () => {
    const html = asHtml({ ...email, foot: { text: 'For programs:\n{"token": "<1>"}' } });

    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toMatch(/<a href="https:\/\/shop\.example\/a\?b=1&amp;c=2" style="[^"]+">Open &quot;it&quot;<\/a>/);
    expect(html).not.toContain('>https://');
    expect(html).toContain('For programs:<br>{&quot;token&quot;: &quot;&lt;1&gt;&quot;}');
    expect(html).not.toMatch(/<(img|script|link)|src=|url\(/);
  });

  it('[A7] is queued with what it tells of, or not at all', async () => {
    const failing = engine.database.write(async (tx) => {
      await engine.context.mail.queue(tx, email, engine.clock.now);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');

    await sendEmails(engine.context);

    expect([await rows(), await files()]).toEqual([[], []]);
  });

  it('[A7] goes once, and what it said is not kept', async () => {
    await queue();
    await sendEmails(engine.context);
    await sendEmails(engine.context);

    expect(await files()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ text: '', html: '', attachments_json: '[]' }]);
  });

  it('[A7] is sent by one of two who work at once', async () => {
    const sent: number[] = [];
    const work = () => sendEmails(mailBy(async () => void sent.push(1)));
    for (let i = 0; i < 5; i++) await queue();

    await Promise.all([work(), work(), work()]);

    expect(sent).toHaveLength(5);
  });

  it('[A7] that fails is tried again with growing pauses, then given up, and holds up no other', async () => {
    await queue({ subject: 'bad' });
    let tries = 0;
    const failing = mailBy(async () => {
      tries += 1;
      throw new Error('no route');
    });
    await sendEmails(failing);
    expect(await rows()).toMatchObject([{ attempts: 1, failure: 'Error: no route' }]);
    await queue({ subject: 'good' });

    await sendEmails(engine.context);
    expect(await files()).toHaveLength(1);
    for (let i = 0; i < 40; i++) {
      later(4 * 60 * 60);
      await sendEmails(failing);
    }

    expect(tries).toBe(20);
    expect((await rows()).find(({ subject }) => subject === 'bad')).toMatchObject({ next_at: null, sent_at: null });
  });

  it('[A7] whose engine died while it was sent is sent by the next, into the same file', async () => {
    await queue();
    const printer = await openTransport(engine.context.config);
    let isFirst = true;
    const dying = mailBy(async (mail) => {
      await printer.send(mail);
      if (isFirst) await new Promise(() => {});
    });
    void sendEmails(dying);
    await expect.poll(files).toHaveLength(1);
    isFirst = false;

    await sendEmails(engine.context);
    expect(await rows()).toMatchObject([{ sent_at: null }]);
    later(121);
    await sendEmails(engine.context);

    expect(await files()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sent_at: engine.clock.now.epochMilliseconds }]);
  });

  it('[A7] is forgotten a week after it went', async () => {
    await queue();
    await sendEmails(engine.context);
    later(7 * 24 * 60 * 60 + 1);
    await queue();

    await engine.database.write((tx) => sweepMails(tx, engine.clock.now));

    expect(await rows()).toHaveLength(1);
  });

  it.each([1, undefined])(
    '[A7, A42] goes beside others that a server takes long over (of account %s)',
    async (account_id) => {
      const { promise: hanging, resolve: end } = Promise.withResolvers<void>();
      const sent: string[] = [];
      const { mail } = mailBy(async ({ recipient }) => {
        if (recipient.startsWith('slow')) await hanging;
        sent.push(recipient);
      });
      for (let n = 0; n < 10; n += 1) await queue({ to: `slow${n}@example.com` }, account_id);
      await queue({ to: 'quick@example.com' }, 2);

      const stop = new Jobs(engine.context, () => mail.jobs).start();
      await expect.poll(() => sent).toEqual(['quick@example.com']);
      end();
      await stop();
    },
  );

  it('[A7] goes by SMTP where a server is configured', async () => {
    const server = createServer(answerSmtp).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const config = {
      ...engine.context.config,
      mailUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Shop <shop@example.com>',
    };
    const mail = createMail({ ...engine.context, config });
    await queue({ to: 'ana@example.com' });

    await sendEmails({ ...engine.context, mail });
    await mail.close();
    server.close();

    const message = received.join('');
    expect(message).toContain('MAIL FROM:<shop@example.com>');
    expect(message).toContain('RCPT TO:<ana@example.com>');
    expect(message).toContain('Subject: =?UTF-8?');
    expect(await files()).toEqual([]);
    expect(await rows()).toMatchObject([{ sent_at: engine.clock.now.epochMilliseconds }]);
  });
});

const received: string[] = [];

/** The part of a mail server that accepts an email. */
function answerSmtp(socket: Socket): void {
  let isData = false;
  socket.write('220 test\r\n');
  socket.on('data', (bytes) => {
    const text = bytes.toString();
    received.push(text);
    if (isData) {
      if (!text.endsWith('\r\n.\r\n')) return;
      isData = false;
      socket.write('250 ok\r\n');
    } else if (text.startsWith('DATA')) {
      isData = true;
      socket.write('354 go on\r\n');
    } else {
      socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}
