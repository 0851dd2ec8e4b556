import { typedEmail, typedName } from '../typing/typed-text.ts';
import { EMAIL, Note, ParticipantsInfo, phoneField, SentAnswers, selection, Traveler } from './cart.ts';
import { Amount } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import type { Of } from './fields.ts';
import {
  boolean,
  choice,
  decimal,
  instant,
  integer,
  list,
  nullable,
  optional,
  partial,
  pattern,
  shape,
  string,
  text,
  uuid,
} from './fields.ts';
import { languageCodes } from './languages.ts';
import { AttendanceStatus, OrderStatus, order, orderLine } from './orders.ts';
import { reason } from './problems.ts';
import { pk } from './resource-fields.ts';
import { listQuery, pageOf } from './webstore.ts';

/** Orders for sellers, to see and to change (A4): the buyers' fields, and the shop's own notes. */

export const sellerLine = {
  ...orderLine,
  /** The number of guests of all ages. */
  people: integer(),
  note: string(),
  /** The amount refunded when the line was cancelled. */
  refunded: Amount,
  /** The line's share of the order's discount. */
  discount: Amount,
  /** Mandatory questions without an answer. Staff may leave them open. */
  open_questions: list(shape({ question_id: integer(), title: string(), participant: nullable(Traveler) })),
};
export const SellerLine = shape(sellerLine);
export type SellerLine = Of<typeof SellerLine>;

export const SellerOrder = shape({
  ...order,
  lines: list(SellerLine),
  store: integer(),
  /** The account of the store that sold the order. */
  seller: integer(),
  customer: nullable(integer()),
  /** The user who made the order; null for an order from the storefront. */
  made_by: nullable(integer()),
  staff_note: string(),
  /** Whether the amount due is overdue by now. */
  overdue: boolean(),
  /** The page on which the buyer sees the order and pays the balance; null for an order without lines. */
  order_url: nullable(string()),
  /** The language of emails to the buyer; null for the store's own. */
  language: optional(nullable(choice(...languageCodes))),
});
export type SellerOrder = Of<typeof SellerOrder>;

/** A contact that staff enter at a desk or on the phone: a first name is enough. */
const StaffContact = shape({
  first_name: text({ max: 512, typed: typedName }),
  last_name: optional(text({ max: 512, typed: typedName, blank: true })),
  email: optional(pattern(EMAIL, reason('not_an_email'), { max: 254, typed: typedEmail, blank: true })),
  phone_number: optional(phoneField()),
});
export type StaffContact = Of<typeof StaffContact>;

/** The language of emails to the buyer; null for the store's own. */
const language = optional(nullable(choice(...languageCodes)));

const notes = { note: optional(Note), comment: optional(Note), staff_note: optional(Note) };

/**
 * A new order by staff. All its lines are booked, or none. `amount` is to be paid first: by hand ('1', P2) or by a link ('2'). `paid` says that it
 * has been paid. With method '1' the order is confirmed at once, unless `status` is `pending`: then its places are only held.
 */
export const NewSellerOrder = shape({
  store: optional(pk('stores')),
  lines: list(
    shape({
      ...selection,
      experience_id: integer(),
      booking_participants_info: optional(ParticipantsInfo),
      booking_answers: optional(SentAnswers),
      note: optional(Note),
    }),
    { empty: false, max: 100 },
  ),
  customer: optional(nullable(pk('customers'))),
  main_contact_info: optional(nullable(StaffContact)),
  promo_code: optional(nullable(text({ blank: true, max: 64 }))),
  language,
  ...notes,
  status: optional(choice('pending', 'confirmed')),
  payment_method_id: text({ max: 16, reasons: { blank: reason('required_to_pay') } }),
  payment_type_id: optional(nullable(text({ blank: true, max: 32 }))),
  amount: decimal({ min: 0, missing: reason('required_to_pay') }),
  paid: optional(boolean()),
  expected_total: optional(decimal({ min: 0 })),
  /** Only for a payment by link: whether the buyer gets the link by email, with the time until which the places are held. */
  email_link: optional(boolean()),
  /** The hold whose places the order takes over, see `PUT /api/bookings/holds/{id}/`. */
  hold: optional(uuid()),
});
export type NewSellerOrder = Of<typeof NewSellerOrder>;

const OrderChange = shape({ main_contact_info: StaffContact, ...notes, language, status: optional(OrderStatus) });
export type OrderChange = Partial<Of<typeof OrderChange>>;

const OrderLineChange = shape({
  attendance_status: optional(AttendanceStatus),
  note: optional(Note),
  booking_answers: optional(SentAnswers),
  booking_participants_info: optional(ParticipantsInfo),
});
export type OrderLineChange = Of<typeof OrderLineChange>;

/** Without `refund_amount`, the refund follows the policy that was copied at purchase. */
const Cancellation = shape({ refund_amount: optional(nullable(decimal({ min: 0 }))) });
export type Cancellation = Of<typeof Cancellation>;

