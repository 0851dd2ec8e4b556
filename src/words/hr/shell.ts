// Page names

export const yourBookings = 'Vaše rezervacije';
export const becomeSupplier = 'Postanite dobavljač';
export const becomeReseller = 'Postanite posrednik';
export const engineApi = 'API sustava';
export const cookiePolicy = 'Pravila o kolačićima';
/** The names of legal pages, by their kinds. */
export const legal = {
  terms: 'Uvjeti',
  privacy: 'Privatnost',
  imprint: 'Impresum',
  accessibility: 'Pristupačnost',
  cookies: cookiePolicy,
};

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
  return `Rezervirajte izlete i aktivnosti na internetu: ${company}.`;
}

export function aboutExperience(company: string): string {
  return `Izlet ili aktivnost iz ponude: ${company}.`;
}

export function aboutCheckout(company: string): string {
  return `Rezervirajte: ${company}.`;
}

export const wishlist = 'Lista želja';

export function aboutWishlist(company: string): string {
  return `Vaša lista želja: ${company}.`;
}

export function aboutBookings(company: string): string {
  return `Vaše rezervacije na ovom uređaju: ${company}.`;
}

export function aboutBooking(company: string): string {
  return `Vaša rezervacija: ${company}.`;
}

export function aboutReview(company: string): string {
  return `Vaša recenzija izleta tvrtke ${company}.`;
}

export function aboutOrder(company: string): string {
  return `Status vaše narudžbe: ${company}.`;
}

export function aboutCookies(company: string): string {
  return `Koje kolačiće koristimo, zašto i koliko dugo: ${company}.`;
}

export function aboutLegal(company: string): string {
  return `Tko prodaje, pod kojim uvjetima i što se događa s vašim podacima: ${company}.`;
}

export const aboutSuppliers =
  'Prodajte svoje izlete i aktivnosti vlastitim sustavom za rezervacije: što dobivate i kako početi.';
export const aboutResellers = 'Prodajte izlete i aktivnosti drugih na vlastitoj stranici: što dobivate i kako početi.';
export const aboutEngine = 'Svi pozivi sustava za rezervacije: putanje, parametri i odgovori.';

export function aboutNothing(company: string): string {
  return `Stranica ne postoji. Pogledajte što nudi ${company}.`;
}

// Footer

export const motto = 'Pokretač vaše pustolovine.';
export const about = 'O nama';
export const cookieSettings = 'Postavke kolačića';
export const language = 'Jezik';

export function companyOn(company: string, network: string): string {
  return `${company} na mreži ${network}`;
}

// Hold voice

export const underTwoMinutes = 'Mjesta čuvamo za vas još manje od dvije minute.';
export const underHalfAMinute = 'Mjesta čuvamo za vas još manje od pola minute.';

// Failure view

export const ourFault = 'Došlo je do pogreške na našoj strani. Vaša je košarica sačuvana.';
export const failureGone = 'Ne možemo pronaći ono što tražite. Možda se više ne nudi.';
export const back = 'Natrag na sve doživljaje';
export const outOfReach = 'Trenutačno se ne možemo povezati. Provjerite vezu ili pokušajte ponovno za koji trenutak.';
export const again = 'Pokušaj ponovno';

// Not found page

export const nothingHereTitle = 'Stranica nije pronađena';
export const nothingHere = 'Stranica ne postoji. Možda je premještena ili se doživljaj više ne nudi.';
export const notFoundAll = 'Pogledaj sve doživljaje';

// Out of reach

export const outOfReachMessage = 'Trenutačno se ne možemo povezati';

// Toast

export const dismiss = 'Zatvori';

// Keeping

const page = 'Ostavite ovu stranicu otvorenom i sve će raditi.';
export const noCart = `Vaš preglednik ne dopušta spremanje košarice. ${page}`;
export const noTyped = `Vaš preglednik ne dopušta spremanje onoga što upisujete. ${page}`;
export const noBookings =
  'Vaš preglednik ne dopušta spremanje rezervacija. Spremite adresu ove stranice da biste ovu rezervaciju opet našli.';
export const noOffline =
  'Uređaj je pun pa ne možemo spremiti trgovinu za rad bez mreže. Oslobodite prostor i ponovno učitajte stranicu.';

// As of

export function asOf(instant: string): string {
  return `Zadnje osvježeno ${instant}. Slobodna mjesta i cijene možda su se promijenili.`;
}

export const partial =
  'Na ovom je uređaju spremljen samo dio naših doživljaja. Ostale ćete vidjeti čim budete na mreži.';

// Listing failure

export const failed = 'Nismo uspjeli učitati doživljaje. Provjerite vezu ili pokušajte ponovno za koji trenutak.';
