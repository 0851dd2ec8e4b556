import { decimal } from './decimal.ts';
import { people } from './formats.ts';

// Experience page

export const allExperiences = 'Tutte le esperienze';

export function photosOf(title: string): string {
  return `Foto: ${title}`;
}

// Gallery

export function photo(number: number, count: number, alt: string): string {
  return `Foto ${number} di ${count}: ${alt}`;
}

export function allPhotos(count: number): string {
  return `Tutte le ${count} foto`;
}

// Gallery viewer

export const close = 'Chiudi';
export const previous = 'Foto precedente';
export const next = 'Foto successiva';
export const zoomIn = 'Ingrandisci';
export const zoomOut = 'Riduci';

// Key facts

export const factsLabel = 'In breve';
export const duration = 'Durata';
export const cancellation = 'Cancellazione';
export const deposit = 'Acconto';
export const languages = 'Lingue';
export const factsMeetingPoint = 'Punto di ritrovo';
export const pickup = 'Prelievo';
export const pickupOptional = 'Facoltativo';
export const pickupRequired = 'Incluso';

export const whoFor = 'Per chi è';
export const allAges = 'Tutte le età';

export function fromAge(age: number): string {
  return `Età minima ${age} ${age === 1 ? 'anno' : 'anni'}`;
}

/** Stands after a comma. */
export function groupUpTo(size: number): string {
  return `gruppi fino a ${people(size)}`;
}

// Rates table

export const pricesByDay = 'i prezzi variano in base al giorno';
/** The hint for a price of children who cannot be booked without an adult. */
export const withAdult = 'bambini solo con un adulto';

export function between(least: number, most: number): string {
  return `Da ${least} a ${most} persone`;
}

export function atLeast(least: number): string {
  return `Almeno ${people(least)}`;
}

export function upTo(most: number): string {
  return `Fino a ${people(most)} per prenotazione`;
}

/** The price of two adults and a child. */
export function familyPrice(adult: string, child: string, price: string): string {
  return `2 × ${adult}, 1 × ${child}: ${price}`;
}

// Deposit

export const inFull = 'Paghi tutto alla prenotazione';
export const depositNothingNow = 'Oggi non paghi nulla';

export function depositPartNow(percent: number): string {
  return `${decimal(percent)}% ora, il resto più tardi`;
}

// Story

export const highlights = 'Il meglio in breve';
export const description = 'Cosa farai';
export const agenda = 'Le tappe';
export const storyMeetingPoint = 'Dove ci incontriamo';
export const policy = 'Cancellazione';

export const included = 'Cosa è incluso';
export const notIncluded = 'Non incluso';
export const bring = 'Cosa portare';
export const know = 'Buono a sapersi';
export const questions = 'Domande';
export const ask = 'Hai una domanda? Ti aiutiamo volentieri:';
export const askMore = 'Hai ancora una domanda? Ti aiutiamo volentieri:';
export const similar = 'Potrebbe piacerti anche';
export const readMore = 'Leggi di più';

export function guides(count: number): string {
  return count === 1 ? 'La tua guida' : 'Le tue guide';
}

export function speaks(languages: string): string {
  return `Parla ${languages}`;
}

// Share button

export const share = 'Condividi';

// Booking

export const bookingLabel = 'Prenotazione';
export const bookingTitle = 'La tua prenotazione';
export const chooseDate = 'Scegli una data';
export const bookingChange = 'Modifica la prenotazione';
export const withoutScript = 'Per scegliere una data, attiva JavaScript nel tuo browser.';
/** Shown after a tap on the button that opens the form, until the form can open. */
export const formSlow = 'Il calendario si sta ancora caricando. Se non arriva, ricarica la pagina.';
export const notLoaded = 'Il calendario non si carica. Controlla la connessione e riprova.';
export const tryAgain = 'Riprova';

export const estimatedTotal = 'Totale stimato';
export const bookingTotal = 'Totale';
export const allNow = 'Paghi tutto oggi';
export const allNowSoSoon = 'A ridosso della data paghi tutto oggi';
export const bookingNothingNow = 'Oggi non paghi nulla';
export const bookingSending = 'Un attimo…';
export const bookingAdd = 'Aggiungi al carrello';
export const bookNow = 'Prenota ora';
export const bookingUpdate = 'Aggiorna il carrello';

export const bookingSaved = 'Salvata su questo dispositivo';
export const inCart = 'Nel tuo carrello';
export const changed = 'Modificata nel tuo carrello';
export const notHeldYet = 'La inviamo appena torni online. Fino ad allora i posti non sono riservati.';
export const bookingHeld = 'Ti teniamo i posti mentre completi l’ordine.';
export const checkOut = 'Vai alla cassa';
export const goToCart = 'Vai al carrello';
export const another = 'Prenota un’altra data';

/** The accessible name of the total, which leads to the lines of the price. */
export function breakdownOf(amount: string): string {
  return `${amount}: dettaglio del prezzo`;
}

export function bookingPartNow(now: string, later: string): string {
  return `${now} ora, ${later} più tardi`;
}

/** A whole sentence. */
export function bookingWhen(date: string, time: string): string {
  return `${date.charAt(0).toUpperCase()}${date.slice(1)} alle ${time}.`;
}

// Booking notice

export const bookAtNewPrice = 'Prenota al nuovo prezzo';
export const goWithout = 'Continua senza';
export const allStarts = 'Tutti gli orari';
export const anotherDate = 'Scegli un’altra data';

export function bookAt(price: string): string {
  return `Prenota a ${price}`;
}

/** The button that takes only the pieces of an extra that are left. */
export function take(left: number): string {
  return `Prendine ${left}`;
}

// Edit notice

export const editGone = 'La prenotazione che volevi modificare non è più nel carrello.';
export const editChangeThere = 'Modificala lì';
export const editBookAgain = 'Prenota di nuovo';

export function editOfOther(title: string): string {
  return `La prenotazione che volevi modificare è per “${title}”.`;
}

/** 'Testo in inglese': the note at a text that is not translated. */
export function textIn(language: string): string {
  return `Testo in ${language}`;
}
