import { plural } from './plural.ts';

/** The page of a guest whose departure was cancelled. */

export const asking = 'Učitavanje vaše rezervacije …';
export const unknown = 'Ova poveznica ne radi';
export const unknownWhy = 'Otvorite poveznicu iz naše najnovije poruke ili nam pišite.';
export const unreachable = 'Trenutačno se ne možemo povezati. Pokušajte ponovno za koji trenutak.';
export const title = 'Vaš je izlet otkazan';
export function sorry(shop: string): string {
  return `Žao nam je. ${shop} mora otkazati ovaj izlet:`;
}
export function people(count: number): string {
  return `${count} ${plural(count, 'osoba', 'osobe', 'osoba')}`;
}
export function paid(money: string): string {
  return `Platili ste ${money}.`;
}
export const nothingPaid = 'Još niste ništa platili.';
export function until(when: string, isPaid: boolean): string {
  return isPaid
    ? `Odaberite do ${when}. Ako se ne javite, automatski vam vraćamo novac.`
    : `Odaberite do ${when}. Ako se ne javite, otkazat ćemo vašu rezervaciju.`;
}
export const once = 'Odabrati možete samo jednom.';
export const anotherDay = 'Drugi datum';
export const samePrice = 'Cijena ostaje ista, bez obzira na novi datum.';
export const day = 'Datum i vrijeme';
export function left(places: number): string {
  return `${places} ${plural(places, 'slobodno mjesto', 'slobodna mjesta', 'slobodnih mjesta')}`;
}
export const moreDays = 'Prikaži više datuma';
export const chooseFirst = 'Odaberite datum iznad';
export function moveTo(when: string): string {
  return `Novi termin: ${when}`;
}
export const noDays = 'Trenutačno nijedan drugi datum nema dovoljno mjesta.';
export const moneyBack = 'Povrat novca';
export const cardBack = 'Vraćamo vam cijeli iznos istim načinom plaćanja. Može potrajati nekoliko dana.';
export const handBack = 'Platili ste izravno nama, pa ćemo vam se javiti oko povrata.';
export function takeMoney(money: string): string {
  return `Vratite mi ${money}`;
}
export const cancelBooking = 'Otkaži rezervaciju';
export const movedTitle = 'Novi je datum potvrđen';
export function moved(when: string): string {
  return `Vaš je novi termin ${when}. Novi vaučer stiže e-poštom.`;
}
export const refundedTitle = 'Povrat je na putu';
export function refunded(money: string): string {
  return `Vraćamo vam ${money}. Potvrda stiže e-poštom.`;
}
export const cancelledTitle = 'Vaša je rezervacija otkazana';
export const cancelled = 'Ne trebate ništa platiti. Potvrda stiže e-poštom.';
export const overTitle = 'Ovo je već riješeno';
export const over = 'Ova je rezervacija u međuvremenu otkazana ili promijenjena.';
export const seeBooking = 'Pogledajte svoju rezervaciju';
export const questions = 'Imate pitanja?';
