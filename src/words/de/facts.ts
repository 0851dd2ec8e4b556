export const notSet = 'Dauer nicht angegeben';
/** Stands before the last of several parts: '1 Tag, 2 Stunden und 30 Minuten'. */
export const and = ' und ';
/** '1 Stunde', '3 Stunden' */
export function counted(count: number, unit: 'day' | 'hour' | 'minute'): string {
  if (unit === 'day') return count === 1 ? '1 Tag' : `${count} Tage`;
  const noun = unit === 'hour' ? 'Stunde' : 'Minute';
  return count === 1 ? `1 ${noun}` : `${count} ${noun}n`;
}
export const fullyRefundable = 'Kostenlose Stornierung';
/** @param cutoff  as the seller wrote it; a text such as '24 hours before start' is translated into German */
export function fullyRefundableUpTo(cutoff: string): string {
  const [, count, unit] = /^(\d+) (day|hour|minute)s? before start$/.exec(cutoff) ?? [];
  const until = unit ? ` bis ${counted(Number(count), unit as 'day')} vor Beginn` : `: ${cutoff}`;
  return fullyRefundable + until;
}
export const tooLateToCancel = 'Kostenlose Stornierung nicht mehr möglich';
export const free = 'Kostenlos';
export const leadFrom = 'ab';
export const perPerson = 'pro Person';
export const perGroup = (people: number | null): string => (people === null ? 'pro Gruppe' : `pro Gruppe bis ${people} ${people === 1 ? 'Person' : 'Personen'}`);
export const forParty = (people: number): string => `für ${people} ${people === 1 ? 'Person' : 'Personen'}`;
