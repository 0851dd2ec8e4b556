import type { Cart } from '#domain/contract/cart.ts';
import { toDecimal } from '#domain/money/money.ts';
import { cartTotals } from '#domain/money/totals.ts';
import { promoWords } from '#domain/text/promo-words.ts';
import { longestHold } from '#domain/time/hold.ts';
import type { Promo } from '../catalogue/promo.ts';
import { promoOf } from '../catalogue/promo.ts';
import { paymentMethodsOf, restDueDays } from '../catalogue/settings.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { Transaction } from '../database/database.ts';
import type { CartLineRow, CartRow } from '../database/tables.ts';
import { Serialised } from '../http/json-response.ts';

/** The cart as answers carry it. Its lines are texts already: joined, not made anew. */
export async function cartAnswer(
  tx: Transaction,
  cart: CartRow,
  lines: readonly CartLineRow[],
  storefront: Storefront,
  now: Temporal.Instant,
): Promise<Serialised> {
  const promo = await promoOf(tx, { cart, lines, store: storefront.store, now });
  return new Serialised(cartText(cart, lines, promo, storefront, now), { etag: `"${cart.version}"` });
}

/** A line with the cart that it is part of: what the page shows after a line was written. */
export async function cartLineReply(
  tx: Transaction,
  line: CartLineRow,
  cart: CartRow,
  lines: readonly CartLineRow[],
  storefront: Storefront,
  now: Temporal.Instant,
): Promise<Serialised> {
  const promo = await promoOf(tx, { cart, lines, store: storefront.store, now });
  const text = `${lineText(line).slice(0, -1)},"cart":${cartText(cart, lines, promo, storefront, now)}}`;
  return new Serialised(text, { etag: `"${cart.version}"` });
}

/** A line as answers carry it, JSON. */
export function lineText({ snapshot_json, participants_json, answers_json }: CartLineRow): string {
  return `${snapshot_json.slice(0, -1)},"booking_participants_info":${participants_json},"booking_answers":${answers_json}}`;
}

export const noParticipants = JSON.stringify({ has_main_contact: false, participants: [] });

function cartText(
  cart: CartRow,
  lines: readonly CartLineRow[],
  promo: Promo | null,
  { store, settings }: Storefront,
  now: Temporal.Instant,
): string {
  const { currency } = store;
  const { subtotal, total, deposit, depositPercentage } = cartTotals(lines, promo?.discount ?? 0, currency);
  const createdAt = Temporal.Instant.fromEpochMilliseconds(cart.created_at);
  const rest: Omit<Cart, 'id' | 'lines'> = {
    subtotal: { gross: toDecimal(subtotal, currency), currency },
    discount: promo?.used ? { code: promo.code, amount: toDecimal(promo.discount, currency), currency } : null,
    total: { gross: toDecimal(total, currency), currency },
    total_deposit: { amount: toDecimal(deposit, currency), currency },
    total_deposit_percentage: depositPercentage,
    main_contact_info:
      cart.main_contact_info_json === null
        ? null
        : (JSON.parse(cart.main_contact_info_json) as Cart['main_contact_info']),
    has_participants_info: cart.has_participants_info === 1,
    note: cart.note,
    promo_code: cart.promo_code,
    promo_problem: promo?.refusal ? promoWords(promo.refusal) : null,
    promo_refusal: promo?.refusal ?? null,
    expires_at: instantText(cart.expires_at),
    max_expires_at: longestHold(createdAt).toString(),
    payment_methods: paymentMethodsOf(settings),
    rest_due_days: restDueDays(settings),
    version: cart.version,
    server_now: now.toString(),
  };
  return `{"id":${JSON.stringify(cart.id)},"lines":[${lines.map(lineText).join(',')}],${JSON.stringify(rest).slice(1)}`;
}

function instantText(epochMilliseconds: number): string {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toString();
}
