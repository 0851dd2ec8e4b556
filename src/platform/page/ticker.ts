/** Calls back each second with whether the device's clock has advanced as time has: not after sleep, or when it was set (C11). @returns what ends it */
export function everySecond(onTick: (isTrue: boolean) => void): () => void {
  let [clock, steady] = [Date.now(), performance.now()];
  const beating = setInterval(() => {
    const drift = Date.now() - clock - (performance.now() - steady);
    [clock, steady] = [Date.now(), performance.now()];
    // What C11 allows a countdown to be wrong.
    onTick(Math.abs(drift) < 2_000);
  }, 1_000);
  return () => clearInterval(beating);
}
