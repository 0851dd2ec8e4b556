import { hash } from 'node:crypto';
import type { ParticipantsInfo } from '#domain/contract/cart.ts';
import type { DeskGuest } from '#domain/contract/desk.ts';
import { codeHash, normalCode } from '#domain/desk/code-hash.ts';
import { toDecimal } from '#domain/money/money.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { answersByWhom } from '#text/answer-words.ts';
import { buyerContact } from '../database/buyer-contact.ts';
import type { Transaction } from '../database/database.ts';
import type { OrderLineRow, OrderRow } from '../database/tables.ts';
import { answeredLine } from '../orders/model/booking-answers.ts';
import { dueOf } from '../orders/model/prices.ts';
import { voucherCode } from '../orders/read/vouchers.ts';

/** A guest, with the departure and with the accounts whose desks may write about the line. */
export interface FoundGuest {
  readonly departure_id: number;
  readonly accounts: readonly number[];
  readonly guest: DeskGuest;
}

/** The lines to read: lines of these departures that these accounts sold, or that are of their tours. */
interface ReadGuestsInput {
  readonly accounts: readonly number[];
  readonly departures: readonly number[];
}

/** Guests whose order is confirmed, pending or cancelled, not expired, in the order of booking. */
export async function readGuests(tx: Transaction, input: ReadGuestsInput): Promise<FoundGuest[]> {
  const rows = await linesOf(tx, input);
  return rows.map((row) => ({
    departure_id: row.departure_id,
    accounts: [row.seller_id, row.supplier_id],
    guest: guestOf(row, input.accounts),
  }));
}

type GuestRow = Awaited<ReturnType<typeof linesOf>>[number];

async function linesOf(tx: Transaction, { accounts, departures }: ReadGuestsInput) {
  const found = [];
  for (let i = 0; i < departures.length; i += AT_ONCE)
    found.push(...(await linesAt(tx, accounts, departures.slice(i, i + AT_ONCE))));
  return found;
}

/** The most parameters of one statement, because databases have a limit. */
export const AT_ONCE = 5_000;

function linesAt(tx: Transaction, accounts: readonly number[], departures: readonly number[]) {
  return tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('stores as s', 's.id', 'o.store_id')
    .innerJoin('experiences as e', 'e.id', 'l.experience_id')
    .select(['l.id', 'l.departure_id', 'l.snapshot_json', 'l.participants_json', 'l.answers_json'])
    .select([
      'l.attendance_status',
      'l.note as staff_note',
      'o.number',
      'o.status',
      'o.note',
      'o.main_contact_info_json',
    ])
    .select(['o.currency', 'o.total', 'o.paid', 'o.refunded'])
    .select(['s.title as store', 's.account_id as seller_id', 'e.account_id as supplier_id'])
    .select((query) =>
      query
        .selectFrom('order_lines as b')
        .select(({ fn }) => fn.countAll().as('before'))
        .whereRef('b.order_id', '=', 'l.order_id')
        .whereRef('b.position', '<', 'l.position')
        .as('before'),
    )
    .where('l.departure_id', 'in', [0, ...departures])
    .where('o.status', '<>', 'expired')
    .where((it) => it.or([it('s.account_id', 'in', [0, ...accounts]), it('e.account_id', 'in', [0, ...accounts])]))
    .orderBy('o.created_at')
    .orderBy('o.number')
    .orderBy('l.position')
    .execute();
}

function guestOf(row: GuestRow, accounts: readonly number[]): DeskGuest {
  const line = answeredLine(row);
  const { phone_number: phone, ...contact } = buyerContact(row);
  const { participants } = JSON.parse(row.participants_json) as ParticipantsInfo;
  const number = `${row.number}-${Number(row.before ?? 0) + 1}`;
  const over = row.status === 'cancelled' ? 0 : row.paid - row.refunded - row.total;
  return {
    number,
    code: codeHash(hash('sha256', normalCode(voucherCode(number, row.id)), 'buffer')),
    status: guestStatus(row),
    ...contact,
    phone,
    party: line.booking_info.pricing_units.map(({ pricing_option, quantity, group_size }) => ({
      title: pricing_option.pricing_category.title,
      people: quantity * (group_size ?? 1),
    })),
    names: participants.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()).filter(Boolean),
    pickup: line.booking_info.pickup_point?.name ?? null,
    extras: line.extra_items_units.map(({ quantity, extra_item }) => ({ title: extra_item.title, quantity })),
    answers: answersByWhom(line).flatMap(({ who, items }) =>
      items.map(({ question: { text }, answer }) => ({
        title: who === null ? text : `${phrasesText(who)}: ${text}`,
        value: answer.text,
      })),
    ),
    paid: toDecimal(row.paid - row.refunded, row.currency),
    due: toDecimal(dueOf(row), row.currency),
    ...(over > 0 && { over: toDecimal(over, row.currency) }),
    note: row.note,
    staff_note: row.staff_note,
    ...(!accounts.includes(row.seller_id) && { seller: row.store }),
  };
}

function guestStatus({
  status,
  attendance_status,
}: Pick<OrderRow, 'status'> & Pick<OrderLineRow, 'attendance_status'>) {
  if (status === 'cancelled' || attendance_status === 'cancelled') return 'cancelled';
  if (status === 'pending') return 'pending';
  return attendance_status === 'expected' ? 'booked' : attendance_status;
}
