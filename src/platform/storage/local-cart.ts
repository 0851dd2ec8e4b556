import type { ShownCart } from '#domain/cart/shown-cart.ts';

/** What `localStorage` has of the cart (C1): for the badge of the first paint. The mirror wins where they differ. */
export interface LocalCart {
  readonly id: string;
  readonly count: number;
  readonly expires_at: string | null;
}

/** Null where there is none, or storage is refused, or holds something else. By hand: the first view has no structs yet. */
export function readLocalCart(): LocalCart | null {
  try {
    const { id, count, expires_at } = JSON.parse(localStorage.getItem(KEY) ?? 'null') as LocalCart;
    const isExpiry = expires_at === null || typeof expires_at === 'string';
    return typeof id === 'string' && Number.isInteger(count) && isExpiry ? { id, count, expires_at } : null;
  } catch {
    return null;
  }
}

export function writeLocalCart(cart: ShownCart | null): void {
  try {
    if (cart === null) return localStorage.removeItem(KEY);
    const stored: LocalCart = { id: cart.id, count: cart.lines.length, expires_at: cart.expires_at };
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // The mirror has it, and says so where it has not (W11).
  }
}

const KEY = 'cart';
