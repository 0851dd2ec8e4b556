import { plural } from '../plural.ts';

export function placesLeft(left: number): string {
  return `još ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}`;
}
