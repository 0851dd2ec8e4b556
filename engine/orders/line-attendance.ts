import type { AttendanceStatus } from '#domain/contract/orders.ts';
import { canMove } from '#domain/status.ts';
import type { Transaction } from '../database/database.ts';
import { answersFor } from './answers-given.ts';
import type { OrderLineRow, OrderRow } from './queries.ts';
import { changeOrder, changeOrderLine } from './queries.ts';
import { moveRefused } from './refused-move.ts';
import type { LineChange } from './sellers-contract.ts';

/**
 * Notes of a line of a locked order whether its guests have come, who they are, what they answer, and what there is to say (P11).
 *
 * @throws Failed 409; Invalid for an answer that does not fit its question
 */
export async function attendedLine(
  tx: Transaction,
  order: OrderRow,
  line: OrderLineRow,
  { attendance_status, note, booking_answers, booking_participants_info: people }: LineChange,
): Promise<{ order: OrderRow; line: OrderLineRow }> {
  const from = line.attendance_status as AttendanceStatus;
  if (attendance_status !== undefined && attendance_status !== from) refuseMove(order, from, attendance_status);
  const changes = {
    ...(attendance_status !== undefined && { attendance_status }),
    ...(note !== undefined && { note }),
    ...(booking_answers !== undefined && { answers_json: JSON.stringify(answersFor(line, booking_answers)) }),
    ...(people !== undefined && { participants_json: JSON.stringify(people) }),
  };
  if (Object.keys(changes).length === 0) return { order, line };
  const changed = await changeOrderLine(tx, line, changes);
  const isPersonal = note !== undefined || booking_answers !== undefined || people !== undefined;
  return { order: await changeOrder(tx, order, isPersonal ? { redacted_at: null } : {}), line: changed };
}

const words: Readonly<Record<AttendanceStatus, string>> = {
  expected: 'expected',
  checked_in: 'checked in',
  no_show: 'noted as not having come',
  cancelled: 'cancelled',
};

function refuseMove({ status }: OrderRow, from: AttendanceStatus, to: AttendanceStatus): void {
  if (to === 'cancelled' && canMove('attendance', from, to))
    throw moveRefused('Cancel a line by POST to its cancel/: its places and its money go with it.');
  if (!canMove('attendance', from, to)) throw moveRefused(`Guests who are ${words[from]} cannot become ${words[to]}.`);
  if (status === 'confirmed' || status === 'completed') return;
  throw moveRefused(`This order is ${status}. Confirm it first, or take its payment.`);
}
