import { sql } from 'kysely';
import type { Database } from '#engine/database/database.ts';
import { type Owner, ownerOfId } from './ids.ts';
import type { World } from './world.ts';

/** A row that a request wrote. */
export interface Change {
  readonly table: string;
  readonly act: 'insert' | 'update' | 'delete';
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Tables about requests themselves, which also a refused one may write. */
const ABOUT_REQUESTS = ['tries', 'idempotency_keys', 'meta', 'store_versions'];

/** Lets the database note each change of a row from now on. */
export async function noteChanges(database: Database): Promise<void> {
  await database.write(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%search%'
      and name not like 'kysely%'`.execute(tx);
    await sql`create table noted_changes (name text, act text, before text, after text)`.execute(tx);
    for (const { name } of rows.filter((it) => !ABOUT_REQUESTS.includes(it.name))) {
      const { rows: columns } = await sql<{ name: string }>`select name from pragma_table_info(${name})`.execute(tx);
      const row = (of: string) => `json_object(${columns.map((it) => `'${it.name}', ${of}."${it.name}"`).join(', ')})`;
      for (const [act, before, after] of [
        ['insert', 'null', row('new')],
        ['update', row('old'), row('new')],
        ['delete', row('old'), 'null'],
      ])
        await sql
          .raw(`create trigger noted_${act}_${name} after ${act} on "${name}" begin
            insert into noted_changes values ('${name}', '${act}', ${before}, ${after}); end`)
          .execute(tx);
    }
  });
}

/** The changes since the last call. */
export async function takeChanges(database: Database): Promise<Change[]> {
  const some = await database.read((tx) => sql<{ n: number }>`select 1 as n from noted_changes limit 1`.execute(tx));
  if (some.rows.length === 0) return [];
  return database.write(async (tx) => {
    const { rows } = await sql<{ name: string; act: Change['act']; before: string | null; after: string | null }>`
      select * from noted_changes`.execute(tx);
    await sql`delete from noted_changes`.execute(tx);
    return rows.map(({ name, act, before, after }) => ({
      table: name,
      act,
      before: JSON.parse(before ?? 'null'),
      after: JSON.parse(after ?? 'null'),
    }));
  });
}

/** The owners of the ids in a row: in numbers, in UUIDs that were known before, and inside JSON texts. */
export function createOwners(known: ReadonlyMap<string, Owner>) {
  return (value: unknown): Set<Owner> => {
    const text = JSON.stringify(value) ?? '';
    const owners = new Set<Owner>();
    for (const [number] of text.matchAll(/(?<![\d.\w-])\d{8,9}(?![\d.\w])/g)) {
      const owner = ownerOfId(Number(number));
      if (owner !== null) owners.add(owner);
    }
    for (const [id] of text.matchAll(/[\da-f]{8}-[\da-f-]{27}/g)) {
      const owner = known.get(id);
      if (owner) owners.add(owner);
    }
    return owners;
  };
}

/** The UUIDs, numbers of bookings and codes in the ids of the accounts. */
export async function knownIds({ engine, a, b, r }: World): Promise<Map<string, Owner>> {
  const known = new Map<string, Owner>();
  for (const { owner, ids } of [a, b, r])
    for (const it of Object.values(ids)) if (/^[\da-f]{8}-/.test(String(it))) known.set(String(it), owner);
  await engine.database.read(async (tx) => {
    const orders = await tx
      .selectFrom('orders as o')
      .innerJoin('stores as s', 's.id', 'o.store_id')
      .select(['o.id', 's.id as store'])
      .execute();
    for (const { id, store } of orders) known.set(id, ownerOfId(store) ?? 'none');
    const lines = await tx.selectFrom('order_lines').select(['id', 'order_id']).execute();
    for (const { id, order_id } of lines) known.set(id, known.get(order_id) ?? 'none');
  });
  return known;
}
