// Page names

export const yourBookings = 'Ihre Buchungen';
export const becomeSupplier = 'Anbieter werden';
export const becomeReseller = 'Vertriebspartner werden';
export const engineApi = 'Engine-API';
export const cookiePolicy = 'Cookie-Richtlinie';

// Page

export const experience = 'Erlebnis';
export const cart = 'Ihr Warenkorb';
export const contact = 'Kontaktdaten';
export const payment = 'Zahlung';
export const booking = 'Ihre Buchung';
export const order = 'Ihre Bestellung';
export const review = 'Ihre Bewertung';
export const notFound = 'Nicht gefunden';

export function aboutHome(company: string): string {
  return `Touren und Aktivitäten von ${company}, online buchbar.`;
}

export function aboutExperience(company: string): string {
  return `Eine Tour oder Aktivität von ${company}.`;
}

export function aboutCheckout(company: string): string {
  return `Bei ${company} buchen.`;
}

export function aboutBookings(company: string): string {
  return `Was Sie auf diesem Gerät bei ${company} gebucht haben.`;
}

export function aboutBooking(company: string): string {
  return `Eine Buchung bei ${company}.`;
}

export function aboutReview(company: string): string {
  return `Ihre Bewertung einer Tour von ${company}.`;
}

export function aboutOrder(company: string): string {
  return `Wie es um Ihre Bestellung bei ${company} steht.`;
}

export function aboutCookies(company: string): string {
  return `Welche Cookies ${company} verwendet, wofür und wie lange.`;
}

export const aboutSuppliers =
  'Verkaufen Sie Ihre Touren und Aktivitäten mit einer eigenen Buchungs-Engine: was das ist und wie Sie anfangen.';
export const aboutResellers =
  'Verkaufen Sie Touren und Aktivitäten anderer Anbieter in einem eigenen Shop: was das ist und wie Sie anfangen.';
export const aboutEngine = 'Alle Aufrufe der Buchungs-Engine: Pfad, Eingaben und Antworten.';

export function aboutNothing(company: string): string {
  return `Unter dieser Adresse gibt es bei ${company} nichts.`;
}

// Footer

export const motto = 'Die Engine, die Ihr Abenteuer antreibt.';
export const about = 'Über diesen Shop';
export const cookieSettings = 'Cookie-Einstellungen';
export const language = 'Sprache';

export function companyOn(company: string, network: string): string {
  return `${company} auf ${network}`;
}

// Hold voice

export const underTwoMinutes = 'Ihre Plätze sind noch weniger als zwei Minuten für Sie reserviert.';
export const underHalfAMinute = 'Ihre Plätze sind noch weniger als eine halbe Minute für Sie reserviert.';

// Failure view

export const ourFault = 'Der Fehler liegt bei uns, nicht bei Ihnen. Ihr Warenkorb bleibt erhalten.';
export const failureGone = 'Was Sie gesucht haben, gibt es hier nicht mehr.';
export const back = 'Zurück zum Shop';
export const outOfReach =
  'Der Shop war nicht erreichbar. Prüfen Sie Ihre Verbindung, oder versuchen Sie es gleich noch einmal.';
export const again = 'Erneut versuchen';

// Not found page

export const nothingHere =
  'Unter dieser Adresse gibt es nichts. Vielleicht ist es umgezogen oder wurde zum letzten Mal verkauft.';
export const notFoundAll = 'Alle Erlebnisse ansehen';

// Out of reach

export const outOfReachMessage = 'Gerade nicht erreichbar';

// Toast

export const dismiss = 'Ausblenden';

// Keeping

const page = 'Alles funktioniert, solange diese Seite offen bleibt.';
export const noCart = `Auf diesem Gerät darf der Shop Ihren Warenkorb nicht speichern. ${page}`;
export const noTyped = `Auf diesem Gerät darf der Shop nicht speichern, was Sie eingeben. ${page}`;
export const noBookings =
  'Auf diesem Gerät darf der Shop Ihre Buchungen nicht speichern. Merken Sie sich die Adresse dieser Seite, um diese wiederzufinden.';

// As of

export function asOf(instant: string): string {
  return `Stand: ${instant}. Plätze und Preise können sich seitdem geändert haben.`;
}

// Listing failure

export const failed =
  'Die Erlebnisse konnten nicht geladen werden. Prüfen Sie Ihre Verbindung, oder versuchen Sie es gleich noch einmal.';
