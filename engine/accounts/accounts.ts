import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedSecret } from '../database/stored-secret.ts';
import { createMailedTokens } from './model/mailed-tokens.ts';
import { createAuthenticator } from './sign-in/authenticate.ts';
import { createTokens } from './sign-in/tokens.ts';

/** The users' rights in this engine, and the tokens that identify them. */
export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** @param address  where this engine listens */
export async function openAccounts({
  config,
  database,
  newId,
  address,
}: {
  config: Pick<Config, 'jwtSecret' | 'accountsUrl' | 'publicUrl' | 'trustedProxies' | 'operator'>;
  database: Database;
  newId: () => string;
  address: () => string;
}) {
  const secret = config.jwtSecret ?? (await storedSecret(database, 'jwt_secret', newId));
  const tokens = createTokens(secret);
  return {
    tokens,
    callers: createAuthenticator({ config, database }, tokens),
    mailed: createMailedTokens(secret),
    /** The first part of links in emails. It never comes from a request, because its sender could lead another user's secret to their own host. */
    origin: () => config.accountsUrl ?? config.publicUrl ?? address(),
  };
}
