import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#engine/database/database.ts';
import { openPostgres } from '#engine/database/postgres/postgres.ts';
import { withClient } from './postgres.ts';

/** The address of a database of the tests' server, by its name. */
export type Address = (database: string) => string;

/** A filled database that a test may change freely. */
export interface Copy {
  readonly name: string;
  /** Undoes the changes of other tests. */
  readonly restore: (database: Database) => Promise<void>;
  /** Offers the database to the next test that needs the same filling. */
  readonly giveBack: () => void;
}

const free = new Map<string, string[]>();
let made = 0;

/**
 * A database as `fill` makes it. Creating and filling databases takes longer than most tests, so each filling is made once a run, copied for each
 * file, and restored for each test.
 *
 * @param key  the same for the same filling
 */
export async function aCopy(address: Address, key: string, fill: (database: Database) => Promise<void>): Promise<Copy> {
  const filled = `filled_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`;
  const names = free.get(filled) ?? [];
  free.set(filled, names);
  const used = names.pop();
  const name = used ?? `copy_${process.pid}_${(made += 1)}`;
  if (!used) {
    await withClient(address('postgres'), async (client) => {
      // Tests in other files may need the same filling at the same moment.
      await client.query('select pg_advisory_lock(hashtext($1))', [filled]);
      const { rowCount } = await client.query('select from pg_database where datname = $1', [filled]);
      if (rowCount === 0) await makeFilled(address, filled, fill);
      await client.query('select pg_advisory_unlock_all()');
      await client.query(`create database ${name} template ${filled} strategy file_copy`);
    });
  }
  const restore = async (database: Database) => {
    if (used) await database.write((tx) => sql`select kept.restore()`.execute(tx));
  };
  return { name, restore, giveBack: () => void names.push(name) };
}

/** The database gets its name only when it is complete, so that no test finds a half-filled one. */
async function makeFilled(address: Address, name: string, fill: (database: Database) => Promise<void>): Promise<void> {
  const unready = `${name}_unready`;
  const run = (sql: string, database = 'postgres') =>
    withClient(address(database), async (client) => void (await client.query(sql)));
  await run(`create database ${unready}`);
  const database = await openPostgres(address(unready), { size: 2, onLoss: () => {} });
  await fill(database);
  await database.close();
  await run(KEEP, unready);
  await run(`alter database ${unready} rename to ${name}`);
}

/**
 * Stores every row and every sequence, and a function that restores them. The function skips a table if neither its number of rows nor its rows'
 * transactions have changed, because comparing all tables takes ten times as long.
 */
const KEEP = `
  create schema kept;
  create table kept.sequences as select sequencename::text as name, last_value from pg_sequences where schemaname = 'public';
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table kept.%1$I as table public.%1$I', name);
    end loop;
  end $$;
  create table kept.since (xid bigint);
  insert into kept.since select txid_current() + 1;
  create function kept.restore() returns void language plpgsql as $$ declare name text; since bigint; differs boolean; begin
    set local session_replication_role = replica;
    select xid into since from kept.since;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('select (select count(*) from public.%1$I) <> (select count(*) from kept.%1$I)
        or exists (select from public.%1$I where xmin::text::bigint >= $1)', name) into differs using since;
      if differs then
        execute format('delete from public.%1$I t where t::text in
          (select x::text from (table public.%1$I except table kept.%1$I) x)', name);
        execute format('insert into public.%1$I overriding system value (table kept.%1$I except table public.%1$I)', name);
      end if;
    end loop;
    perform setval(format('public.%I', s.name), coalesce(s.last_value, 1), s.last_value is not null) from kept.sequences s;
    update kept.since set xid = txid_current() + 1;
  end $$;
  analyze;
`;
