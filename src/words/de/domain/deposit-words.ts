import { decimal } from '../decimal.ts';

export const inFull = 'Sie zahlen alles bei der Buchung';
export const nothingNow = 'Bei der Buchung ist nichts zu zahlen';

export function partNow(percent: number): string {
  return `Sie zahlen jetzt ${decimal(percent)} %, den Rest später`;
}
