import { type Minor, toDecimal } from '#domain/money/money.ts';
import { Refused } from '../../base/errors.ts';
import { parseSelection } from '../../catalogue/price-line.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import type { Actor } from '../../history/record-change.ts';
import { lockAmendmentTerms } from '../../orders/amend/amendment-terms.ts';
import { holdAmendment } from '../../orders/amend/hold-amendment.ts';
import { cancelOneLine } from '../../orders/cancel/cancel-order.ts';
import { applyAmendment } from '../../orders/model/amendments.ts';
import { paidForLines } from '../../orders/model/prices.ts';
import { changeOrderLine, findLine, orderLinesOf, updateOrder } from '../../orders/model/queries.ts';
import { endLiveSessions } from '../../orders/model/sessions.ts';

interface Leaving {
  readonly order: OrderRow;
  /** The lines of the departure that is cancelled or moved. */
  readonly lines: readonly OrderLineRow[];
  readonly now: Temporal.Instant;
  readonly actor: Actor;
}

/**
 * Cancels lines of a locked order and refunds everything that was paid for them, whatever their policy says.
 *
 * @returns the refunded amount, in minor units
 * @throws Failed 409 for an order that can no longer be cancelled
 */
export async function refundLines(
  { newId }: Context,
  tx: Transaction,
  { order, lines, now, actor }: Leaving,
): Promise<Minor> {
  let current = order;
  for (const { id } of lines) {
    const all = await orderLinesOf(tx, order.id);
    const line = await resetAttendance(tx, findLine(all, id));
    const stated = toDecimal(paidForLines(current, all).get(id) ?? 0, order.currency);
    current = await cancelOneLine(tx, current, line, { stated, by: null, actor, now, newId });
  }
  return current.refunded - order.refunded;
}

/**
 * Moves lines of a locked order to another departure of their tour, at the agreed price.
 *
 * @param note  staff's words in the email that confirms the move
 * @throws Refused places_taken, past_cutoff; Invalid; Failed 409 for an order that can no longer be changed
 */
export async function moveLines(
  context: Context,
  tx: Transaction,
  { order, lines, now, actor, storefront }: Leaving & { readonly storefront: Storefront | null },
  to: { readonly date: string; readonly start_time_id: number },
  note = '',
): Promise<void> {
  if (!storefront) throw new Refused('past_cutoff', 'The shop of this booking is closed.');
  await endLiveSessions(tx, order.id);
  let current = order;
  for (const { id } of lines) {
    const all = await orderLinesOf(tx, order.id);
    const line = await resetAttendance(tx, findLine(all, id));
    const { booking_info } = parseSelection(line);
    const body = { booking_info: { ...booking_info, ...to } };
    const of = { order: current, line, all: all.map((it) => (it.id === id ? line : it)) };
    const request = { body, storefront, now, by: 'staff' as const, keepsPrice: true };
    const terms = await lockAmendmentTerms(tx, of, request, context.payments);
    const held = { order: current, line, terms, answers: [], id: context.newId(), session_id: null, now };
    const change = await holdAmendment(tx, { ...held, until: now.add({ minutes: 1 }) });
    const price = await applyAmendment(tx, current, change, { now, actor, note });
    if (!price) throw new Refused('past_cutoff', 'It is too late to move this booking.');
    current = await updateOrder(tx, current, price);
  }
}

/** Resets guests who were checked in or marked as absent, because only an expected line can be cancelled or moved. */
async function resetAttendance(tx: Transaction, line: OrderLineRow): Promise<OrderLineRow> {
  const { attendance_status } = line;
  if (attendance_status !== 'checked_in' && attendance_status !== 'no_show') return line;
  return changeOrderLine(tx, line, { attendance_status: 'expected' });
}
