import type { Transaction } from '#engine/database/database.ts';
import { aDevice } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';
import { agreeOnResale, aSeller } from '#tests/support/engine/sellers.ts';
import { handyStore } from '#tests/support/payments/buying.ts';
import { noon } from '#tests/support/stores/small-store.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';
import { aProofDatabase } from '../engine.ts';
import { type Account, done } from './account.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { fillOrders } from './fill-orders.ts';
import { fillRows, fillTeam } from './fill-team.ts';
import { giveIdsTo, type Owner } from './ids.ts';

export interface World {
  readonly engine: Engine;
  readonly a: Account;
  readonly b: Account;
  /** Resells A's tours. */
  readonly r: Account;
  readonly isAgreed: boolean;
}

/** An engine with three full accounts. R sells A's tours: `isAgreed` tells whether the agreement still stands. */
export async function aWorld({ isAgreed = true } = {}): Promise<World> {
  const data = await aProofDatabase();
  const engine = await anEngine({ data, now: noon, env: { STORE: 'shop-a' } });
  const [a, b, r] = [await anAccountOf(engine, 'a'), await anAccountOf(engine, 'b'), await anAccountOf(engine, 'r')];
  await resell(a, r, isAgreed);
  await giveIdsTo(engine.database, 'none');
  return { engine, a, b, r, isAgreed };
}

async function anAccountOf(engine: Engine, owner: Owner): Promise<Account> {
  const { database } = engine;
  await giveIdsTo(database, owner);
  const store = { ...handyStore.store, slug: `shop-${owner}`, domain: `${owner}.example`, title: `Shop of ${owner}` };
  const experiences = handyStore.experiences
    .filter(({ slug }) => ['walk', 'boat'].includes(slug))
    .map((it) => ({ ...it, slug: `${owner}-${it.slug}` }));
  const file = { ...handyStore, store, experiences };
  const id = await database.write((tx) => writeStore(tx, file, noon, { keepsIds: true }));
  const ids = await database.read((tx) => storeIds(tx, id));
  const seller = await aSeller(engine, { [ids.account]: 'owner' });
  const account: Account = { owner, engine, seller, ids, shop: owner === 'a' ? ORIGIN : `http://${owner}.example` };
  await fillCatalogue(account);
  await fillOrders(account);
  await fillTeam(account);
  await fillRows(account);
  return account;
}

/** The ids by which the first tour of a store is booked. */
async function storeIds(tx: Transaction, store: number) {
  const { account_id } = await tx
    .selectFrom('stores')
    .select('account_id')
    .where('id', '=', store)
    .executeTakeFirstOrThrow();
  const category = await tx
    .selectFrom('categories')
    .select('id')
    .where('store_id', '=', store)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const tour = await tx
    .selectFrom('experiences as e')
    .innerJoin('pricing_rates as r', 'r.experience_id', 'e.id')
    .innerJoin('pricing_options as o', 'o.rate_id', 'r.id')
    .innerJoin('start_times as s', 's.experience_id', 'e.id')
    .select(['e.id as experience', 'r.id as rate', 'o.id as option', 's.id as startTime'])
    .where('e.account_id', '=', account_id)
    .orderBy('e.id')
    .orderBy('s.time')
    .orderBy('o.id')
    .executeTakeFirstOrThrow();
  return { account: account_id, store, category: category.id, ...tour };
}

/** R has listed A's tour in its store, and sold it. */
async function resell(a: Account, r: Account, isAgreed: boolean): Promise<void> {
  const { engine, ids } = a;
  await agreeOnResale(engine, Number(ids['account']), Number(r.ids['account']));
  const [agreement] = (await done(a, 'GET', '/api/resale-agreements/'))['results'] as { id: number }[];
  ids['agreement'] = agreement?.id ?? 0;
  await done(r, 'POST', `/api/stores/${r.ids['store']}/add-experience/`, { experience: ids['experience'] });
  const counter = await aDevice(engine, 'agent', { account_id: Number(r.ids['account']) });
  ids['resaleLease'] = (await counter.leased(Number(ids['departure']), 1)).id;
  if (!isAgreed) await done(a, 'PATCH', `/api/resale-agreements/${ids['agreement']}/`, { status: 'revoked' });
}
