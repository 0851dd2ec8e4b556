import type { ShownCart } from '#domain/cart/shown-cart.ts';

/** The cart's data in `localStorage` (C1), for the badge of the first paint. If the mirror differs, the mirror is right. */
export interface LocalCart {
  readonly id: string;
  readonly count: number;
  readonly expires_at: string | null;
}

/** Null without a cart, and if storage is refused or has another value. It is checked by hand, because the first view does not load structs. */
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
    // The mirror has the cart, and reports it if storage fails there too (W11).
  }
}

const KEY = 'cart';
