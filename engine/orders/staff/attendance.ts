import type { AttendanceStatus } from '#domain/contract/orders.ts';
import type { OrderLineChange } from '#domain/contract/seller-orders.ts';
import * as calls from '#domain/contract/seller-orders.ts';
import { scannedText } from '#domain/desk/scanned-text.ts';
import { parseVoucherText, readVoucher } from '#domain/desk/voucher-text.ts';
import { canMove } from '#domain/orders/status.ts';
import { scannedPlainly } from '#domain/typing/typed-text.ts';
import { forbiddenError, notFoundError, orNotFound } from '../../base/errors.ts';
import { publicKeys, verifyVoucher } from '../../catalogue/voucher-keys.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderRow } from '../../database/tables.ts';
import type { Principal } from '../../http/principal.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import { type AccountInput, databaseChecks, type Route, readAs } from '../../http/route.ts';
import { answersFor } from '../model/booking-answers.ts';
import { checkedFirst, lockAfter, sellersLines } from '../model/order-access.ts';
import { lineFacts, recordOrderChange } from '../model/order-history.ts';
import type { LineOfOrder } from '../model/prices.ts';
import {
  changeOrderLine,
  findLine,
  isBooked,
  moveRefusedError,
  storeOf,
  updateOrder,
  withLine,
} from '../model/queries.ts';
import { scheduleReviewRequest } from '../model/review-requests.ts';
import { oneLine } from '../read/seller-replies.ts';
import { numberInCode, voucherCode } from '../read/vouchers.ts';

/**
 * Saves the attendance of a line's guests, their names, their answers and a note (P11).
 *
 * @throws Failed 409; Invalid for an answer that does not fit its question
 */
export async function noteAttendance(
  tx: Transaction,
  { order, line, all }: LineOfOrder,
  { attendance_status, note, booking_answers, booking_participants_info: people }: OrderLineChange,
  { now, by }: { now: Temporal.Instant; by: number },
): Promise<LineOfOrder> {
  const from = line.attendance_status;
  if (attendance_status !== undefined && attendance_status !== from) refuseMove(order, from, attendance_status);
  const changes = {
    ...(attendance_status !== undefined && { attendance_status }),
    ...(note !== undefined && { note }),
    ...(booking_answers !== undefined && { answers_json: JSON.stringify(answersFor(line, booking_answers)) }),
    ...(people !== undefined && { participants_json: JSON.stringify(people) }),
  };
  if (Object.keys(changes).length === 0) return { order, line, all };
  const changed = await changeOrderLine(tx, line, changes);
  if (attendance_status === 'checked_in' && from !== attendance_status) await scheduleReviewRequest(tx, line, now);
  const isPersonal = note !== undefined || booking_answers !== undefined || people !== undefined;
  const record = { actor: { user_id: by }, at: now };
  const { title, date, time } = lineFacts(line);
  if (attendance_status !== undefined && attendance_status !== from) {
    const [before, after] = [from, attendance_status].map((status) => ({ title, date, time, status }));
    await recordOrderChange(tx, order, { kind: 'attendance', ...record, before, after });
  }
  if (note !== undefined && note !== line.note) {
    const [before, after] = [line.note, note].map((it) => ({ title, personal: { note: it } }));
    await recordOrderChange(tx, order, { kind: 'note', ...record, before, after });
  }
  if (booking_answers !== undefined || people !== undefined)
    await recordOrderChange(tx, order, { kind: 'guests', ...record, after: { title, date, time } });
  const noted = await updateOrder(tx, order, isPersonal ? { redacted_at: null } : {});
  return { order: noted, line: changed, all: withLine(all, changed) };
}

const words: Readonly<Record<AttendanceStatus, string>> = {
  expected: 'expected',
  checked_in: 'checked in',
  no_show: 'noted as not having come',
  cancelled: 'cancelled',
};

function refuseMove({ status }: OrderRow, from: AttendanceStatus, to: AttendanceStatus): void {
  if (to === 'cancelled' && canMove('attendance', from, to))
    throw moveRefusedError('Cancel a line by POST to its cancel/: its places and its money go with it.');
  if (!canMove('attendance', from, to))
    throw moveRefusedError(`Guests who are ${words[from]} cannot become ${words[to]}.`);
  if (!isBooked({ status })) throw moveRefusedError(`This order is ${status}. Confirm it first, or take its payment.`);
}

/** PATCH of a line: its attendance, and a note. */
export function changeLineRoute(context: Context): Route {
  const found = async (tx: Transaction, caller: Principal, params: Readonly<Record<string, string>>) => {
    const { order, all, seen, isMine } = await sellersLines(tx, caller, params['orderId'], 'bookings.check_in');
    const line = findLine(seen, params['id']);
    if (!isMine(line)) throw forbiddenError();
    return { order, line, all };
  };
  const change = async (tx: Transaction, input: AccountInput<unknown, OrderLineChange>) => {
    const { params, caller, body, now, request } = input;
    const current = await lockAfter(tx, () => found(tx, caller, params), request);
    return oneLine(tx, await noteAttendance(tx, current, body, { now, by: caller.user_id }), now);
  };
  return databaseChecks(
    writeAs(context, calls.changeSellerLine, 'bookings.check_in', change),
    checkedFirst(context, found),
  );
}

/** Calls by which staff use the code of a voucher: to see its line, and to check its guests in, once (P12). */
export function voucherRoutes(context: Context): Route[] {
  const checkIn = async (tx: Transaction, { params, caller, now }: AccountInput<unknown, unknown>) => {
    const { order, line, all, isMine } = await lockAfter(tx, () => lineOfCode(tx, caller, params['code']));
    if (!isMine(line)) throw forbiddenError();
    if (line.attendance_status === 'checked_in')
      throw moveRefusedError('This voucher has been used: its guests are checked in.');
    return oneLine(
      tx,
      await noteAttendance(tx, { order, line, all }, { attendance_status: 'checked_in' }, { now, by: caller.user_id }),
      now,
    );
  };
  return [
    readAs(context, calls.readVoucherLine, 'bookings.read', async (tx, { params, caller, now }) =>
      oneLine(tx, await lineOfCode(tx, caller, params['code']), now),
    ),
    writeAs(context, calls.checkIn, 'bookings.check_in', checkIn),
  ];
}

/** The line of a printed code or a signed text (T8), for callers who see it. @throws Failed 404 */
async function lineOfCode(tx: Transaction, caller: Principal, entered = '') {
  const scanned = scannedText(entered);
  const code = scanned.kind === 'code' ? scanned.code : scannedPlainly(entered);
  const named = parseVoucherText(code)?.voucher.number ?? numberInCode(code);
  const [, number = '', position = ''] = /^(LF-\w{6})-(\d+)$/.exec(named ?? '') ?? [];
  const order = orNotFound(await tx.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst());
  const lines = await sellersLines(tx, caller, order.id, 'bookings.check_in');
  const line = lines.all[Number(position) - 1];
  if (!line || !lines.seen.includes(line)) throw notFoundError();
  if (voucherCode(`${number}-${position}`, line.id) !== code && !(await isSigned(tx, order, code)))
    throw notFoundError();
  return { ...lines, line };
}

/** Whether a text is signed by the selling account of an order, or by one of its devices. */
async function isSigned(tx: Transaction, order: OrderRow, text: string): Promise<boolean> {
  const { account_id } = await storeOf(tx, order);
  return (await readVoucher(text, await publicKeys(tx, [account_id]), verifyVoucher))?.state === 'genuine';
}
