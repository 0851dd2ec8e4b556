import { Discount, email, line, Note, StoredContact } from './cart.ts';
import { Amount, MeetingPoint, Price, text_language } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { OrderConsent } from './events.ts';
import type { Of } from './fields.ts';
import {
  boolean,
  choice,
  decimal,
  instant,
  integer,
  list,
  nullable,
  number,
  optional,
  shape,
  string,
  text,
  uuid,
} from './fields.ts';
import { languageCodes } from './languages.ts';
import { PendingChange } from './line-change.ts';
import { reason } from './problems.ts';
import { pageOf } from './webstore.ts';

/** Orders for their buyers: by session, by id, by line. */

export const OrderStatus = choice('pending', 'confirmed', 'completed', 'expired', 'cancelled');
export type OrderStatus = Of<typeof OrderStatus>;
export const PaymentStatus = choice(
  'unpaid',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
  'not_required',
);
export type PaymentStatus = Of<typeof PaymentStatus>;
export const AttendanceStatus = choice('expected', 'checked_in', 'no_show', 'cancelled');
export type AttendanceStatus = Of<typeof AttendanceStatus>;

/** Method '1' is manual payment, '2' payment link. The first two payment fields have the storefront's own messages (P2, P4). */
export const NewOrder = shape({
  cart_id: uuid(),
  payment_method_id: text({ max: 16, reasons: { blank: reason('required_to_pay') } }),
  payment_type_id: optional(nullable(text({ blank: true, max: 32 }))),
  amount: decimal({ min: 0, missing: reason('required_to_pay') }),
  comment: optional(nullable(Note)),
  expected_total: optional(decimal({ min: 0 })),
  /** The language of the page. The buyer's emails are written in it. */
  language: optional(choice(...languageCodes)),
  /** Missing if the buyer granted nothing. */
  consent: optional(OrderConsent),
});
export type NewOrder = Of<typeof NewOrder>;

export const PlacedOrder = shape({
  id: string(),
  number: string(),
  status: OrderStatus,
  session_id: string(),
  checkout_url: string(),
});
export type PlacedOrder = Of<typeof PlacedOrder>;
export const createOrder = endpoint('POST', '/api/webstores/order/', {
  body: NewOrder,
  reply: PlacedOrder,
  status: 201,
});

export const orderLine = {
  order: string(),
  ...line,
  meeting_point: nullable(MeetingPoint),
  attendance_status: AttendanceStatus,
  /** The departure does not take place, and the buyer has not yet chosen a refund or another day (B8). Missing otherwise. */
  departure_cancelled: optional(boolean()),
  cancellable: boolean(),
  /** The last instant at which the buyer can change date and party; null if they cannot be changed. */
  changeable_until: optional(nullable(instant())),
  refund_quote: nullable(shape({ amount: decimal(), percentage: number(), currency: string() })),
  /** The amount refunded when the line was cancelled. */
  refunded: optional(Amount),
};
export const OrderLine = shape(orderLine);
export type OrderLine = Of<typeof OrderLine>;

/** The state of one payment session of an order. */
export const PaymentSession = shape({
  id: string(),
  /** open: the card page waits; processing: the provider has not decided yet; all others are final. */
  state: choice('open', 'processing', 'paid', 'failed', 'expired', 'cancelled'),
  amount: Amount,
  /** The card page, while the payment is open. */
  checkout_url: nullable(string()),
  failure: nullable(string()),
  /** The language of the failure, if it is not the reader's (G4). */
  failure_language: optional(string()),
});
export type PaymentSession = Of<typeof PaymentSession>;

/** A payment directly to the shop: amount, type, and the shop's instructions ('' if it has none). */
export const ManualPayment = shape({
  amount: decimal(),
  currency: string(),
  type: nullable(shape({ id: string(), title: string() })),
  instructions: string(),
  /** The language of the instructions. */
  text_language,
});
export type ManualPayment = Of<typeof ManualPayment>;

