/**
 * Calls back once a second, with whether the device's clock has advanced as time has. It has not after sleep, or when somebody set it; then
 * countdowns cannot be trusted (C11).
 *
 * @returns stops it
 */
export function everySecond(onTick: (isTrue: boolean) => void): () => void {
  let [clock, steady] = [Date.now(), performance.now()];
  const beating = setInterval(() => {
    const drift = Date.now() - clock - (performance.now() - steady);
    [clock, steady] = [Date.now(), performance.now()];
    onTick(Math.abs(drift) < MOST_DRIFT);
  }, 1_000);
  return () => clearInterval(beating);
}

/** Milliseconds: what C11 allows a countdown to be wrong. */
const MOST_DRIFT = 2_000;
