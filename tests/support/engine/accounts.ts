import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answered, Engine } from './engine.ts';
import { sendEmails } from './jobs.ts';

export const PASSWORD = 'correct horse 9 battery';

/** An email as its reader sees it. */
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The emails that were sent since the last call, oldest first. */
export async function newMails(engine: Engine): Promise<Mail[]> {
  await sendEmails(engine.context);
  const folder = join(engine.folder, 'mail');
  const names = await readdir(folder).catch((): string[] => []);
  const mails: (Mail & { at: string })[] = [];
  for (const name of names.toSorted()) {
    const bytes = await readFile(join(folder, name), 'utf8');
    await rm(join(folder, name));
    mails.push({ ...read(bytes), at: name });
  }
  return mails.map(({ to, subject, text }) => ({ to, subject, text }));
}

function read(eml: string): Mail {
  const header = (name: string) => new RegExp(`^${name}: (.*)\r$`, 'm').exec(eml)?.[1] ?? '';
  const plain = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(eml);
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(plain?.[0] ?? '')?.[1];
  const body = plain?.[1] ?? '';
  const text = encoding === 'quoted-printable' ? decoded(body) : body;
  return { to: header('To'), subject: header('Subject'), text: text.replaceAll('\r\n', '\n') };
}

function decoded(quoted: string): string {
  return quoted
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The proof in an email: the last two parts of its link's path. */
export function proofIn(mail: Mail | undefined): { uid: string; token: string } {
  const found = /\/(?:activate|password|email)\/([^/\s]+)\/([^?\s]+)/.exec(mail?.text ?? '');
  if (!found) throw new Error(`no proof in ${JSON.stringify(mail)}`);
  return { uid: found[1] ?? '', token: found[2] ?? '' };
}

export interface SignedIn {
  readonly id: number;
  readonly email: string;
  access: string;
  refresh: string;
  send(method: string, path: string, body?: object): Promise<Answered<never>>;
}

/** A user who has registered by the API and has not opened the email yet. */
export async function aRegistered(
  engine: Engine,
  email: string,
  more: object = {},
): Promise<{ id: number; email: string }> {
  const { status, body, text } = await engine.send('POST', '/api/users/', {
    body: { email, password: PASSWORD, ...more },
  });
  if (status !== 201) throw new Error(text);
  return { id: Number(body['id']), email };
}

/** A user who has registered, activated and signed in by the API. */
export async function aUser(
  engine: Engine,
  email = 'ana@example.com',
  more: { password?: string; first_name?: string; last_name?: string } = {},
): Promise<SignedIn> {
  const { id } = await aRegistered(engine, email, more);
  const mails = await newMails(engine);
  await engine.send('POST', '/api/users/activation/', { body: proofIn(mails.find(({ to }) => to === email)) });
  return signedIn(engine, id, email, more.password);
}

/** The operator, who chose the password by an email to the address in `OPERATOR` (A24). */
export async function theOperator(engine: Engine, email = 'boss@example.com', password = PASSWORD): Promise<SignedIn> {
  const { id } = await aUser(engine, email);
  await engine.send('POST', '/api/users/reset_password/', { body: { email } });
  const proof = proofIn((await newMails(engine)).find(({ to }) => to === email));
  await engine.send('POST', '/api/users/reset_password_confirm/', { body: { ...proof, new_password: password } });
  return signedIn(engine, id, email, password);
}

export async function signedIn(engine: Engine, id: number, email: string, password = PASSWORD): Promise<SignedIn> {
  const { status, body, text } = await engine.send('POST', '/api/jwt/create/', { body: { email, password } });
  if (status !== 200) throw new Error(text);
  const user: SignedIn = {
    id,
    email,
    access: String(body['access']),
    refresh: String(body['refresh']),
    send: (method, path, sent) =>
      engine.send(method, path, {
        ...(sent && { body: sent }),
        headers: { authorization: `Bearer ${user.access}` },
      }),
  };
  return user;
}
