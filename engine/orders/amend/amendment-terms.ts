import type { ChangeOrder, LineChangeRequest } from '#domain/contract/line-change.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { changeAmounts, discountAfter } from '#domain/orders/line-change.ts';
import { MANUAL } from '#domain/orders/order-form.ts';
import { type Pieces, piecesOf } from '../../catalogue/places.ts';
import type { LockedDeparture } from '../../catalogue/places-left.ts';
import { countTakenPlaces, lockBeside, lockDeparture, piecesLeft, piecesTaken } from '../../catalogue/places-left.ts';
import type { FullSelection, LineSnapshot, PricedLine } from '../../catalogue/price-line.ts';
import { isSameSelection, parseSelection, priceLine } from '../../catalogue/price-line.ts';
import { appliesToday } from '../../catalogue/promo.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { Invalid, Refused } from '../../errors.ts';
import { type AmendmentRow, lineAfterAmendment, pendingAmendment } from '../model/amendments.ts';
import { refuseUnchangeable } from '../model/line-terms.ts';
import { statedMinor } from '../model/payment-terms.ts';
import { dueOf, priceOf, priceWithLine } from '../model/prices.ts';
import { orderLinesOf } from '../model/queries.ts';

/** A change as it was checked and priced: what the line would be, and what the order would cost. */
export interface AmendmentTerms {
  changed: AmendedLine;
  /** Of the line. */
  discount: Minor;
  price: ReturnType<typeof priceOf>;
  to_pay: Minor;
  to_refund: Minor;
  until: Temporal.Instant;
}

interface AmendmentTermsInput {
  order: OrderRow;
  line: OrderLineRow;
  selection: LineChangeRequest;
  storefront: Storefront;
  now: Temporal.Instant;
  /** The least that a card payment can be, and what it is a multiple of. */
  least: Minor;
  step: Minor;
}

/** What another selection for a booked line of a locked order comes to. @throws Failed 409; Invalid; Refused past_cutoff, places_taken */
export async function amendmentTerms(
  tx: Transaction,
  { order, line, selection, storefront, now, least, step }: AmendmentTermsInput,
): Promise<AmendmentTerms> {
  const lines = await orderLinesOf(tx, order.id);
  const until = refuseUnchangeable(order, line, lines, now);
  const pending = await pendingAmendment(tx, order.id);
  const changed = await priceAmendedLine(tx, { line, selection, pending, storefront, now });
  // A code that is over counts as the amount that it was.
  const isShare =
    (await isPercentage(tx, order)) && (await appliesToday(tx, order, { lines, store: storefront.store, now }));
  const discount = discountAfter(line, changed.row.gross, isShare);
  const price = priceWithLine(order, lines, lineAfterAmendment(line, { ...changed.row, discount, answers_json: '[]' }));
  const before = { total: order.total, due: dueOf(order), deposit: order.deposit };
  return {
    changed,
    discount,
    price,
    ...changeAmounts(before, price, {
      paid: order.paid - order.refunded,
      isByHand: order.payment_method_id === MANUAL,
      least,
      step,
    }),
    until,
  };
}

async function isPercentage(tx: Transaction, { promo_code_id }: OrderRow): Promise<boolean> {
  if (promo_code_id === null) return false;
  const code = await tx.selectFrom('promo_codes').select('kind').where('id', '=', promo_code_id).executeTakeFirst();
  return code?.kind === 'percent';
}

/** @throws Refused price_changed where the buyer was told other amounts; Invalid */
export function refuseOtherAmounts(
  { expected_to_pay, expected_to_refund }: ChangeOrder,
  { to_pay, to_refund }: Pick<AmendmentTerms, 'to_pay' | 'to_refund'>,
  currency: string,
): void {
  const agreed = { expected_to_pay, expected_to_refund };
  const now = { expected_to_pay: to_pay, expected_to_refund: to_refund };
  for (const field of ['expected_to_pay', 'expected_to_refund'] as const) {
    const said = agreed[field];
    if (said === undefined) continue;
    const expected = statedMinor(field, said, currency);
    if (expected === now[field]) continue;
    const [old_total, new_total] = [toDecimal(expected, currency), toDecimal(now[field], currency)];
    const what = field === 'expected_to_pay' ? 'to pay' : 'that goes back';
    const detail = `It is ${formatMoney(new_total, currency)} ${what} now. Nothing has been changed.`;
    throw new Refused('price_changed', detail, { old_total, new_total, currency });
  }
}

