/**
 * Calls back each second with whether the device's clock advanced by the elapsed time. It did not after sleep, or if it was set (C11). @returns stops
 * it
 */
export function everySecond(onTick: (isTrue: boolean) => void): () => void {
  let [clock, steady] = [Date.now(), performance.now()];
  const beating = setInterval(() => {
    const drift = Date.now() - clock - (performance.now() - steady);
    [clock, steady] = [Date.now(), performance.now()];
    // C11 allows a countdown to be wrong by this much.
    onTick(Math.abs(drift) < 2_000);
  }, 1_000);
  return () => clearInterval(beating);
}
