import { plural } from './plural.ts';

// Booking fields

export const daysDate = 'Datum';
export const nothingOpen = 'Trenutačno nema slobodnih datuma. Navratite uskoro ili odaberite drugi doživljaj.';
export const allExperiences = 'Svi doživljaji';
export const few = 'još malo mjesta';
export const short = 'premalo mjesta za vas';
export const full = 'rasprodano';
export const late = 'više se ne može rezervirati';
export const closed = 'ne održava se';
export const past = 'prošlo';
export const taken = 'netko je već rezervirao';
/** The button that opens a folded part of the form. */
export const change = 'Promijeni';

/** Stands in a day of the calendar, so it must not be longer than six letters. */
export function left(count: number): string {
  return `još ${count}`;
}

/** The note of a day for screen readers. */
export function tooFew(count: number): string {
  return `samo ${count} ${plural(count, 'slobodno mjesto', 'slobodna mjesta', 'slobodnih mjesta')}, premalo za vas`;
}

/** Stands above the calendar. @param party  '2 × Adult, 1 × Child' */
export function pricesFor(party: string): string {
  return `Ukupna cijena: ${party}`;
}

export function asOf(instant: string): string {
  return `Datumi zadnje osvježeni ${instant}. Mjesta provjeravamo kad ponovno budete na mreži.`;
}

/** The price of a day, after the note about its places. */
export function daysFrom(price: string): string {
  return `od ${price}`;
}

// Calendar

export const previous = 'Prethodni';
export const next = 'Sljedeći';

/** The accessible name of a day in a calendar. */
export function dayOf(date: string, isToday: boolean, isSelected: boolean): string {
  return `${isToday ? 'Danas, ' : ''}${date}${isSelected ? ', odabrano' : ''}`;
}

/** A button below a month with few open days. @param month  name of a later month, with its year */
export function moreDates(month: string): string {
  return `Više termina: ${month}`;
}

// Start times

export const timesTitle = 'Početak';
export const dateFirst = 'Najprije odaberite datum.';
export const nothingStarts = 'Tog dana nema polazaka.';
export const otherDate = 'Odaberi drugi datum';
export const unchecked = 'Slobodna mjesta provjeravamo kad ponovno budete na mreži.';

export function startsOn(date: string): string {
  return `Početak: ${date}`;
}

// Party fields

export const group = 'Vaša grupa';
export const people = 'Tko dolazi?';
export const rate = 'Cijena';
export const inEachGroup = 'Osoba u svakoj grupi';
export const inGroup = 'Osoba u vašoj grupi';
export const toYourselves = 'Privatno: samo vaše društvo.';

/** The label of the stepper for groups of one kind. */
export function howMany(title: string): string {
  return `${title}: broj grupa`;
}

/** The hint of an option that has reached its limit. */
export function mostOf(count: number): string {
  return `Najviše ${count}.`;
}

// Stepper

export function oneMore(label: string): string {
  return `Dodaj: ${label}`;
}

export function oneLess(label: string): string {
  return `Ukloni: ${label}`;
}

// Extras fields

export const extrasTitle = 'Dodaci';
export const extrasEach = 'po komadu';
export const extrasPerPerson = 'po osobi (dodaje se za sve)';
export const extrasPerBooking = 'po rezervaciji';

// Transfer fields

export const pickup = 'Prijevoz';
export const noPickup = 'Ne trebam prijevoz';
export const dropoff = 'Povratak';
export const noDropoff = 'Ne trebam povratni prijevoz';
export const choosePlace = 'Odaberite mjesto';

/** The duration is in the nominative, which the colon keeps. */
export function fetchedBefore(duration: string): string {
  return `Dolazimo po vas: ${duration} prije početka.`;
}

export function fetchedAt(time: string): string {
  return `Dolazimo po vas oko ${time}.`;
}

// Question control

export const yes = 'Da';
export const no = 'Ne';
export const choose = 'Odaberite';
export const noAnswer = 'Bez odgovora';

// Price lines

export const priceCaption = 'Pregled cijene';
