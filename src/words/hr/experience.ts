import { decimal } from './decimal.ts';
import { plural } from './plural.ts';

// Experience page

export const allExperiences = 'Svi doživljaji';

export function photosOf(title: string): string {
  return `Fotografije: ${title}`;
}

// Gallery

export function photo(number: number, count: number, alt: string): string {
  return `Fotografija ${number} od ${count}: ${alt}`;
}

export function allPhotos(count: number): string {
  return `Sve fotografije: ${count}`;
}

// Gallery viewer

export const close = 'Zatvori';
export const previous = 'Prethodna fotografija';
export const next = 'Sljedeća fotografija';

// Key facts

export const factsLabel = 'Ukratko';
export const duration = 'Trajanje';
export const cancellation = 'Otkazivanje';
export const deposit = 'Predujam';
export const languages = 'Jezici';
export const factsMeetingPoint = 'Mjesto sastanka';
export const pickup = 'Prijevoz';
export const pickupOptional = 'Na zahtjev';
export const pickupRequired = 'Uključen';

// Rates table

export const pricesByDay = 'nekim danima druge cijene';

export function between(least: number, most: number): string {
  return `${least} do ${people(most)} po rezervaciji`;
}

export function atLeast(least: number): string {
  return `najmanje ${people(least)} po rezervaciji`;
}

export function upTo(most: number): string {
  return `najviše ${people(most)} po rezervaciji`;
}

function people(count: number): string {
  return `${count} ${plural(count, 'osoba', 'osobe', 'osoba')}`;
}

// Deposit

export const inFull = 'Cijeli iznos plaćate pri rezervaciji';
export const depositNothingNow = 'Pri rezervaciji ne plaćate ništa';

export function depositPartNow(percent: number): string {
  return `Sada plaćate ${decimal(percent)} %, ostatak kasnije`;
}

// Story

export const highlights = 'Istaknuto';
export const description = 'Što vas očekuje';
export const agenda = 'Program';
export const storyMeetingPoint = 'Gdje se nalazimo';
export const policy = 'Ako ne možete doći';

// Share button

export const share = 'Podijeli';

// Booking

export const bookingLabel = 'Rezervacija';
export const bookingTitle = 'Vaša rezervacija';
export const bookingFrom = 'od';
export const perGroup = 'po grupi';
export const perPerson = 'po osobi';
export const chooseDate = 'Odaberi datum';
export const bookingChange = 'Promijeni rezervaciju';
export const withoutScript = 'Za odabir datuma potreban je JavaScript, a u ovom je pregledniku isključen.';
export const notLoaded = 'Kalendar se nije učitao. Provjerite vezu i pokušajte ponovno.';
export const tryAgain = 'Pokušaj ponovno';

export const estimatedTotal = 'Procijenjeno ukupno';
export const bookingTotal = 'Ukupno';
export const allNow = 'sve se plaća pri rezervaciji';
export const bookingNothingNow = 'pri rezervaciji se ne plaća ništa';
export const bookingSending = 'Samo trenutak …';
export const bookingAdd = 'Dodaj u košaricu';
export const bookingUpdate = 'Ažuriraj košaricu';

export const bookingSaved = 'Spremljeno na ovom uređaju';
export const inCart = 'U košarici';
export const changed = 'Promijenjeno u košarici';
export const notHeldYet = 'Šaljemo je čim trgovina bude dostupna; do tada mjesta ne čuvamo.';
export const bookingHeld = 'Mjesta čuvamo za vas dok dovršavate rezervaciju.';
export const checkOut = 'Završi rezervaciju';
export const goToCart = 'Idi u košaricu';
export const another = 'Rezerviraj drugi datum';

export function bookingPartNow(now: string, later: string): string {
  return `${now} pri rezervaciji, ${later} kasnije`;
}

/** A sentence. */
export function bookingWhen(date: string, time: string): string {
  return `${date.charAt(0).toUpperCase()}${date.slice(1)} u ${time}.`;
}

// Booking notice

export const bookAtNewPrice = 'Rezerviraj po novoj cijeni';
export const goWithout = 'Bez toga';
export const allStarts = 'Svi termini';
export const anotherDate = 'Odaberi drugi datum';

export function bookAt(price: string): string {
  return `Rezerviraj za ${price}`;
}

/** So many of an extra. */
export function take(left: number): string {
  return `Uzmi ${left}`;
}

// Edit notice

export const editGone = 'Rezervacija koju ste htjeli promijeniti više nije u vašoj košarici.';
export const editChangeThere = 'Promijeni je ondje';
export const editBookAgain = 'Rezerviraj ponovno';

export function editOfOther(title: string): string {
  return `Rezervacija koju ste htjeli promijeniti odnosi se na „${title}“.`;
}
