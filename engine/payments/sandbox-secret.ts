import type { Database } from '../database/database.ts';

const KEY = 'sandbox_secret';

/** What the sandbox signs with: the one given, else one that is made once and kept, the same for every process. */
export async function secretOf({
  secret,
  database,
  newId,
}: {
  secret: string | null;
  database: Database;
  newId: () => string;
}): Promise<string> {
  if (secret) return secret;
  const made = `${newId()}${newId()}`.replaceAll('-', '');
  return database.write(async (tx) => {
    await tx
      .insertInto('meta')
      .values({ key: KEY, value: made })
      .onConflict((it) => it.column('key').doNothing())
      .execute();
    return (await tx.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirstOrThrow()).value;
  });
}
