import type { CartLine } from '#domain/contract/cart.ts';
import type { ChangeWish } from '#domain/contract/line-change.ts';
import { formatInstant } from '#domain/format.ts';
import { changeableUntil } from '#domain/line-change.ts';
import type { LockedDeparture } from '../catalogue/lock-departure.ts';
import { lockDeparture } from '../catalogue/lock-departure.ts';
import type { Pieces } from '../catalogue/places.ts';
import { piecesOf } from '../catalogue/places.ts';
import { lockBeside, piecesLeft, piecesTaken, placesTaken } from '../catalogue/places-left.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { FullWish, LineSnapshot, WishedLine } from '../catalogue/wished-line.ts';
import { isSameWish, wishedLine, wishOf } from '../catalogue/wished-line.ts';
import type { Transaction } from '../database/database.ts';
import { Invalid, Refused } from '../http/errors.ts';
import type { ChangeRow } from './line-changes.ts';
import { paidForLines } from './line-shares.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { moveRefused } from './refused-move.ts';

interface Asked {
  line: OrderLineRow;
  wish: ChangeWish;
  /** A change that waits for its payment: what it holds counts as free, for this one comes in its place. */
  pending: ChangeRow | undefined;
  storefront: Storefront;
  now: Temporal.Instant;
}

/** What a booked line would be, its departures locked: nothing is written yet. */
export interface ChangedLine {
  row: WishedLine['row'];
  at: LockedDeparture;
  /** What it takes beyond what it has at that departure already. */
  places: number;
  pieces: (Pieces & { stock: number })[];
}

/**
 * Checks and prices another wish for a booked line, by the rules of any booking; its own places and pieces count as free.
 *
 * @throws Invalid; Refused past_cutoff, places_taken
 */
export async function changedLine(
  tx: Transaction,
  { line, wish, pending, storefront, now }: Asked,
): Promise<ChangedLine> {
  const full = fullWish(line, wish);
  if (isSameWish(line, full)) throw new Invalid([{ path: ['non_field_errors'], message: 'It is booked like this.' }]);
  const departure = { experience_id: full.experience_id, ...full.booking_info };
  await lockBeside(tx, [line], departure);
  const locked = await lockDeparture(tx, departure, now, pending?.id ?? '');
  const asked = { id: line.id, wish: full, expected_total: undefined, storefront, now, locked };
  const { at, pieces, row } = await wishedLine(tx, asked);

  const own = at.departure.id === line.departure_id ? line : null;
  const places = Math.max(0, row.places - (own?.places ?? 0));
  if (places > at.left) throw await placesTaken(tx, at.departure, at.left + (own?.places ?? 0), now);
  return {
    row: { ...row, snapshot_json: asAgreed(row.snapshot_json, line) },
    at,
    places,
    pieces: await morePieces(tx, { own, at, pieces, pending, now }),
  };
}

/** Where guests are fetched, and extras, stay as they were unless something is said of them. */
function fullWish(line: OrderLineRow, { booking_info, extra_items_units }: ChangeWish): FullWish {
  const before = wishOf(line);
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
  }: Pick<ChangedLine, 'at' | 'pieces'> & Pick<Asked, 'pending' | 'now'> & { own: OrderLineRow | null },
): Promise<ChangedLine['pieces']> {
  const mine = own ? piecesOf([own]) : [];
  const more: ChangedLine['pieces'] = [];
  for (const it of pieces.toSorted((a, b) => a.item_id - b.item_id)) {
    const had = mine.find(({ item_id }) => item_id === it.item_id)?.pieces ?? 0;
    if (it.pieces <= had) continue;
    const left = await piecesLeft(tx, at.departure.id, it.item_id, it.stock, now, { line_id: pending?.id ?? '' });
    if (it.pieces - had > left) throw piecesTaken(it.item_id, left + had);
    more.push({ ...it, pieces: it.pieces - had });
  }
  return more;
}

/**
 * Until when a buyer may change a line; null where it cannot be changed at all.
 *
 * @param all  the order's lines
 */
export function changeableLine(
  order: OrderRow,
  line: OrderLineRow,
  all: readonly OrderLineRow[],
  now: Temporal.Instant,
): Temporal.Instant | null {
  if (order.status !== 'confirmed' || line.attendance_status !== 'expected') return null;
  const isPaid = (paidForLines(order, all).get(line.id) ?? 0) > 0;
  const until = changeableUntil(JSON.parse(line.snapshot_json) as CartLine, isPaid);
  return until && Temporal.Instant.compare(now, until) <= 0 ? until : null;
}

/** @throws Failed 409, Refused past_cutoff where the line cannot be changed by its buyer */
export function refuseUnchangeable(
  order: OrderRow,
  line: OrderLineRow,
  all: readonly OrderLineRow[],
  now: Temporal.Instant,
): Temporal.Instant {
  const until = changeableLine(order, line, all, now);
  if (until) return until;
  if (order.status !== 'confirmed') throw moveRefused(`This order is ${order.status}: it cannot be changed.`);
  const { experience, starts_at, time_zone } = JSON.parse(line.snapshot_json) as CartLine;
  if (line.attendance_status === 'cancelled') throw moveRefused(`“${experience.title}” has been cancelled.`);
  if (line.attendance_status !== 'expected')
    throw moveRefused(`The shop has noted who came to “${experience.title}”: it cannot be changed any more.`);
  const was = changeableUntil({ starts_at, experience }, (paidForLines(order, all).get(line.id) ?? 0) > 0);
  const why = was
    ? `“${experience.title}” could be changed until ${formatInstant(was.toString(), time_zone)}.`
    : `“${experience.title}” cannot be changed by its terms.`;
  throw new Refused('past_cutoff', `${why} Please ask the shop.`, { order_id: order.id });
}
