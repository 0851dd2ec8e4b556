import { decimal } from '../decimal.ts';

export const neverBack = 'Nach der Buchung ist keine Erstattung möglich.';
export const nothingAfter = 'Danach ist keine Erstattung mehr möglich.';

/** @param before  how long before the start one has to cancel: '24 Stunden'; null for any time until then */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'vor Beginn' : `mindestens ${before} vor Beginn`;
  const back = percentage >= 100 ? 'den vollen Betrag' : `${decimal(percentage)} % des Betrags`;
  return `Wenn Sie ${when} stornieren, erhalten Sie ${back} zurück.`;
}
