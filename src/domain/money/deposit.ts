import type { Minor } from './money.ts';
import { roundShare } from './money.ts';

/**
 * What of a line is due now (F6).
 *
 * @param gross    full price of the line, >= 0
 * @param percent  share due now, 0 to 100, at most two decimals; null: all of it
 * @returns halves rounded up; never more than `gross`
 * @throws RangeError for a percent outside 0 to 100: a seller's form let bad data through
 */
export function depositFor(gross: Minor, percent: number | null): Minor {
  if (percent === null) return gross;
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`percent ${percent}`);
  return roundShare(gross, Math.round(percent * 100));
}
