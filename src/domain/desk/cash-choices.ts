import type { Minor } from '../money/money.ts';

/** Sums in notes that a guest is likely to give for an amount: at most four above it, and at most five times as much; the lowest first, in minor units. */
export function cashChoices(due: Minor): Minor[] {
  if (due <= 0) return [];
  const size = 10 ** Math.floor(Math.log10(due));
  const steps = [0.5, 1, 2, 5, 10, 20, 50].map((step) => Math.max(1, step * size));
  const sums = steps.map((step) => Math.ceil(due / step) * step).filter((sum) => sum > due && sum <= 5 * due);
  return [...new Set(sums)].sort((a, b) => a - b).slice(0, MOST);
}

const MOST = 4;
