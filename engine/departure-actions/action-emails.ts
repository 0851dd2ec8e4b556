import { formatMoney } from '#domain/money/format-money.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { formatInstant } from '#domain/text/format.ts';
import type { Context, Email } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderLineRow, OrderRow } from '../database/tables.ts';
import { brief } from '../orders/email/email-parts.ts';
import { recordOrderChange } from '../orders/model/order-history.ts';
import { storeOf } from '../orders/model/queries.ts';
import { sellerOrder } from '../orders/read/seller-replies.ts';
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
  /** What comes before the tour and the words of staff; '' for nothing. */
  readonly opening: string;
  readonly paragraphs: Email['paragraphs'];
  /** The label of the link, and what is added to the address of the booking. */
  readonly link: { readonly label: string; readonly search: string };
}

/**
 * Queues the one email that a guest gets of an action, in the transaction that notes it.
 *
 * @returns whether there is an address to write to
 */
export async function queueActionEmail(
  context: Context,
  tx: Transaction,
  { action, order, lines, now }: EmailInput,
  { kind, subject, opening, paragraphs, link }: Text,
): Promise<boolean> {
  const { mail, config, accounts } = context;
  const shown = await sellerOrder(tx, order, { now, origin: config.publicUrl ?? accounts.origin() });
  const to = shown.main_contact_info?.email;
  if (!to) return false;
  const { shop } = await storeOf(tx, order);
  const affected = shown.lines.filter(({ id }) => lines.some((it) => it.id === id));
  const url = shown.order_url && affected[0] && orderUrl(shown.order_url, affected[0].id) + link.search;
  await mail.queue(
    tx,
    {
      to,
      sender: shop.name,
      subject: `${subject} (${order.number})`,
      paragraphs: [
        ...(opening === '' ? [] : [opening]),
        affected.map(brief).join('\n'),
        ...(action.message === '' ? [] : [action.message]),
        ...paragraphs,
        ...(url ? [{ label: link.label, url }] : []),
      ],
      small: [shop.name, shop.phone_number, shop.email, `Order ${order.number}`].filter(Boolean).join(' · '),
    },
    now,
  );
  const after = { emails: [kind], personal: { to } };
  await recordOrderChange(tx, order, { kind: 'emailed', actor: 'shop', at: now, after });
  return true;
}

/** The address of an order names one of its lines; this is the same of another line. */
function orderUrl(url: string, line_id: string): string {
  return url.replace(/[^/]+$/, line_id);
}

/** Asks a guest to choose: `token` is in the link only. */
export function cancelledText(
  { choose_by }: ActionRow,
  { paid, currency, zone, token }: { paid: Minor; currency: string; zone: string; token: string },
): Text {
  const money = formatMoney(toDecimal(paid, currency), currency);
  const until = formatInstant(Temporal.Instant.fromEpochMilliseconds(choose_by ?? 0).toString(), zone);
  const choice =
    paid > 0
      ? `Please choose: your money back, all of it (${money}), or another day at the same price.`
      : 'Please choose another day at the same price, or cancel. You have paid nothing for it.';
  return {
    kind: 'departure_cancelled',
    subject: 'Your tour does not take place',
    opening: NOT_TAKING_PLACE,
    paragraphs: [
      choice,
      `You have until ${until} (${zone}). If we hear nothing from you by then, ` +
        (paid > 0 ? 'the money goes back by itself.' : 'your booking ends.'),
    ],
    link: { label: 'Choose money back or another day', search: `?choice=${token}` },
  };
}

const NOT_TAKING_PLACE = 'We are sorry: this tour does not take place.';

export function releasedText(): Text {
  return {
    kind: 'departure_cancelled',
    subject: 'Your tour does not take place',
    opening: NOT_TAKING_PLACE,
    paragraphs: ['Your reservation has ended, and there is nothing to pay.'],
    link: { label: 'See your booking', search: '' },
  };
}

/** Words of staff to all guests of a departure. */
export function messageText({ subject }: ActionRow): Text {
  return { kind: 'message', subject, opening: '', paragraphs: [], link: { label: 'See your booking', search: '' } };
}
