import { decimal } from '../decimal.ts';

export const inFull = 'Cijeli iznos plaćate pri rezervaciji';
export const nothingNow = 'Pri rezervaciji ne plaćate ništa';

export function partNow(percent: number): string {
  return `Sada plaćate ${decimal(percent)} %, ostatak kasnije`;
}
