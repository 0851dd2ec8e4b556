import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { writeAs } from '../http/idempotency.ts';
import type { Route } from '../http/route.ts';
import { route } from '../http/route.ts';
import { attendedLine } from './line-attendance.ts';
import { lockOrder } from './queries.ts';
import { moveRefused } from './refused-move.ts';
import { oneLine } from './seller-lines.ts';
import { sellersLines } from './sellers.ts';
import * as calls from './sellers-contract.ts';
import { readVoucher, voucherCode } from './voucher.ts';

/** What staff do with the code of a voucher: see whom it is for, and check them in, once (P12). */
export function voucherRoutes(context: Context): Route[] {
  return [
    route(
      calls.readVoucher,
      ({ params, caller, now }) =>
        context.database.read(async (tx) => {
          const { line, order, all } = await found(tx, caller, params['code']);
          return oneLine(tx, { line, order }, all, now);
        }),
      'bookings.read',
    ),
    writeAs(
      context,
      calls.checkIn,
      async (tx, { params, caller, now }) => {
        const seen = await found(tx, caller, params['code']);
        const locked = await lockOrder(tx, seen.order.id);
        const { line, all, isMine } = await found(tx, caller, params['code']);
        if (!isMine(line)) throw forbidden();
        if (line.attendance_status === 'checked_in')
          throw moveRefused('This voucher has been used: its guests are checked in.');
        const changed = await attendedLine(tx, locked, line, { attendance_status: 'checked_in' });
        const after = all.map((it) => (it.id === line.id ? changed.line : it));
        return oneLine(tx, changed, after, now);
      },
      'bookings.check_in',
    ),
  ];
}

/** The line that a code is of, for those who see it. @throws Failed 404 */
async function found(tx: Transaction, caller: Caller, code = '') {
  const read = readVoucher(code.toUpperCase());
  if (!read) throw notFound();
  const order = await tx.selectFrom('orders').select('id').where('number', '=', read.number).executeTakeFirst();
  if (!order) throw notFound();
  const lines = await sellersLines(tx, caller, order.id, 'bookings.check_in');
  const line = lines.all[read.position];
  const isRight = line && voucherCode(`${read.number}-${read.position + 1}`, line.id) === code.toUpperCase();
  if (!isRight || !lines.seen.includes(line)) throw notFound();
  return { ...lines, line };
}
