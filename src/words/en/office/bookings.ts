export const search = 'Name, number, email, phone or voucher';
export const searchHint = 'The beginning is enough.';
/** The hint is shown only on devices with a keyboard. */
export const keyHint = 'Press / to search.';
export const loading = 'Searching …';
export const filters = 'Filters';
export function filtersInUse(count: number): string {
  return count === 0 ? filters : `Filters (${count})`;
}
export const clearFilters = 'Clear the filters';
export const status = 'Status';
export const payment = 'Payment';
export const tour = 'Tour';
export const store = 'Store';
export const dateFrom = 'Tour from';
export const dateTo = 'Tour until';
export const all = 'All';
export const statuses = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  expired: 'Expired',
  cancelled: 'Cancelled',
} as const;
export const payments = {
  unpaid: 'Not paid',
  partially_paid: 'Partly paid',
  paid: 'Paid',
  partially_refunded: 'Partly refunded',
  refunded: 'Refunded',
  failed: 'Payment failed',
  not_required: 'Free of charge',
} as const;

// Results

export const results = 'Bookings found';
export function count(found: number): string {
  return found === 1 ? '1 booking' : `${found} bookings`;
}
export function firstOf(shown: number): string {
  return `The newest ${shown}`;
}
export const more = 'Show more';
export const loadingMore = 'Loading more bookings …';
export function people(number: number): string {
  return number === 1 ? '1 guest' : `${number} guests`;
}
export function otherLines(number: number): string {
  return number === 1 ? 'and 1 more tour' : `and ${number} more tours`;
}
export function due(amount: string): string {
  return `${amount} due`;
}
export const noneYet = 'There are no bookings yet. A booking of the shop, or a sale at the counter, appears here.';
export const noneFound =
  'No booking matches. Check the spelling, try only the beginning of a word, or clear the filters.';
