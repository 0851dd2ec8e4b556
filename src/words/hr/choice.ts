import { plural } from './plural.ts';

/** The page of a guest whose departure was cancelled. */

export const asking = 'Učitavanje vaše rezervacije …';
export const unknown = 'Ova poveznica nije valjana';
export const unknownWhy = 'Otvorite poveznicu iz najnovije poruke trgovine ili pišite trgovini.';
export const unreachable = 'Trgovina trenutačno nije dostupna. Pokušajte ponovno za koji trenutak.';
export const title = 'Vaš se izlet ne održava';
export function sorry(shop: string): string {
  return `Žao nam je. ${shop} mora otkazati ovaj izlet:`;
}
export function people(count: number): string {
  return `${count} ${plural(count, 'osoba', 'osobe', 'osoba')}`;
}
export function paid(money: string): string {
  return `Za njega ste platili ${money}.`;
}
export const nothingPaid = 'Za njega niste ništa platili.';
export function until(when: string, isPaid: boolean): string {
  return isPaid
    ? `Odaberite do ${when}. Ako se do tada ne javite, novac se vraća sam.`
    : `Odaberite do ${when}. Ako se do tada ne javite, vaša rezervacija završava.`;
}
export const once = 'Odabrati možete jednom.';
export const anotherDay = 'Drugi dan';
export const samePrice = 'Cijena ostaje ista, koliko god taj dan stajao.';
export const day = 'Dan i polazak';
export function left(places: number): string {
  return `${places} ${plural(places, 'slobodno mjesto', 'slobodna mjesta', 'slobodnih mjesta')}`;
}
export const moreDays = 'Prikaži više dana';
export const chooseFirst = 'Odaberite dan iznad';
export function moveTo(when: string): string {
  return `Dolazim ${when}`;
}
export const noDays = 'Trenutačno nijedan drugi dan nema dovoljno mjesta.';
export const moneyBack = 'Povrat novca';
export const cardBack = 'Cijeli iznos vraća se onako kako ste platili. Bankama treba nekoliko dana da ga prikažu.';
export const handBack = 'Što ste platili ručno, trgovina vraća ručno. Javit će vam se.';
export function takeMoney(money: string): string {
  return `Želim natrag ${money}`;
}
export const cancelBooking = 'Otkaži rezervaciju';
export const movedTitle = 'Vidimo se drugog dana';
export function moved(when: string): string {
  return `Vaš je novi termin ${when}. Novi vaučer stiže e-poštom.`;
}
export const refundedTitle = 'Vaš se novac vraća';
export function refunded(money: string): string {
  return `Vraća vam se ${money}. Potvrda stiže e-poštom.`;
}
export const cancelledTitle = 'Vaša je rezervacija otkazana';
export const cancelled = 'Ne trebate ništa platiti. Potvrda stiže e-poštom.';
export const overTitle = 'Više nema što birati';
export const over = 'Ova je rezervacija otkazana ili promijenjena na drugi način.';
export const seeBooking = 'Pogledajte svoju rezervaciju';
export const questions = 'Imate pitanja?';
