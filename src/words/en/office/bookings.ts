export const search = 'Name, number, email, phone or voucher';
export const searchHint = 'The beginning is enough.';
/** The hint is shown only on devices with a keyboard. */
export const keyHint = 'Press / to search.';
export const loading = 'Searching …';
export const filters = 'Filters';
export const filtersInUse = (count: number): string => (count === 0 ? filters : `Filters (${count})`);
export const clearFilters = 'Clear the filters';
export const status = 'Status';
export const payment = 'Payment';
export const tour = 'Tour';
export const store = 'Store';
export const dateFrom = 'Tour from';
export const dateTo = 'Tour until';
export const all = 'All';
export const statuses = { pending: 'Pending', confirmed: 'Confirmed', completed: 'Completed', expired: 'Expired', cancelled: 'Cancelled' } as const;
export const payments = { unpaid: 'Not paid', partially_paid: 'Partly paid', paid: 'Paid', partially_refunded: 'Partly refunded', refunded: 'Refunded', failed: 'Payment failed', not_required: 'Free of charge' } as const;

// Results
export const results = 'Bookings found';
export const count = (found: number): string => (found === 1 ? '1 booking' : `${found} bookings`);
export const firstOf = (shown: number): string => `The newest ${shown}`;
export const more = 'Show more';
export const loadingMore = 'Loading more bookings …';
export const people = (number: number): string => (number === 1 ? '1 guest' : `${number} guests`);
export const otherLines = (number: number): string => (number === 1 ? 'and 1 more tour' : `and ${number} more tours`);
export const due = (amount: string): string => `${amount} due`;
export const noneYet = 'There are no bookings yet. A booking of the shop, or a sale at the counter, appears here.';
export const noneFound = 'No booking matches. Check the spelling, try only the beginning of a word, or clear the filters.';
