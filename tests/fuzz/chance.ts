import { seeded } from '#tests/support/play/seeded.ts';

/** Random choices for one request. They depend only on seed and index, not on earlier requests. */
export interface Chance {
  /** True with this probability. */
  readonly is: (probability: number) => boolean;
  /** A whole number below `end`. */
  readonly below: (end: number) => number;
  readonly of: <T>(all: readonly T[]) => T;
}

export function chanceOf(seed: number, index: number): Chance {
  const next = seeded(Math.imul(seed, 2_654_435_761) ^ Math.imul(index + 1, 40_503));
  const below = (end: number) => Math.floor(next() * end);
  return { is: (probability) => next() < probability, below, of: (all) => all[below(all.length)] as never };
}
