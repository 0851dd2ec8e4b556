import { plural } from '../plural.ts';

export const title = 'Nova rezervacija';
export const loading = 'Učitavanje izleta …';
export const loadingTour = 'Učitavanje izleta …';
export const loadingStarts = 'Učitavanje polazaka …';
export const forbidden = 'Vaša uloga ne dopušta rezervacije. Obratite se vlasniku tvrtke.';
export const noTours = 'Još nema izleta za rezervaciju.';

// Tour and start

export const tour = 'Izlet';
export const tourHint = 'Upišite dio naziva.';
export const showTours = 'Prikaži sve izlete';
export const noMatch = 'Nema izleta s tim nazivom.';
export const notSold = 'Ova trgovina ne prodaje taj izlet. Odaberite drugi.';
export const day = 'Dan';
export const start = 'Polazak';
export const chooseDay = 'Najprije odaberite dan.';
export function free(places: number): string {
  if (places <= 0) return 'Popunjeno';
  return `${places} ${plural(places, 'slobodno mjesto', 'slobodna mjesta', 'slobodnih mjesta')}`;
}
export const closed = 'zatvoreno za posjetitelje';
/** @param when  the chosen day and start */
export function onlyLeft(left: number, when: string): string {
  if (left <= 0) return `Nema više mjesta: ${when}.`;
  return left === 1 ? `Preostalo je samo 1 mjesto: ${when}.` : `Preostalo mjesta: samo ${left}, ${when}.`;
}
export const otherStarts = 'Najbliži polasci s dovoljno mjesta:';
export const noOtherStarts = 'Ovaj mjesec nema drugog polaska s dovoljno mjesta.';

// Guest

export const party = 'Grupa';
export const guest = 'Gost';
export const firstName = 'Ime';
export const lastName = 'Prezime';
export const email = 'E-pošta';
export const phone = 'Telefon';
export const emailLanguage = 'Jezik e-pošte';
export const shopLanguage = 'Jezik trgovine';
export const note = 'Bilješka za vaš tim';
export const questions = 'Pitanja za gosta';
export const questionsHint = 'Odgovor može pričekati: rezervacija pokazuje što još nedostaje.';
export const firstNameMissing = 'Upišite ime.';
export const emailMissing = 'Upišite adresu na koju se šalje poveznica.';
export const emailWrong = 'To nije adresa e-pošte.';
export const phoneWrong = 'To nije telefonski broj.';

// Payment

export const payment = 'Cijena i plaćanje';
export const price = 'Cijena';
export const total = 'Ukupno';
export function heldUntil(time: string): string {
  return `Mjesta su zadržana za vas do ${time}.`;
}
export const holding = 'Zadržavanje mjesta …';
export const notHeld = 'Bez mreže mjesta nisu zadržana. Ono što ste upisali ostaje ovdje.';
export const howPaid = 'Kako se plaća?';
export const ways = { arrival: 'Na dolasku', link: 'Poveznica e-poštom', now: 'Odmah' } as const;
export const arrivalHint = 'Rezervacija je potvrđena. Gost plaća na polasku.';
export function linkHint(until: string): string {
  return `Gost e-poštom dobiva poveznicu za plaćanje karticom. Mjesta su zadržana do ${until}.`;
}
export const cardPage = 'Stranica za kartice';
export const amount = 'Iznos';
export function amountWrong(most: string): string {
  return `Upišite iznos do ${most}.`;
}
export const book = 'Rezerviraj';
export function bookAndSend(sum: string): string {
  return `Rezerviraj i pošalji poveznicu za ${sum}`;
}
export function bookAndTake(sum: string): string {
  return `Rezerviraj i naplati ${sum}`;
}
export const bookAndOpen = 'Rezerviraj i otvori stranicu za kartice';

// After booking

export const booked = 'Rezervirano';
export const reserved = 'Mjesta su zadržana';
export const copy = 'Kopiraj broj rezervacije';
export const copied = 'Broj je kopiran';
export const confirmationSent = 'Potvrda se šalje na';
export const linkSent = 'Poveznica za plaćanje šalje se na';
export function reservedUntil(time: string): string {
  return `Mjesta su zadržana do ${time}.`;
}
export const noEmail = 'Nema adrese e-pošte, pa ništa nije poslano.';
export const sendAgain = 'Pošalji ponovno';
export const sentAgain = 'E-poruka je ponovno poslana.';
export const cardPageFailed = 'Stranica za kartice nije otvorena. Otvorite rezervaciju i pokušajte ponovno.';
export const scanToPay = 'Gost plaća tako da skenira ovaj kod ili otvori poveznicu.';
export const code = 'Kod stranice za kartice';
export const openBooking = 'Otvori rezervaciju';
export const next = 'Sljedeća rezervacija';
