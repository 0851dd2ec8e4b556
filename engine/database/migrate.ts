import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import type { Dialect } from './database.ts';
import { storefront } from './migrations/0001-storefront.ts';
import { versions } from './migrations/0002-versions.ts';
import { accounts } from './migrations/0010-accounts.ts';
import { resources } from './migrations/0020-resources.ts';
import { sellersLists } from './migrations/0021-sellers-lists.ts';
import { sellersOrders } from './migrations/0022-sellers-orders.ts';
import { uploads } from './migrations/0023-uploads.ts';
import { search } from './migrations/0024-search.ts';
import { bookingAnswers } from './migrations/0025-booking-answers.ts';
import { promoCodes } from './migrations/0031-promo-codes.ts';
import { orderLetters } from './migrations/0032-order-letters.ts';
import { lineChanges } from './migrations/0035-line-changes.ts';
import { changeAnswers } from './migrations/0036-change-answers.ts';
import { orderTimes } from './migrations/0037-order-times.ts';
import { inTime } from './migrations/0038-in-time.ts';
import { refundStates } from './migrations/0039-refund-states.ts';
import { storeDomains } from './migrations/0040-store-domains.ts';
import { operatorRights } from './migrations/0041-operator-rights.ts';
import { resaleAgreements } from './migrations/0042-resale-agreements.ts';
import { cartNetworks } from './migrations/0044-cart-networks.ts';
import { holdHours } from './migrations/0045-hold-hours.ts';
import { storeKeys } from './migrations/0046-store-keys.ts';
import { qrCodeAddresses } from './migrations/0048-qr-code-addresses.ts';
import { apiKeys } from './migrations/0049-api-keys.ts';
import { personalData } from './migrations/0050-personal-data.ts';
import { jobs } from './migrations/0051-jobs.ts';
import type { Tables } from './tables.ts';

/** By name, in order; one that has been published is never changed, only followed by another. */
const migrations = (dialect: Dialect): Record<string, Migration> => ({
  '0001-storefront': { up: (db) => storefront(db, dialect) },
  '0002-versions': { up: (db) => versions(db, dialect) },
  '0010-accounts': { up: (db) => accounts(db, dialect) },
  '0020-resources': { up: (db) => resources(db, dialect) },
  '0021-sellers-lists': { up: (db) => sellersLists(db) },
  '0022-sellers-orders': { up: (db) => sellersOrders(db, dialect) },
  '0023-uploads': { up: (db) => uploads(db, dialect) },
  '0024-search': { up: (db) => search(db, dialect) },
  '0025-booking-answers': { up: (db) => bookingAnswers(db, dialect) },
  '0031-promo-codes': { up: (db) => promoCodes(db, dialect) },
  '0032-order-letters': { up: (db) => orderLetters(db, dialect) },
  '0035-line-changes': { up: (db) => lineChanges(db, dialect) },
  '0036-change-answers': { up: (db) => changeAnswers(db, dialect) },
  '0037-order-times': { up: (db) => orderTimes(db, dialect) },
  '0038-in-time': { up: (db) => inTime(db, dialect) },
  '0039-refund-states': { up: (db) => refundStates(db, dialect) },
  '0042-resale-agreements': { up: (db) => resaleAgreements(db, dialect) },
  '0044-cart-networks': { up: (db) => cartNetworks(db, dialect) },
  '0045-hold-hours': { up: (db) => holdHours(db) },
  '0046-store-keys': { up: (db) => storeKeys(db) },
  '0048-qr-code-addresses': { up: (db) => qrCodeAddresses(db, dialect) },
  '0049-api-keys': { up: (db) => apiKeys(db, dialect) },
  '0050-personal-data': { up: (db) => personalData(db, dialect) },
  '0051-jobs': { up: (db) => jobs(db, dialect) },
  '0040-store-domains': { up: (db) => storeDomains(db, dialect) },
  '0041-operator-rights': { up: (db) => operatorRights(db) },
});

/** Brings the tables to what this version needs: all of it or, where one fails, nothing. @throws what the database said */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  if (await isMigrated(db, dialect)) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether all of ours have been here, whatever else has: an engine may run beside one of the next version. */
export async function isMigrated(db: Kysely<Tables>, dialect: Dialect): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    return Object.keys(migrations(dialect)).every((name) => done.has(name));
  } catch {
    return false;
  }
}
