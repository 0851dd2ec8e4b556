import { list, type Of, optional, shape } from '#domain/contract/fields.ts';
import { type Problem, reason, unknownId } from '#domain/contract/problems.ts';
import { pk, position } from '#domain/contract/resource-fields.ts';
import { Invalid } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { idsOf, type Row } from '../model/columns.ts';
import type { CarriedPart } from '../model/resource.ts';
import { saveAgreement } from '../resale/agreements.ts';
import { experienceCategories, replaceCategories, storeCategoryIds } from './listed-parts.ts';

const Ids = list(pk('categories'), { max: 200 });

/** The categories, in its own account's stores, that contain an experience. */
export const carriedCategories: CarriedPart = {
  field: Ids,
  isForNew: false,
  read: async (tx, rows) => {
    const found = await sorted(tx, rows);
    return (row) =>
      found
        .filter((it) => it.experience_id === row['id'] && it.account_id === row['account_id'])
        .map(({ category_id }) => category_id);
  },
  write: experienceCategories.write,
};

const Listed = list(
  shape({
    store: pk('stores'),
    position: position(),
    /** In another account's store: the categories there that contain it. */
    categories: optional(Ids),
  }),
  { max: 1000 },
);

/** The stores that list an experience, with its positions: only stores whose accounts are in the file. */
export const carriedStores: CarriedPart = {
  field: Listed,
  isForNew: false,
  read: async (tx, rows, { accounts }) => {
    const listed = await tx
      .selectFrom('store_experiences as x')
      .innerJoin('stores as s', 's.id', 'x.store_id')
      .select(['x.experience_id', 'x.store_id', 'x.position', 's.account_id'])
      .where('x.experience_id', 'in', idsOf(rows))
      .where('s.account_id', 'in', [0, ...accounts])
      .orderBy('x.store_id')
      .execute();
    const found = await sorted(tx, rows);
    return (row) =>
      listed
        .filter((it) => it.experience_id === row['id'])
        .map(({ store_id, position: place, account_id }) => ({
          store: store_id,
          position: place,
          ...(account_id !== row['account_id'] && {
            categories: found
              .filter((it) => it.experience_id === row['id'] && it.store_id === store_id)
              .map(({ category_id }) => category_id),
          }),
        }));
  },
  write: async (tx, experience_id, value, { account_id, accounts = new Set(), now }) => {
    const sent = value as Of<typeof Listed>;
    const stores = await tx
      .selectFrom('stores')
      .select(['id', 'currency', 'account_id'])
      .where('account_id', 'in', [0, ...accounts])
      .execute();
    const problems = await refused(tx, experience_id, sent, stores);
    if (problems.length > 0) throw new Invalid(problems);
    const foreign = stores.filter((it) => it.account_id !== account_id);
    const foreignIds = foreign.map(({ id }) => id);
    await removeFromStores(tx, experience_id, [0, ...stores.map(({ id }) => id)], [0, ...foreignIds]);
    const resellers = foreign.filter(({ id }) => sent.some(({ store }) => store === id));
    for (const reseller_id of new Set(resellers.map((it) => it.account_id))) {
      // The operator imports the file, and may decide for both accounts.
      const agreement = { supplier_id: account_id, reseller_id, status: 'granted', note: '' } as const;
      await saveAgreement(tx, agreement, now);
    }
    for (const { store, position: place, categories: under = [] } of sent) {
      await tx.insertInto('store_experiences').values({ store_id: store, experience_id, position: place }).execute();
      if (foreignIds.includes(store))
        await replaceCategories(tx, experience_id, await storeCategoryIds(tx, store), under);
    }
  },
};

/** The problems of listing it in these stores: a store has one currency (A17). */
async function refused(
  tx: Transaction,
  experience_id: number,
  sent: Of<typeof Listed>,
  stores: readonly { id: number; currency: string }[],
): Promise<Problem[]> {
  const { currency } = await tx
    .selectFrom('experiences')
    .select('currency')
    .where('id', '=', experience_id)
    .executeTakeFirstOrThrow();
  return sent.flatMap(({ store: id }, i) => {
    const store = stores.find((it) => it.id === id);
    const isTwice = sent.findIndex((it) => it.store === id) < i;
    const why = isTwice
      ? reason('twice')
      : !store
        ? unknownId(id)
        : store.currency === currency
          ? null
          : reason('other_currency_of_store', { currency, store: store.currency });
    return why === null ? [] : [{ path: [i, 'store'], ...why }];
  });
}

/** Removes an experience from these stores' listings, and from the categories of other accounts' stores. */
async function removeFromStores(
  tx: Transaction,
  experience_id: number,
  stores: readonly number[],
  foreign: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('store_experiences')
    .where('experience_id', '=', experience_id)
    .where('store_id', 'in', stores)
    .execute();
  const theirs = tx.selectFrom('categories').select('id').where('store_id', 'in', foreign);
  await tx
    .deleteFrom('experience_categories')
    .where('experience_id', '=', experience_id)
    .where('category_id', 'in', theirs)
    .execute();
}

async function sorted(tx: Transaction, rows: readonly Row[]) {
  return tx
    .selectFrom('experience_categories as x')
    .innerJoin('categories as c', 'c.id', 'x.category_id')
    .innerJoin('stores as s', 's.id', 'c.store_id')
    .select(['x.experience_id', 'x.category_id', 'c.store_id', 's.account_id'])
    .where('x.experience_id', 'in', idsOf(rows))
    .orderBy('x.category_id')
    .execute();
}
