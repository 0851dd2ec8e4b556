import type { Language } from '#domain/contract/languages.ts';
import type { SellerLine, SellerOrder } from '#domain/contract/seller-orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import type { Context, Email } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { brandOf, briefs, firstName, guestEmail, instantWithZone } from '../../orders/email/email-parts.ts';
import { type EmailWords, emailWords, languageOfOrder } from '../../orders/model/email-words.ts';
import { recordOrderChange } from '../../orders/model/order-history.ts';
import { storeOf } from '../../orders/model/queries.ts';
import { buyerOrder } from '../../orders/read/seller-replies.ts';
import type { ActionRow } from './queries.ts';

interface EmailInput {
  readonly action: ActionRow;
  readonly order: OrderRow;
  /** The lines of the departure. */
  readonly lines: readonly OrderLineRow[];
  readonly now: Temporal.Instant;
}

interface Text {
  readonly kind: string;
  readonly subject: string;
  /** The text after a greeting; '' for the greeting alone. */
  readonly headline: string;
  /** The text after the tour and staff's words. */
  readonly parts: Email['parts'];
  /** The label of the link, and the query that is added to the address of the booking. */
  readonly link: { readonly label: string; readonly search: string };
}

/** An email in the words of the order's language. */
type TextIn = (words: EmailWords) => Text;

/**
 * Queues the one email of an action to a guest, in the transaction that records it.
 *
 * @returns whether the guest has an address
 */
export async function queueActionEmail(
  context: Context,
  tx: Transaction,
  { action, order, lines, now }: EmailInput,
  textIn: TextIn,
): Promise<boolean> {
  const { mail, config, accounts } = context;
  const origin = config.publicUrl ?? accounts.origin();
  const store = await storeOf(tx, order);
  const language = languageOfOrder(order, store.settings);
  const shown = await buyerOrder(tx, order, language, { now, origin });
  const to = shown.main_contact_info?.email;
  if (!to) return false;
  const affected = shown.lines.filter(({ id }) => lines.some((it) => it.id === id));
  const about = { order: shown, affected, message: action.message, text: textIn(emailWords[language]) };
  const email = actionEmail(language, { to, shop: store.shop, brand: brandOf(store, origin), ...about });
  await mail.queue(tx, email, now, store.account_id);
  const after = { emails: [about.text.kind], personal: { to } };
  await recordOrderChange(tx, order, { kind: 'emailed', actor: 'shop', at: now, after });
  return true;
}

interface ActionEmailInput extends Omit<Parameters<typeof guestEmail>[1], 'number'> {
  readonly order: SellerOrder;
  /** The lines of the departure. */
  readonly affected: readonly SellerLine[];
  /** Staff's words; '' if there are none. */
  readonly message: string;
  readonly text: Text;
}

export function actionEmail(language: Language, { text, ...input }: ActionEmailInput): Email {
  const { order, affected, message } = input;
  const { subject, headline, parts, link } = text;
  const words = emailWords[language];
  const url = order.order_url && affected[0] && orderUrl(order.order_url, affected[0].id) + link.search;
  const name = firstName(order);
  return guestEmail(
    language,
    { ...input, number: order.number },
    {
      subject: `${subject} (${order.number})`,
      heading: headline === '' ? words.emails.hello(name) : words.emails.heading(name, headline),
      parts: [
        briefs(affected, words),
        ...(message === '' ? [] : [message]),
        ...parts,
        ...(url ? [{ label: link.label, url }] : []),
      ],
    },
  );
}

/** The address of an order for one of its lines: the last part of the path names the line. */
function orderUrl(url: string, line_id: string): string {
  return url.replace(/[^/]+$/, line_id);
}

/** Asks a guest to choose. The `token` stands only in the link. */
export function cancelledText(
  { choose_by }: ActionRow,
  { paid, currency, zone, token }: { paid: Minor; currency: string; zone: string; token: string },
): TextIn {
  const sum = formatMoney(toDecimal(paid, currency), currency);
  const at = Temporal.Instant.fromEpochMilliseconds(choose_by ?? 0).toString();
  return (words) => {
    const { emails } = words;
    const until = instantWithZone(at, zone, words);
    return {
      ...notTakingPlace(words),
      parts:
        paid > 0
          ? [emails.chooseRefund(sum), emails.otherwiseRefund(until)]
          : [emails.chooseDay, emails.otherwiseEnds(until)],
      link: { label: emails.choose, search: `?choice=${token}` },
    };
  };
}

export function releasedText(words: EmailWords): Text {
  const { emails } = words;
  return {
    ...notTakingPlace(words),
    parts: [emails.reservationEnded],
    link: { label: emails.seeBooking, search: '' },
  };
}

function notTakingPlace({ emails }: EmailWords): Pick<Text, 'kind' | 'subject' | 'headline'> {
  return {
    kind: 'departure_cancelled',
    subject: emails.subjects.notTakingPlace,
    headline: emails.headlines.notTakingPlace,
  };
}

/** Staff's words to all guests of a departure. */
export function messageText({ subject }: ActionRow): TextIn {
  return ({ emails }) => ({
    kind: 'message',
    subject,
    headline: '',
    parts: [],
    link: { label: emails.seeBooking, search: '' },
  });
}
