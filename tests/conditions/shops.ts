import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '#domain/time/day.ts';
import { dayIn } from '#domain/time/zone.ts';
import { hashPassword } from '#engine/accounts/sign-in/passwords.ts';
import type { Database, Transaction } from '#engine/database/database.ts';
import { openSqlite } from '#engine/database/sqlite/sqlite.ts';
import { importDemoStore } from '#engine/demo/import-demo-store.ts';
import { addTeamUser } from '#tests/support/stores/add-member.ts';
import { pricedIn } from '#tests/support/stores/priced-in.ts';
import { smallStore } from '#tests/support/stores/small-store.ts';
import type { ExperienceFile, StoreFile } from '#tests/support/stores/store-file.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { hostileTexts } from './hostile-texts.ts';
import type { Place } from './places.ts';
import { type Combination, isAtDesk } from './table.ts';

export const PASSWORD = 'kayaks before breakfast';
export const emails = { owner: 'owner@example.com', agent: 'agent@example.com', guide: 'guide@example.com' } as const;

/** The folder of data of a shop, and the host under which it answers; null for any host. */
export interface FilledFolder {
  readonly dataDir: string;
  readonly host: string | null;
}

/** Fills a folder with the shop of a combination, with a team of an owner, an agent and a guide. */
export async function fillFolder(combination: Combination, place: Place): Promise<FilledFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-conditions-'));
  const database = await openSqlite(dataDir);
  const { now } = place;
  let host: string | null = null;
  if (combination.shop === 'demo') await importDemoStore(database, now, { hasDesk: isAtDesk(combination) });
  else {
    const file = storeOf(combination, place);
    host = place.firstZone !== null || combination.who === 'ended-reseller' ? 'islands.localhost' : null;
    if (place.firstZone !== null) await database.write((tx) => writeStore(tx, firstShop(place.firstZone ?? ''), now));
    const visited = { ...file, store: { ...file.store, domain: host } };
    const own =
      combination.who === 'ended-reseller'
        ? await writeResold(database, visited, now)
        : await database.write((tx) => writeStore(tx, visited, now));
    await database.write((tx) => becomeOneAccount(tx, own));
  }
  if (combination.shop === 'sold-out')
    await database.write((tx) =>
      tx
        .updateTable('departures')
        .set((eb) => ({ sold: eb.ref('capacity') }))
        .execute(),
    );
  await writeTeam(database, now);
  await database.close();
  return { dataDir, host };
}

/** Gives the first shop to the account of a later one, and removes its former account. */
async function becomeOneAccount(tx: Transaction, store_id: number): Promise<void> {
  const account_id = await accountOf(tx, store_id);
  await tx.updateTable('stores').set({ account_id }).where('slug', '=', 'first').execute();
  const accounts = tx.selectFrom('stores').select('account_id');
  await tx.deleteFrom('base_accounts').where('id', 'not in', accounts).execute();
}

async function accountOf(tx: Transaction, store_id: number): Promise<number> {
  const store = tx.selectFrom('stores').select('account_id').where('id', '=', store_id);
  return (await store.executeTakeFirstOrThrow()).account_id;
}

/** A shop without anything else in its account. */
function firstShop(zone: string): StoreFile {
  const { account, store } = smallStore;
  const plain = { ...store, logo: null, banner: null, slug: 'first', domain: 'first.localhost' };
  return {
    account,
    store: { ...plain, time_zone: zone },
    pictures: [],
    categories: [],
    cancellation_policies: [],
    meeting_points: [],
    inventory_items: [],
    pricing_categories: [],
    experiences: [],
  };
}

