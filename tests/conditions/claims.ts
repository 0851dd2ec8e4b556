import type { Page } from 'playwright';
import type { Claims } from './page-watch.ts';
import type { Words } from './words.ts';
import type { World } from './world.ts';

/** The facts, while the shop may say something else. */
export interface Truth {
  readonly hasTours: boolean;
  /** Whether the visited tour has a day that can be booked. */
  readonly hasDays: boolean;
  /** Whether the shop may no longer sell the tour that the device knows. */
  readonly isEnded: boolean;
  /** The number of lines in the cart of this device, sent or not. */
  lines: number;
  /** The number of orders that this device has placed. */
  orders: number;
}

/** Sentences of the shop that are false where something is only not known yet. */
export function claimsOf({ app, booking, cart, experience, home, listing, orders, outcome, shell }: Words): Claims {
  return {
    nothingYet: home.nothingYet,
    nothingFound: home.nothing,
    noneCounted: listing.heading(0, false),
    nothingOpen: booking.nothingOpen,
    nothingStarts: booking.nothingStarts,
    emptyCart: cart.emptyCartMessage,
    cartExpired: cart.cartExpired,
    notAccepted: cart.notAccepted,
    held: experience.bookingHeld,
    noBookings: orders.none,
    noSuchOrder: orders.noSuchOrder,
    unknownOrder: outcome.unknown,
    booked: outcome.bookedTitle,
    noPage: shell.nothingHere,
    gone: shell.failureGone,
    ourFault: shell.ourFault,
    failed: app.failedMessage,
  };
}

/** Claims that are true of a tour that is no longer sold. */
const afterTheEnd = ['gone', 'noPage', 'notAccepted', 'nothingStarts', 'failed', 'emptyCart'];

/** @returns the sentence of a fault; null for a true claim */
export async function judgeClaim(name: string, page: Page, { truth, world }: { truth: Truth; world: World }) {
  switch (name) {
    case 'nothingYet':
    case 'nothingFound':
    case 'noneCounted':
      return truth.hasTours ? 'there are tours' : null;
    case 'nothingOpen':
      return truth.hasDays && !truth.isEnded ? 'there are days' : null;
    case 'emptyCart':
      return truth.lines > 0 && !truth.isEnded ? `the cart has ${truth.lines} lines` : null;
    case 'noBookings':
      return truth.orders > 0 ? `there are ${truth.orders} orders` : null;
    case 'held':
      return (await isHeld(page, world)) ? null : 'the engine holds no places';
    case 'booked':
      return (await ordersAt(world)) > 0 ? null : 'the engine has no order';
    default:
      return truth.isEnded && afterTheEnd.includes(name) ? null : 'that is never the case here';
  }
}

async function isHeld(page: Page, world: World): Promise<boolean> {
  const id = await page.evaluate(() => (JSON.parse(localStorage.getItem('cart') ?? '{}') as { id?: string }).id ?? '');
  const { body } = await world.ask('GET', `/api/cart/${id}/`);
  return ((body as { lines?: unknown[] }).lines?.length ?? 0) > 0;
}

/** The number of orders of the shop's guests, from the engine's own file. */
export async function ordersAt(world: World): Promise<number> {
  return (await rowsOf(world, "select id from orders where status <> 'expired'")).length;
}

/** Reads the engine's database. */
export async function rowsOf({ shop }: World, sql: string): Promise<Record<string, unknown>[]> {
  const { DatabaseSync } = await import('node:sqlite');
  const file = new DatabaseSync(`${shop.dataDir}/landfall.sqlite`, { readOnly: true, timeout: 10_000 });
  try {
    return file.prepare(sql).all();
  } finally {
    file.close();
  }
}
