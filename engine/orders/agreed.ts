import type { OrderWish } from '#domain/contract/orders.ts';
import type { Minor } from '#domain/money.ts';
import type { Totals } from '#domain/totals.ts';
import { cartTotals } from '#domain/totals.ts';
import { paymentMethodsOf } from '../catalogue/payment-methods.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { Invalid, Refused } from '../http/errors.ts';
import type { Input } from '../http/route.ts';
import { titlesOf } from './line-titles.ts';
import type { CartLineRow, CartRow } from './queries.ts';
import { cartLinesOf } from './queries.ts';
import type { Terms } from './terms.ts';
import { termsOf } from './terms.ts';

/** What a cart is to be bought for: all that can be said against it has been asked, and nothing is written yet. */
export interface Agreed {
  cart: CartRow;
  lines: readonly CartLineRow[];
  totals: Totals;
  discount: Minor;
  currency: string;
  terms: Terms;
  comment: string;
  /** The first instant at which one of the lines can be booked no more. */
  cutoff: Temporal.Instant;
}

/**
 * What a visitor's wish comes to for a locked cart.
 *
 * @throws Invalid for what is wrong with the wish, or where the contact step is missing; Refused price_changed,
 *   amount_too_small, past_cutoff
 */
export async function agreedOn(
  { payments }: Context,
  tx: Transaction,
  { body, store, storefront, now }: Input<unknown, OrderWish>,
  cart: CartRow,
): Promise<Agreed> {
  const { currency } = store;
  const lines = await cartLinesOf(tx, cart.id);
  // Promo codes come with C13: no code exists that a cart could hold.
  const discount = 0;
  const totals = cartTotals(lines, discount);
  const methods = paymentMethodsOf(storefront.settings);
  const terms = termsOf(body, { methods, totals, currency, least: payments.least(currency) });
  refuseWithoutContact(cart);
  const cutoff = await firstCutoff(tx, lines, now);
  return { cart, lines, totals, discount, currency, terms, comment: body.comment ?? '', cutoff };
}

function refuseWithoutContact({ main_contact_info_json }: CartRow): void {
  if (main_contact_info_json !== null) return;
  throw new Invalid([{ path: ['main_contact_info'], message: 'Please fill in the contact details first.' }]);
}

async function firstCutoff(
  tx: Transaction,
  lines: readonly CartLineRow[],
  now: Temporal.Instant,
): Promise<Temporal.Instant> {
  const ids = lines.map(({ departure_id }) => departure_id);
  const departures = await tx.selectFrom('departures').select(['id', 'cutoff_at']).where('id', 'in', ids).execute();
  const past = departures.find(({ cutoff_at }) => cutoff_at < now.epochMilliseconds);
  if (past) {
    const [title] = titlesOf(lines.filter(({ departure_id }) => departure_id === past.id));
    throw new Refused('past_cutoff', `It is too late to book “${title}” for this time.`);
  }
  return Temporal.Instant.fromEpochMilliseconds(Math.min(...departures.map(({ cutoff_at }) => cutoff_at)));
}
