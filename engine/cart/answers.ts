import type { Cart } from '#domain/contract/cart.ts';
import type { Language } from '#domain/contract/languages.ts';
import { cardLeast, toDecimal } from '#domain/money/money.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { longestHold } from '#domain/time/hold.ts';
import { promoWords } from '#text/promo-words.ts';
import { lineTotals } from '../catalogue/line-totals.ts';
import type { LineSnapshot, LineTimes } from '../catalogue/price-line.ts';
import { promoOf } from '../catalogue/promo.ts';
import { languageOfStore, paymentMethodsOf, restDueDays } from '../catalogue/settings.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import { lineIn, settingsIn } from '../catalogue/translate.ts';
import type { Transaction } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';
import type { CartLineRow, CartRow } from '../database/tables.ts';
import { Serialised } from '../http/json-response.ts';
import { saleProblem } from '../places/on-sale.ts';

interface CartView {
  cart: CartRow;
  lines: readonly (CartLineRow & { times?: LineTimes })[];
  storefront: Storefront;
  /** The visitor's language. */
  language: Language;
  now: Temporal.Instant;
}

/** The cart as JSON. The texts of its lines are joined into it, so that none is built twice. */
export async function cartAnswer(tx: Transaction, view: CartView): Promise<Serialised> {
  return new Serialised(await cartText(tx, view), { etag: cartEtag(view) });
}

/** A line with its whole cart: the page shows both after a change of the line. */
export async function cartLineReply(tx: Transaction, line: CartLineRow, view: CartView): Promise<Serialised> {
  const text = `${lineText(line, view).slice(0, -1)},"cart":${await cartText(tx, view)}}`;
  return new Serialised(text, { etag: cartEtag(view) });
}

/** The cart's version; with the language too, if it is not the store's own. */
export function cartEtag({ cart, language, storefront }: Pick<CartView, 'cart' | 'language' | 'storefront'>): string {
  return language === languageOfStore(storefront.settings) ? `"${cart.version}"` : `"${cart.version}-${language}"`;
}

/** A line as JSON, in the visitor's language (G4). */
export function lineText(
  line: CartLineRow,
  { storefront, language }: Pick<CartView, 'storefront' | 'language'>,
): string {
  const { participants_json, answers_json, experience_id } = line;
  const translated = storefront.in(language).translated(experience_id);
  const snapshot_json = translated
    ? JSON.stringify(lineIn(JSON.parse(line.snapshot_json) as LineSnapshot, translated))
    : line.snapshot_json;
  return `${snapshot_json.slice(0, -1)},"booking_participants_info":${participants_json},"booking_answers":${answers_json}}`;
}

export const noParticipants = JSON.stringify({ has_main_contact: false, participants: [] });

async function cartText(tx: Transaction, view: CartView): Promise<string> {
  const { cart, lines, storefront, now } = view;
  const { store, settings } = storefront;
  const { currency } = store;
  const promo = await promoOf(tx, { cart, lines, store, now });
  const { subtotal, total, deposit, depositPercentage } = lineTotals(lines, promo?.discount ?? 0, storefront, now);
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
    unsold_lines: await unsoldLines(tx, view),
    expires_at: instantAt(cart.expires_at).toString(),
    max_expires_at: longestHold(instantAt(cart.created_at)).toString(),
    payment_methods: paymentMethodsOf(settingsIn(settings, view.language)).filter(
      ({ id }) => id === MANUAL || total === 0 || total >= cardLeast(currency),
    ),
    rest_due_days: restDueDays(settings),
    version: cart.version,
    server_now: now.toString(),
  };
  return `{"id":${JSON.stringify(cart.id)},"lines":[${lines.map((line) => lineText(line, view)).join(',')}],${JSON.stringify(rest).slice(1)}`;
}

async function unsoldLines(tx: Transaction, { cart, storefront, now }: CartView): Promise<Cart['unsold_lines']> {
  const lines = await departuresOf(tx, { cart_id: cart.id });
  return lines.flatMap(({ line_id: id, ...departure }) => {
    const isListed = storefront.prices(departure.experience_id) !== null;
    const code = isListed ? saleProblem(departure, { until: 'cutoff', isHeld: true, now }) : 'not_for_sale';
    return code ? [{ id, code }] : [];
  });
}

const departuresOf = prepared((tx, { cart_id }: { cart_id: string }) =>
  tx
    .selectFrom('cart_lines as l')
    .innerJoin('departures as d', 'd.id', 'l.departure_id')
    .selectAll('d')
    .select('l.id as line_id')
    .where('l.cart_id', '=', cart_id),
);

export function instantAt(epochMilliseconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds);
}
