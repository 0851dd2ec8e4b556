import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedSecret } from '../database/stored-secret.ts';
import { createMailedTokens } from './model/mailed-tokens.ts';
import { createAuthenticator } from './sign-in/authenticate.ts';
import { createTokens } from './sign-in/tokens.ts';

/** Who may do what in this engine, and the tokens by which they are known. */
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
    /** What links in mails begin with. Never what a request says: who asks for somebody else's mail would say where its secret goes. */
    origin: () => config.accountsUrl ?? config.publicUrl ?? address(),
  };
}
