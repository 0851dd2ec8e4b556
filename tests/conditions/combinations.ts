import { createRequire } from 'node:module';
import { type Combination, isPossible, table } from './table.ts';

// Node finds no names in this package of CommonJS.
const { make } = createRequire(import.meta.url)('covertable') as typeof import('covertable');

/** Combinations in which each possible pair of values stands at least once. The same seed gives the same ones. */
export function coveringCombinations(seed: number): Combination[] {
  const factors = Object.fromEntries(Object.entries(table).map(([name, values]) => [name, [...values]]));
  return make(factors, { seed: String(seed), preFilter: isPossible }) as Combination[];
}

/**
 * Combinations that found a fault, or that CI plays. A fault that `npm run prove -- conditions --seed N` finds adds its combination here.
 * CI plays the first ones.
 */
export const committed: readonly Combination[] = [
  { network: 'silent', device: 'returning', shop: 'one', place: 'honolulu', money: 'it', who: 'visitor' },
  { network: 'flapping', device: 'killed', shop: 'six-plain', place: 'before-midnight', money: 'yen', who: 'two-tabs' },
  { network: 'refused', device: 'returning', shop: 'demo', place: 'zagreb', money: 'de', who: 'guide' },
  // A word of the seller was wider than the screen.
  { network: 'good', device: 'new', shop: 'one', place: 'zagreb', money: 'en', who: 'hostile-seller' },
  // The page said that there were no bookings, in a browser that saves none.
  { network: 'portal', device: 'blocked', shop: 'one', place: 'clock-change', money: 'yen', who: 'visitor' },
];
