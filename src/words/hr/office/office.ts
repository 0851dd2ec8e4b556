export const needsNetwork = 'Za ovaj prikaz treba mreža.';
export function asOfWithoutNetwork(time: string): string {
  return `Nema mreže. Stanje: ${time}.`;
}
export const changeNeedsNetwork = 'Nema mreže. Ništa nije promijenjeno. Pokušajte ponovno.';
export const notRead = 'Ovo se nije moglo učitati. Pokušajte ponovno.';
export const gone = 'Ovo više ne postoji.';
export const forbidden = 'Vaša uloga to ne dopušta. Obratite se vlasniku tvrtke.';
export const changedElsewhere =
  'Netko je ovo upravo promijenio. Sada vidite novo stanje. Provjerite ga i pokušajte ponovno.';
export const invalid = 'Nešto u ovom obrascu nije ispravno.';

// Screens

export const office = 'Ured';
export const calendar = 'Kalendar';
export const calendarText = 'Svi polasci u mjesecu i koliko su popunjeni.';
export const numbers = 'Brojke';
export const numbersText = 'Što je prodano, plaćeno i vraćeno te koliko su izleti bili popunjeni.';
export const bookings = 'Rezervacije';
export const bookingsText = 'Pronađite rezervaciju, naplatite, otkažite ili promijenite.';
export const tours = 'Izleti';
export const toursText = 'Pregled, izmjena, kopiranje i objava izleta.';
export const reviews = 'Recenzije';
export const reviewsText = 'Što gosti kažu o vašim izletima; odgovorite im.';
export const settings = 'Postavke';
export const settingsText = 'Vaš račun, tim, trgovine i ono što je izletima zajedničko.';
