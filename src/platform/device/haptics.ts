/** A short buzz; none before the page was touched (browsers forbid that), and none for visitors who prefer reduced motion. */
export function buzz(felt: Felt): void {
  if (!('vibrate' in navigator) || !navigator.userActivation?.hasBeenActive) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(pulses[felt]);
}

export type Felt = keyof typeof pulses;

/** Milliseconds, on and off by turns. */
const pulses = { taken: [14], refused: [22, 70, 22], doubted: [40, 60, 40, 60, 40] };
