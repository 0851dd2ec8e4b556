import type { ChangeOrder, LineChangeRequest } from '#domain/contract/line-change.ts';
import { reason } from '#domain/contract/problems.ts';
import type { Minor } from '#domain/money/money.ts';
import { changeAmounts, discountAfter } from '#domain/orders/line-change.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { invalidError, Refused } from '../../base/errors.ts';
import type { FullSelection, PricedLine } from '../../catalogue/price-line.ts';
import { isSameSelection, parseSelection, priceLine } from '../../catalogue/price-line.ts';
import { appliesToday } from '../../catalogue/promo.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { AmendmentRow, OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { Input } from '../../http/route.ts';
import { type Pieces, piecesOf } from '../../places/places.ts';
import type { LockedDeparture } from '../../places/places-left.ts';
import {
  lockBeside,
  lockDeparture,
  lockPiecesLeft,
  piecesTakenError,
  placesTakenError,
} from '../../places/places-left.ts';
import { lineAfterAmendment, pendingAmendment } from '../model/amendments.ts';
import { refuseUnchangeable, refuseUnmovable } from '../model/line-terms.ts';
import { refuseOtherAmount } from '../model/payment-terms.ts';
import { dueOf, type LineOfOrder, priceWithLine } from '../model/prices.ts';
import { snapshotOf } from '../model/queries.ts';

/** A checked and priced change: the changed line, and the changed price of the order. */
export interface AmendmentTerms {
  changed: AmendedLine;
  /** The discount of the line. */
  discount: Minor;
  price: ReturnType<typeof priceWithLine>;
  to_pay: Minor;
  to_refund: Minor;
  until: Temporal.Instant;
}

type LockAmendmentTermsInput = Pick<Input<unknown, LineChangeRequest>, 'storefront' | 'now'> & {
  /** Staff may also choose another tour. */
  body: LineChangeRequest & { experience_id?: number | undefined };
  /** Staff may change a line until the start of its tour; cut-off and terms do not bind them. */
  by?: 'buyer' | 'staff';
  /** Whether the shop moves its guests (B8): the line keeps its price. */
  keepsPrice?: boolean;
};

/** The terms of another selection for a booked line of a locked order. @throws Failed 409; Invalid; Refused past_cutoff, places_taken */
export async function lockAmendmentTerms(
  tx: Transaction,
  of: LineOfOrder,
  input: LockAmendmentTermsInput,
  payments: Pick<Context['payments'], 'least' | 'step'>,
): Promise<AmendmentTerms> {
  const { order, line, all } = of;
  const { storefront, now } = input;
  const until = input.by === 'staff' ? refuseUnmovable(of) : refuseUnchangeable(of, now);
  const pending = await pendingAmendment(tx, order.id);
  const priced = await priceAmendedLine(tx, line, input, pending);
  const changed = input.keepsPrice ? { ...priced, row: atOldPrice(priced.row, line) } : priced;
  // A code that no longer applies counts as the fixed amount that it was.
  const isShare =
    (await isPercentage(tx, order)) && (await appliesToday(tx, order, { lines: all, store: storefront.store, now }));
  const agreed = input.keepsPrice ? line.discount : discountAfter(line, changed.row.gross, isShare);
  const priceAt = (discount: Minor) =>
    priceWithLine(order, all, lineAfterAmendment(line, { ...changed.row, discount, answers_json: '[]' }));
  const before = { total: order.total, due: dueOf(order), deposit: order.deposit };
  const nothing = { to_pay: 0, to_refund: 0, waived: 0 };
  const { waived, ...amounts } = input.keepsPrice
    ? nothing
    : changeAmounts(before, priceAt(agreed), {
        paid: order.paid - order.refunded,
        isByHand: order.payment_method_id === MANUAL,
        least: payments.least(order.currency),
        step: payments.step(order.currency),
      });
  const discount = Math.min(changed.row.gross, agreed + waived);
  return { changed, discount, price: priceAt(discount), ...amounts, until };
}

async function isPercentage(tx: Transaction, { promo_code_id }: OrderRow): Promise<boolean> {
  if (promo_code_id === null) return false;
  const code = await tx.selectFrom('promo_codes').select('kind').where('id', '=', promo_code_id).executeTakeFirst();
  return code?.kind === 'percent';
}

/** @throws Refused price_changed if the buyer expects other amounts; Invalid */
export function refuseOtherAmounts(stated: ChangeOrder, terms: AmendmentTerms, currency: string): void {
  const { expected_to_pay, expected_to_refund } = stated;
  const words = (what: string) => (amount: string) => `It is ${amount} ${what} now. Nothing has been changed.`;
  refuseOtherAmount('expected_to_pay', expected_to_pay, terms.to_pay, currency, words('to pay'));
  refuseOtherAmount('expected_to_refund', expected_to_refund, terms.to_refund, currency, words('that goes back'));
}

