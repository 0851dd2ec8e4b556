/** Widest picture for who saves data or has a slow link (W12), in pixels: a card's on a phone, and what the worker gathers (W9). */
export const SPARED_WIDTH = 480;

/** The width in which such a visitor gets a picture. Every picture that there is in a wider one, there is in this one. */
export function sparedWidth(asked: number): number {
  return Math.min(asked, SPARED_WIDTH);
}
