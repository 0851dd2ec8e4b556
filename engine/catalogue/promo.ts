import type { PromoRefusal } from '#domain/contract/promo-refusal.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import { cardAmount, cardStep, type Minor, minor } from '#domain/money/money.ts';
import { payableDiscount } from '#domain/money/payable.ts';
import { discountOf, discountShares, type PromoTerms, promoRefusal } from '#domain/money/promo.ts';
import { dayIn } from '#domain/time/zone.ts';
import { typedCode } from '#domain/typing/typed-text.ts';
import { buyerContact } from '../database/buyer-contact.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import { resoldAmong } from '../places/resale.ts';

type CodeRow = RowOf<'promo_codes'>;
type CodeTerms = PromoTerms & Pick<CodeRow, 'id'>;

interface Shop {
  readonly id: number;
  readonly currency: string;
  readonly time_zone: string;
}

interface PromoInput {
  cart: {
    readonly promo_code: string | null;
    readonly order_id: string | null;
    readonly main_contact_info_json: string | null;
  };
  lines: readonly { readonly experience_id: number; readonly gross: Minor }[];
  store: Shop;
  now: Temporal.Instant;
}

/** The effect of a cart's code: a discount, or the reason why there is none. */
export interface Promo {
  code: string;
  /** The columns that an order with the code stores; null if the code does not apply. */
  used: { id: number; customer: string | null } | null;
  /** The discount in minor units, and each line's share of it. */
  discount: Minor;
  shares: readonly Minor[];
  refusal: PromoRefusal | null;
}

/** The effect of a cart's code as of now; null if the cart has no code. @param isLocked  locks the code until the transaction ends */
export async function promoOf(
  tx: Transaction,
  { cart, lines, store, now }: PromoInput,
  isLocked = false,
): Promise<Promo | null> {
  const code = cart.promo_code;
  if (code === null) return null;
  const row = await codeOf(tx, store.id, code, isLocked);
  if (!row) return refused({ code: 'unknown', promo_code: code }, lines);

  const customer = buyerContact(cart).email.toLowerCase() || null;
  const terms = termsOf(row, store.currency, await ownExperiences(tx, row, lines));
  const refusal = await refusalOf(tx, terms, { lines, store, now }, { id: cart.order_id, customer });
  if (refusal !== null) return refused(refusal, lines);
  const discount = inSteps(discountOf(terms, lines), terms, lines, store.currency);
  const shares = sharesInSteps(discount, terms, lines, store.currency);
  return { code, used: { id: row.id, customer }, discount, shares, refusal: null };
}

/** The same for an order that is about to use the code. If two orders want the last use, the second waits and is refused. */
export function promoToUse(tx: Transaction, input: PromoInput): Promise<Promo | null> {
  return promoOf(tx, input, true);
}

/** @param order  the order whose own use does not count, and its customer */
async function refusalOf(
  tx: Transaction,
  terms: CodeTerms,
  { lines, store, now }: Pick<PromoInput, 'lines' | 'store' | 'now'>,
  { id, customer }: { id: string | null; customer: string | null },
): Promise<PromoRefusal | null> {
  return promoRefusal(terms, {
    lines,
    currency: store.currency,
    today: dayIn(now, store.time_zone),
    uses: terms.most_uses === null ? 0 : await usesOf(tx, terms.id, id),
    customerUses:
      terms.most_uses_per_customer === null || customer === null ? 0 : await usesOf(tx, terms.id, id, customer),
  });
}

/** The discount in steps that cards can pay, rounded up, so that a card can pay the rest. A discount of the full price stays exact. */
function inSteps(discount: Minor, terms: PromoTerms, lines: PromoInput['lines'], currency: string): Minor {
  const all = discountOf({ ...terms, kind: 'subtract', value: Number.MAX_SAFE_INTEGER }, lines);
  const subtotal = lines.reduce((sum, { gross }) => sum + gross, 0);
  const taken = discount === all ? all : cardAmount(discount, currency, all);
  return payableDiscount(taken, subtotal, all, currency);
}

