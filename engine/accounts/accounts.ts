import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { keptSecret } from '../database/kept-secret.ts';
import type { Callers } from '../http/caller.ts';
import { createCallers } from './callers.ts';
import type { Tokens } from './tokens.ts';
import { createTokens } from './tokens.ts';

/** Who may do what in this engine, and the tokens by which they are known. */
export interface Accounts {
  readonly callers: Callers;
  readonly tokens: Tokens;
}

export async function openAccounts({
  config,
  database,
  newId,
}: {
  config: Pick<Config, 'jwtSecret'>;
  database: Database;
  newId: () => string;
}): Promise<Accounts> {
  const tokens = createTokens(config.jwtSecret ?? (await keptSecret(database, 'jwt_secret', newId)));
  return { tokens, callers: createCallers(database, tokens) };
}
