import { plural } from '../plural.ts';

/** '2 osobe' */
export function people(count: number): string {
  return `${count} ${plural(count, 'osoba', 'osobe', 'osoba')}`;
}
