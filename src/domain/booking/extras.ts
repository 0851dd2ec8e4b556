import type { Extra } from '../contract/catalogue.ts';
import type { Minor } from '../money/money.ts';
import { minor } from '../money/money.ts';

/**
 * The most of an extra that a booking may take; null for no end. One that is priced per person or per booking is taken once, for all.
 */
export function extraLimit({ pricing, max_quantity }: Pick<Extra, 'pricing' | 'max_quantity'>): number | null {
  return pricing === 'unit' ? max_quantity : 1;
}

/** How many pieces an extra costs, and takes of its stock: as many as asked for, one a person, or one for the booking. */
export function extraPieces({ pricing }: Pick<Extra, 'pricing'>, quantity: number, people: number): number {
  if (pricing === 'unit') return quantity;
  return pricing === 'person' ? people : 1;
}

/** What an extra costs in all. */
export function extraSubtotal(extra: Pick<Extra, 'pricing' | 'price'>, quantity: number, people: number): Minor {
  return extraPieces(extra, quantity, people) * minor(extra.price.gross, extra.price.currency);
}
