import { plural } from '../plural.ts';

export const free = 'Besplatno';

export function years(ages: string): string {
  return `${ages} ${plural(endOf(ages), 'godina', 'godine', 'godina')}`;
}

export function peopleInGroup(range: string): string {
  return `${range} ${plural(endOf(range), 'osoba', 'osobe', 'osoba')} po grupi`;
}

/** The last number is what one hears before the noun; '18+' ends with a word. */
function endOf(range: string): number {
  return Number(/\d+$/.exec(range)?.[0] ?? 0);
}
