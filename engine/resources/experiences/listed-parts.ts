import { Picture } from '#domain/contract/catalogue.ts';
import { integer, list, nullable } from '#domain/contract/fields.ts';
import { unknownId } from '#domain/contract/messages.ts';
import { readImages } from '../../catalogue/read-parts.ts';
import type { Transaction } from '../../database/database.ts';
import { Invalid } from '../../errors.ts';
import type { Part, Writing } from '../model/columns.ts';
import { pk } from '../model/fields.ts';
import { strangers } from '../model/references.ts';
import { rowsOf } from '../model/resource.ts';

interface Joined {
  readonly table: string;
  /** Whose ids they are. */
  readonly of: string;
  readonly column: string;
  readonly isOrdered: boolean;
  /** Ids that may not stand there, with why not. */
  readonly refused: (
    tx: Transaction,
    ids: readonly number[],
    experience_id: number,
    writing: Writing,
  ) => Promise<ReadonlyMap<number, string>>;
}

/** Other objects of an experience, by their ids in order, sent as a whole. */
function idsOf({ table, of: refersTo, column, isOrdered, refused }: Joined): Part {
  return {
    kind: 'part',
    refersTo: [refersTo],
    output: list(integer()),
    input: list(pk(refersTo), { max: 200 }),
    optional: true,
    read: async (tx, rows) => {
      const ids = rows.map((row) => Number(row['id']));
      const found = await rowsOf(tx)
        .selectFrom(table)
        .select([column, 'experience_id'])
        .where('experience_id', 'in', [0, ...ids])
        .orderBy(isOrdered ? 'position' : column)
        .execute();
      const of = (id: number) => found.filter((it) => it['experience_id'] === id).map((it) => Number(it[column]));
      return new Map(ids.map((id) => [id, of(id)]));
    },
    write: async (tx, experience_id, value, writing) => {
      const ids = value as number[];
      const bad = await refused(tx, ids, experience_id, writing);
      const problems = ids.flatMap((id, i) => {
        const message = ids.indexOf(id) < i ? 'Ensure that each is there once.' : bad.get(id);
        return message === undefined ? [] : [{ path: [i], message }];
      });
      // DRF says of a list of ids what is wrong with any of them, without its place.
      if (problems.length > 0)
        throw new Invalid(
          [...new Set(problems.map(({ message }) => message))].map((message) => ({ path: [], message })),
        );
      await rowsOf(tx).deleteFrom(table).where('experience_id', '=', experience_id).execute();
      for (const [position, id] of ids.entries()) {
        const row = { experience_id, [column]: id, ...(isOrdered && { position }) };
        await rowsOf(tx).insertInto(table).values(row).execute();
      }
    },
  };
}

/** The first is the one of the card. */
export const images = idsOf({
  table: 'experience_pictures',
  of: 'pictures',
  column: 'picture_id',
  isOrdered: true,
  refused: async (tx, ids, _, { account_id }) => notThere(await strangers(tx, 'pictures', ids, account_id)),
});

export const extras = idsOf({
  table: 'experience_extras',
  of: 'inventory_items',
  column: 'item_id',
  isOrdered: true,
  refused: async (tx, ids, experience_id, { account_id }) => {
    const dearer = await tx
      .selectFrom('inventory_items as i')
      .innerJoin('experiences as e', (join) => join.on('e.id', '=', experience_id))
      .select(['i.id', 'i.currency as of', 'e.currency'])
      .where('i.id', 'in', [0, ...ids])
      .whereRef('i.currency', '<>', 'e.currency')
      .execute();
    return new Map([
      ...dearer.map((it) => [it.id, `It is priced in ${it.of}, the experience in ${it.currency}.`] as const),
      ...notThere(await strangers(tx, 'inventory_items', ids, account_id)),
    ]);
  },
});

/** Of the stores of the account: what others sort it under is theirs to say. */
export const experienceCategories: Part = {
  ...idsOf({
    table: 'experience_categories',
    of: 'stores',
    column: 'category_id',
    isOrdered: false,
    refused: async (tx, ids, _, { account_id }) => {
      const own = new Set(await ownCategories(tx, account_id));
      return notThere(ids.filter((id) => !own.has(id)));
    },
  }),
  write: async (tx, experience_id, value, { account_id }) => {
    const ids = [...new Set(value as number[])];
    const own = await ownCategories(tx, account_id);
    const strange = ids.filter((id) => !own.includes(id));
    if (strange.length > 0) throw new Invalid(strange.map((id) => ({ path: [], message: unknownId(id) })));
    await tx
      .deleteFrom('experience_categories')
      .where('experience_id', '=', experience_id)
      .where('category_id', 'in', [0, ...own])
      .execute();
    for (const category_id of ids)
      await tx.insertInto('experience_categories').values({ experience_id, category_id }).execute();
  },
};

/** Of all stores of an account. */
export async function ownCategories(tx: Transaction, account_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('categories as c')
    .innerJoin('stores as s', 's.id', 'c.store_id')
    .select('c.id')
    .where('s.account_id', '=', account_id)
    .execute();
  return rows.map(({ id }) => id);
}

function notThere(ids: readonly number[]): Map<number, string> {
  return new Map(ids.map((id) => [id, unknownId(id)]));
}

/** What its card shows. */
export const image: Part = {
  kind: 'part',
  output: nullable(Picture),
  input: null,
  optional: true,
  read: async (tx, rows) => {
    const ids = rows.map((row) => Number(row['id']));
    const found = await readImages(tx, [0, ...ids]);
    return new Map(ids.map((id) => [id, found.get(id)?.[0] ?? null]));
  },
  write: () => Promise.resolve(),
};

/** Where it is shown; stores say so themselves. */
export const shownInStores: Part = {
  ...idsOf({
    table: 'store_experiences',
    of: 'stores',
    column: 'store_id',
    isOrdered: false,
    refused: () => Promise.resolve(new Map()),
  }),
  input: null,
};
