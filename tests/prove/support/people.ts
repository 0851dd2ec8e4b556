import type { DeskSession } from '#domain/contract/desk.ts';
import type { RoleName } from '#domain/permissions.ts';
import { hashPassword } from '#engine/accounts/sign-in/passwords.ts';
import type { Transaction } from '#engine/database/database.ts';
import { ask } from '#tests/support/engine/asking.ts';
import { addTeamUser } from '#tests/support/stores/add-member.ts';
import type { Installation } from './installation.ts';

/** Milliseconds for which an access token is used again. It is valid for five minutes. */
const FRESH = 200_000;
const password = 'who proves it all';

/** Adds a user with a role in an account. */
export async function addUser(
  tx: Transaction,
  { email, account_id, role }: { email: string; account_id: number; role: RoleName },
  at: number,
): Promise<void> {
  await addTeamUser(tx, { email, password: await hashPassword(password), account_id, role }, at);
}

/** Gives the access token of somebody who is signed in, and renews it in time. */
export type Token = () => Promise<string>;

/** A user in the office. */
export function officeToken(at: Installation, email: string): Token {
  return renewed(at, async () => {
    const { body, text } = await ask<{ access?: string }>(at.url(0), 'POST', '/api/jwt/create/', {
      body: { email, password },
    });
    if (!body.access) throw new Error(text);
    return body.access;
  });
}

export interface Desk {
  readonly id: number;
  readonly token: Token;
  /** Sends a call of the session, as its page does: with the cookie. */
  readonly send: (method: string, path: string, body: object) => Promise<Response>;
}

/** A new device of the desk. */
export async function openDesk(at: Installation, email: string, name: string): Promise<Desk> {
  const send = (method: string, path: string, body: object, cookie = '') =>
    fetch(at.url(0) + path, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    });
  const opened = await send('POST', '/api/desk/session/', { email, password, name });
  if (opened.status !== 200) throw new Error(await opened.text());
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { device } = (await opened.json()) as DeskSession;
  const token = renewed(at, async () => {
    const answer = await send('POST', '/api/desk/session/renew/', {}, cookie);
    if (answer.status !== 200) throw new Error(await answer.text());
    return ((await answer.json()) as DeskSession).access;
  });
  return { id: device.id, token, send: (method, path, body) => send(method, path, body, cookie) };
}

function renewed(at: Installation, renew: () => Promise<string>): Token {
  let known: { token: Promise<string>; until: number } | null = null;
  return async () => {
    if (known === null || known.until <= at.now()) {
      const token = renew();
      known = { token, until: at.now() + FRESH };
      // An engine that is down must not leave its failure for later calls.
      token.catch(() => {
        known = null;
      });
    }
    return known.token;
  };
}
