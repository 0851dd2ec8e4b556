import { PriceRule } from '#domain/contract/catalogue.ts';
import { list, type Of } from '#domain/contract/fields.ts';
import { type Problem, reason, unknownId } from '#domain/contract/problems.ts';
import { PriceRulesInput } from '#domain/contract/resources/experiences.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import { exactMinor, toDecimal } from '#domain/money/money.ts';
import { Invalid } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import type { Part } from './columns.ts';

type Rules = Of<typeof PriceRulesInput>;
type Rule = Rules[number];

/** The prices of a rate on certain days and departures (B12). They are stored as the storefront shows them: without default values. */
export const priceRules: Part = {
  kind: 'part',
  output: list(PriceRule),
  input: PriceRulesInput,
  read: () => Promise.resolve((row) => JSON.parse(String(row['price_rules_json'])) as PriceRule[]),
  write: async (tx, rate_id, value) => {
    const rules = value as Rules;
    const { currency } = await tx
      .selectFrom('pricing_rates as r')
      .innerJoin('experiences as e', 'e.id', 'r.experience_id')
      .select('e.currency')
      .where('r.id', '=', rate_id)
      .executeTakeFirstOrThrow();
    const categories = await categoriesOf(tx, rate_id);
    const problems = rules.flatMap((rule, i) => [
      ...fieldProblems(rule, i),
      ...placeProblems(rule, i, rules),
      ...priceProblems(rule, i, categories),
    ]);
    const stored = rules.map((rule, i) => storedRule(rule, i, currency, problems));
    if (problems.length > 0) throw new Invalid(problems);
    await storeRules(tx, rate_id, stored);
  },
};

/** Drops the prices of categories that a rate no longer has. */
export async function dropOtherPrices(tx: Transaction, rate_id: number): Promise<void> {
  const { price_rules_json } = await tx
    .selectFrom('pricing_rates')
    .select('price_rules_json')
    .where('id', '=', rate_id)
    .executeTakeFirstOrThrow();
  const rules = JSON.parse(price_rules_json) as PriceRule[];
  if (rules.length === 0) return;
  const categories = await categoriesOf(tx, rate_id);
  const left = rules.map((rule) => ({
    ...rule,
    prices: rule.prices.filter((it) => categories.has(it.pricing_category)),
  }));
  const priced = left.filter(({ prices }) => prices.length > 0);
  await storeRules(tx, rate_id, priced);
}

async function categoriesOf(tx: Transaction, rate_id: number): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('pricing_options')
    .select('pricing_category_id')
    .where('rate_id', '=', rate_id)
    .execute();
  return new Set(rows.map((it) => it.pricing_category_id));
}

async function storeRules(tx: Transaction, rate_id: number, rules: readonly PriceRule[]): Promise<void> {
  await tx
    .updateTable('pricing_rates')
    .set({ price_rules_json: JSON.stringify(rules) })
    .where('id', '=', rate_id)
    .execute();
}

const ownFields = { season: ['to', 'yearly', 'weekdays'], day: [], departure: ['start_time'] } as const;
const fieldsOfKinds = Object.values(ownFields).flat();

/** Problems of fields that a kind needs, and of fields that only other kinds have. */
function fieldProblems(rule: Rule, i: number): Problem[] {
  const own: readonly string[] = ownFields[rule.kind];
  const needed = rule.kind === 'season' ? 'to' : rule.kind === 'departure' ? 'start_time' : null;
  const isLeftOut = (field: keyof Rule) => rule[field] === undefined || rule[field] === null || rule[field] === false;
  const others = fieldsOfKinds.filter((field) => !own.includes(field) && !isLeftOut(field));
  return [
    ...others.map((field) => ({ path: [i, field], ...reason('field_of_other_price', { kind: rule.kind }) })),
    ...(needed && isLeftOut(needed) ? [{ path: [i, needed], ...reason('required') }] : []),
    ...(rule.kind === 'season' && rule.to && !rule.yearly && rule.to < rule.from
      ? [{ path: [i, 'to'], ...reason('season_ends_early') }]
      : []),
  ];
}

function placeProblems({ kind, from, start_time }: Rule, i: number, rules: Rules): Problem[] {
  if (kind === 'season') return [];
  const first = rules.findIndex((it) => it.kind === kind && it.from === from && it.start_time === start_time);
  return first < i ? [{ path: [i, 'from'], ...reason('price_twice', { kind }) }] : [];
}

function priceProblems({ prices }: Rule, i: number, categories: ReadonlySet<number>): Problem[] {
  return prices.flatMap(({ pricing_category, from_size = 1 }, n) => {
    const isSame = (it: Rule['prices'][number]) =>
      it.pricing_category === pricing_category && (it.from_size ?? 1) === from_size;
    const path = [i, 'prices', n];
    return [
      ...(categories.has(pricing_category)
        ? []
        : [{ path: [...path, 'pricing_category'], ...unknownId(pricing_category) }]),
      ...(prices.findIndex(isSame) < n ? [{ path: [...path, 'from_size'], ...reason('party_size_twice') }] : []),
    ];
  });
}

function storedRule(rule: Rule, i: number, currency: string, problems: Problem[]): PriceRule {
  const { kind, from, to, yearly, weekdays, start_time, prices } = rule;
  const days = weekdays && [...new Set(weekdays)].toSorted((a, b) => a - b);
  return {
    kind,
    from,
    ...(to && { to }),
    ...(yearly && { yearly }),
    ...(days && days.length < 7 && { weekdays: days }),
    ...(start_time && { start_time }),
    prices: prices.map(({ pricing_category, from_size = 1, price }, n) => {
      const amount = exactMinor(price, currency);
      if (amount === null)
        problems.push({
          path: [i, 'prices', n, 'price'],
          ...reason('too_many_decimals', { places: exponent(currency) }),
        });
      return { pricing_category, ...(from_size > 1 && { from_size }), price: toDecimal(amount ?? 0, currency) };
    }),
  };
}
