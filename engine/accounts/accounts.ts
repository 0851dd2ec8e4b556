import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedSecret } from '../database/stored-secret.ts';
import type { Authenticator } from '../http/principal.ts';
import { createMailedTokens, type MailedTokens } from './model/mailed-tokens.ts';
import { createAuthenticator } from './sign-in/authenticate.ts';
import { createTokens, type Tokens } from './sign-in/tokens.ts';

/** Who may do what in this engine, and the tokens by which they are known. */
export interface Accounts {
  readonly callers: Authenticator;
  readonly tokens: Tokens;
  readonly mailed: MailedTokens;
  /**
   * What links in mails begin with. Never what a request says: anyone who asks for somebody else's mail would then say where its
   * secret goes.
   */
  readonly origin: () => string;
}

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
}): Promise<Accounts> {
  const secret = config.jwtSecret ?? (await storedSecret(database, 'jwt_secret', newId));
  const tokens = createTokens(secret);
  return {
    tokens,
    callers: createAuthenticator({ config, database }, tokens),
    mailed: createMailedTokens(secret),
    origin: () => config.accountsUrl ?? config.publicUrl ?? address(),
  };
}
