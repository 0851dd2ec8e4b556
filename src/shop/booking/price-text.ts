import type { Price } from '#domain/contract/catalogue.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { free } from '#words/facts.ts';

export function priceText({ gross, currency }: Price): string {
  // '' means that the amount could not be read: it is missing, not free.
  return gross !== '' && Number(gross) === 0 ? free : formatMoney(gross, currency);
}
