import { people } from './formats.ts';
import { plural } from './plural.ts';

// Cart

export const nameTooShort = 'Unesite najmanje 3 znaka.';
export const nameTooLong = 'Dopušteno je najviše 512 znakova.';
export const badEmail = 'Unesite ispravnu e-adresu.';
export const badPhone = 'Unesite ispravan broj telefona.';
export const noteTooLong = 'Dopušteno je najviše 5000 znakova.';

// Orders

export const required = 'Ovo je polje obavezno!';
export const noNumber = 'Unesite broj svoje rezervacije.';
export const noEmail = 'Unesite e-adresu ove rezervacije.';

// Order form

export const badPercentage = 'Unesite postotak od 0 do 100.';
export const orderNoNumber = 'Unesite ispravan broj.';
export const unclearAmount = 'To se može pročitati na dva načina. Tisuće upišite bez točke i zareza, na primjer 1200.';

export function atLeast(amount: string): string {
  return `Najmanji je iznos ${amount}.`;
}

export function atMost(amount: string): string {
  return `Najveći je iznos ${amount}.`;
}

export function leavesTooLittle(rest: string, total: string): string {
  return `Ostalo bi ${rest}, premalo za karticu. Platite sve: ${total}.`;
}

export function tooFine(places: number): string {
  return places === 0
    ? 'Unesite iznos bez decimala.'
    : `Iznos smije imati najviše ${places} ${plural(places, 'decimalu', 'decimale', 'decimala')}.`;
}

// Participants

export const nobody = 'Podaci o sudionicima su obavezni!';
export const noFirstName = 'Ime je obavezno!';
export const noLastName = 'Prezime je obavezno!';

export function tooMany(most: number): string {
  return `Rezervirali ste za ${people(most)}. Uklonite neka imena ili promijenite rezervaciju.`;
}

// Booking questions

/** One person of a group, counted from 1. */
export function questionPersonOf(title: string, number: number): string {
  return `${title}, ${number}. osoba`;
}

export const questionUnanswered = 'Odgovorite na ovo pitanje.';
export const questionNoNumber = 'Unesite broj.';
export const questionNoDate = 'Unesite datum.';
export const questionNoChoice = 'Odaberite jednu od mogućnosti.';
export const questionNoBoolean = 'Odgovorite s da ili ne.';
export const questionTooLong = 'Dopušteno je najviše 1000 znakova.';

// Problems

/** The message at a field that the engine refused for a reason that the page does not know. */
export const checkThis = 'Provjerite ovaj unos.';
/** The message if no field has one. */
export const notTaken = 'Nešto nije prihvaćeno. Provjerite podatke i pokušajte ponovno.';
export const notThereAnyMore = 'Trgovina je ovo u međuvremenu promijenila. Odaberite ponovno.';
export const contactFirst = 'Najprije ispunite podatke za kontakt.';
