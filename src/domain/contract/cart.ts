import { typedEmail, typedName, typedText } from '../typing/typed-text.ts';
import {
  Amount,
  BookingQuestion,
  CancellationPolicy,
  Duration,
  Price,
  PricingCategory,
  StartTime,
  TransferPoint,
  text_language,
} from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import type { Field, Of } from './fields.ts';
import {
  boolean,
  choice,
  date,
  decimal,
  instant,
  integer,
  list,
  made,
  nullable,
  number,
  optional,
  pattern,
  shape,
  string,
  text,
  uuid,
} from './fields.ts';
import { type Reason, reason } from './problems.ts';
import { PromoRefusal } from './promo-refusal.ts';
import { pageOf } from './webstore.ts';

/** The cart, its lines, and the requests about them. */

/** A visitor's selection for one experience: the same fields in a request, in the form and in a queued command. */
export const selection = {
  booking_info: shape({
    date: date(),
    start_time_id: integer(),
    pricing_rate_id: integer(),
    pricing_units: list(
      shape({
        pricing_option_id: integer(),
        quantity: integer({ min: 1, max: 1000 }),
        /** Present only when the rate is group pricing. */
        group_size: optional(nullable(integer({ min: 1, max: 1000 }))),
      }),
      { empty: false, max: 50 },
    ),
    pickup_point_id: optional(nullable(integer())),
    dropoff_point_id: optional(nullable(integer())),
  }),
  /** `id` is the extra's. */
  extra_items_units: optional(list(shape({ id: integer(), quantity: integer({ min: 1, max: 1000 }) }), { max: 50 })),
};

const newLine = {
  ...selection,
  experience_id: integer(),
  client_ref: optional(uuid()),
  expected_total: optional(decimal({ min: 0 })),
};

/** `client_ref` becomes the line's id. `expected_total` is the price that the visitor saw. */
export const LineSelection = shape(newLine);
export type LineSelection = Of<typeof LineSelection>;

/** A new cart with its first line. `client_ref` becomes the cart's id, `line_client_ref` the id of the first line. */
export const NewCart = shape({ ...newLine, store_id: optional(integer()), line_client_ref: optional(uuid()) });
export type NewCart = Of<typeof NewCart>;

export const LineChange = shape({
  booking_info: optional(selection.booking_info),
  extra_items_units: selection.extra_items_units,
  expected_total: optional(decimal({ min: 0 })),
});
export type LineChange = Of<typeof LineChange>;

const nameTooShort = reason('name_too_short');
const nameReasons = { blank: nameTooShort, min: nameTooShort, max: reason('name_too_long') };
const name = () => text({ min: 3, max: 512, typed: typedName, reasons: nameReasons });

/** One `@`, something before it, a domain with a dot after it, no spaces: the rule of HTML's email fields, and a dot. */
export const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
/** Digits, spaces, plus, brackets and hyphens, with at least one digit. */
export const PHONE = /^[\d\s+()[\]-]*\d[\d\s+()[\]-]*$/;

const badEmail = reason('contact_email');
const badPhone = reason('contact_phone');

/** The field of an email address, the same everywhere (K6). @param blank  the reason for a missing address */
/*#__NO_SIDE_EFFECTS__*/
export function email(blank: Reason = badEmail): Field<string> {
  return pattern(EMAIL, badEmail, { max: 254, typed: typedEmail, reasons: { blank, max: badEmail } });
}

/** A phone number that staff enter, and may leave out. */
export function phoneField(): Field<string> {
  return pattern(PHONE, reason('not_a_phone'), { max: 64, typed: typedText, blank: true });
}

export function isEmail(text: string): boolean {
  return EMAIL.test(typedEmail(text));
}

export function isPhone(text: string): boolean {
  return PHONE.test(typedText(text));
}

/** Rules K5 and K6, with the storefront's own reasons. */
export const MainContact = shape({
  first_name: name(),
  last_name: name(),
  email: email(),
  phone_number: pattern(PHONE, badPhone, {
    max: 64,
    typed: typedText,
    reasons: { blank: badPhone, max: badPhone },
  }),
});
export type MainContact = Of<typeof MainContact>;

export const Participant = shape({
  first_name: text({ max: 512, typed: typedName, reasons: { blank: reason('first_name_missing') } }),
  last_name: text({ max: 512, typed: typedName, reasons: { blank: reason('last_name_missing') } }),
});
export type Participant = Of<typeof Participant>;

export const ParticipantsInfo = shape({ has_main_contact: boolean(), participants: list(Participant, { max: 1000 }) });
export type ParticipantsInfo = Of<typeof ParticipantsInfo>;

/** One guest of the party: a pricing option, and a number counted from 1. The number stays the same when other guests are added or removed. */
export const Traveler = shape({ pricing_option_id: integer(), number: integer({ min: 1 }) });
export type Traveler = Of<typeof Traveler>;

/** A text, a number, yes or no; a day is `YYYY-MM-DD`. The type of the question decides which. */
export type AnswerValue = string | number | boolean;
const answerValue = () =>
  made<AnswerValue>({
    type: 'answer',
    schema: { type: ['string', 'number', 'boolean'] },
    check: (value) => ['string', 'number', 'boolean'].includes(typeof value) || reason('not_an_answer'),
  });

/** `participant` is null for a question about the whole booking. */
export const BookingAnswer = shape({
  question_id: integer(),
  participant: nullable(Traveler),
  value: answerValue(),
});
export type BookingAnswer = Of<typeof BookingAnswer>;

