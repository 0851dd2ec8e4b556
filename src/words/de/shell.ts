// Page names

export const yourBookings = 'Ihre Buchungen';
export const becomeSupplier = 'Anbieter werden';
export const becomeReseller = 'Vertriebspartner werden';
export const engineApi = 'Engine-API';
export const cookiePolicy = 'Cookie-Richtlinie';
/** The names of legal pages, by their kinds. */
export const legal = {
  terms: 'AGB',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  accessibility: 'Barrierefreiheit',
  cookies: cookiePolicy,
};

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
  return `Touren und Aktivitäten von ${company} online buchen.`;
}

export function aboutExperience(company: string): string {
  return `Eine Tour oder Aktivität von ${company}.`;
}

export function aboutCheckout(company: string): string {
  return `Bei ${company} buchen.`;
}

export const wishlist = 'Wunschliste';

export function aboutWishlist(company: string): string {
  return `Ihre Wunschliste bei ${company}.`;
}

export function aboutBookings(company: string): string {
  return `Ihre Buchungen bei ${company} auf diesem Gerät.`;
}

export function aboutBooking(company: string): string {
  return `Ihre Buchung bei ${company}.`;
}

export function aboutReview(company: string): string {
  return `Ihre Bewertung einer Tour von ${company}.`;
}

export function aboutOrder(company: string): string {
  return `Status Ihrer Bestellung bei ${company}.`;
}

export function aboutCookies(company: string): string {
  return `Welche Cookies ${company} verwendet, wofür und wie lange.`;
}

export function aboutLegal(company: string): string {
  return `Wer verkauft, zu welchen Bedingungen und was mit Ihren Daten geschieht: ${company}.`;
}

export const aboutSuppliers =
  'Verkaufen Sie Ihre Touren und Aktivitäten mit einer eigenen Buchungs-Engine: was Sie bekommen und wie Sie starten.';
export const aboutResellers =
  'Verkaufen Sie Touren und Aktivitäten anderer im eigenen Shop: was Sie bekommen und wie Sie starten.';
export const aboutEngine = 'Alle Aufrufe der Buchungs-Engine: Pfade, Parameter und Antworten.';

export function aboutNothing(company: string): string {
  return `Seite nicht gefunden. Entdecken Sie das Angebot von ${company}.`;
}

// Footer

export const motto = 'Der Antrieb für Ihr Abenteuer.';
export const about = 'Über uns';
export const cookieSettings = 'Cookie-Einstellungen';
export const language = 'Sprache';

export function companyOn(company: string, network: string): string {
  return `${company} auf ${network}`;
}

// Hold voice

export const underTwoMinutes = 'Ihre Plätze sind noch weniger als zwei Minuten für Sie reserviert.';
export const underHalfAMinute = 'Ihre Plätze sind noch weniger als eine halbe Minute für Sie reserviert.';

// Failure view

export const ourFault = 'Da ist bei uns etwas schiefgegangen. Ihr Warenkorb bleibt erhalten.';
export const failureGone = 'Das haben wir leider nicht gefunden. Vielleicht wird es nicht mehr angeboten.';
export const back = 'Zurück zu allen Erlebnissen';
export const outOfReach =
  'Gerade besteht keine Verbindung. Prüfen Sie Ihr Internet oder versuchen Sie es gleich noch einmal.';
export const again = 'Erneut versuchen';

// Not found page

export const nothingHereTitle = 'Seite nicht gefunden';
export const nothingHere =
  'Diese Seite gibt es nicht (mehr). Vielleicht ist sie umgezogen oder das Erlebnis wird nicht mehr angeboten.';
export const notFoundAll = 'Alle Erlebnisse ansehen';

// Out of reach

export const outOfReachMessage = 'Gerade keine Verbindung';

// Toast

export const dismiss = 'Schließen';

// Keeping

const page = 'Lassen Sie diese Seite offen, dann funktioniert alles.';
export const noCart = `Ihr Browser lässt uns den Warenkorb nicht speichern. ${page}`;
export const noTyped = `Ihr Browser lässt uns Ihre Eingaben nicht speichern. ${page}`;
export const noBookings =
  'Ihr Browser lässt uns Ihre Buchungen nicht speichern. Setzen Sie ein Lesezeichen, um diese Buchung wiederzufinden.';
export const noOffline =
  'Ihr Gerät ist voll, daher können wir den Shop nicht für die Zeit ohne Netz speichern. Geben Sie Speicher frei und laden Sie neu.';

// As of

export function asOf(instant: string): string {
  return `Zuletzt aktualisiert: ${instant}. Verfügbarkeit und Preise können sich geändert haben.`;
}

export const partial =
  'Auf diesem Gerät ist nur ein Teil unserer Erlebnisse gespeichert. Die übrigen sehen Sie, sobald Sie online sind.';

// Listing failure

export const failed =
  'Die Erlebnisse konnten nicht geladen werden. Prüfen Sie Ihre Verbindung oder versuchen Sie es gleich noch einmal.';
