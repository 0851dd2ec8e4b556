import { array, type Infer, is, nullable, string, type } from 'superstruct';
import { Order } from '../contract/orders.ts';

/** An order that was made or opened on this device (P13). */
const StoredBooking = type({
  order_id: string(),
  number: string(),
  /** The payment sessions by which it was paid, or by which a payment was tried. */
  session_ids: array(string()),
  /** The cart of the order, if it was this device's. */
  cart_id: nullable(string()),
  /** The order as last read; null before the first read. */
  order: nullable(Order),
});
export type StoredBooking = Readonly<Infer<typeof StoredBooking>>;

/** The bookings in a stored value, without entries of another form. */
export function storedBookings(value: unknown): StoredBooking[] {
  return Array.isArray(value) ? value.filter((it) => is(it, StoredBooking)) : [];
}

/** The list with an order that was made or opened again. New data replace the old; missing data do not. */
export function withBooking(bookings: readonly StoredBooking[], seen: StoredBooking): StoredBooking[] {
  const known = bookings.find(({ order_id }) => order_id === seen.order_id);
  if (!known) return [seen, ...bookings];
  const session_ids = [...new Set([...known.session_ids, ...seen.session_ids])];
  const cart_id = seen.cart_id ?? known.cart_id;
  const joined = { ...seen, session_ids, cart_id, order: seen.order ?? known.order };
  return bookings.map((it) => (it === known ? joined : it));
}

const isCancelled = ({ order }: StoredBooking) => order?.status === 'cancelled' || order?.status === 'expired';

/** First the upcoming bookings by their first start, the soonest first and cancelled ones last; then the past ones, the latest first. */
export function inOrder(bookings: readonly StoredBooking[], now: Temporal.Instant) {
  const startOf = ({ order }: StoredBooking) =>
    Math.min(...(order?.lines.map((line) => Date.parse(line.starts_at)) ?? []));
  const endOf = ({ order }: StoredBooking) =>
    Math.max(...(order?.lines.map((line) => Date.parse(line.ends_at ?? line.starts_at)) ?? [Infinity]));
  const sorted = bookings.toSorted((a, b) => startOf(a) - startOf(b) || a.number.localeCompare(b.number));
  const isOver = (it: StoredBooking) => endOf(it) < now.epochMilliseconds;
  const upcoming = sorted.filter((it) => !isOver(it));
  return {
    upcoming: [...upcoming.filter((it) => !isCancelled(it)), ...upcoming.filter(isCancelled)],
    past: sorted.filter(isOver).reverse(),
  };
}
