// Booking fields

export const daysDate = 'Datum';
export const nothingOpen =
  'Zurzeit ist kein Tag buchbar. Schauen Sie bald wieder vorbei oder wählen Sie etwas anderes.';
export const allExperiences = 'Alle Erlebnisse ansehen';
export const few = 'nur noch wenige Plätze';
export const full = 'ausgebucht';
export const closed = 'findet nicht statt';

export function asOf(instant: string): string {
  return `Stand der Tage: ${instant}. Die Plätze werden geprüft, sobald Sie wieder online sind.`;
}

/** Of a day, after what it says of its places. */
export function daysFrom(price: string): string {
  return `ab ${price}`;
}

// Calendar

export const previous = 'Vorheriger';
export const next = 'Nächster';

// Start times

export const timesTitle = 'Startzeit';
export const dateFirst = 'Wählen Sie zuerst ein Datum.';
export const nothingStarts = 'An diesem Tag beginnt nichts. Wählen Sie ein anderes Datum.';
export const unchecked = 'Wie viele Plätze noch frei sind, wird geprüft, sobald der Shop erreichbar ist.';

export function startsOn(date: string): string {
  return `Startzeit: ${date}`;
}

// Party fields

export const group = 'Ihre Gruppe';
export const people = 'Wer kommt mit?';
export const rate = 'Tarif';
export const inEachGroup = 'Personen in jeder Gruppe';
export const inGroup = 'Personen in Ihrer Gruppe';
export const toYourselves = 'Sie haben alles für sich.';

/** Of the stepper for groups of one kind. */
export function howMany(title: string): string {
  return `${title}, Anzahl`;
}

/** Of an option that takes no more. */
export function mostOf(count: number): string {
  return `Höchstens ${count}.`;
}

// Stepper

export function oneMore(label: string): string {
  return `Eins mehr: ${label}`;
}

export function oneLess(label: string): string {
  return `Eins weniger: ${label}`;
}

// Extras fields

export const extrasTitle = 'Extras';
export const extrasEach = 'pro Stück';
export const extrasPerPerson = 'pro Person, für Sie alle';
export const extrasPerBooking = 'pro Buchung';

// Transfer fields

export const pickup = 'Abholung';
export const noPickup = 'Keine Abholung nötig';
export const dropoff = 'Rückfahrt';
export const noDropoff = 'Keine Rückfahrt nötig';
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

export const priceCaption = 'So setzt sich der Preis zusammen';
