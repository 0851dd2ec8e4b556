import { AgendaItem, Picture } from '#domain/contract/catalogue.ts';
import { integer, list, nullable } from '#domain/contract/fields.ts';
import { type Problem, type Reason, reason, unknownId } from '#domain/contract/problems.ts';
import { pk } from '#domain/contract/resource-fields.ts';
import { Invalid } from '../../base/errors.ts';
import { readImages } from '../../catalogue/read-parts.ts';
import type { Transaction } from '../../database/database.ts';
import { childrenPart } from '../model/children.ts';
import { computedPart, idsOf, type Part } from '../model/columns.ts';
import { strangers } from '../model/references.ts';
import { rowsOf } from '../model/resource.ts';
import { agendaItems } from '../plain/agenda-items.ts';
import { pricingRates } from '../plain/pricing-rates.ts';

interface Joined {
  readonly table: string;
  /** The table of the objects. */
  readonly of: string;
  readonly column: string;
  readonly isOrdered: boolean;
  /** Ids of the account's own that are not allowed there, each with the reason. */
  readonly refused?: Refused;
}

type Refused = (
  tx: Transaction,
  ids: readonly number[],
  experience_id: number,
) => Promise<(readonly [id: number, why: Reason])[]>;

/** A part that lists other objects by their ids in order; a request sends it as a whole. */
function idsPart({ table, of: refersTo, column, isOrdered, refused }: Joined): Part {
  return {
    kind: 'part',
    refersTo: [refersTo],
    output: list(integer()),
    input: list(pk(refersTo), { max: 200 }),
    read: async (tx, rows) => {
      const found = await rowsOf(tx)
        .selectFrom(table)
        .select([column, 'experience_id'])
        .where('experience_id', 'in', idsOf(rows))
        .orderBy(isOrdered ? 'position' : column)
        .execute();
      return ({ id }) => found.filter((it) => it['experience_id'] === id).map((it) => Number(it[column]));
    },
    write: async (tx, experience_id, value, { account_id }) => {
      const ids = value as number[];
      const strange = await strangers(tx, refersTo, ids, account_id);
      const wrong = (await refused?.(tx, ids, experience_id)) ?? [];
      const bad = new Map([...wrong, ...strange.map((id) => [id, unknownId(id)] as const)]);
      const reasonFor = (id: number, i: number) => (ids.indexOf(id) < i ? reason('twice') : (bad.get(id) ?? []));
      // DRF reports a problem of any id for the whole list, without the index.
      const reasons = new Map(ids.flatMap(reasonFor).map((it) => [JSON.stringify(it), it]));
      if (reasons.size > 0) throw new Invalid(Array.from(reasons.values(), (it) => ({ path: [], ...it })));
      await rowsOf(tx).deleteFrom(table).where('experience_id', '=', experience_id).execute();
      for (const [position, id] of ids.entries()) {
        const row = { experience_id, [column]: id, ...(isOrdered && { position }) };
        await rowsOf(tx).insertInto(table).values(row).execute();
      }
    },
  };
}

/** The pictures; the first is the card's. */
export const images = idsPart({ table: 'experience_pictures', of: 'pictures', column: 'picture_id', isOrdered: true });

/** The guides, in the order of the page. */
export const tourGuides = idsPart({ table: 'experience_guides', of: 'guides', column: 'guide_id', isOrdered: true });

export const extras = idsPart({
  table: 'experience_extras',
  of: 'inventory_items',
  column: 'item_id',
  isOrdered: true,
  refused: async (tx, ids, experience_id) => {
    const dearer = await tx
      .selectFrom('inventory_items as i')
      .innerJoin('experiences as e', (join) => join.on('e.id', '=', experience_id))
      .select(['i.id', 'i.currency as of', 'e.currency'])
      .where('i.id', 'in', [0, ...ids])
      .whereRef('i.currency', '<>', 'e.currency')
      .execute();
    return dearer.map(
      (it) => [it.id, reason('other_currency_of_extra', { currency: it.of, experience: it.currency })] as const,
    );
  },
});

/** The categories in the account's own stores: other accounts decide about their own. */
export const experienceCategories: Part = {
  ...idsPart({ table: 'experience_categories', of: 'stores', column: 'category_id', isOrdered: false }),
  write: async (tx, experience_id, value, { account_id }) =>
    replaceCategories(tx, experience_id, await ownCategories(tx, account_id), [...new Set(value as number[])]),
};

/** Puts an experience into some of these categories, and removes it from the others of them. @throws Invalid for other categories */
export async function replaceCategories(
  tx: Transaction,
  experience_id: number,
  own: readonly number[],
  ids: readonly number[],
  path: Problem['path'] = [],
): Promise<void> {
  const strange = ids.filter((id) => !own.includes(id));
  if (strange.length > 0) throw new Invalid(strange.map((id) => ({ path, ...unknownId(id) })));
  await tx
    .deleteFrom('experience_categories')
    .where('experience_id', '=', experience_id)
    .where('category_id', 'in', [0, ...own])
    .execute();
  for (const category_id of new Set(ids))
    await tx.insertInto('experience_categories').values({ experience_id, category_id }).execute();
}

export async function storeCategoryIds(tx: Transaction, store_id: number): Promise<number[]> {
  const rows = await tx.selectFrom('categories').select('id').where('store_id', '=', store_id).execute();
  return rows.map(({ id }) => id);
}

export async function ownCategories(tx: Transaction, account_id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('categories as c')
    .innerJoin('stores as s', 's.id', 'c.store_id')
    .select('c.id')
    .where('s.account_id', '=', account_id)
    .execute();
  return rows.map(({ id }) => id);
}

/** The picture of its card. */
export const image = computedPart(nullable(Picture), async (tx, rows) => {
  const found = await readImages(tx, idsOf(rows));
  return ({ id }) => found.get(Number(id))?.[0] ?? null;
});

/** The agenda as a whole; its items also have their own calls. */
export const agenda: Part = { ...childrenPart(agendaItems, 200), output: list(AgendaItem) };

const ratesAsSent = childrenPart(pricingRates, 50);

/** The rates with their options, as a whole. If the default rate is removed, there is no default. */
export const rates: Part = {
  ...ratesAsSent,
  write: async (tx, id, value, writing) => {
    await ratesAsSent.write?.(tx, id, value, writing);
    const own = tx.selectFrom('pricing_rates').select('id').where('experience_id', '=', id);
    await tx
      .updateTable('experiences')
      .set({ default_rate_id: null })
      .where('id', '=', id)
      .where('default_rate_id', 'not in', own)
      .execute();
  },
};

/** The stores that list it; read-only here, because stores decide about it. */
export const shownInStores: Part = {
  ...idsPart({ table: 'store_experiences', of: 'stores', column: 'store_id', isOrdered: false }),
  input: null,
};
