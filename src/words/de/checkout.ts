import { decimal } from './decimal.ts';

// Checkout

export const label = 'Kasse';
export const cart = 'Ihr Warenkorb';
export const contact = 'Kontaktdaten';
export const payment = 'Zahlung';

/** The tabs, each with its short name for a phone. */
export const cartTab = '1. Warenkorb';
export const cartShort = 'Warenkorb';
export const contactTab = '2. Kontaktdaten';
export const contactShort = 'Kontakt';
export const paymentTab = '3. Zahlung';
export const paymentShort = 'Zahlung';

// Cart

export const addMore = 'Weiteres Erlebnis hinzufügen';
export const emptyIt = 'Warenkorb leeren';
export const cartGoOn = 'Weiter zum Kontakt';
export const notKnown = 'Ihr Warenkorb kann gerade nicht geladen werden. Wir versuchen es weiter.';

export const heldMeanwhile = 'Wir halten Ihre Plätze 30 Minuten frei, während Sie buchen.';
export const yourBookings = 'Ihre Buchungen';

export const noLonger = 'Länger können wir sie nicht freihalten.';
export const moreTime = 'Brauchen Sie mehr Zeit?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `Noch ${countdown}.`;
}

/** @param instant  time of the last answer; null without one */
export function asLastKnown(instant: string | null): string {
  return `Das ist Ihr zuletzt gespeicherter Warenkorb${instant === null ? '' : ` (${instant})`}. Wir aktualisieren ihn, sobald Sie online sind.`;
}

// Cart line

export const lineDate = 'Datum';
export const duration = 'Dauer';
export const cancellation = 'Stornierung';
export const pickup = 'Abholung';
export const dropoff = 'Rückfahrt';
export const total = 'Gesamt';

export function edit(title: string): string {
  return `${title} bearbeiten`;
}

export function lineRemove(title: string): string {
  return `${title} löschen`;
}

export function pickupAt(place: string): string {
  return `Abholung: ${place}`;
}

export function dropoffAt(place: string): string {
  return `Rückfahrt: ${place}`;
}

/** The price of one unit, if there are several. */
export function at(each: string): string {
  return `je ${each}`;
}

// Promo box

/** The button that unfolds the box. */
export const promoTitle = 'Gutscheincode';
export const promoLabel = 'Gutscheincode';
export const placeholder = 'Code eingeben';
export const apply = 'Einlösen';
export const promoRemove = 'Code entfernen';
export const missing = 'Bitte geben Sie einen Code ein.';
export const removalSaved = 'Wir entfernen den Code, sobald Sie wieder online sind.';

export function promoSaved(code: string): string {
  return `Der Code ${code} ist auf diesem Gerät gespeichert. Wir prüfen ihn, sobald Sie wieder online sind.`;
}

export function noted(code: string): string {
  return `Code ${code} hinzugefügt. Er ändert diesen Preis nicht.`;
}

export function takesOff(code: string, amount: string): string {
  return `Code ${code} hinzugefügt: Sie sparen ${amount}.`;
}

// Summary

export const orderSummary = 'Bestellübersicht';
/** The text on the bar that unfolds the summary. */
export const summary = 'Übersicht';
export const totals = 'Summe';
export const subtotal = 'Zwischensumme';

/** The total on the bar, below the amount that is paid now. */
export function totalIs(amount: string): string {
  return `Gesamt ${amount}`;
}

/** Stands after the title of the booking that begins first. */
export function andMore(count: number): string {
  return `und ${count} ${count === 1 ? 'weiteres Erlebnis' : 'weitere Erlebnisse'}`;
}

export const leftForLater = 'Später zu zahlen';

export function discount(code: string): string {
  return `Rabatt (${code})`;
}

export const dueNow = 'Jetzt fällig';

/** @param percent  null if the lines differ in it */
export function depositNow(percent: number | null): string {
  return percent === null ? 'Anzahlung jetzt' : `Anzahlung jetzt (${decimal(percent)}\u00A0%)`;
}

// Contact

export const contactFormLabel = 'Kontaktdaten';
export const contactGoOn = 'Weiter zur Zahlung';

export const mainContact = 'Hauptkontakt';
export const allRequired = 'Alle Felder sind Pflichtfelder.';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const email = 'E-Mail';
export const phoneNumber = 'Telefonnummer';
export const whyEmail = 'Hierhin senden wir Ihre Buchung.';
/** @param code  country code of the shop, such as '+385'; '' if it is not known */
export function phoneHint(code: string): string {
  return `Mit Landesvorwahl${code && `, zum Beispiel ${code}`}. Wir melden uns nur, wenn sich an Ihrer Tour etwas ändert.`;
}

export const participants = 'Teilnehmende';
export const whyNames = 'Freiwillig: Nennen Sie Namen, damit Ihr Guide alle begrüßen kann.';
export const showList = 'Namen der Gäste angeben?';
export const includeContact = 'Hauptkontakt hinzufügen';
export const addParticipant = 'Person hinzufügen';

