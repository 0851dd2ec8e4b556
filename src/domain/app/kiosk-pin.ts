import { type Infer, integer, is, literal, nullable, string, type } from 'superstruct';

/** The data that a device stores about its PIN (X1), under the key `kiosk`: never the PIN itself. */
export const StoredPin = type({
  v: literal(1),
  salt: string(),
  hash: string(),
  iterations: integer(),
  /** The number of wrong or unfinished tries since the last right one. */
  wrong: integer(),
  /** The time of the last such try: epoch milliseconds by the device's clock. */
  wrong_at: nullable(integer()),
});
export type StoredPin = Readonly<Infer<typeof StoredPin>>;

export const storedPin = (value: unknown): StoredPin | null => (is(value, StoredPin) ? value : null);

export const isPin = (text: string): boolean => /^\d{4,8}$/.test(text);

/** The problem with a new PIN, which is entered twice; null without one. */
export function newPinProblem(pin: string, again: string): 'no_pin' | 'differs' | null {
  if (!isPin(pin)) return 'no_pin';
  return pin === again ? null : 'differs';
}

/** Whole seconds until the next try is allowed: none after a right one, then 2, 4, 8 and so on, at most a quarter of an hour. */
export function secondsToWait({ wrong, wrong_at }: StoredPin, now: number): number {
  if (wrong === 0 || wrong_at === null) return 0;
  const wait = Math.min(LONGEST_WAIT_SECONDS, 2 ** wrong) * 1_000;
  // If the clock was set back, the wait is never longer than the whole pause.
  return Math.ceil(Math.min(wait, Math.max(0, wrong_at + wait - now)) / 1_000);
}

const LONGEST_WAIT_SECONDS = 900;

/** Counts a try before the PIN is checked, so that closing the page during the check still counts as a try. */
export function afterTry(saved: StoredPin, now: number): StoredPin {
  return { ...saved, wrong: saved.wrong + 1, wrong_at: now };
}

export function afterRight(saved: StoredPin): StoredPin {
  return { ...saved, wrong: 0, wrong_at: null };
}
