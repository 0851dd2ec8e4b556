import {
  AgendaItem,
  BookingQuestion,
  Extra,
  Guide,
  type Picture,
  type PriceRule,
  PricingCategory,
  PricingOption,
  Rate,
  type StartTime,
} from '#domain/contract/catalogue.ts';
import { cardStep, minor, toDecimal, wholeSteps } from '#domain/money/money.ts';
import type { Transaction } from '../database/database.ts';
import { fromRow } from './from-row.ts';
import { pictureOf } from './picture.ts';

/** The parts of experiences that have tables of their own, each by the id of its experience. */

/** The pictures that are ready; the first is the card's. */
export async function readImages(tx: Transaction, ids: readonly number[]): Promise<Map<number, Picture[]>> {
  const rows = await tx
    .selectFrom('experience_pictures as e')
    .innerJoin('pictures as p', 'p.id', 'e.picture_id')
    .select(['e.experience_id', 'p.key', 'p.width', 'p.height', 'p.alt_text', 'p.placeholder', 'p.translations_json'])
    .where('e.experience_id', 'in', ids)
    .where('p.status', '=', 'ready')
    .orderBy('e.position')
    .execute();
  return grouped(rows, pictureOf);
}

/** The rates; the first is the default unless one is named. Prices are in the currency of their experience. */
export async function readRates(
  tx: Transaction,
  ids: readonly number[],
  currencies: ReadonlyMap<number, string>,
): Promise<Map<number, Rate[]>> {
  const rates = await tx
    .selectFrom('pricing_rates')
    .selectAll()
    .where('experience_id', 'in', ids)
    .orderBy('position')
    .execute();
  const options = await tx
    .selectFrom('pricing_options as o')
    .innerJoin('pricing_rates as r', 'r.id', 'o.rate_id')
    .innerJoin('pricing_categories as c', 'c.id', 'o.pricing_category_id')
    .selectAll('o')
    .select(['c.title', 'c.min_age', 'c.max_age', 'c.translations_json'])
    .where('r.experience_id', 'in', ids)
    .orderBy('o.position')
    .execute();
  const optionsOf = Map.groupBy(options, ({ rate_id }) => rate_id);
  return grouped(rates, (rate) => {
    const currency = currencies.get(rate.experience_id) ?? '';
    const price_rules = rulesInSteps(JSON.parse(rate.price_rules_json) as PriceRule[], currency);
    const pricing_options = (optionsOf.get(rate.id) ?? []).map((option) =>
      optionOf(option, {
        pricing_category: categoryOf({ ...option, id: option.pricing_category_id }, {}),
        retail_price: { gross: toDecimal(wholeSteps(option.retail_price, currency), currency), currency },
      }),
    );
    return rateOf(rate, { pricing_options, price_rules: price_rules.length > 0 ? price_rules : undefined });
  });
}

const rateOf = fromRow<Rate>(Rate);
const optionOf = fromRow<PricingOption>(PricingOption);
const categoryOf = fromRow<PricingCategory>(PricingCategory);

/** Prices in steps that cards can pay, so that no order keeps a rest that no card can pay. */
function rulesInSteps(rules: readonly PriceRule[], currency: string): PriceRule[] {
  if (cardStep(currency) === 1) return [...rules];
  const inSteps = (price: string) => toDecimal(wholeSteps(minor(price, currency), currency), currency);
  return rules.map((rule) => ({ ...rule, prices: rule.prices.map((it) => ({ ...it, price: inSteps(it.price) })) }));
}

export async function readExtras(tx: Transaction, ids: readonly number[]): Promise<Map<number, Extra[]>> {
  const rows = await tx
    .selectFrom('experience_extras as e')
    .innerJoin('inventory_items as i', 'i.id', 'e.item_id')
    .selectAll('i')
    .select('e.experience_id')
    .where('e.experience_id', 'in', ids)
    .orderBy('e.position')
    .execute();
  return grouped(rows, (row) => {
    const gross = toDecimal(wholeSteps(row.price, row.currency), row.currency);
    return extraOf(row, { price: { gross, currency: row.currency } });
  });
}

const extraOf = fromRow<Extra>(Extra);

