import type { LeadPrice } from '#domain/contract/catalogue.ts';
import * as words from '#words/facts.ts';
import { priceText } from './price-text.ts';

interface Props {
  price: LeadPrice;
  className?: string | undefined;
  /** The class of the words after the price, such as 'per person'. */
  per?: string | undefined;
}

/** A leading price with the party it is for (V1): 'from 45,00 € per person'. */
export function LeadPriceText({ price, className, per }: Props) {
  return (
    <>
      {price.is_from ? `${words.leadFrom} ` : null}
      <strong className={className}>{priceText(price)}</strong>
      <span className={per}>{` ${basisOf(price)}`}</span>
    </>
  );
}

/** The same words as plain text. */
export function leadPriceWords(price: LeadPrice): string {
  return [price.is_from ? words.leadFrom : '', priceText(price), basisOf(price)].filter(Boolean).join(' ');
}

function basisOf({ per, people }: LeadPrice): string {
  if (per === 'person') return words.perPerson;
  return per === 'group' ? words.perGroup(people) : words.forParty(people ?? 1);
}
