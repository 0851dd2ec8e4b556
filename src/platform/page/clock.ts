/** The engine's time as far as this device knows it (C11): its own clock, set right by the engine's answers. */
export interface Clock {
  now(): Temporal.Instant;
  /** Whether an answer has been heard since the device last woke. */
  isConfirmed(): boolean;
  /** Takes the engine's time from an answer that took `tookMs` to come: it was said about half-way. */
  learn(serverNow: Temporal.Instant, tookMs?: number): void;
  /** After sleep the device's own clock counts on, but nothing vouches for it. */
  doubt(): void;
}

/** @param deviceNow  epoch milliseconds of the device's own clock */
export function createClock(deviceNow: () => number = Date.now): Clock {
  let offset = 0;
  let confirmed = false;

  return {
    now: () => Temporal.Instant.fromEpochMilliseconds(Math.round(deviceNow() + offset)),
    isConfirmed: () => confirmed,
    learn(serverNow, tookMs = 0) {
      offset = serverNow.epochMilliseconds + tookMs / 2 - deviceNow();
      confirmed = true;
    },
    doubt() {
      confirmed = false;
    },
  };
}