function storeOf(combination: Combination, { zone, now }: Place): StoreFile {
  const { shop, money, who } = combination;
  const today = dayIn(now, zone);
  const walk = walkOf(smallStore);
  const copies = (count: number, of: ExperienceFile) =>
    Array.from({ length: count }, (_, n) => ({ ...of, slug: `walk-${n + 1}`, title: `Walk ${n + 1}` }));
  const experiences: Record<Exclude<Combination['shop'], 'demo'>, () => ExperienceFile[]> = {
    empty: () => [],
    one: () => [walk],
    'six-plain': () => copies(6, { ...walk, categories: [] }),
    'ten-thousand': () => copies(10_000, { ...walk, schedule: onDays(today, addDays(today, 3), ['15:00']) }),
    'sold-out': () => [walk],
    'all-today': () => [{ ...walk, schedule: onDays(today, today, ['02:30', '09:00', '15:00', '23:30']) }],
  };
  const file: StoreFile = {
    ...smallStore,
    store: { ...smallStore.store, time_zone: zone },
    experiences: shop === 'demo' ? [] : experiences[shop](),
  };
  const priced = money === 'yen' ? pricedIn(file, 'JPY') : money === 'dinar' ? pricedIn(file, 'KWD') : file;
  const paid = money === 'cents' ? withCents(priced) : priced;
  return who === 'hostile-seller' ? hostileTexts(paid) : paid;
}

/** The small store's walk, twice a day, without the days that differ. */
function walkOf({ experiences }: StoreFile): ExperienceFile {
  const [walk] = experiences;
  if (!walk) throw new Error('the small store is empty');
  return { ...walk, schedule: { ...walk.schedule, exceptions: [] } };
}

function onDays(from: string, to: string, start_times: string[]): ExperienceFile['schedule'] {
  const season = { from, to, yearly: false, weekdays: [1, 2, 3, 4, 5, 6, 7], start_times, capacity: 12 };
  return { cutoff_minutes: 60, start_times, seasons: [season], exceptions: [] };
}

/** A deposit of a third of prices that no third divides. */
function withCents(file: StoreFile): StoreFile {
  return {
    ...file,
    experiences: file.experiences.map((it) => ({
      ...it,
      booking_deposit: 33.33,
      rates: it.rates.map((rate) => ({
        ...rate,
        options: rate.options.map((option) => ({
          ...option,
          retail_price: option.retail_price === '0.00' ? '0.00' : option.retail_price.replace(/\d$/, '7'),
        })),
      })),
    })),
  };
}

/**
 * The tours belong to one account. Another account shows them in a shop of its own, by an agreement that still stands.
 *
 * @returns the supplier's shop
 */
async function writeResold(database: Database, visited: StoreFile, now: Temporal.Instant): Promise<number> {
  const supplier = { ...visited, store: { ...visited.store, slug: 'supplier', domain: 'supplier.localhost' } };
  const supplier_store = await database.write((tx) => writeStore(tx, supplier, now));
  const reseller = { ...visited, account: { company_display_name: 'Resellers' }, experiences: [] };
  const store_id = await database.write((tx) => writeStore(tx, reseller, now));
  await database.write(async (tx) => {
    const at = now.epochMilliseconds;
    const supplier_id = await accountOf(tx, supplier_store);
    const reseller_id = await accountOf(tx, store_id);
    await tx
      .insertInto('resale_agreements')
      .values({ supplier_id, reseller_id, status: 'granted', note: '', requested_at: at, decided_at: at })
      .execute();
    const tours = await tx.selectFrom('experiences').select('id').execute();
    for (const [position, { id: experience_id }] of tours.entries())
      await tx.insertInto('store_experiences').values({ store_id, experience_id, position }).execute();
  });
  return supplier_store;
}

async function writeTeam(database: Database, now: Temporal.Instant): Promise<void> {
  const password = await hashPassword(PASSWORD);
  await database.write(async (tx) => {
    const { id } = await tx.selectFrom('base_accounts').select('id').orderBy('id').executeTakeFirstOrThrow();
    for (const [role, email] of Object.entries(emails) as [keyof typeof emails, string][])
      await addTeamUser(tx, { email, password, account_id: id, role }, now.epochMilliseconds);
  });
}
