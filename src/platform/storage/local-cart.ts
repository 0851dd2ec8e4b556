import type { ShownCart } from '#domain/cart/shown-cart.ts';

/** What `localStorage` has of the cart (C1): for the badge of the first paint. The mirror wins where they differ. */
export interface LocalCart {
  readonly id: string;
  readonly count: number;
  readonly expires_at: string | null;
}

/** Null where there is none, or storage is refused, or it holds what is not ours. */
export function readLocalCart(): LocalCart | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLocalCart(stored) ? stored : null;
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

/** By hand: the first view has no structs yet. */
function isLocalCart(stored: unknown): stored is LocalCart {
  const { id, count, expires_at } = (stored ?? {}) as { readonly [key in keyof LocalCart]?: unknown };
  return typeof id === 'string' && Number.isInteger(count) && (expires_at === null || typeof expires_at === 'string');
}
