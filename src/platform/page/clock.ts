export type Clock = ReturnType<typeof createClock>;

/** The engine's time as far as this device knows it (C11). @param deviceNow  epoch milliseconds of the device's own clock */
export function createClock(deviceNow: () => number = Date.now) {
  let offset = 0;
  let confirmed = false;
  let learnt = false;

  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(Math.round(deviceNow() + offset)),
    /** Whether an answer has come since the device last woke up. */
    isConfirmed: () => confirmed,
    /** Whether any answer has come. Before that, only the device's own clock is known. */
    hasLearnt: () => learnt,
    /** Takes the engine's time from an answer that took `tookMs`. The engine wrote the time about half-way. */
    learn(serverNow: Temporal.Instant, tookMs = 0): void {
      offset = serverNow.epochMilliseconds + tookMs / 2 - deviceNow();
      confirmed = true;
      learnt = true;
    },
    /** After sleep the device's own clock still counts, but it may be wrong. */
    doubt(): void {
      confirmed = false;
    },
  };
}
