/** What may befall an order of which the deposit is to be paid by card. */
export const befalls = [
  /** On the card page: paid, declined, taken by a bank that decides later and pays, or does not. */
  'pays',
  'is declined',
  'pays slowly',
  'is refused slowly',
  /** Until the card page is over but not the hold; until both are. */
  'half an hour',
  'an hour',
  /** What the provider has not said yet, in order; all that it ever said, the newest first, twice. */
  'is told',
  'is told all again',
  /** The buyer looks, and the sweeper goes round. */
  'asks',
  /** To pay for the cart as it is now; to pay what is due for the order. */
  'goes to pay',
  'goes to pay the rest',
  'changes the cart',
  'empties the cart',
  'is cancelled',
  /** Somebody else books the places, if they are there. */
  'others come',
  /** What had gone back does not reach its buyer: staff are told, and the order stays as it is. */
  'a refund fails',
] as const;
export type Befalls = (typeof befalls)[number];

interface CardPage {
  asks: number;
  is: 'open' | 'paid' | 'refused' | 'over' | 'undecided, to be paid' | 'undecided, to be refused';
  /** When it is over for the shop, and at the provider; when a slow bank decides. Seconds. */
  ends: number;
  closes: number;
  decides: number;
  isKnown: boolean;
  /** The shop wants it closed, and has not said so to the provider yet. */
  isUnwanted: boolean;
}

/** An order as it has to be, by the rules P8, P9, P11, A13 and P14: amounts in cents, time in seconds since it was made. */
export interface ModelOrder {
  now: number;
  status: 'pending' | 'confirmed' | 'expired' | 'cancelled';
  came: number;
  back: number;
  hasFailed: boolean;
  /** Besides the tight departure: lines of the order, and of the cart, that cost 40.00 each. */
  more: number;
  wanted: number;
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
export const kept = ({ came, back }: ModelOrder) => came - back;

/** @param least  seconds that a card page lives at its provider at least, whatever the shop asks */
export function aModelOrder(least: number): ModelOrder {
  const order: ModelOrder = {
    now: 0,
    status: 'pending',
    came: 0,
    back: 0,
    hasFailed: false,
    more: 0,
    wanted: 0,
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
  return { asks, is: 'open', ends, closes, decides: 0, isKnown: false, isUnwanted: false };
}

/** Going to pay moves the hold, three times at most (C10). */
export function hold(it: ModelOrder): void {
  if (it.begun < 3) it.heldUntil = it.now + 33 * MINUTE;
  it.begun += 1;
}

/** Whether its cart holds its places. */
export const holds = ({ status, cart, now, heldUntil }: ModelOrder) =>
  status === 'pending' && cart === 'open' && now < heldUntil;

/** What the order's payment status has to be (P11). */
export function paymentStatus(it: ModelOrder): string {
  if (it.back > 0) return it.back === it.came ? 'refunded' : 'partially_refunded';
  if (it.came > 0) return it.came === total(it.more) ? 'paid' : 'partially_paid';
  return it.hasFailed ? 'failed' : 'unpaid';
}

/** Places that are sold, and held, on the tight departure. */
export function placesOfModel(it: ModelOrder): { sold: number; held: number } {
  const sold = (it.status === 'confirmed' ? 2 : 0) + (it.areTaken ? 3 : 0);
  return { sold, held: holds(it) ? 2 : 0 };
}
