import { plural } from '../plural.ts';

export function between(least: number, most: number): string {
  return `${least} do ${people(most)} po rezervaciji`;
}

export function atLeast(least: number): string {
  return `najmanje ${people(least)} po rezervaciji`;
}

export function upTo(most: number): string {
  return `najviše ${people(most)} po rezervaciji`;
}

function people(count: number): string {
  return `${count} ${plural(count, 'osoba', 'osobe', 'osoba')}`;
}
