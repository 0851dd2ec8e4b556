// Booking fields

export const daysDate = 'Data';
export const nothingOpen =
  'Al momento non ci sono date disponibili. Torna a trovarci presto o scegli un’altra esperienza.';
export const allExperiences = 'Scopri tutte le esperienze';
export const few = 'ultimi posti';
export const short = 'posti insufficienti per il tuo gruppo';
export const full = 'esaurito';
export const late = 'non più prenotabile';
export const closed = 'nessuna partenza';
export const past = 'passato';
export const taken = 'altri hanno già prenotato';
/** The button that opens a folded part of the form. */
export const change = 'Modifica';

/** Stands in a day of the calendar, so it must not be longer than six letters. */
export function left(count: number): string {
  return `solo ${count}`;
}

/** The note of a day for screen readers. */
export function tooFew(count: number): string {
  return count === 1
    ? 'solo 1 posto, non basta per il tuo gruppo'
    : `solo ${count} posti, non bastano per il tuo gruppo`;
}

/** Stands above the calendar. @param party  '2 × Adulto, 1 × Bambino' */
export function pricesFor(party: string): string {
  return `Prezzo totale per ${party}`;
}

export function asOf(instant: string): string {
  return `Ultimo aggiornamento delle date: ${instant}. Controlliamo la disponibilità appena torni online.`;
}

/** The price of a day, after the note about its places. */
export function daysFrom(price: string): string {
  return `da ${price}`;
}

// Calendar

export const previous = 'Precedente';
export const next = 'Successivo';

/** The accessible name of a day in a calendar. */
export function dayOf(date: string, isToday: boolean, isSelected: boolean): string {
  return `${isToday ? 'Oggi, ' : ''}${date}${isSelected ? ', selezionato' : ''}`;
}

/** A button below a month with few open days. @param month  name of a later month, with its year */
export function moreDates(month: string): string {
  return `Altre date a ${month}`;
}

// Start times

export const timesTitle = 'Orario di inizio';
export const dateFirst = 'Scegli prima una data.';
export const nothingStarts = 'Nessuna partenza in questo giorno.';
export const otherDate = 'Scegli un’altra data';
export const unchecked = 'Controlliamo la disponibilità appena torni online.';

export function startsOn(date: string): string {
  return `Orario di inizio: ${date}`;
}

// Party fields

export const group = 'Il tuo gruppo';
export const people = 'Chi partecipa?';
export const rate = 'Tariffa';
export const inEachGroup = 'Persone in ogni gruppo';
export const inGroup = 'Persone nel tuo gruppo';
export const toYourselves = 'Privato: solo il tuo gruppo.';

/** The label of the stepper for groups of one kind. */
export function howMany(title: string): string {
  return `${title}: numero di gruppi`;
}

/** The hint of an option that has reached its limit. */
export function mostOf(count: number): string {
  return `Al massimo ${count}.`;
}

// Stepper

export function oneMore(label: string): string {
  return `Aggiungi: ${label}`;
}

export function oneLess(label: string): string {
  return `Togli: ${label}`;
}

// Extras fields

export const extrasTitle = 'Extra';
export const extrasEach = 'ciascuno';
export const extrasPerPerson = 'a persona (aggiunto per tutti)';
export const extrasPerBooking = 'a prenotazione';

// Transfer fields

export const pickup = 'Prelievo';
export const noPickup = 'Nessun prelievo, grazie';
export const dropoff = 'Rientro';
export const noDropoff = 'Nessun rientro, grazie';
export const choosePlace = 'Scegli un luogo';

export function fetchedBefore(duration: string): string {
  return `Veniamo a prenderti ${duration} prima dell’inizio.`;
}

export function fetchedAt(time: string): string {
  return `Veniamo a prenderti verso le ${time}.`;
}

// Question control

export const yes = 'Sì';
export const no = 'No';
export const choose = 'Scegli';
export const noAnswer = 'Nessuna risposta';

// Price lines

export const priceCaption = 'Dettaglio del prezzo';
