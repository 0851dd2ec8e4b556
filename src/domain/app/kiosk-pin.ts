import { type Infer, integer, is, literal, nullable, string, type } from 'superstruct';

/** What a device keeps of its PIN (X1), under the key `kiosk`: never the PIN itself. */
export const StoredPin = type({
  v: literal(1),
  salt: string(),
  hash: string(),
  iterations: integer(),
  /** Tries since the last right one that were wrong, or were not finished. */
  wrong: integer(),
  /** When the last of them was made: epoch milliseconds of the device's clock. */
  wrong_at: nullable(integer()),
});
export type StoredPin = Readonly<Infer<typeof StoredPin>>;

export const storedPin = (value: unknown): StoredPin | null => (is(value, StoredPin) ? value : null);

export const isPin = (text: string): boolean => /^\d{4,8}$/.test(text);

/** What is wrong with a PIN that is to be set, entered twice. */
export function newPinProblem(pin: string, again: string): 'no_pin' | 'differs' | null {
  if (!isPin(pin)) return 'no_pin';
  return pin === again ? null : 'differs';
}

/** Whole seconds until another try is taken: none after a right one, then 2, 4, 8 and so on, a quarter of an hour at most. */
export function secondsToWait({ wrong, wrong_at }: StoredPin, now: number): number {
  if (wrong === 0 || wrong_at === null) return 0;
  const wait = Math.min(LONGEST_WAIT_SECONDS, 2 ** wrong) * 1_000;
  // A clock that was set back asks for no more than the whole wait.
  return Math.ceil(Math.min(wait, Math.max(0, wrong_at + wait - now)) / 1_000);
}

const LONGEST_WAIT_SECONDS = 900;

/** Counted before it is known to be wrong: a page that is closed meanwhile has tried all the same. */
export function afterTry(saved: StoredPin, now: number): StoredPin {
  return { ...saved, wrong: saved.wrong + 1, wrong_at: now };
}

export function afterRight(saved: StoredPin): StoredPin {
  return { ...saved, wrong: 0, wrong_at: null };
}
