// The email that asks a guest for a review

export function subject(tour: string): string {
  return `Com’è andata? ${tour}`;
}
/** @param name  the first name; '' if it is not known */
export function heading(name: string): string {
  return name === '' ? 'Com’è andata?' : `Ciao ${name}, com’è andata?`;
}
export function opening(shop: string): string {
  return `Grazie di aver partecipato. La tua recensione aiuta altri viaggiatori a scegliere e ${shop} a migliorare ancora. Ci vuole un minuto.`;
}
/** The grades from one star to five. */
export const grades = ['Scarso', 'Migliorabile', 'Buono', 'Molto buono', 'Eccellente'] as const;
export const closing = 'Tocca il giudizio che fa per te. Non pubblichiamo nulla finché non premi “Pubblica”.';
export const why = 'Te lo chiediamo una volta sola per ogni tour, e solo se c’eri.';