export const note = 'Anmerkung';
export const noteHint = 'Freiwillig: Allergien, Erfahrung, alles, was Ihr Guide wissen sollte.';

export const bookingFor = 'Buchung für';
export const contactChange = 'Ändern';
export const changeContact = 'Kontaktdaten ändern';

export function participant(number: number): string {
  return `Person ${number}`;
}

export function isContact(participantLabel: string): string {
  return `${participantLabel} (Hauptkontakt)`;
}

export function removeParticipant(number: number): string {
  return `Person ${number} entfernen`;
}

// Questions

export const questionsTitle = 'Fragen';

/** A sentence; one of the two texts below follows it. */
export const questionsWhy = 'Ein paar Fragen, damit Ihre Gastgeber alles vorbereiten können.';
export const someNeeded = 'Felder mit * sind Pflichtfelder.';
export const noneNeeded = 'Alle Angaben sind freiwillig.';

export function about(experience: string): string {
  return `Fragen: ${experience}`;
}

// Payment

export const paymentFormLabel = 'Zahlung';
export const notKnownYet = 'Die Zahlungsarten erscheinen, sobald Sie online sind.';
export const tooLittleForCard =
  'Der Betrag ist zu klein für eine Kartenzahlung. Bitte lassen Sie den Shop für Sie buchen.';
export const placeOrder = 'Zahlungspflichtig bestellen';
export const toCard = 'Mit Karte bezahlen';
export function payByCard(amount: string): string {
  return `Jetzt ${amount} zahlen`;
}
export const bookNow = 'Zahlungspflichtig buchen, später zahlen';

export const method = 'Zahlungsart';
export const methodHints: Readonly<Record<string, string>> = {
  '1': 'Ihre Plätze bleiben reserviert; Sie zahlen direkt bei uns.',
  '2': 'Sie zahlen auf der sicheren Seite unseres Zahlungsanbieters.',
};
/** Replaces the hint of card payment in a kiosk. */
export const cardByPhone = 'Es erscheint ein Code. Scannen Sie ihn mit Ihrem Handy und zahlen Sie dort.';
export const type = 'Art der Zahlung';
export const chooseType = 'Wählen Sie, wie Sie zahlen';

export const payNow = 'Jetzt zahlen';
export const payDirectly = 'Direkt an uns zu zahlen';
export const nothingNow = 'Jetzt nichts';
export const percentage = 'Prozent';
export const ofTotal = 'Vom Gesamtbetrag';
/** The button that unfolds the field. */
export const addComment = 'Kommentar hinzufügen';
export const comment = 'Kommentar';
export const commentHint = 'Freiwillig: etwas zur Zahlung, zum Beispiel ein Name für die Rechnung.';

export const notPlaced = 'Ihre Bestellung ist noch nicht aufgegeben, und es wurde nichts abgebucht.';
export const withdraw = 'Bestellung abbrechen';
export const waiting =
  'Gerade keine Verbindung. Es ist noch nichts bestellt. Bleiben Sie bei diesem Schritt, wir versuchen es weiter.';
export const stop = 'Nicht weiter versuchen';

export const theDeposit = 'Anzahlung';
export const allOfIt = 'Gesamter Betrag';
export const anotherAmount = 'Anderer Betrag';

export function amountIn(currency: string): string {
  return `Betrag (${currency})`;
}

/** A whole sentence. */
export function restDue(amount: string, date: string): string {
  return `Die restlichen ${amount} sind bis ${date} fällig.`;
}

// The seller and the terms

/** Texts around the links to two pages. */
export const acceptBefore = 'Mit der Bestellung akzeptieren Sie unsere';
export const acceptTerms = 'AGB';
export const acceptBetween = '. Wie wir Ihre Daten verarbeiten, steht in der';
export const acceptPrivacy = 'Datenschutzerklärung';
export function soldBy(seller: string): string {
  return `Verkäufer: ${seller}`;
}

// Payment titles

/** The titles of the payment methods and types that the engine has titles for, by their ids; the engine's own titles are English. */
export const titles: Readonly<Record<string, string>> = {
  '1': 'Direkte Zahlung',
  '2': 'Kartenzahlung',
  cash: 'Bar',
  card_terminal: 'Karte vor Ort',
  bank_transfer: 'Überweisung',
};

// Agreement

export const asYouLeftIt = 'Es hat sich nichts geändert. Tippen Sie noch einmal, um zur Zahlung zu gehen.';

/** @param changes  the texts of the changes, each made by a function below */
export function changed(changes: string): string {
  return `Etwas hat sich geändert: ${changes}. Bitte prüfen Sie es, bevor Sie zur Zahlung gehen.`;
}

export function totalChanged(before: string, now: string): string {
  return `der Gesamtpreis ist jetzt ${now} (vorher ${before})`;
}

export function lineCame(title: string): string {
  return `„${title}“ ist dazugekommen`;
}

export function lineGone(title: string): string {
  return `„${title}“ ist nicht mehr im Warenkorb`;
}

export function lineChanged(title: string): string {
  return `„${title}“ hat sich geändert`;
}
