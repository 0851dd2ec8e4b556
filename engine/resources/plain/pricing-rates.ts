import { list, type Of } from '#domain/contract/fields.ts';
import { type Problem, reason } from '#domain/contract/problems.ts';
import { position } from '#domain/contract/resource-fields.ts';
import { pricingRateFields as fields } from '#domain/contract/resources/experiences.ts';
import { PricedOption } from '#domain/contract/resources/tour-prices.ts';
import { Failed, invalidError } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import {
  flag,
  idsOf,
  type Part,
  plain,
  type Row,
  reference,
  translationsColumn,
  type Writing,
} from '../model/columns.ts';
import { priceRules } from '../model/price-rules.ts';
import { shownOption, writeOptions } from '../model/pricing-options.ts';
import { sellerResource, through } from '../model/resource.ts';
import { recordRateChange, recordTourRemoval } from '../model/tour-history.ts';

const pricing_options: Part = {
  kind: 'part',
  output: list(PricedOption),
  input: fields.pricing_options,
  refersTo: ['pricing_categories'],
  read: async (tx, rows) => {
    const found = await tx
      .selectFrom('pricing_options as o')
      .innerJoin('pricing_rates as r', 'r.id', 'o.rate_id')
      .innerJoin('experiences as e', 'e.id', 'r.experience_id')
      .selectAll('o')
      .select('e.currency')
      .where('o.rate_id', 'in', idsOf(rows))
      .orderBy('o.position')
      .execute();
    return ({ id }) => found.filter((it) => it.rate_id === id).map((it) => shownOption(it, it.currency));
  },
  write: (tx, id, value, writing) => writeOptions(tx, id, value as Of<typeof fields.pricing_options>, writing),
};

/** The rates of an experience: for each person, or for a group as a whole. */
export const pricingRates = sellerResource({
  name: 'pricing-rates',
  one: 'pricing rate',
  owner: through('experience', 'experience_id', 'experiences'),
  fields: {
    experience: reference('experience_id', 'experiences'),
    title: plain('title', fields.title),
    is_group_pricing: flag('is_group_pricing', { absent: false }),
    min_per_booking: plain('min_per_booking', fields.min_per_booking, { absent: 1 }),
    max_per_booking: plain('max_per_booking', fields.max_per_booking, { absent: null }),
    position: plain('position', position(), { absent: 0 }),
    translations: translationsColumn(fields.translations),
    pricing_options,
    price_rules: priceRules,
  },
  search: ['title'],
  ordering: ['position', 'title', 'experience'],
  order: 'experience,position',
  filters: ['experience', 'is_group_pricing'],
  check: rateProblems,
  afterSave: async (tx, id, before, writing) => {
    if (await takesAllAlone(tx, id)) throw invalidError(['is_group_pricing'], reason('option_takes_whole'));
    const { experience_id, title } = await tx
      .selectFrom('pricing_rates')
      .select(['experience_id', 'title'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await recordRateChange(tx, { experience_id, title }, before, writing);
  },
  beforeDelete: async (tx, row, deleting) => {
    const experience_id = Number(row['experience_id']);
    const others = await tx
      .selectFrom('pricing_rates as r')
      .innerJoin('experiences as e', 'e.id', 'r.experience_id')
      .select(['r.id', 'e.status'])
      .where('r.experience_id', '=', experience_id)
      .execute();
    if (others.length < 2 && others[0]?.status === 'published')
      throw new Failed(409, 'A published experience needs a rate. Archive it, or add another one first.');
    await tx
      .updateTable('experiences')
      .set({ default_rate_id: null })
      .where('id', '=', experience_id)
      .where('default_rate_id', '=', Number(row['id']))
      .execute();
    await recordTourRemoval(tx, 'rate_removed', experience_id, String(row['title']), deleting);
  },
  invalidates: (_, rows) => Promise.resolve({ experiences: rows.map((row) => Number(row['experience_id'])) }),
});

function rateProblems(_: Transaction, next: Row, { row }: Writing): Problem[] {
  const { min_per_booking = 1, max_per_booking = null, experience_id } = next;
  // A rate cannot move, because its prices are in the currency of its experience.
  if (row['experience_id'] !== undefined && row['experience_id'] !== experience_id)
    return [{ path: ['experience'], ...reason('rate_stays') }];
  if (max_per_booking === null || Number(max_per_booking) >= Number(min_per_booking)) return [];
  return [{ path: ['max_per_booking'], ...reason('too_small', { min: Number(min_per_booking) }) }];
}

async function takesAllAlone(tx: Transaction, rate_id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('pricing_options as o')
    .innerJoin('pricing_rates as r', 'r.id', 'o.rate_id')
    .select('o.id')
    .where('r.id', '=', rate_id)
    .where('r.is_group_pricing', '=', 0)
    .where('o.takes', '=', 'all')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
