import type { Kysely } from 'kysely';
import { hostName, isDomain } from '../../catalogue/catalogue.ts';
import { adoptOldQueues } from '../adopt-old-queues.ts';
import type { Dialect } from '../database.ts';
import { type Migrations, runMigration } from '../run-migration.ts';
import type { Tables } from '../tables.ts';

const MOST_HOLD_HOURS = 8_760;
const random = { sqlite: 'lower(hex(randomblob(16)))', postgres: "replace(gen_random_uuid()::text, '-', '')" } as const;

export const migrations: Migrations = {
  /** Separates the domain that a store asks for from the domain under which it answers. */
  '0040-store-domains': [
    `
      alter table stores add column claimed_domain text;
      alter table stores add column domain_token text;
    `,
    claimDomains,
  ],

  /** Ends every operator's rights once, because earlier versions gave them to unproven users. A password reset by email brings them back (A24). */
  '0041-operator-rights': `
    update users set is_staff = 0;
  `,

  /** Which accounts may sell another account's tours (A26). */
  '0042-resale-agreements': [
    `
      create table resale_agreements (
        id integer primary key autoincrement, supplier_id integer not null references base_accounts on delete cascade,
        reseller_id integer not null references base_accounts on delete cascade, status text not null,
        note text not null default '', requested_at integer not null, decided_at integer, unique (supplier_id, reseller_id),
        check (supplier_id <> reseller_id));
      create index resale_agreements_by_reseller on resale_agreements (reseller_id);
    `,
    unlistResold,
  ],

  /** The network that a cart was made from, which limits the holds of one network. */
  '0044-cart-networks': `
    alter table carts add column network text;
    create index carts_by_network on carts (network) where network is not null;
  `,

  /** Stores that keep places of manual orders for longer than a year keep them for a year, because longer times are refused from now on. */
  '0045-hold-hours': async (db) => {
    for (const { id, settings_json } of await db.selectFrom('stores').select(['id', 'settings_json']).execute()) {
      const settings = JSON.parse(settings_json) as { manual_hold_hours?: number };
      if ((settings.manual_hold_hours ?? 0) <= MOST_HOLD_HOURS) continue;
      const changed = JSON.stringify({ ...settings, manual_hold_hours: MOST_HOLD_HOURS });
      await db.updateTable('stores').set({ settings_json: changed }).where('id', '=', id).execute();
    }
  },

  /** The key of an anonymous caller belongs to a store now. Earlier keys name no store, so they are copied to every store. */
  '0046-store-keys': `
    insert into idempotency_keys (key, fingerprint, state, status, body, created_at)
      select k.key || ' at ' || cast(s.id as text), k.fingerprint, k.state, k.status, k.body, k.created_at
      from idempotency_keys k cross join stores s where k.key not like '% %';
    delete from idempotency_keys where key not like '% %';
  `,

  /** An unguessable address for each QR code. Existing codes may be printed with their id, which continues to redirect. */
  '0048-qr-code-addresses': (db, dialect) =>
    runMigration(
      db,
      dialect,
      `
        alter table qr_codes add column code text not null default '';
        alter table qr_codes add column is_printed_id integer not null default 0;
        update qr_codes set is_printed_id = 1, code = ${random[dialect]};
        create unique index qr_codes_by_code on qr_codes (code);
      `,
    ),

  /** API keys for machines: a role in one account, on behalf of the user who made the key. */
  '0049-api-keys': `
    create table api_keys (
      id integer primary key autoincrement, account_id integer not null references base_accounts on delete cascade,
      user_id integer not null references users on delete cascade,
      role_id integer not null references roles on delete cascade, name text not null, hash text not null unique,
      hint text not null, created_at integer not null, expires_at integer not null, last_used_at integer);
    create index api_keys_by_account on api_keys (account_id, id);
    create index api_keys_by_user on api_keys (user_id);
    create index api_keys_by_role on api_keys (role_id);
  `,

  /** When the personal data of an order were redacted, and for how many months an account keeps them. */
  '0050-personal-data': `
    alter table base_accounts add column retention_months integer;
    alter table orders add column redacted_at integer;
    create index orders_to_redact on orders (store_id, created_at) where redacted_at is null;
  `,

  /** One table for all work that is done after the transaction that causes it; it replaces a queue for each kind. */
  '0051-jobs': [
    `
      create table jobs (
        id integer primary key autoincrement, kind text not null, key text not null, payload text, run_at integer not null,
        attempts integer not null default 0, revision integer not null default 0, lease_until integer, last_error text,
        failed_at integer, unique (kind, key));
      create index jobs_due on jobs (kind, run_at) where failed_at is null;
      create index jobs_failed on jobs (failed_at) where failed_at is not null;
    `,
    adoptOldQueues,
  ],

  /** Allows promo codes to have newer kinds than their table: the resource's declaration lists the kinds. */
  '0052-promo-kinds': widenPromoKinds,
};

/** PostgreSQL drops the check alone. SQLite cannot, so there the whole column is replaced. */
function widenPromoKinds(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const dropCheck = 'alter table promo_codes drop constraint if exists promo_codes_kind_check;';
  const replaceColumn = `
    alter table promo_codes add column kind_now text not null default 'none';
    update promo_codes set kind_now = kind;
    alter table promo_codes drop column kind;
    alter table promo_codes rename column kind_now to kind;
  `;
  return runMigration(db, dialect, dialect === 'postgres' ? dropCheck : replaceColumn);
}

/** Earlier domains stay in effect, as if approved. Names of this machine end; of stores with one spelling only the oldest stays in effect. */
async function claimDomains(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('stores')
    .select(['id', 'domain'])
    .where('domain', 'is not', null)
    .orderBy('id')
    .execute();
  await db.updateTable('stores').set({ domain: null }).execute();
  const taken = new Set<string>();
  for (const { id, domain } of rows) {
    const name = hostName(domain ?? '');
    if (name === null || name === 'localhost' || !isDomain(name)) continue;
    const inEffect = taken.has(name) ? null : name;
    taken.add(name);
    const domain_token = crypto.randomUUID();
    await db
      .updateTable('stores')
      .set({ claimed_domain: name, domain: inEffect, domain_token })
      .where('id', '=', id)
      .execute();
  }
}

/** Tours that were listed without consent leave the listing until their account grants the request that is made here. Sold tours stay sold. */
async function unlistResold(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const listed = `store_experiences x join stores s on s.id = x.store_id join experiences e on e.id = x.experience_id
    where s.account_id <> e.account_id`;
  await runMigration(
    db,
    dialect,
    `
      insert into resale_agreements (supplier_id, reseller_id, status, requested_at)
        select distinct e.account_id, s.account_id, 'requested', ${Date.now()} from ${listed};
      update store_versions set last = last + 1 where exists (select 1 from ${listed});
      update stores set version = (select last from store_versions) where id in (select x.store_id from ${listed});
      delete from experience_categories where exists (select 1 from categories c join stores s on s.id = c.store_id,
        experiences e where c.id = category_id and e.id = experience_id and e.account_id <> s.account_id);
      delete from store_experiences where exists (select 1 from stores s, experiences e
        where s.id = store_id and e.id = experience_id and e.account_id <> s.account_id);
    `,
  );
}
