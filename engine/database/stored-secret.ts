import type { Database } from './database.ts';

/** A secret that is made once and stored with the data, the same for every process. @param key  its key in `meta` */
export function storedSecret(database: Database, key: string, newId: () => string): Promise<string> {
  return storedOnce(database, key, () => `${newId()}${newId()}`.replaceAll('-', ''));
}

/** The same for a secret of another form, such as a key. */
export async function storedOnce(
  database: Database,
  key: string,
  make: () => string | Promise<string>,
): Promise<string> {
  const known = await database.read((tx) =>
    tx.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst(),
  );
  if (known) return known.value;
  const made = await make();
  return database.write(async (tx) => {
    await tx
      .insertInto('meta')
      .values({ key, value: made })
      .onConflict((it) => it.column('key').doNothing())
      .execute();
    return (await tx.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow()).value;
  });
}
