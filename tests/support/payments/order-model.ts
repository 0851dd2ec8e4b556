/** The events that may happen to an order whose deposit is paid by card. */
export const befalls = [
  /** Outcomes of the card page: paid, declined, or undecided until the bank pays or refuses later. */
  'pays',
  'is declined',
  'pays slowly',
  'is refused slowly',
  /** The first outlasts the card page but not the hold, the second outlasts both. */
  'half an hour',
  'an hour',
  /** The provider sends its unsent notices in order; or all its notices so far, newest first, twice. */
  'is told',
  'is told all again',
  /** The buyer reads the order, and the sweeper runs. */
  'asks',
  /** The buyer pays for the cart as it is now; or pays what is due for the order. */
  'goes to pay',
  'goes to pay the rest',
  'changes the cart',
  'empties the cart',
  'is cancelled',
  /** Another buyer books the places, if they are free. */
  'others come',
  /** A refund does not reach the buyer: staff are notified, and the order stays as it is. */
  'a refund fails',
] as const;
export type Befalls = (typeof befalls)[number];

interface CardPage {
  asks: number;
  is: 'open' | 'paid' | 'refused' | 'over' | 'undecided, to be paid' | 'undecided, to be refused';
  /** Seconds at which the page ends for the shop, closes at the provider, and a slow bank decides. */
  ends: number;
  closes: number;
  decides: number;
  isKnown: boolean;
  /** The shop wants to close the page, and has not asked the provider yet. */
  isUnneeded: boolean;
}

/** An order as the rules P8, P9, P11, A13 and P14 demand: amounts in cents, time in seconds since it was made. */
export interface ModelOrder {
  now: number;
  status: 'pending' | 'confirmed' | 'expired' | 'cancelled';
  came: number;
  back: number;
  hasFailed: boolean;
  /** Lines besides the tight departure that cost 40.00 each: those of the order (`more`) and those of the cart (`wanted`). */
  more: number;
  needed: number;
  cart: 'open' | 'ordered' | 'gone';
  heldUntil: number;
  begun: number;
  page: CardPage;
  areTaken: boolean;
  isRefundLost: boolean;
  owed: ModelEmail[];
  mails: ModelEmail[];
}

export type ModelEmail = 'Booking confirmed' | 'Booking cancelled' | 'Refund' | 'Paid in full';

export const MINUTE = 60;
export const total = (more: number) => 8_000 + 4_000 * more;
export const deposit = (more: number) => total(more) / 5;
export const netPaid = ({ came, back }: ModelOrder) => came - back;

/** @param least  the shortest life of a card page at its provider, in seconds, whatever the shop asks for */
export function aModelOrder(least: number): ModelOrder {
  const order: ModelOrder = {
    now: 0,
    status: 'pending',
    came: 0,
    back: 0,
    hasFailed: false,
    more: 0,
    needed: 0,
    cart: 'open',
    heldUntil: 0,
    begun: 0,
    page: aPage(0, 0, 0, least),
    areTaken: false,
    isRefundLost: false,
    owed: [],
    mails: [],
  };
  hold(order);
  order.page = aPage(0, deposit(0), order.heldUntil, least);
  return order;
}

export function aPage(now: number, asks: number, until: number, least: number): CardPage {
  const ends = Math.min(now + 31 * MINUTE, until);
  const closes = Math.max(ends, now + least);
  return { asks, is: 'open', ends, closes, decides: 0, isKnown: false, isUnneeded: false };
}

/** Going to pay extends the hold, at most three times (C10). */
export function hold(it: ModelOrder): void {
  if (it.begun < 3) it.heldUntil = it.now + 33 * MINUTE;
  it.begun += 1;
}

/** Whether the order's cart holds its places. */
export const holds = ({ status, cart, now, heldUntil }: ModelOrder) =>
  status === 'pending' && cart === 'open' && now < heldUntil;

/** The payment status that the order must have (P11). */
export function paymentStatus(it: ModelOrder): string {
  if (it.back > 0) return it.back === it.came ? 'refunded' : 'partially_refunded';
  if (it.came > 0) return it.came === total(it.more) ? 'paid' : 'partially_paid';
  return it.hasFailed ? 'failed' : 'unpaid';
}

/** The sold and held places of the tight departure. */
export function placesOfModel(it: ModelOrder): { sold: number; held: number } {
  const sold = (it.status === 'confirmed' ? 2 : 0) + (it.areTaken ? 3 : 0);
  return { sold, held: holds(it) ? 2 : 0 };
}
