import * as words from '#words/forms.ts';
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
import { pageOf } from './webstore.ts';

/** Orders as their buyers see them: by session, by id, by line. */

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

/** Method '1' is manual payment, '2' payment link. The words of the first two fields are the storefront's (P2, P4). */
export const NewOrder = shape({
  cart_id: uuid(),
  payment_method_id: text({ max: 16, words: { blank: words.required } }),
  payment_type_id: optional(nullable(text({ blank: true, max: 32 }))),
  amount: decimal({ min: 0, words: words.required }),
  comment: optional(nullable(Note)),
  expected_total: optional(decimal({ min: 0 })),
  /** Of the page: emails to the buyer come in it. */
  language: optional(choice(...languageCodes)),
  /** Left out: nothing was granted. */
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
  /** It does not take place, and its buyer has not chosen money back or another day yet (B8); left out otherwise. */
  departure_cancelled: optional(boolean()),
  cancellable: boolean(),
  /** Until when its buyer can change its date and party; null where that cannot be. */
  changeable_until: optional(nullable(instant())),
  refund_quote: nullable(shape({ amount: decimal(), percentage: number(), currency: string() })),
  /** What went back when it was cancelled. */
  refunded: optional(Amount),
};
export const OrderLine = shape(orderLine);
export type OrderLine = Of<typeof OrderLine>;

/** Where the money of an order stands, as seen from one payment session. */
export const PaymentSession = shape({
  id: string(),
  /** open: the card page waits; processing: the provider has not decided; the rest are final. */
  state: choice('open', 'processing', 'paid', 'failed', 'expired', 'cancelled'),
  amount: Amount,
  /** Where paying goes on, while it is open. */
  checkout_url: nullable(string()),
  failure: nullable(string()),
  /** Of the failure, where it is not the reader's (G4). */
  failure_language: optional(string()),
});
export type PaymentSession = Of<typeof PaymentSession>;

/** What is to be paid to the shop directly, and how; `instructions` are '' where the shop says nothing. */
export const ManualPayment = shape({
  amount: decimal(),
  currency: string(),
  type: nullable(shape({ id: string(), title: string() })),
  instructions: string(),
  /** Of the instructions. */
  text_language,
});
export type ManualPayment = Of<typeof ManualPayment>;

/** What is optional is missing in orders that a device kept before it was told. */
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
  /** What came in and has not gone back. */
  paid: Amount,
  refunded: optional(Amount),
  due: Amount,
  /** The last day on which what is due is in time. */
  due_by: optional(nullable(string())),
  /** What the buyer of a reserved order is asked for. */
  manual_payment: optional(nullable(ManualPayment)),
  main_contact_info: nullable(StoredContact),
  note: string(),
  comment: string(),
  payment_method_id: string(),
  payment_type_id: nullable(string()),
  created_at: instant(),
  expires_at: nullable(instant()),
  session: nullable(PaymentSession),
  /** The last change that was asked for of a line. */
  change: optional(nullable(PendingChange)),
  version: integer(),
  server_now: instant(),
};
/** What its buyer shows on the day: staff check in by `code`. */
export const Voucher = shape({
  line: string(),
  number: string(),
  code: string(),
  /** `code` as a QR code, without its margin: so many squares on a side, the dark ones as the path of an SVG. */
  qr: shape({ size: integer(), path: string() }),
});
export type Voucher = Of<typeof Voucher>;

/** Whom its buyer asks; what the company has not said is ''. */
export const ShopContact = shape({ name: string(), email: string(), phone_number: string() });
export type ShopContact = Of<typeof ShopContact>;

export const Order = shape({ ...order, vouchers: optional(list(Voucher)), shop: optional(ShopContact) });
export type Order = Of<typeof Order>;

/** The order of a payment session; the engine asks the provider itself where no notice came (P8). */
export const readOrderBySession = endpoint('GET', '/api/order', {
  query: shape({ session_id: string() }),
  reply: Order,
});
export const readOrder = endpoint('GET', '/api/orders/{id}/', { reply: Order });
/** Who has lost the way to a booking says its number, and the address that it was made with. */
export const LookUp = shape({
  number: text({ max: 64, words: { blank: words.noNumber, max: words.noNumber } }),
  email: email(),
});
export type LookUp = Of<typeof LookUp>;
/** Mails the way to the booking, and answers the same whether there is one (P13). */
export const lookUpOrder = endpoint('POST', '/api/orders/lookup/', {
  body: LookUp,
  reply: shape({ detail: string() }),
  status: 202,
});
/** Cancelling without an account (P15): where another amount than `expected_refund` would go back, nothing is cancelled (`refund_changed`). */
export const CancelRequest = shape({ email: email(words.noEmail), expected_refund: optional(decimal({ min: 0 })) });
export type CancelRequest = Of<typeof CancelRequest>;
export const cancelBooking = endpoint('POST', '/api/orders/{id}/cancel/', { body: CancelRequest, reply: Order });
/** The same of one line; its answer is the whole order, whose money changes with it. */
export const cancelBookingLine = endpoint('POST', '/api/orders/{orderId}/lines/{id}/cancel/', {
  body: CancelRequest,
  reply: Order,
});
export const listOrderLines = endpoint('GET', '/api/orders/{orderId}/lines/', { reply: pageOf(OrderLine) });
export const readOrderLine = endpoint('GET', '/api/orders/{orderId}/lines/{id}/', { reply: OrderLine });
/** Opens a session to pay what the order still asks for: after one that failed, or for the rest (P8, P12). Staff book other methods here too. */
export const createPayment = endpoint('POST', '/api/orders/{orderId}/payments/', {
  body: shape({ payment_method_id: optional(string()), amount: optional(decimal({ min: 0 })) }),
  reply: PlacedOrder,
  status: 201,
});