/** A booked line after a change. Its departures are locked; nothing is written yet. */
interface AmendedLine {
  row: PricedLine['row'];
  at: LockedDeparture;
  /** The places that it needs beyond those that the line has at that departure already. */
  places: number;
  pieces: (Pieces & { stock: number })[];
}

/**
 * Checks and prices another selection for a booked line, by the rules of any booking; the line's own places and extras count as free.
 *
 * @param pending  a change that waits for its payment: its hold counts as free, because this change replaces it
 * @throws Invalid; Refused departure_cancelled, past_cutoff, not_for_sale, places_taken
 */
async function priceAmendedLine(
  tx: Transaction,
  line: OrderLineRow,
  { body, storefront, now, by }: LockAmendmentTermsInput,
  pending: AmendmentRow | undefined,
): Promise<AmendedLine> {
  const full = fullSelection(line, body);
  if (isSameSelection(line, full)) throw invalidError(['non_field_errors'], reason('booked_like_this'));
  if (!storefront.experience(full.experience_id))
    throw new Refused('not_for_sale', 'This tour is not sold any more, so its bookings stay as they are.');
  const departure = { experience_id: full.experience_id, ...full.booking_info };
  await lockBeside(tx, [line], departure);
  const locked = await lockDeparture(tx, departure, now, pending?.id ?? '');
  const bookableUntil = by === 'staff' ? ('start' as const) : ('cutoff' as const);
  const request = { id: line.id, selection: full, expected_total: undefined, storefront, now, locked, bookableUntil };
  const { at, pieces, row } = await priceLine(tx, request);

  const own = at.departure.id === line.departure_id ? line : null;
  const places = Math.max(0, row.places - (own?.places ?? 0));
  if (places > at.left) throw await placesTakenError(tx, at.departure, at.left + (own?.places ?? 0), now);
  return {
    row: full.experience_id === line.experience_id ? { ...row, snapshot_json: asAgreed(row, line) } : row,
    at,
    places,
    pieces: await lockMorePieces(tx, own, at, pieces, { line_id: pending?.id ?? '', now }),
  };
}

/** The full selection of a change: pick-up, drop-off and extras of the tour stay unless the request names them. */
function fullSelection(line: OrderLineRow, body: LockAmendmentTermsInput['body']): FullSelection {
  const { experience_id = line.experience_id, booking_info, extra_items_units } = body;
  if (experience_id !== line.experience_id)
    return { experience_id, booking_info, ...(extra_items_units && { extra_items_units }) };
  const before = parseSelection(line);
  const { pickup_point_id, dropoff_point_id } = before.booking_info;
  const extras = extra_items_units ?? before.extra_items_units;
  return {
    experience_id,
    booking_info: {
      ...booking_info,
      pickup_point_id: booking_info.pickup_point_id === undefined ? pickup_point_id : booking_info.pickup_point_id,
      dropoff_point_id: booking_info.dropoff_point_id === undefined ? dropoff_point_id : booking_info.dropoff_point_id,
    },
    ...(extras && { extra_items_units: extras }),
  };
}

/** The line at another start, at its old price. */
function atOldPrice(row: PricedLine['row'], line: OrderLineRow): PricedLine['row'] {
  const { starts_at, ends_at, booking_info: next } = snapshotOf(row);
  const before = snapshotOf(line);
  const { date, start_time, start_time_id } = next;
  const booking_info = { ...before.booking_info, date, start_time, start_time_id };
  const snapshot_json = JSON.stringify({ ...before, starts_at, ends_at, booking_info });
  return { ...row, gross: line.gross, deposit: line.deposit, snapshot_json };
}

/** The snapshot of a changed line with the policy that was agreed at purchase. */
function asAgreed(row: PricedLine['row'], line: OrderLineRow): string {
  const snapshot = snapshotOf(row);
  const { cancellation_policy } = snapshotOf(line).experience;
  return JSON.stringify({ ...snapshot, experience: { ...snapshot.experience, cancellation_policy } });
}

/** The extras beyond those that the line has. @param line_id  the line or change whose holds count as free */
async function lockMorePieces(
  tx: Transaction,
  own: OrderLineRow | null,
  { departure }: LockedDeparture,
  pieces: AmendedLine['pieces'],
  { line_id, now }: { line_id: string; now: Temporal.Instant },
): Promise<AmendedLine['pieces']> {
  const mine = own ? piecesOf([own]) : [];
  const more: AmendedLine['pieces'] = [];
  for (const it of pieces.toSorted((a, b) => a.item_id - b.item_id)) {
    const had = mine.find(({ item_id }) => item_id === it.item_id)?.pieces ?? 0;
    if (it.pieces <= had) continue;
    const left = await lockPiecesLeft(tx, departure.id, it.item_id, it.stock, now, { line_id });
    if (it.pieces - had > left) throw piecesTakenError(it.item_id, left + had);
    more.push({ ...it, pieces: it.pieces - had });
  }
  return more;
}
