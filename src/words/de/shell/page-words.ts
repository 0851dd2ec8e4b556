export const experience = 'Erlebnis';
export const cart = 'Ihr Warenkorb';
export const contact = 'Kontaktdaten';
export const payment = 'Zahlung';
export const booking = 'Ihre Buchung';
export const order = 'Ihre Bestellung';
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