/** The lines' shares of a discount, in steps that cards can pay if all prices are in such steps. */
function sharesInSteps(discount: Minor, terms: PromoTerms, lines: PromoInput['lines'], currency: string): Minor[] {
  const step = cardStep(currency);
  if (discount % step !== 0 || lines.some(({ gross }) => gross % step !== 0))
    return discountShares(terms, lines, discount);
  const inSteps = lines.map(({ experience_id, gross }) => ({ experience_id, gross: gross / step }));
  return discountShares(terms, inSteps, discount / step).map((share) => share * step);
}

function refused(refusal: PromoRefusal, lines: PromoInput['lines']): Promo {
  return { code: refusal.promo_code, used: null, discount: 0, shares: lines.map(() => 0), refusal };
}

/** Whether an order's code would still apply to it today, without counting its own use. */
export async function appliesToday(
  tx: Transaction,
  order: { readonly id: string; readonly promo_code_id: number | null; readonly promo_customer: string | null },
  { lines, store, now }: Pick<PromoInput, 'lines' | 'store' | 'now'>,
): Promise<boolean> {
  if (order.promo_code_id === null) return false;
  const row = await tx
    .selectFrom('promo_codes')
    .selectAll()
    .where('id', '=', order.promo_code_id)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  if (!row) return false;
  const terms = termsOf(row, store.currency, await ownExperiences(tx, row, lines));
  const own = { id: order.id, customer: order.promo_customer };
  return (await refusalOf(tx, terms, { lines, store, now }, own)) === null;
}

/** Whether a store has such a code, in any spelling. */
export async function isPromoCode(tx: Transaction, store_id: number, typed: string): Promise<boolean> {
  return (await codeOf(tx, store_id, typedCode(typed), false)) !== undefined;
}

function codeOf(tx: Transaction, store_id: number, code: string, isLocked: boolean): Promise<CodeRow | undefined> {
  return tx
    .selectFrom('promo_codes')
    .selectAll()
    .where('store_id', '=', store_id)
    .where('code', '=', code)
    .where('is_active', '=', 1)
    .$if(isLocked, (it) => it.forNoKeyUpdate())
    .executeTakeFirst();
}

/** The experiences that a code is for; empty: all. A code never applies to another account's experience (A26). */
async function ownExperiences(
  tx: Transaction,
  { id, store_id }: CodeRow,
  lines: PromoInput['lines'],
): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('promo_code_experiences')
    .select('experience_id')
    .where('promo_code_id', '=', id)
    .execute();
  const named = rows.map(({ experience_id }) => experience_id);
  const all = lines.map(({ experience_id }) => experience_id);
  const resold = await resoldAmong(tx, store_id, all);
  if (resold.size === 0) return named;
  const own = (named.length === 0 ? all : named).filter((it) => !resold.has(it));
  return own.length === 0 ? [NO_EXPERIENCE] : own;
}

const NO_EXPERIENCE = 0;

/** The statuses of orders that use a code. A pending order holds its use; an order that expires or is cancelled gives it back by its status. */
export const USING = ['pending', 'confirmed', 'completed'] as const;

async function usesOf(tx: Transaction, id: number, butOf: string | null, customer?: string): Promise<number> {
  const { uses } = await tx
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('uses'))
    .where('promo_code_id', '=', id)
    .where('status', 'in', USING)
    .$if(butOf !== null, (it) => it.where('id', '<>', butOf ?? ''))
    .$if(customer !== undefined, (it) => it.where('promo_customer', '=', customer ?? ''))
    .executeTakeFirstOrThrow();
  return uses;
}

/** The terms of a code. If the store's currency has become coarser since, decimals that it cannot express are cut off. */
function termsOf(row: CodeRow, currency: string, experiences: readonly number[]): CodeTerms {
  return {
    ...row,
    value: row.kind === 'percent' ? minor(row.value, HUNDREDTHS) : coarse(row.value, currency),
    minimum_total: row.minimum_total === null ? 0 : coarse(row.minimum_total, currency),
    experiences,
  };
}

/** A currency with two decimals: hundredths of a percent are computed like cents. */
const HUNDREDTHS = 'EUR';

function coarse(amount: string, currency: string): Minor {
  return minor(amount.replace(new RegExp(`(?<=\\.\\d{${exponent(currency)}})\\d+$`), ''), currency);
}