/** A payment or refund of an order, or an open card page for a payment. */
export const Payment = shape({
  id: string(),
  order: string(),
  kind: choice('payment', 'refund'),
  /**
   * States of a payment. open: its card page waits; processing: the provider has not decided yet. States of a refund. owed: the provider has not
   * accepted it yet; sent: it is on its way; done: it has arrived, or was given by hand; failed: it never arrived and is still owed (`failure` has
   * the reason); replaced: it failed and was given back by hand, by the entry that names it in `replaces`.
   */
  state: choice('open', 'processing', 'paid', 'failed', 'expired', 'cancelled', 'owed', 'sent', 'done', 'replaced'),
  amount: Amount,
  payment_method_id: string(),
  payment_type_id: nullable(string()),
  checkout_url: nullable(string()),
  failure: nullable(string()),
  note: string(),
  made_by: nullable(integer()),
  /** The refund that failed, in whose place this one was given, or the payment that was a mistake, which this one takes back. */
  replaces: nullable(string()),
  created_at: instant(),
});
export type Payment = Of<typeof Payment>;

/**
 * By hand ('1'): amount and type are required, and the payment counts as made. By link ('2'): opens a card page for `amount`, else for the whole
 * amount due.
 */
const PaymentMade = shape({
  payment_method_id: optional(text({ max: 16 })),
  payment_type_id: optional(nullable(text({ blank: true, max: 32 }))),
  amount: optional(nullable(decimal({ min: 0, missing: reason('required_to_pay') }))),
  note: optional(Note),
});
export type PaymentMade = Of<typeof PaymentMade>;

/** The way in which a failed refund was given back by hand. */
const RefundReplaced = shape({
  payment_type_id: optional(nullable(text({ blank: true, max: 32 }))),
  note: optional(Note),
});
export type RefundReplaced = Of<typeof RefundReplaced>;

const option = shape({ value: string(), label: string() });
const FilterOptions = shape({
  status: list(option),
  payment_status: list(option),
  attendance_status: list(option),
  overdue: list(option),
  store: list(option),
  seller: list(option),
  date_range: list(option),
});

const filter = optional(string());
export const OrdersQuery = shape({
  ...listQuery,
  date_range: filter,
  overdue: filter,
  payment_status: filter,
  seller: filter,
  status: filter,
  store: filter,
});
export type OrdersQuery = Of<typeof OrdersQuery>;
export const listOrders = endpoint('GET', '/api/orders/', { query: OrdersQuery, reply: pageOf(SellerOrder) });
export const makeOrder = endpoint('POST', '/api/orders/', {
  body: NewSellerOrder,
  reply: SellerOrder,
  status: 201,
});
export const readFilterOptions = endpoint('GET', '/api/orders/filter-options/', { reply: FilterOptions });
export const readSellerOrder = endpoint('GET', '/api/orders/{id}/', { reply: SellerOrder });
export const putOrder = endpoint('PUT', '/api/orders/{id}/', { body: OrderChange, reply: SellerOrder });
export const changeOrder = endpoint('PATCH', '/api/orders/{id}/', {
  body: partial(OrderChange),
  reply: SellerOrder,
});
export const dropOrder = endpoint('DELETE', '/api/orders/{id}/');
export const cancelOrder = endpoint('POST', '/api/orders/{id}/cancel/', {
  body: Cancellation,
  reply: SellerOrder,
});

export const listSellerLines = endpoint('GET', '/api/orders/{orderId}/lines/', {
  query: shape(listQuery),
  reply: pageOf(SellerLine),
});
export const readSellerLine = endpoint('GET', '/api/orders/{orderId}/lines/{id}/', { reply: SellerLine });
export const changeSellerLine = endpoint('PATCH', '/api/orders/{orderId}/lines/{id}/', {
  body: OrderLineChange,
  reply: SellerLine,
});
export const cancelLine = endpoint('POST', '/api/orders/{orderId}/lines/{id}/cancel/', {
  body: Cancellation,
  reply: SellerLine,
});

export const readVoucherLine = endpoint('GET', '/api/vouchers/{code}/', { reply: SellerLine });
export const checkIn = endpoint('POST', '/api/vouchers/{code}/check-in/', { reply: SellerLine });

export const listPayments = endpoint('GET', '/api/orders/{orderId}/payments/', {
  query: shape(listQuery),
  reply: pageOf(Payment),
});
export const readPayment = endpoint('GET', '/api/orders/{orderId}/payments/{id}/', { reply: Payment });
export const makePayment = endpoint('POST', '/api/orders/{orderId}/payments/', {
  body: PaymentMade,
  reply: Payment,
  status: 201,
});
export const replaceRefund = endpoint('POST', '/api/orders/{orderId}/payments/{id}/replace/', {
  body: RefundReplaced,
  reply: Payment,
  status: 201,
});
