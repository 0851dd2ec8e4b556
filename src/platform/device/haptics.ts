/** A short vibration. Browsers forbid it before the page was touched, and visitors who prefer reduced motion get none. */
export function buzz(felt: Felt): void {
  if (!('vibrate' in navigator) || !navigator.userActivation?.hasBeenActive) return;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate(pulses[felt]);
}

export type Felt = keyof typeof pulses;

/** Milliseconds on and off, alternating. */
const pulses = { taken: [14], refused: [22, 70, 22], doubted: [40, 60, 40, 60, 40] };
