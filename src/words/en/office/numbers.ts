export const title = 'Numbers';
export const loading = 'Loading the numbers …';
export const store = 'Store';
export const noStore = 'You have no store yet. The numbers begin with its first sale.';
export const nothing = 'Nothing in these days. Choose other days above.';
export function uncounted(orders: number): string {
  const some = orders === 1 ? '1 order is' : `${orders} orders are`;
  return `${some} not in these numbers yet. Please look again in a few minutes.`;
}

// Days
export const days = 'Days';
export const presets = { this_month: 'This month', last_month: 'Last month', last_7_days: 'Last 7 days', last_30_days: 'Last 30 days' } as const;
export const chooseDays = 'Other days';
export const firstDay = 'From';
export const lastDay = 'To';
export const showDays = 'Show these days';
export const wrongRange = 'Please choose two days in order, at most a year apart.';
export const compared = (range: string, before: string): string => `${range}, compared with ${before}`;

// Figures
export const measure = 'What the chart shows';
export const measures = { sold: 'Sold', paid: 'Paid', refunded: 'Refunded', occupancy: 'Occupancy' } as const;
export const meanings = {
  sold: 'The price of all that was booked on these days. A booking that is cancelled later stays sold.',
  paid: 'Money that came in on these days, for whichever tour.',
  refunded: 'Money that went back on these days, or is to go back.',
  occupancy: 'Sold places of all places on departures of these days.',
} as const;
export const percentChange = { more: (by: number) => `${by} % more`, less: (by: number) => `${by} % less` };
export const points = { more: (by: number) => `${by} points more`, less: (by: number) => `${by} points less` };
export const unmeasured = { same: 'No change', new: 'New' } as const;
export const before = (value: string): string => `before: ${value}`;
export const percent = (value: number): string => `${value} %`;
export const noPlaces = '–';

// Chart and tables
export const byDay = 'By day';
export const byTour = 'By tour';
export const bySource = 'By source';
export const tableByDay = 'Table by day';
export const tableByTour = 'Table by tour';
export const drawers = 'Drawers';
export const drawer = 'Drawer';
export const noDrawers = 'Nobody has used a drawer on these days.';
export const difference = 'Difference';
/** In place of a sum that nobody has counted yet. */
export const notCounted = 'open';
export const tableBySource = 'Table by source';
export const showTable = 'Show as a table';
export const download = (table: string): string => `${table} as CSV`;
export const chart = (measured: string, highest: string, day: string): string => `${measured} by day, at most ${highest} on ${day}. The table below has all values.`;
export const day = 'Day';
export const tours = 'Tours';
export const source = 'Source';
export const columns = ['Sold', 'Paid', 'Refunded', 'Bookings', 'Guests'] as const;
export const sources = { storefront: 'Online shop', staff: 'Staff', desk: 'Counter', reseller: 'Resellers' } as const;
export const resellerHint = 'Guests of a reseller pay the reseller: the price counts here, the money does not.';

// Files for the accountant
export const filesTitle = 'For the accountant';
export const filesText = 'Each payment and refund of these days as a row, and each booking that was confirmed in them, with the names of guests.';
export const files = { payments: 'Payments', bookings: 'Bookings' } as const;
export const downloaded = 'The file is downloaded.';
