import type { LeadPrice } from '#domain/contract/catalogue.ts';
import * as words from '#words/facts.ts';
import { priceText } from './price-text.ts';

interface Props {
  price: LeadPrice;
  className?: string | undefined;
  /** Class of what it is for. */
  per?: string | undefined;
}

/** A price that leads, with what it is for (V1): 'from 45,00 € per person'. An answer of an earlier engine says only the lowest. */
export function LeadPriceText({ price, className, per }: Props) {
  return (
    <>
      {price.is_from === false ? null : `${words.leadFrom} `}
      <strong className={className}>{priceText(price)}</strong>
      {price.per ? <span className={per}>{` ${basisOf(price)}`}</span> : null}
    </>
  );
}

/** The same as one text. */
export function leadPriceWords(price: LeadPrice): string {
  return [price.is_from === false ? '' : words.leadFrom, priceText(price), basisOf(price)].filter(Boolean).join(' ');
}

function basisOf({ per, people = null }: LeadPrice): string {
  if (per === 'person') return words.perPerson;
  return per === 'group' ? words.perGroup(people) : words.forParty(people ?? 1);
}
