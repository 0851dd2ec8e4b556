import type { PriceRule, Rate } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import * as words from '#words/office/prices.ts';
import { dayAndMonth, weekdayName } from '../date-names.ts';

/** The days or the departure of a price rule, as a text: '1 Jun 2027 to 31 Aug 2027, Sat, Sun'. */
export function ruleName({ kind, from, to, yearly, weekdays, start_time }: PriceRule): string {
  if (kind !== 'season') return [formatDate(from), start_time && formatTime(start_time)].filter(Boolean).join(', ');
  const day = yearly ? dayAndMonth : (date: string) => formatDate(date, 'short');
  const names = (weekdays ?? []).map((it) => weekdayName(it, 'short'));
  return [words.range(day(from), day(to ?? from)), ...(yearly ? [words.everyYear] : []), ...names].join(', ');
}

/** The prices of a rule, a text for each category: 'Adult 55,00 €, from 4 people 50,00 €'. */
export function rulePrices({ prices }: PriceRule, { pricing_options }: Rate): string[] {
  const options = new Map(pricing_options.map((it) => [it.pricing_category.id, it]));
  return [...options].flatMap(([category, option]) => {
    const own = prices
      .filter((it) => it.pricing_category === category)
      .toSorted((a, b) => (a.from_size ?? 1) - (b.from_size ?? 1))
      .map(({ from_size, price }) => {
        const money = formatMoney(price, option.retail_price.currency);
        return from_size === undefined ? money : words.fromSize(from_size, money);
      });
    return own.length === 0 ? [] : [`${option.pricing_category.title} ${own.join(', ')}`];
  });
}
