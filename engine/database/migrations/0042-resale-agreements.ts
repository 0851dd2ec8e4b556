import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Dialect } from '../database.ts';
import type { Tables } from '../tables.ts';
import { createTable, ids } from './create-table.ts';

/**
 * Which account may sell another one's tours (A26). Tours that were listed without consent leave the listing until their account grants the
 * request that stands here for them; what was sold of them stays sold.
 */
export async function resaleAgreements(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const now = Date.now();
  const listed = `store_experiences x join stores s on s.id = x.store_id join experiences e on e.id = x.experience_id
    where s.account_id <> e.account_id`;
  for (const statement of [
    createTable(
      dialect,
      'resale_agreements',
      `id ${ids[dialect]}, supplier_id integer not null references base_accounts on delete cascade,
      reseller_id integer not null references base_accounts on delete cascade, status text not null,
      note text not null default '', requested_at integer not null, decided_at integer,
      unique (supplier_id, reseller_id), check (supplier_id <> reseller_id)`,
    ),
    'create index resale_agreements_by_reseller on resale_agreements (reseller_id)',
    `insert into resale_agreements (supplier_id, reseller_id, status, requested_at)
      select distinct e.account_id, s.account_id, 'requested', ${now} from ${listed}`,
    `update store_versions set last = last + 1 where exists (select 1 from ${listed})`,
    `update stores set version = (select last from store_versions)
      where id in (select x.store_id from ${listed})`,
    `delete from experience_categories where exists (select 1 from categories c join stores s on s.id = c.store_id,
      experiences e where c.id = category_id and e.id = experience_id and e.account_id <> s.account_id)`,
    `delete from store_experiences where exists (select 1 from stores s, experiences e
      where s.id = store_id and e.id = experience_id and e.account_id <> s.account_id)`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
