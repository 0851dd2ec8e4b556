export const notSet = 'Durata non indicata';
/** Stands before the last of several parts: '1 giorno, 2 ore e 30 minuti'. */
export const and = ' e ';
/** '1 ora', '3 ore' */
export function counted(count: number, unit: 'day' | 'hour' | 'minute'): string {
  const [one, many] = UNITS[unit];
  return `${count} ${count === 1 ? one : many}`;
}
const UNITS = { day: ['giorno', 'giorni'], hour: ['ora', 'ore'], minute: ['minuto', 'minuti'] } as const;
export const fullyRefundable = 'Cancellazione gratuita';
/** @param cutoff  as the seller wrote it; a text such as '24 hours before start' is translated into Italian */
export function fullyRefundableUpTo(cutoff: string): string {
  const [, count, unit] = /^(\d+) (day|hour|minute)s? before start$/.exec(cutoff) ?? [];
  const until = unit ? ` fino a ${counted(Number(count), unit as 'day')} prima dell’inizio` : `: ${cutoff}`;
  return fullyRefundable + until;
}
export const tooLateToCancel = 'Troppo tardi per annullare gratis';
export const free = 'Gratis';
export const leadFrom = 'da';
export const perPerson = 'a persona';
export const perGroup = (people: number | null): string => (people === null ? 'a gruppo' : `a gruppo fino a ${people} ${people === 1 ? 'persona' : 'persone'}`);
export const forParty = (people: number): string => (people === 1 ? 'per 1 persona' : `per ${people} persone`);