/** The guides. A guide's face is shown once its picture is ready. */
export async function readGuides(tx: Transaction, ids: readonly number[]): Promise<Map<number, Guide[]>> {
  const rows = await tx
    .selectFrom('experience_guides as x')
    .innerJoin('guides as g', 'g.id', 'x.guide_id')
    .selectAll('g')
    .select('x.experience_id')
    .where('x.experience_id', 'in', ids)
    .orderBy('x.position')
    .execute();
  const pictures = await tx
    .selectFrom('pictures')
    .selectAll()
    .where('id', 'in', [0, ...rows.flatMap(({ picture_id }) => picture_id ?? [])])
    .where('status', '=', 'ready')
    .execute();
  return grouped(rows, (row) => {
    const picture = pictures.find((it) => it.id === row.picture_id);
    return guideOf(row, { picture: picture ? pictureOf(picture) : null });
  });
}

const guideOf = fromRow<Guide>(Guide);

export async function readStartTimes(tx: Transaction, ids: readonly number[]): Promise<Map<number, StartTime[]>> {
  const rows = await tx
    .selectFrom('start_times')
    .selectAll()
    .where('experience_id', 'in', ids)
    .orderBy('time')
    .execute();
  return grouped(rows, ({ id, time }) => ({ id, time }));
}

export async function readAgenda(tx: Transaction, ids: readonly number[]): Promise<Map<number, AgendaItem[]>> {
  const rows = await tx
    .selectFrom('agenda_items')
    .selectAll()
    .where('experience_id', 'in', ids)
    .orderBy('position')
    .execute();
  return grouped(rows, (row) => stopOf(row, {}));
}

const stopOf = fromRow<AgendaItem>(AgendaItem);

/** The questions of an experience and those that its account asks for all experiences, in one order. */
export async function readQuestions(
  tx: Transaction,
  experiences: readonly { id: number; account_id: number }[],
): Promise<Map<number, BookingQuestion[]>> {
  const accounts = new Set(experiences.map(({ account_id }) => account_id));
  const rows = await tx
    .selectFrom('booking_questions')
    .selectAll()
    .where('account_id', 'in', [0, ...accounts])
    .where((or) =>
      or.or([or('experience_id', 'is', null), or('experience_id', 'in', [0, ...experiences.map(({ id }) => id)])]),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  const questions = rows.flatMap((row) =>
    experiences
      .filter(({ id, account_id }) => (row.experience_id ?? id) === id && row.account_id === account_id)
      .map(({ id }) => ({ ...row, experience_id: id })),
  );
  return grouped(questions, (row) => questionOf(row, row.type === 'choice' ? {} : { choices: [] }));
}

const questionOf = fromRow<BookingQuestion>(BookingQuestion);

/** Category paths of slugs from the top down, `sea/kayaking/sunset`, within one store. */
export async function readCategoryPaths(
  tx: Transaction,
  ids: readonly number[],
  store_id: number,
): Promise<Map<number, string[]>> {
  const rowsOfStore = await tx.selectFrom('categories').selectAll().where('store_id', '=', store_id).execute();
  const categories = new Map(rowsOfStore.map((row) => [row.id, row]));
  const rows = await tx
    .selectFrom('experience_categories')
    .selectAll()
    .where('experience_id', 'in', ids)
    .orderBy('category_id')
    .execute();
  const pathOf = (id: number): string => {
    const it = categories.get(id);
    if (!it) return '';
    return it.parent_id === null ? it.slug : `${pathOf(it.parent_id)}/${it.slug}`;
  };
  return grouped(
    rows.filter(({ category_id }) => categories.has(category_id)),
    ({ category_id }) => pathOf(category_id),
  );
}

export async function readFormerSlugs(tx: Transaction, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await tx
    .selectFrom('former_slugs')
    .selectAll()
    .where('experience_id', 'in', ids)
    .orderBy('slug')
    .execute();
  return grouped(
    rows.flatMap(({ slug, experience_id }) => (experience_id === null ? [] : { slug, experience_id })),
    ({ slug }) => slug,
  );
}

function grouped<Row extends { experience_id: number }, T>(
  rows: readonly Row[],
  make: (row: Row) => T,
): Map<number, T[]> {
  const groups = Map.groupBy(rows, ({ experience_id }) => experience_id);
  return new Map(groups.entries().map(([id, group]) => [id, group.map(make)]));
}
