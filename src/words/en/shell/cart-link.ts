export const cart = 'Cart';
/** Before a countdown. */
export const unconfirmed = 'Not confirmed:';

/** After their number. */
export function items(count: number): string {
  return count === 1 ? 'item' : 'items';
}
