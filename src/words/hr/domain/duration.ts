import { plural } from '../plural.ts';

export const notSet = 'Trajanje nije navedeno';

/** Before the last of several parts: '1 dan, 2 sata i 30 minuta'. */
export const and = ' i ';

/** '1 sat', '3 sata', '5 sati' */
export function counted(count: number, unit: 'day' | 'hour' | 'minute'): string {
  const [one, few, many] = UNITS[unit];
  return `${count} ${plural(count, one, few, many)}`;
}

const UNITS = {
  day: ['dan', 'dana', 'dana'],
  hour: ['sat', 'sata', 'sati'],
  minute: ['minuta', 'minute', 'minuta'],
} as const;
