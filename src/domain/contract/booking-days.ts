import { Amount } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { date, integer, list, type Of, optional, shape, string } from './fields.ts';
import { OrderStatus, order, PaymentStatus } from './orders.ts';
import { sellerLine } from './seller-orders.ts';
import { listQuery, pageOf } from './webstore.ts';

/** The bookings of a day: guests and their starts (A3). */

/** A line on the sheet of its day. */
const dayLine = {
  ...sellerLine,
  order_number: string(),
  order_status: OrderStatus,
  payment_status: PaymentStatus,
  /** The unpaid amount of the whole order. */
  due: Amount,
  main_contact_info: order.main_contact_info,
  order_note: string(),
};
export const DayLine = shape(dayLine);
export type DayLine = Of<typeof DayLine>;

const filters = { attendance_status: optional(string()), status: optional(string()) };
export const DayQuery = shape({ ...listQuery, date: date(), ...filters });
export type DayQuery = Of<typeof DayQuery>;
/** Without `status`, the booked lines: lines of confirmed and completed orders that are not cancelled. */
export const listByDate = endpoint('GET', '/api/bookings/by-date/', { query: DayQuery, reply: pageOf(DayLine) });

/** Lines of this account's tours that other accounts sold (A26), the newest first: the same fields, with the seller. */
export const ResoldLine = shape({ ...dayLine, seller: integer(), seller_name: string() });
export type ResoldLine = Of<typeof ResoldLine>;
const ResoldQuery = shape({
  ...listQuery,
  date_from: optional(date()),
  date_to: optional(date()),
  seller: optional(integer()),
  ...filters,
});
export type ResoldQuery = Of<typeof ResoldQuery>;
export const listResold = endpoint('GET', '/api/bookings/resold/', { query: ResoldQuery, reply: pageOf(ResoldLine) });
export const readCalendar = endpoint('GET', '/api/bookings/calendar/', {
  query: shape({ month: integer({ min: 1, max: 12 }), year: integer({ min: 2000, max: 2200 }) }),
  reply: shape({
    year: integer(),
    month: integer(),
    days: list(shape({ date: date(), bookings: integer(), participants: integer(), capacity: integer() })),
  }),
});