/** All answers of a line. Null and '' are no answer. */
export const SentAnswers = list(
  shape({ question_id: integer(), participant: optional(nullable(Traveler)), value: nullable(answerValue()) }),
  { max: 5000 },
);

export const Note = text({ blank: true, max: 5000, reasons: { max: reason('note_too_long') } });

export const CartChange = shape({
  main_contact_info: optional(MainContact),
  booking_participants_info: optional(
    list(shape({ line_id: uuid(), has_main_contact: boolean(), participants: list(Participant, { max: 1000 }) }), {
      max: 200,
    }),
  ),
  booking_answers: optional(list(shape({ line_id: uuid(), answers: SentAnswers }), { max: 200 })),
  note: optional(nullable(Note)),
  has_participants_info: optional(boolean()),
  promo_code: optional(nullable(text({ blank: true, max: 64 }))),
  extend_hold: optional(boolean()),
});
export type CartChange = Of<typeof CartChange>;

export const StoredContact = shape({
  first_name: string(),
  last_name: string(),
  email: string(),
  phone_number: string(),
});

export const BookedUnit = shape({
  pricing_option_id: integer(),
  pricing_option: shape({ id: integer(), pricing_category: PricingCategory }),
  quantity: integer(),
  group_size: nullable(integer()),
  unit_price: Price,
  subtotal: Price,
});
export type BookedUnit = Of<typeof BookedUnit>;

export const line = {
  id: string(),
  experience_id: integer(),
  experience: shape({
    title: string(),
    text_language,
    slug: string(),
    duration: nullable(Duration),
    cancellation_policy: nullable(CancellationPolicy),
    booking_deposit: nullable(number()),
  }),
  experience_ref: shape({
    image: nullable(shape({ thumbnail: shape({ medium: string() }), placeholder: string(), alt_text: string() })),
  }),
  booking_info: shape({
    date: date(),
    start_time: StartTime,
    start_time_id: integer(),
    pricing_rate_id: integer(),
    pricing_rate: shape({ id: integer(), title: string(), is_group_pricing: boolean(), text_language }),
    pricing_units: list(BookedUnit),
    pickup_point_id: nullable(integer()),
    pickup_point: nullable(TransferPoint),
    dropoff_point_id: nullable(integer()),
    dropoff_point: nullable(TransferPoint),
  }),
  starts_at: instant(),
  ends_at: nullable(instant()),
  time_zone: string(),
  total_unit_price: Price,
  booking_deposit: Amount,
  total: Price,
  extra_items_units: list(
    shape({
      id: integer(),
      quantity: integer(),
      extra_item: shape({ id: integer(), title: string(), price: Price, text_language }),
      subtotal: Price,
    }),
  ),
  booking_participants_info: shape({
    has_main_contact: boolean(),
    participants: list(shape({ first_name: string(), last_name: string() })),
  }),
  /** The questions at the time when the line was written. They stay valid as long as its price. */
  booking_questions: list(BookingQuestion),
  booking_answers: list(BookingAnswer),
};

export const CartLine = shape(line);
export type CartLine = Of<typeof CartLine>;

export const PaymentMethod = shape({
  id: string(),
  title: string(),
  payment_types: list(shape({ id: string(), title: string(), text_language })),
});
export type PaymentMethod = Of<typeof PaymentMethod>;

export const Discount = shape({ code: string(), amount: decimal(), currency: string() });

export const Cart = shape({
  id: string(),
  lines: list(CartLine),
  subtotal: Price,
  discount: nullable(Discount),
  total: Price,
  total_deposit: Amount,
  total_deposit_percentage: number(),
  main_contact_info: nullable(StoredContact),
  has_participants_info: boolean(),
  note: string(),
  promo_code: nullable(string()),
  /** The reason why the code takes nothing off any more, in English words. */
  promo_problem: nullable(string()),
  promo_refusal: nullable(PromoRefusal),
  /** Lines that cannot be ordered any more, with the reason (B8). */
  unsold_lines: list(shape({ id: string(), code: choice('departure_cancelled', 'past_cutoff', 'not_for_sale') })),
  expires_at: instant(),
  /** The latest time to which the hold can be extended (C10). */
  max_expires_at: instant(),
  payment_methods: list(PaymentMethod),
  /** The balance is due this many days before the first start. Only a cart that the engine does not know yet lacks it. */
  rest_due_days: optional(integer()),
  version: integer(),
  server_now: instant(),
});
export type Cart = Of<typeof Cart>;

export const createCart = endpoint('POST', '/api/cart/', { body: NewCart, reply: Cart, status: 201 });
export const readCart = endpoint('GET', '/api/cart/{id}/', { reply: Cart });
export const putCart = endpoint('PUT', '/api/cart/{id}/', { body: CartChange, reply: Cart });
export const changeCart = endpoint('PATCH', '/api/cart/{id}/', { body: CartChange, reply: Cart });
export const dropCart = endpoint('DELETE', '/api/cart/{id}/');
export const listLines = endpoint('GET', '/api/cart/{cartId}/lines/', { reply: pageOf(CartLine) });
/** The line, and in `cart` the whole cart after the change: the reply of each change of a line has it. */
const LineReply = shape({ ...line, cart: Cart });
export const addLine = endpoint('POST', '/api/cart/{cartId}/lines/', {
  body: LineSelection,
  reply: LineReply,
  status: 201,
});
export const readLine = endpoint('GET', '/api/cart/{cartId}/lines/{id}/', { reply: CartLine });
export const changeLine = endpoint('PATCH', '/api/cart/{cartId}/lines/{id}/', { body: LineChange, reply: LineReply });
export const dropLine = endpoint('DELETE', '/api/cart/{cartId}/lines/{id}/');