interface AmendedLineInput {
  line: OrderLineRow;
  selection: LineChangeRequest;
  /** A change that waits for its payment: what it holds counts as free, for this one comes in its place. */
  pending: AmendmentRow | undefined;
  storefront: Storefront;
  now: Temporal.Instant;
}

/** What a booked line would be, its departures locked: nothing is written yet. */
interface AmendedLine {
  row: PricedLine['row'];
  at: LockedDeparture;
  /** What it takes beyond what it has at that departure already. */
  places: number;
  pieces: (Pieces & { stock: number })[];
}

/**
 * Checks and prices another selection for a booked line, by the rules of any booking; the line's own places and extras count as free.
 *
 * @throws Invalid; Refused past_cutoff, places_taken
 */
async function priceAmendedLine(
  tx: Transaction,
  { line, selection, pending, storefront, now }: AmendedLineInput,
): Promise<AmendedLine> {
  const full = fullSelection(line, selection);
  if (isSameSelection(line, full))
    throw new Invalid([{ path: ['non_field_errors'], message: 'It is booked like this.' }]);
  const departure = { experience_id: full.experience_id, ...full.booking_info };
  await lockBeside(tx, [line], departure);
  const locked = await lockDeparture(tx, departure, now, pending?.id ?? '');
  const asked = { id: line.id, selection: full, expected_total: undefined, storefront, now, locked };
  const { at, pieces, row } = await priceLine(tx, asked);

  const own = at.departure.id === line.departure_id ? line : null;
  const places = Math.max(0, row.places - (own?.places ?? 0));
  if (places > at.left) throw await countTakenPlaces(tx, at.departure, at.left + (own?.places ?? 0), now);
  return {
    row: { ...row, snapshot_json: asAgreed(row.snapshot_json, line) },
    at,
    places,
    pieces: await morePieces(tx, { own, at, pieces, pending, now }),
  };
}

/** Where guests are fetched, and extras, stay as they were unless something is said of them. */
function fullSelection(line: OrderLineRow, { booking_info, extra_items_units }: LineChangeRequest): FullSelection {
  const before = parseSelection(line);
  const { pickup_point_id, dropoff_point_id } = before.booking_info;
  const extras = extra_items_units ?? before.extra_items_units;
  return {
    experience_id: line.experience_id,
    booking_info: {
      ...booking_info,
      pickup_point_id: booking_info.pickup_point_id === undefined ? pickup_point_id : booking_info.pickup_point_id,
      dropoff_point_id: booking_info.dropoff_point_id === undefined ? dropoff_point_id : booking_info.dropoff_point_id,
    },
    ...(extras && { extra_items_units: extras }),
  };
}

/** It goes by the policy that was agreed when it was bought. */
function asAgreed(snapshot_json: string, line: OrderLineRow): string {
  const snapshot = JSON.parse(snapshot_json) as LineSnapshot;
  const { cancellation_policy } = (JSON.parse(line.snapshot_json) as LineSnapshot).experience;
  return JSON.stringify({ ...snapshot, experience: { ...snapshot.experience, cancellation_policy } });
}

async function morePieces(
  tx: Transaction,
  {
    own,
    at,
    pieces,
    pending,
    now,
  }: Pick<AmendedLine, 'at' | 'pieces'> & Pick<AmendedLineInput, 'pending' | 'now'> & { own: OrderLineRow | null },
): Promise<AmendedLine['pieces']> {
  const mine = own ? piecesOf([own]) : [];
  const more: AmendedLine['pieces'] = [];
  for (const it of pieces.toSorted((a, b) => a.item_id - b.item_id)) {
    const had = mine.find(({ item_id }) => item_id === it.item_id)?.pieces ?? 0;
    if (it.pieces <= had) continue;
    const left = await piecesLeft(tx, at.departure.id, it.item_id, it.stock, now, { line_id: pending?.id ?? '' });
    if (it.pieces - had > left) throw piecesTaken(it.item_id, left + had);
    more.push({ ...it, pieces: it.pieces - had });
  }
  return more;
}
