import type { Experience, Price } from '../contract/catalogue.ts';
import { depositFor } from '../money/deposit.ts';
import type { Minor } from '../money/money.ts';
import { minor, toDecimal } from '../money/money.ts';
import { extraSubtotal } from './extras.ts';
import type { Selection } from './party.ts';
import { people, rateOf } from './party.ts';

/** What a selection costs, in minor units of `currency`. */
export interface Quote {
  readonly units: readonly PricedUnit[];
  readonly extras: readonly QuotedExtra[];
  /** The units without the extras. */
  readonly unitsTotal: Minor;
  readonly gross: Minor;
  /** What of `gross` is due now. */
  readonly deposit: Minor;
  readonly currency: string;
}

export interface PricedUnit {
  readonly pricing_option_id: number;
  readonly quantity: number;
  readonly group_size: number | null;
  /** Per person, or per group of whatever size. */
  readonly unit_price: Minor;
  readonly subtotal: Minor;
}

export interface QuotedExtra {
  readonly id: number;
  /** As asked for; for an extra priced per person `subtotal` is for all of them. */
  readonly quantity: number;
  readonly unit_price: Minor;
  readonly subtotal: Minor;
}

/**
 * The price of a selection: an estimate on the page, the price on the engine (E9), the same either way.
 *
 * @throws RangeError for a rate, option or extra that the experience has not: ask `partyProblems` first
 */
export function quote(experience: Experience, selection: Selection): Quote {
  const units = unitsOf(experience, selection);
  const extras = extrasOf(experience, selection);
  const unitsTotal = sum(units);
  const gross = unitsTotal + sum(extras);
  const deposit = depositFor(gross, experience.booking_deposit);
  return { units, extras, unitsTotal, gross, deposit, currency: experience.currency };
}

/** The lowest price, above nothing if there is one, of the default rate's options that take places; null where none is offered. */
export function fromPrice(experience: Pick<Experience, 'rates' | 'default_rate_id' | 'currency'>): Price | null {
  const { rates, default_rate_id, currency } = experience;
  const options =
    rates.find(({ id }) => id === default_rate_id)?.pricing_options.filter(({ takes }) => takes !== 'none') ?? [];
  if (options.length === 0) return null;
  const prices = options.map(({ retail_price }) => minor(retail_price.gross, currency));
  const paid = prices.filter((price) => price > 0);
  return { gross: toDecimal(paid.length > 0 ? Math.min(...paid) : 0, currency), currency };
}

function unitsOf(experience: Experience, selection: Selection): PricedUnit[] {
  const options = rateOf(experience, selection)?.pricing_options ?? [];
  return selection.booking_info.pricing_units.map(({ pricing_option_id, quantity, group_size }) => {
    const { retail_price } = known(options, pricing_option_id);
    const unit_price = minor(retail_price.gross, experience.currency);
    return { pricing_option_id, quantity, group_size: group_size ?? null, unit_price, subtotal: quantity * unit_price };
  });
}

function extrasOf(experience: Experience, selection: Selection): QuotedExtra[] {
  const guests = people(experience, selection);
  return (selection.extra_items_units ?? []).map(({ id, quantity }) => {
    const extra = known(experience.extras, id);
    const unit_price = minor(extra.price.gross, experience.currency);
    return { id, quantity, unit_price, subtotal: extraSubtotal(extra, quantity, guests) };
  });
}

function known<T extends { readonly id: number }>(list: readonly T[], id: number): T {
  const found = list.find((it) => it.id === id);
  if (!found) throw new RangeError(`nothing with the id ${id} to price`);
  return found;
}

function sum(parts: readonly { readonly subtotal: Minor }[]): Minor {
  return parts.reduce((total, { subtotal }) => total + subtotal, 0);
}
