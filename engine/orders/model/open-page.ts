import type { Language } from '#domain/contract/languages.ts';
import type { PlacedOrder } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { LONGEST_HOLD_MINUTES } from '#domain/time/hold.ts';
import { Refused } from '../../base/errors.ts';
import type { StorefrontView } from '../../catalogue/storefront.ts';
import type { CheckoutRequest, Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow, SessionRow } from '../../database/tables.ts';
import type { Keep } from '../../http/request/idempotency.ts';
import { closeSessionLater } from '../../jobs/close-session.ts';
import { type EmailWords, emailWords, languageOfOrder } from './email-words.ts';
import { titlesOf } from './order-number.ts';
import { lockOrder } from './queries.ts';

/** A session whose card page is to be opened; its rows are stored already. */
export interface UnopenedPage {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  session: SessionRow;
  /** The company's name on the card page. */
  merchant: string;
  origin: string;
  /** The address behind 'cancel' on the card page. */
  cancel_url: string;
  /** The address after a payment, if it is not /success. */
  success_url?: string;
  /** The title of the payment in the payer's language, if it is not for the order itself. `tour` is the title of its first line. */
  title?: (words: EmailWords, tour: string) => string;
}

/**
 * Opens a session's card page, outside of any transaction, and stores it with the answer.
 *
 * @throws Refused payment_unavailable if the provider is out of reach (the order stays and can be tried again),
 *   session_closed if the session was ended meanwhile
 */
export async function openPage(
  context: Context,
  unopened: UnopenedPage,
  keep: Keep<PlacedOrder>,
): Promise<PlacedOrder> {
  const { database, payments } = context;
  const { order, session } = unopened;
  const page = await openAtProvider(context, unopened);
  const reply = placedReply(order, session.id, page.checkout_url);
  const isStored = await database.write(async (tx) => {
    // A payment that replaces this one reads the sessions under the order's lock: it finds this page open, or has ended its session.
    await lockOrder(tx, order.id);
    const { numUpdatedRows } = await tx
      .updateTable('payment_sessions')
      .set({ ...page, state: 'open', failure: null })
      .where('id', '=', session.id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    // The session was ended while its page was being opened.
    if (numUpdatedRows === 0n) return false;
    await closeSessionLater(tx, session, Temporal.Instant.fromEpochMilliseconds(session.expires_at));
    await keep(tx, reply);
    return true;
  });
  if (isStored) return reply;

  await payments.close(page.provider_ref);
  throw new Refused('session_closed', 'The cart was changed, or is being paid in another window.', {
    order_id: order.id,
  });
}

/** The answer about an order, with the address where the payment continues. */
export function placedReply({ id, number, status }: OrderRow, session_id: string, checkout_url: string): PlacedOrder {
  return { id, number, status, session_id, checkout_url };
}

async function openAtProvider(context: Context, unopened: UnopenedPage) {
  const storefront = await context.catalogue.of(unopened.order.store_id, context.now());
  const language = languageOfOrder(unopened.order, storefront?.settings ?? {});
  try {
    return await context.payments.open(checkoutOf(unopened, language, storefront?.in(language)));
  } catch (error) {
    context.log.error({ order: unopened.order.number, err: error }, 'the payment provider did not open a card page');
    await context.database.write((tx) => giveUp(tx, unopened));
    throw new Refused('payment_unavailable', OUT_OF_REACH, { order_id: unopened.order.id });
  }
}

const OUT_OF_REACH = 'The card payment is out of reach. Nothing was charged; please try again in a moment.';

function checkoutOf(
  { order, lines, session, merchant, origin, cancel_url, ...it }: UnopenedPage,
  language: Language,
  view: StorefrontView | undefined,
): CheckoutRequest {
  const words = emailWords[language];
  const titles = titlesOf(lines).map((title, i) => titleIn(view, lines[i]?.experience_id ?? 0) ?? title);
  const { currency, main_contact_info_json } = order;
  const contact = JSON.parse(main_contact_info_json ?? 'null') as { email: string } | null;
  return {
    session_id: session.id,
    order_number: order.number,
    title: merchant,
    amount: session.amount,
    currency,
    email: contact?.email ?? null,
    language,
    lines: it.title
      ? [{ title: it.title(words, titles[0] ?? ''), amount: session.amount }]
      : shownLines(order, lines, titles, session.amount, words),
    success_url: it.success_url ?? `${origin}/success?session_id=${session.id}`,
    cancel_url,
    expires_at: Temporal.Instant.fromEpochMilliseconds(session.expires_at),
  };
}

/** The translated title of a tour (G4); null without a translation, or if the tour is no longer shown. */
function titleIn(view: StorefrontView | undefined, experience_id: number): string | null {
  const tour = view?.translated(experience_id);
  return tour && !tour.untranslated?.includes('title') ? tour.title : null;
}

/** The order's lines if everything is paid at once; else one line that names the part. */
function shownLines(
  { total, subtotal, currency }: OrderRow,
  lines: readonly OrderLineRow[],
  titles: readonly string[],
  amount: number,
  { emails }: EmailWords,
) {
  if (amount === total && amount === subtotal)
    return lines.map(({ gross }, i) => ({ title: titles[i] ?? '', amount: gross }));
  const what = titles.join(', ');
  const whole = formatMoney(toDecimal(total, currency), currency);
  return [{ title: amount === total ? what : emails.partPayment(what, whole), amount }];
}

/**
 * Gives up a payment without a page. The order stays pending. Such a payment does not count towards the limit (C10), except for carts older than
 * two hours: otherwise a hold could be extended while the provider is away.
 */
async function giveUp(tx: Transaction, { order, session }: UnopenedPage): Promise<void> {
  await tx
    .updateTable('payment_sessions')
    .set({ state: 'failed', failure: OUT_OF_REACH })
    .where('id', '=', session.id)
    .where('provider_ref', 'is', null)
    .execute();
  await tx
    .updateTable('carts')
    .set((it) => ({ payments_begun: it('payments_begun', '-', 1) }))
    .where('id', '=', order.cart_id ?? '')
    .where('payments_begun', '>', 0)
    .where('created_at', '>', session.created_at - LONGEST_HOLD_MINUTES * 60_000)
    .execute();
}
