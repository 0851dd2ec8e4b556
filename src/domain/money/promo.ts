import type { PromoRefusal } from '../contract/promo-refusal.ts';
import { type Minor, proportion, toDecimal } from './money.ts';

/** The effect of a code on a price (C13): none, a fixed price, an amount off, a percentage off. */
export const PROMO_KINDS = ['none', 'set', 'subtract', 'percent'] as const;
export type PromoKind = (typeof PROMO_KINDS)[number];

export interface PromoTerms {
  readonly code: string;
  readonly kind: PromoKind;
  /** Minor units; for `percent`, hundredths of a percent. */
  readonly value: number;
  /** First and last day in the store's zone, `YYYY-MM-DD`; null for an open end. */
  readonly valid_from: string | null;
  readonly valid_until: string | null;
  readonly most_uses: number | null;
  readonly most_uses_per_customer: number | null;
  /** The least total of the whole cart before the discount; 0 for none. */
  readonly minimum_total: Minor;
  /** Empty: the code is for all experiences. */
  readonly experiences: readonly number[];
}

export interface PromoCase {
  readonly lines: readonly { readonly experience_id: number; readonly gross: Minor }[];
  readonly currency: string;
  readonly today: string;
  /** The number of other orders, pending or bought, that use the code. */
  readonly uses: number;
  /** The number of these orders by the same customer; 0 while the customer is unknown. */
  readonly customerUses: number;
}

export function promoRefusal(
  terms: PromoTerms,
  { lines, currency, today, uses, customerUses }: PromoCase,
): PromoRefusal | null {
  const { code: promo_code, valid_from, valid_until, most_uses, most_uses_per_customer, minimum_total } = terms;
  const sum = lines.reduce((total, { gross }) => total + gross, 0);
  if (valid_from !== null && today < valid_from) return { code: 'valid_from', promo_code, date: valid_from };
  if (valid_until !== null && today > valid_until) return { code: 'valid_until', promo_code, date: valid_until };
  if (most_uses !== null && uses >= most_uses) return { code: 'used_up', promo_code };
  if (most_uses_per_customer !== null && customerUses >= most_uses_per_customer)
    return { code: 'used_by_you', promo_code };
  if (lines.length > 0 && !lines.some((line) => isFor(terms, line))) return { code: 'not_for_these', promo_code };
  if (sum >= minimum_total) return null;
  const [least, missing] = [toDecimal(minimum_total, currency), toDecimal(minimum_total - sum, currency)];
  return { code: 'minimum', promo_code, least, missing, currency };
}

/** The discount of a valid code, at most the price of the lines that it is for. */
export function discountOf(terms: PromoTerms, lines: PromoCase['lines']): Minor {
  const price = lines.reduce((sum, line) => (isFor(terms, line) ? sum + line.gross : sum), 0);
  switch (terms.kind) {
    case 'none':
      return 0;
    case 'set':
      return Math.max(0, price - terms.value);
    case 'subtract':
      return Math.min(price, terms.value);
    case 'percent':
      return proportion(price, Math.min(terms.value, 10_000), 10_000);
  }
}

/**
 * A discount split over its lines in proportion to their prices, rounded down. The remaining minor units go to the lines that lost most by rounding.
 */
export function discountShares(terms: PromoTerms, lines: PromoCase['lines'], discount: Minor): Minor[] {
  const weights = lines.map((line) => (isFor(terms, line) ? BigInt(line.gross) : 0n));
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return lines.map(() => 0);
  const products = weights.map((weight) => weight * BigInt(discount));
  const shares = products.map((product) => Number(product / whole));
  const left = discount - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = products
    .map((product, i) => ({ i, lost: product % whole }))
    .toSorted((a, b) => (a.lost === b.lost ? a.i - b.i : a.lost > b.lost ? -1 : 1));
  const more = new Set(byLoss.slice(0, left).map(({ i }) => i));
  return shares.map((share, i) => (more.has(i) ? share + 1 : share));
}

function isFor({ experiences }: PromoTerms, { experience_id }: { experience_id: number }): boolean {
  return experiences.length === 0 || experiences.includes(experience_id);
}
