import type { Cart, CartLine } from './contract/cart.ts';

/** Where a change stands: only on this device, on its way, or the engine's own word (W5). */
export type Standing = 'saved' | 'sending' | 'confirmed';

export interface ShownLine extends CartLine {
  readonly standing: Standing;
}

/** The last confirmed cart with the pending commands applied. Nothing is held while `expires_at` is null. */
export interface ShownCart extends Omit<Cart, 'lines' | 'expires_at' | 'max_expires_at'> {
  readonly lines: readonly ShownLine[];
  readonly expires_at: string | null;
  readonly max_expires_at: string | null;
  readonly standing: Standing;
}
