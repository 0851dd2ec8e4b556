/** Chance that repeats itself: the same seed draws the same picture on every machine. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  between(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
}

export function chance(seed: string): Chance {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193) >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: ([first, ...rest]) => {
      const index = Math.floor(next() * (rest.length + 1));
      return index === 0 ? first : (rest[index - 1] ?? first);
    },
  };
}
