import type { Database } from './database.ts';

/** A secret that is made once and kept beside the data, the same for every process. @param key  of `meta` */
export async function storedSecret(database: Database, key: string, newId: () => string): Promise<string> {
  const made = `${newId()}${newId()}`.replaceAll('-', '');
  return database.write(async (tx) => {
    await tx
      .insertInto('meta')
      .values({ key, value: made })
      .onConflict((it) => it.column('key').doNothing())
      .execute();
    return (await tx.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow()).value;
  });
}
