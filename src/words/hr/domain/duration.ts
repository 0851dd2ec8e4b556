import { plural } from '../plural.ts';

export const notSet = 'Trajanje nije navedeno';

/** Before the last of several parts: '1 dan, 2 sata i 30 minuta'. */
export const and = ' i ';

/** '1 sat', '3 sata', '5 sati' */
export function counted(count: number, unit: 'day' | 'hour' | 'minute'): string {
  if (unit === 'day') return `${count} ${plural(count, 'dan', 'dana', 'dana')}`;
  if (unit === 'hour') return `${count} ${plural(count, 'sat', 'sata', 'sati')}`;
  return `${count} ${plural(count, 'minuta', 'minute', 'minuta')}`;
}
