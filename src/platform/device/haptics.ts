/** What a hand is to feel: that something was taken up, or that it was refused. */
export type Felt = 'taken' | 'refused';

/**
 * A short buzz, where the device has one. None for whoever wants things calm, and none before the page has been touched: browsers
 * forbid that, and complain of it.
 */
export function buzz(felt: Felt): void {
  if (!('vibrate' in navigator) || !navigator.userActivation?.hasBeenActive) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  navigator.vibrate(beats[felt]);
}

/** Milliseconds, on and off by turns. */
const beats: Readonly<Record<Felt, number[]>> = { taken: [14], refused: [22, 70, 22] };
