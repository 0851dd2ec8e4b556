export const notSet = 'Dauer nicht angegeben';

/** Before the last of several parts: '1 Tag, 2 Stunden und 30 Minuten'. */
export const and = ' und ';

/** '1 Stunde', '3 Stunden' */
export function counted(count: number, unit: 'day' | 'hour' | 'minute'): string {
  const [one, many] = UNITS[unit];
  return `${count} ${count === 1 ? one : many}`;
}

const UNITS = { day: ['Tag', 'Tage'], hour: ['Stunde', 'Stunden'], minute: ['Minute', 'Minuten'] } as const;
