import type { Price } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { free } from '#words/facts.ts';

export function priceText({ gross, currency }: Price): string {
  return Number(gross) === 0 ? free : formatMoney(gross, currency);
}
