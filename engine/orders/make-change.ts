import type { BookingAnswer } from '#domain/contract/cart.ts';
import { freeSold, sellLines, takePlaces } from '../catalogue/places.ts';
import { lockDepartures } from '../catalogue/places-left.ts';
import type { Transaction } from '../database/database.ts';
import { Refused } from '../http/errors.ts';
import type { ChangeTerms } from './change-terms.ts';
import { priceAfter } from './change-terms.ts';
import { lineAfter } from './line-after.ts';
import type { ChangeRow } from './line-changes.ts';
import { dropChanges, endChange } from './line-changes.ts';
import { oweLetter } from './owed-letters.ts';
import type { CartRow, OrderLineRow, OrderRow } from './queries.ts';
import { changeOrderLine, orderLinesOf } from './queries.ts';

interface Held {
  id: string;
  order: OrderRow;
  line: OrderLineRow;
  terms: ChangeTerms;
  answers: readonly BookingAnswer[];
  session_id: string | null;
  now: Temporal.Instant;
  until: Temporal.Instant;
}

/**
 * Keeps a change of a locked order with what it takes beyond what the line has, held by a closed cart of its own, in place of any other
 * change of that order.
 */
export async function holdChange(tx: Transaction, { id, order, line, terms, ...held }: Held): Promise<ChangeRow> {
  const { answers, session_id, now, until } = held;
  const { row, at, places, pieces } = terms.changed;
  await dropChanges(tx, order.id);
  const [created_at, expires_at] = [now.epochMilliseconds, until.epochMilliseconds];
  const { departure_id, gross, deposit, wish_json, snapshot_json } = row;
  const change: ChangeRow = {
    id,
    order_id: order.id,
    line_id: line.id,
    session_id,
    state: 'pending',
    departure_id,
    places: row.places,
    gross,
    deposit,
    discount: terms.discount,
    wish_json,
    snapshot_json,
    answers_json: JSON.stringify(answers),
    to_pay: terms.to_pay,
    created_at,
    expires_at,
  };
  await tx.insertInto('line_changes').values(change).execute();
  await tx.insertInto('carts').values(closedCart(change, order)).execute();
  const taken = { places, wish_json: JSON.stringify({ ...(JSON.parse(wish_json) as object), pieces }) };
  await tx
    .insertInto('cart_lines')
    .values({ ...row, ...taken, id, cart_id: id, position: 0, participants_json: '{}', answers_json: '[]' })
    .execute();
  await takePlaces(tx, { line_id: id, cart_id: id, before: null, at, places, pieces, now, expires_at: until });
  return change;
}

/** What a change holds, it holds by a cart that nobody can see or change. */
function closedCart({ id, created_at, expires_at }: ChangeRow, { id: order_id, store_id }: OrderRow): CartRow {
  return {
    id,
    store_id,
    created_at,
    expires_at: expires_at ?? created_at,
    version: 1,
    main_contact_info_json: null,
    note: '',
    has_participants_info: 0,
    promo_code: null,
    order_id,
    ordered: 1,
    payments_begun: 0,
    network: null,
  };
}

/**
 * Makes a change of a locked order: the line's old places are given back and its new ones sold, held or not, all in this transaction.
 *
 * @returns what the order costs then, to be kept with its money; null where the places have gone, or the line is not to be changed any
 *   more: then nothing has changed
 */
export async function madeChange(
  tx: Transaction,
  order: OrderRow,
  change: ChangeRow,
  now: Temporal.Instant,
): Promise<ReturnType<typeof priceAfter> | null> {
  const lines = await orderLinesOf(tx, order.id);
  const line = lines.find(({ id }) => id === change.line_id);
  if (!line || order.status !== 'confirmed' || line.attendance_status !== 'expected') return null;
  if (!(await haveMoved(tx, line, change, now))) return null;

  const { id: _same, ...after } = lineAfter(line, change);
  await changeOrderLine(tx, line, after);
  await endChange(tx, change, 'made');
  await dropChanges(tx, order.id);
  await oweLetter(tx, order, 'moved');
  return priceAfter(order, lines, { ...line, ...after });
}

async function haveMoved(
  tx: Transaction,
  line: OrderLineRow,
  change: ChangeRow,
  now: Temporal.Instant,
): Promise<boolean> {
  const ids = new Set([line.departure_id, change.departure_id]);
  const departures = await lockDepartures(tx, [...ids]);
  const toCome = departures.filter(({ starts_at }) => starts_at > now.epochMilliseconds);
  if (toCome.length < ids.size) return false;
  await freeSold(tx, [line]);
  try {
    await sellLines(tx, { lines: [change], cart_id: change.id, now });
    return true;
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== 'places_taken') throw error;
    // They are free: nobody else could take them since.
    await sellLines(tx, { lines: [line], cart_id: null, now });
    return false;
  }
}
