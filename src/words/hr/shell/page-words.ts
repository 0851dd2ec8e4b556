export const experience = 'Doživljaj';
export const cart = 'Vaša košarica';
export const contact = 'Podaci za kontakt';
export const payment = 'Plaćanje';
export const booking = 'Vaša rezervacija';
export const order = 'Vaša narudžba';
export const notFound = 'Nije pronađeno';

export function aboutHome(company: string): string {
  return `Ture i aktivnosti za rezervaciju na internetu: ${company}.`;
}

export function aboutExperience(company: string): string {
  return `Tura ili aktivnost iz ponude: ${company}.`;
}

export function aboutCheckout(company: string): string {
  return `Rezervirajte: ${company}.`;
}

export function aboutBookings(company: string): string {
  return `Što ste na ovom uređaju rezervirali: ${company}.`;
}

export function aboutBooking(company: string): string {
  return `Jedna rezervacija: ${company}.`;
}

export function aboutOrder(company: string): string {
  return `Kako stoji vaša narudžba: ${company}.`;
}

export function aboutCookies(company: string): string {
  return `Koji se kolačići upotrebljavaju, za što i koliko dugo: ${company}.`;
}

export const aboutSuppliers =
  'Prodajte svoje ture i aktivnosti vlastitim sustavom za rezervacije: što je to i kako početi.';
export const aboutResellers =
  'Prodajte ture i aktivnosti drugih dobavljača u vlastitoj trgovini: što je to i kako početi.';
export const aboutEngine = 'Svi pozivi sustava za rezervacije: putanja, što primaju i što odgovaraju.';

export function aboutNothing(company: string): string {
  return `Na ovoj adresi nema ničega: ${company}.`;
}
