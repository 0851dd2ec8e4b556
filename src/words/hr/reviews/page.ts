import { plural } from '../plural.ts';

// Reviews on the page of an experience

export const title = 'Recenzije';
export const none = 'Još nema recenzija. Pišu ih samo gosti koji su bili na izletu.';
export const onlyGuests = 'Recenzije pišu samo gosti koji su bili na izletu.';
export function count(n: number): string {
  return `${n} ${plural(n, 'recenzija', 'recenzije', 'recenzija')}`;
}
export function starsRow(stars: number, n: number): string {
  return `${stars} ${plural(stars, 'zvjezdica', 'zvjezdice', 'zvjezdica')}: ${count(n)}`;
}
export function hidden(n: number): string {
  return `Prodavatelj skriva ${n} ${plural(n, 'recenziju', 'recenzije', 'recenzija')}.`;
}
export const hiddenWhy = 'Za to treba razlog: uvrede, osobni podaci ili tekst koji nije o izletu.';
export const guest = 'Gost';
export function visitedIn(month: string): string {
  return `Izlet: ${month}`;
}
export const edited = 'izmijenjeno';
export function answerOf(shop: string): string {
  return `Odgovor: ${shop}`;
}
export function showAll(n: number): string {
  return n === 1 ? 'Pročitaj cijelu recenziju' : `Prikaži sve recenzije (${n})`;
}

// All reviews

export const order = 'Poredaj';
export const orders = { newest: 'Najnovije', highest: 'Najbolje', lowest: 'Najlošije' } as const;
export const more = 'Prikaži više';
export const loading = 'Učitavanje recenzija …';
export const notRead = 'Ostale recenzije nisu se mogle učitati. Provjerite vezu.';
export const again = 'Pokušaj ponovno';