export const order = {
  id: string(),
  number: string(),
  status: OrderStatus,
  payment_status: PaymentStatus,
  lines: list(OrderLine),
  subtotal: Price,
  discount: nullable(Discount),
  total: Price,
  total_deposit: Amount,
  /** The amount paid and not refunded. */
  paid: Amount,
  refunded: Amount,
  due: Amount,
  /** The last day on which the payment of `due` is in time. */
  due_by: nullable(string()),
  /** The payment that the buyer of a reserved order still has to make. */
  manual_payment: nullable(ManualPayment),
  main_contact_info: nullable(StoredContact),
  note: string(),
  comment: string(),
  payment_method_id: string(),
  payment_type_id: nullable(string()),
  created_at: instant(),
  expires_at: nullable(instant()),
  session: nullable(PaymentSession),
  /** The last requested change of a line. */
  change: nullable(PendingChange),
  version: integer(),
  server_now: instant(),
};
/** The voucher that the guest shows on the day. Staff check in by `code`. */
export const Voucher = shape({
  line: string(),
  number: string(),
  code: string(),
  /** `code` as a QR code without its margin: `size` is the number of modules on a side, `path` draws the dark ones in an SVG. */
  qr: shape({ size: integer(), path: string() }),
});
export type Voucher = Of<typeof Voucher>;

/** The contact for the buyer. Fields that the company has not entered are ''. */
export const ShopContact = shape({ name: string(), email: string(), phone_number: string() });
export type ShopContact = Of<typeof ShopContact>;

export const Order = shape({ ...order, vouchers: optional(list(Voucher)), shop: optional(ShopContact) });
export type Order = Of<typeof Order>;

/** The order of a payment session. If no notice of the provider has come, the engine asks the provider (P8). */
export const readOrderBySession = endpoint('GET', '/api/order', {
  query: shape({ session_id: string() }),
  reply: Order,
});
export const readOrder = endpoint('GET', '/api/orders/{id}/', { reply: Order });
const noNumber = reason('booking_number_missing');
/** A search for a lost booking, by its number and the email address that it was made with. */
export const LookUp = shape({
  number: text({ max: 64, reasons: { blank: noNumber, max: noNumber } }),
  email: email(),
});
export type LookUp = Of<typeof LookUp>;
/** Sends the link to the booking by email. The answer is the same whether the booking exists or not (P13). */
export const lookUpOrder = endpoint('POST', '/api/orders/lookup/', {
  body: LookUp,
  reply: shape({ detail: string() }),
  status: 202,
});
/** A cancellation without an account (P15). If the refund differs from `expected_refund`, nothing is cancelled (`refund_changed`). */
export const CancelRequest = shape({
  email: email(reason('booking_email_missing')),
  expected_refund: optional(decimal({ min: 0 })),
});
export type CancelRequest = Of<typeof CancelRequest>;
export const cancelBooking = endpoint('POST', '/api/orders/{id}/cancel/', { body: CancelRequest, reply: Order });
/** Cancels one line. The answer is the whole order, because its money changes too. */
export const cancelBookingLine = endpoint('POST', '/api/orders/{orderId}/lines/{id}/cancel/', {
  body: CancelRequest,
  reply: Order,
});
export const listOrderLines = endpoint('GET', '/api/orders/{orderId}/lines/', { reply: pageOf(OrderLine) });
export const readOrderLine = endpoint('GET', '/api/orders/{orderId}/lines/{id}/', { reply: OrderLine });
/**
 * Opens a session for the unpaid amount of an order: after a failed session, or for the balance (P8, P12). Staff also book payments by other methods
 * here.
 */
export const createPayment = endpoint('POST', '/api/orders/{orderId}/payments/', {
  body: shape({ payment_method_id: optional(string()), amount: optional(decimal({ min: 0 })) }),
  reply: PlacedOrder,
  status: 201,
});
