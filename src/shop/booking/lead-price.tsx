import type { LeadPrice } from '#domain/contract/catalogue.ts';
import * as words from '#words/facts.ts';
import { priceText } from './price-text.ts';

interface Props {
  price: LeadPrice;
  className?: string | undefined;
  /** The class of the words after the price, such as 'per person'. */
  per?: string | undefined;
}

/** A leading price with the party it is for (V1): 'from 45,00 € per person'. Answers of older engines only have the lowest price. */
export function LeadPriceText({ price, className, per }: Props) {
  return (
    <>
      {price.is_from === false ? null : `${words.leadFrom} `}
      <strong className={className}>{priceText(price)}</strong>
      {price.per ? <span className={per}>{` ${basisOf(price)}`}</span> : null}
    </>
  );
}

/** The same words as plain text. */
export function leadPriceWords(price: LeadPrice): string {
  return [price.is_from === false ? '' : words.leadFrom, priceText(price), basisOf(price)].filter(Boolean).join(' ');
}

function basisOf({ per, people = null }: LeadPrice): string {
  if (per === 'person') return words.perPerson;
  return per === 'group' ? words.perGroup(people) : words.forParty(people ?? 1);
}
