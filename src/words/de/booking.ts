// Booking fields

export const daysDate = 'Datum';
export const nothingOpen =
  'Zurzeit keine Termine verfügbar. Schauen Sie bald wieder vorbei oder wählen Sie ein anderes Erlebnis.';
export const allExperiences = 'Alle Erlebnisse ansehen';
export const few = 'nur noch wenige Plätze';
export const short = 'nicht genug Plätze für Sie';
export const full = 'ausgebucht';
export const late = 'nicht mehr buchbar';
export const closed = 'findet nicht statt';
export const past = 'vorbei';
export const taken = 'schon teilweise gebucht';
/** The button that opens a folded part of the form. */
export const change = 'Ändern';

/** Stands in a day of the calendar, so it must not be longer than six letters. */
export function left(count: number): string {
  return `noch ${count}`;
}

/** The note of a day for screen readers. */
export function tooFew(count: number): string {
  return `nur noch ${count} ${count === 1 ? 'Platz' : 'Plätze'}, zu wenig für Sie`;
}

/** Stands above the calendar. @param party  '2 × Adult, 1 × Child' */
export function pricesFor(party: string): string {
  return `Gesamtpreis für ${party}`;
}

export function asOf(instant: string): string {
  return `Termine zuletzt aktualisiert: ${instant}. Wir prüfen die Verfügbarkeit, sobald Sie wieder online sind.`;
}

/** The price of a day, after the note about its places. */
export function daysFrom(price: string): string {
  return `ab ${price}`;
}

// Calendar

export const previous = 'Vorheriger';
export const next = 'Nächster';

/** The accessible name of a day in a calendar. */
export function dayOf(date: string, isToday: boolean, isSelected: boolean): string {
  return `${isToday ? 'Heute, ' : ''}${date}${isSelected ? ', ausgewählt' : ''}`;
}

/** A button below a month with few open days. @param month  name of a later month, with its year */
export function moreDates(month: string): string {
  return `Weitere Termine im ${month}`;
}

// Start times

export const timesTitle = 'Startzeit';
export const dateFirst = 'Wählen Sie zuerst ein Datum.';
export const nothingStarts = 'Keine Termine an diesem Tag.';
export const otherDate = 'Anderes Datum wählen';
export const unchecked = 'Wir prüfen die Verfügbarkeit, sobald Sie wieder online sind.';

export function startsOn(date: string): string {
  return `Startzeit: ${date}`;
}

// Party fields

export const group = 'Ihre Gruppe';
export const people = 'Wer kommt mit?';
export const rate = 'Tarif';
export const inEachGroup = 'Personen in jeder Gruppe';
export const inGroup = 'Personen in Ihrer Gruppe';
export const toYourselves = 'Privat: nur Ihre Gruppe.';

/** The label of the stepper for groups of one kind. */
export function howMany(title: string): string {
  return `${title}: Anzahl Gruppen`;
}

/** The hint of an option that has reached its limit. */
export function mostOf(count: number): string {
  return `Höchstens ${count}.`;
}

// Stepper

export function oneMore(label: string): string {
  return `${label} hinzufügen`;
}

export function oneLess(label: string): string {
  return `${label} entfernen`;
}

// Extras fields

export const extrasTitle = 'Extras';
export const extrasEach = 'pro Stück';
export const extrasPerPerson = 'pro Person (für alle hinzugefügt)';
export const extrasPerBooking = 'pro Buchung';

// Transfer fields

export const pickup = 'Abholung';
export const noPickup = 'Keine Abholung';
export const dropoff = 'Rückfahrt';
export const noDropoff = 'Keine Rückfahrt';
export const choosePlace = 'Ort wählen';

export function fetchedBefore(duration: string): string {
  return `Wir holen Sie ${duration} vor Beginn ab.`;
}

export function fetchedAt(time: string): string {
  return `Wir holen Sie gegen ${time} Uhr ab.`;
}

// Question control

export const yes = 'Ja';
export const no = 'Nein';
export const choose = 'Bitte wählen';
export const noAnswer = 'Keine Angabe';

// Price lines

export const priceCaption = 'Preisübersicht';
