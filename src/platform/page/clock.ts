export type Clock = ReturnType<typeof createClock>;

/** The engine's time as far as this device knows it (C11). `deviceNow`: epoch milliseconds of the device's own clock. */
export function createClock(deviceNow: () => number = Date.now) {
  let offset = 0;
  let confirmed = false;
  let learnt = false;

  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(Math.round(deviceNow() + offset)),
    /** Whether an answer has been heard since the device last woke. */
    isConfirmed: () => confirmed,
    /** Whether any answer has been heard: before, the device's own clock is all there is. */
    hasLearnt: () => learnt,
    /** Takes the engine's time from an answer that took `tookMs` to come: it was said about half-way. */
    learn(serverNow: Temporal.Instant, tookMs = 0): void {
      offset = serverNow.epochMilliseconds + tookMs / 2 - deviceNow();
      confirmed = true;
      learnt = true;
    },
    /** After sleep the device's own clock counts on, but nothing vouches for it. */
    doubt(): void {
      confirmed = false;
    },
  };
}
