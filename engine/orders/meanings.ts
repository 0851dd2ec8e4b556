import { DayQuery } from '#domain/contract/booking-days.ts';
import { jsonSchema } from '#domain/contract/fields.ts';
import { BookingsQuery } from '#domain/contract/office/bookings.ts';
import { AttendanceStatus, OrderStatus, PaymentStatus } from '#domain/contract/orders.ts';
import { NewSellerOrder, OrdersQuery, Payment } from '#domain/contract/seller-orders.ts';
import { describe } from '../http/describe.ts';
import { namedRanges } from './read/list-orders.ts';

/** Meanings of filters and fields of orders, for `/schema/`. */

const oneOf = (field: Parameters<typeof jsonSchema>[0], description: string) => ({ ...jsonSchema(field), description });
const day = '\\d{4}-\\d{2}-\\d{2}';
describe(OrdersQuery, {
  date_range: {
    description: `The days on which it was made, by each store’s calendar: a word, or two days such as \`2026-12-01,2026-12-31\`, of which one may be left out.`,
    anyOf: [
      { type: 'string', enum: Object.keys(namedRanges) },
      { type: 'string', pattern: `^(${day},(${day})?|,${day})$` },
    ],
    examples: ['2026-12-01,2026-12-31'],
  },
  overdue: { description: 'Whether the amount due is late.', type: 'boolean' },
  payment_status: oneOf(PaymentStatus, 'The part of it that is paid.'),
  status: oneOf(OrderStatus, 'The state of the order.'),
  seller: { description: 'The account that sells.', type: 'integer', 'x-names': 'base_accounts' },
  store: { description: 'The store in which it was bought.', type: 'integer', 'x-names': 'stores' },
});
describe(BookingsQuery, {
  search:
    'Beginnings of words of the number, the name, the email address and the phone number; or the end of the phone number.',
  status: oneOf(OrderStatus, 'The state of the order.'),
  payment_status: oneOf(PaymentStatus, 'The part of it that is paid.'),
  store: { description: 'The store in which it was bought.', type: 'integer', 'x-names': 'stores' },
  date_from: 'The first day of a range: one of its tours is in this range.',
  date_to: 'The last day of a range: one of its tours is in this range.',
  before: 'The value of `next` from the page before.',
});
describe(DayQuery, {
  attendance_status: oneOf(AttendanceStatus, 'Whether the guests of the line have come.'),
  status: oneOf(
    OrderStatus,
    'The state of the order. Where it is left out: confirmed and completed orders, without cancelled lines.',
  ),
});
describe(NewSellerOrder, {
  store: 'A caller with one store may leave it out.',
  paid: 'Whether `amount` has been paid already.',
  status: '`pending`: its places are only kept, for a while.',
  amount: 'The amount to pay first.',
  payment_method_id: '`1`: by hand, `2`: by a payment link.',
  language: 'The language of the emails to the buyer; null: the store’s own.',
  hold: {
    description: 'The hold whose places the order takes.',
    type: 'string',
    format: 'uuid',
    examples: ['6f0c1f5e-2f0d-4b8e-9d57-0a1b2c3d4e5f'],
  },
});
describe(Payment, {
  state:
    'A payment has the state of its session. A refund is `owed` (the provider has not taken it), `sent` (on its way), `done` (arrived), `failed` (still owed) or `replaced` (given by hand).',
  replaces: 'The failed refund that this one replaces, or the mistaken payment that it takes back.',
  made_by: 'The user who booked it by hand.',
});
