import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createTokens } from '#engine/accounts/sign-in/tokens.ts';

/** The secret that makes the engine accept tokens made here. */
export const JWT_SECRET = 'a secret of the benches, long enough to sign with';

/** Adds an owner of the first account to a data folder that no engine uses. @returns headers with a new token, which is valid for five minutes */
export function anOwner(dataDir: string): () => Promise<Record<string, string>> {
  const file = new DatabaseSync(join(dataDir, 'landfall.sqlite'));
  const user_id = Number(
    file
      .prepare(
        `insert into users (email, email_key, password, first_name, last_name, is_active, is_staff, last_login, date_joined)
         values ('bench@example.com', 'bench@example.com', '!', '', '', 1, 0, null, 0)`,
      )
      .run().lastInsertRowid,
  );
  file
    .prepare(
      `insert into team_members (account_id, user_id, role_id, email, email_key, invitation, created_at, joined_at)
       select (select min(id) from base_accounts), ?, id, 'bench@example.com', 'bench@example.com', null, 0, 0
       from roles where account_id is null and name = 'owner'`,
    )
    .run(user_id);
  file.close();
  const tokens = createTokens(JWT_SECRET);
  return async () => {
    const claims = { token_type: 'access', jti: crypto.randomUUID(), user_id } as const;
    return { authorization: `Bearer ${await tokens.sign(claims, Temporal.Now.instant())}` };
  };
}

/** Lists that sellers read. */
export const sellersLists: Readonly<Record<string, string>> = {
  all: '/api/experiences/',
  'page 400': '/api/experiences/?page=400',
  'of a type': '/api/experiences/?status=published&type=tour',
  'by a search': '/api/experiences/?search=island%20boat',
  'by a rare word': '/api/experiences/?search=9876',
  'by title': '/api/experiences/?ordering=title',
  'by title, the last first': '/api/experiences/?ordering=-title',
  'by a search, by title': '/api/experiences/?search=island&ordering=title',
  'what a store shows': '/api/stores/1/experiences/',
  'what a store shows, by title': '/api/stores/1/experiences/?ordering=title',
  'what a store shows, by a search': '/api/stores/1/experiences/?search=island%20boat',
  'what a store shows, within 20 km': '/api/stores/1/experiences/?lat=43.5&lon=16.4&radius=20',
};
