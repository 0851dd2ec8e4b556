import { fittingAnswers } from '#domain/booking/booking-questions.ts';
import type { BookingAnswer, ParticipantsInfo } from '#domain/contract/cart.ts';
import { namesLeft } from '#domain/orders/line-change.ts';
import { freeSold, sellLines } from '../../catalogue/places.ts';
import { lockDepartures } from '../../catalogue/places-left.ts';
import type { LineSnapshot } from '../../catalogue/price-line.ts';
import { bookedDate, peopleOf } from '../../database/booked-selection.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { Refused } from '../../errors.ts';
import type { AmendmentRow } from './amendments.ts';
import { dropAmendments, endAmendment } from './amendments.ts';
import { notifyBuyer } from './pending-emails.ts';
import { priceWithLine } from './prices.ts';

import { changeOrderLine, orderLinesOf } from './queries.ts';

/**
 * Applies an amendment to a locked order: frees the line's old places and sells the new ones in this transaction.
 *
 * @returns what the order costs then, to be kept with its money; null where the places have gone, or the line is not to be changed any
 *   more: then nothing has changed
 */
export async function applyAmendment(
  tx: Transaction,
  order: OrderRow,
  change: AmendmentRow,
  now: Temporal.Instant,
): Promise<ReturnType<typeof priceWithLine> | null> {
  const lines = await orderLinesOf(tx, order.id);
  const line = lines.find(({ id }) => id === change.line_id);
  if (!line || order.status !== 'confirmed' || line.attendance_status !== 'expected') return null;
  if (!(await movePlaces(tx, line, change, now))) return null;

  const { id: _same, ...after } = lineAfterAmendment(line, change);
  await changeOrderLine(tx, line, after);
  await endAmendment(tx, change, 'made');
  await dropAmendments(tx, order.id);
  await notifyBuyer(tx, order, 'moved');
  return priceWithLine(order, lines, { ...line, ...after });
}

async function movePlaces(
  tx: Transaction,
  line: OrderLineRow,
  change: AmendmentRow,
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

/** The line as it is once the change is made: those who still come keep their names and their answers. */
export function lineAfterAmendment(
  line: OrderLineRow,
  change: Pick<
    AmendmentRow,
    'departure_id' | 'places' | 'gross' | 'deposit' | 'discount' | 'wish_json' | 'snapshot_json' | 'answers_json'
  >,
): OrderLineRow {
  const { departure_id, places, gross, deposit, discount, wish_json, snapshot_json } = change;
  const people = peopleOf(wish_json);
  const names = namesLeft(JSON.parse(line.participants_json) as ParticipantsInfo, people);
  const answers = fittingAnswers(JSON.parse(snapshot_json) as LineSnapshot, [
    ...(JSON.parse(line.answers_json) as BookingAnswer[]),
    ...(JSON.parse(change.answers_json) as BookingAnswer[]),
  ]);
  return {
    ...line,
    departure_id,
    places,
    gross,
    deposit,
    discount,
    wish_json,
    snapshot_json,
    people,
    date: bookedDate(wish_json),
    participants_json: JSON.stringify(names),
    answers_json: JSON.stringify(answers),
  };
}
