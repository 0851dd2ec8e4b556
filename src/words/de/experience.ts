import { decimal } from './decimal.ts';

// Experience page

export const allExperiences = 'Alle Erlebnisse';

export function photosOf(title: string): string {
  return `Fotos: ${title}`;
}

// Gallery

export function photo(number: number, count: number, alt: string): string {
  return `Foto ${number} von ${count}: ${alt}`;
}

export function allPhotos(count: number): string {
  return `Alle ${count} Fotos`;
}

// Gallery viewer

export const close = 'Schließen';
export const previous = 'Vorheriges Foto';
export const next = 'Nächstes Foto';
export const zoomIn = 'Vergrößern';
export const zoomOut = 'Verkleinern';

// Key facts

export const factsLabel = 'Auf einen Blick';
export const duration = 'Dauer';
export const cancellation = 'Stornierung';
export const deposit = 'Anzahlung';
export const languages = 'Sprachen';
export const factsMeetingPoint = 'Treffpunkt';
export const pickup = 'Abholung';
export const pickupOptional = 'Auf Wunsch';
export const pickupRequired = 'Inbegriffen';

export const whoFor = 'Für wen';
export const allAges = 'Für jedes Alter';

export function fromAge(age: number): string {
  return `Ab ${age} Jahren`;
}

/** Stands after a comma. */
export function groupUpTo(size: number): string {
  return `Gruppen bis ${size}`;
}

// Rates table

export const pricesByDay = 'Preis je nach Datum';
/** The hint for a price of children who cannot be booked without an adult. */
export const withAdult = 'Kinder nur mit Erwachsenen';

export function between(least: number, most: number): string {
  return `${least} bis ${most} Personen`;
}

export function atLeast(least: number): string {
  return `Ab ${least} Personen`;
}

export function upTo(most: number): string {
  return `Bis zu ${most} ${most === 1 ? 'Person' : 'Personen'} pro Buchung`;
}

/** The price of two adults and a child. */
export function familyPrice(adult: string, child: string, price: string): string {
  return `2 × ${adult}, 1 × ${child}: ${price}`;
}

// Deposit

export const inFull = 'Sie zahlen alles bei der Buchung';
export const depositNothingNow = 'Heute nichts zu zahlen';

export function depositPartNow(percent: number): string {
  return `Sie zahlen jetzt ${decimal(percent)} %, den Rest später`;
}

// Story

export const highlights = 'Höhepunkte';
export const description = 'Was Sie erwartet';
export const agenda = 'Ablauf';
export const storyMeetingPoint = 'Wo wir uns treffen';
export const policy = 'Stornierung';

export const included = 'Das ist dabei';
export const notIncluded = 'Nicht dabei';
export const bring = 'Das bringen Sie mit';
export const know = 'Gut zu wissen';
export const questions = 'Fragen';
export const ask = 'Sie haben eine Frage? Wir helfen gern:';
export const askMore = 'Noch eine Frage? Wir helfen gern:';
export const similar = 'Das könnte Ihnen auch gefallen';
export const readMore = 'Mehr lesen';

export function guides(count: number): string {
  return count === 1 ? 'Ihr Guide' : 'Ihre Guides';
}

export function speaks(languages: string): string {
  return `Spricht ${languages}`;
}

// Share button

export const share = 'Teilen';

// Booking

export const bookingLabel = 'Buchung';
export const bookingTitle = 'Ihre Buchung';
export const chooseDate = 'Datum wählen';
export const bookingChange = 'Buchung ändern';
export const withoutScript =
  'Um ein Datum zu wählen, wird JavaScript benötigt. Bitte schalten Sie es in Ihrem Browser ein.';
/** Shown after a tap on the button that opens the form, until the form can open. */
export const formSlow = 'Der Kalender lädt noch. Falls er nicht kommt, laden Sie die Seite neu.';
export const notLoaded =
  'Der Kalender konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const tryAgain = 'Erneut versuchen';

export const estimatedTotal = 'Voraussichtlich';
export const bookingTotal = 'Gesamt';
export const allNow = 'Alles heute zu zahlen';
export const allNowSoSoon = 'So kurz vorher zahlen Sie alles heute';
export const bookingNothingNow = 'Heute nichts zu zahlen';
export const bookingSending = 'Einen Moment …';
export const bookingAdd = 'In den Warenkorb';
export const bookNow = 'Jetzt buchen';
export const bookingUpdate = 'Warenkorb aktualisieren';

export const bookingSaved = 'Auf diesem Gerät gespeichert';
export const inCart = 'Im Warenkorb';
export const changed = 'Im Warenkorb geändert';
export const notHeldYet = 'Wir senden sie, sobald Sie online sind. Bis dahin sind die Plätze nicht reserviert.';
export const bookingHeld = 'Wir halten Ihre Plätze frei, während Sie die Buchung abschließen.';
export const checkOut = 'Zur Kasse';
export const goToCart = 'Zum Warenkorb';
export const another = 'Anderes Datum buchen';

/** The accessible name of the total, which leads to the lines of the price. */
export function breakdownOf(amount: string): string {
  return `${amount}: Preisübersicht`;
}

export function bookingPartNow(now: string, later: string): string {
  return `${now} jetzt, ${later} später`;
}

/** A whole sentence. */
export function bookingWhen(date: string, time: string): string {
  return `${date} um ${time} Uhr.`;
}

// Booking notice

export const bookAtNewPrice = 'Zum neuen Preis buchen';
export const goWithout = 'Ohne fortfahren';
export const allStarts = 'Alle Startzeiten';
export const anotherDate = 'Anderes Datum wählen';

export function bookAt(price: string): string {
  return `Für ${price} buchen`;
}

/** The button that takes only the pieces of an extra that are left. */
export function take(left: number): string {
  return `${left} nehmen`;
}

// Edit notice

export const editGone = 'Die Buchung, die Sie ändern wollten, ist nicht mehr in Ihrem Warenkorb.';
export const editChangeThere = 'Dort ändern';
export const editBookAgain = 'Neu buchen';

export function editOfOther(title: string): string {
  return `Die Buchung, die Sie ändern wollten, ist für „${title}“.`;
}

/** 'Text auf Englisch': the note at a text that is not translated. */
export function textIn(language: string): string {
  return `Text auf ${language}`;
}
