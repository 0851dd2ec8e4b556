// Page names

export const yourBookings = 'Vaše rezervacije';
export const becomeSupplier = 'Postanite dobavljač';
export const becomeReseller = 'Postanite posrednik';
export const engineApi = 'API sustava';
export const cookiePolicy = 'Pravila o kolačićima';

// Page

export const experience = 'Doživljaj';
export const cart = 'Vaša košarica';
export const contact = 'Podaci za kontakt';
export const payment = 'Plaćanje';
export const booking = 'Vaša rezervacija';
export const order = 'Vaša narudžba';
export const review = 'Vaša recenzija';
export const notFound = 'Nije pronađeno';

export function aboutHome(company: string): string {
  return `Izleti i aktivnosti za rezervaciju na internetu: ${company}.`;
}

export function aboutExperience(company: string): string {
  return `Izlet ili aktivnost iz ponude: ${company}.`;
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

export function aboutReview(company: string): string {
  return `Vaša recenzija izleta tvrtke ${company}.`;
}

export function aboutOrder(company: string): string {
  return `Kako stoji vaša narudžba: ${company}.`;
}

export function aboutCookies(company: string): string {
  return `Koji se kolačići upotrebljavaju, za što i koliko dugo: ${company}.`;
}

export const aboutSuppliers =
  'Prodajte svoje izlete i aktivnosti vlastitim sustavom za rezervacije: što je to i kako početi.';
export const aboutResellers =
  'Prodajte izlete i aktivnosti drugih dobavljača u vlastitoj trgovini: što je to i kako početi.';
export const aboutEngine = 'Svi pozivi sustava za rezervacije: putanja, što primaju i što odgovaraju.';

export function aboutNothing(company: string): string {
  return `Na ovoj adresi nema ničega: ${company}.`;
}

// Footer

export const motto = 'Sustav koji pokreće vašu pustolovinu.';
export const about = 'O ovoj trgovini';
export const cookieSettings = 'Postavke kolačića';
export const language = 'Jezik';

export function companyOn(company: string, network: string): string {
  return `${company} na mreži ${network}`;
}

// Hold voice

export const underTwoMinutes = 'Mjesta čuvamo za vas još manje od dvije minute.';
export const underHalfAMinute = 'Mjesta čuvamo za vas još manje od pola minute.';

// Failure view

export const ourFault = 'Greška je naša, ne vaša. Vaša je košarica sačuvana.';
export const failureGone = 'Onoga što ste tražili ovdje više nema.';
export const back = 'Natrag u trgovinu';
export const outOfReach = 'Trgovina nije dostupna. Provjerite vezu ili pokušajte ponovno za koji trenutak.';
export const again = 'Pokušaj ponovno';

// Not found page

export const nothingHere = 'Na ovoj adresi nema ničega. Možda je premješteno ili prodano posljednji put.';
export const notFoundAll = 'Pogledaj sve doživljaje';

// Out of reach

export const outOfReachMessage = 'Trenutačno nedostupno';

// Toast

export const dismiss = 'Odbaci';

// Keeping

const page = 'Sve radi dok je ova stranica otvorena.';
export const noCart = `Ovaj uređaj ne dopušta trgovini da spremi vašu košaricu. ${page}`;
export const noTyped = `Ovaj uređaj ne dopušta trgovini da spremi ono što upisujete. ${page}`;
export const noBookings =
  'Ovaj uređaj ne dopušta trgovini da spremi vaše rezervacije. Sačuvajte adresu ove stranice da biste ovu opet našli.';

// As of

export function asOf(instant: string): string {
  return `Stanje: ${instant}. Mjesta i cijene otad su se mogli promijeniti.`;
}

// Listing failure

export const failed = 'Doživljaji se nisu mogli dohvatiti. Provjerite vezu ili pokušajte ponovno za koji trenutak.';
