import type { DeskSession } from '#domain/contract/desk.ts';
import type { RoleName } from '#domain/permissions.ts';
import { hashPassword } from '#engine/accounts/sign-in/passwords.ts';
import { PASSWORD, type SignedIn, signedIn } from './accounts.ts';
import type { Answered, Engine } from './engine.ts';
import { aSeller } from './sellers.ts';

let hashed: Promise<string> | undefined;

/** A team member who signs in with a password. */
export async function aMember(engine: Engine, roles: Readonly<Record<number, RoleName>>): Promise<SignedIn> {
  const { user_id } = await aSeller(engine, roles);
  const password = await (hashed ??= hashPassword(PASSWORD));
  const { email } = await engine.database.write((tx) =>
    tx.updateTable('users').set({ password }).where('id', '=', user_id).returning('email').executeTakeFirstOrThrow(),
  );
  return signedIn(engine, user_id, email, PASSWORD);
}

/** A browser at the desk. It stores the engine's cookie, and sends it where the cookie's path allows. */
export function aBrowser(engine: Engine, headers: Record<string, string> = {}) {
  let cookie: string | null = null;
  const send = async (method: string, path: string, body?: object): Promise<Answered<DeskSession>> => {
    const answer = await engine.send(method, path, {
      ...(body && { body }),
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie !== null && { cookie }), ...headers },
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) cookie = /Max-Age=0/.test(set) ? null : (set.split(';')[0] ?? null);
    return answer;
  };
  return {
    send,
    cookie: () => cookie,
    open: (user: { email: string }, more: object = {}) =>
      send('POST', '/api/desk/session/', { email: user.email, password: PASSWORD, name: 'Tablet', ...more }),
    enrol: (code: string) => send('POST', '/api/desk/session/enrol/', { code }),
    renew: (account?: number) => send('POST', '/api/desk/session/renew/', { ...(account && { account }) }),
    end: () => send('DELETE', '/api/desk/session/'),
  };
}

/** Any other call of a device, with its access token. */
export function callAs(engine: Engine, access: string, method: string, path: string, body?: object) {
  return engine.send(method, path, { ...(body && { body }), headers: { authorization: `Bearer ${access}` } });
}
