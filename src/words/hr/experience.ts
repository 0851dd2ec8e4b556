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
export const zoomIn = 'Povećaj';
export const zoomOut = 'Smanji';

// Key facts

export const factsLabel = 'Ukratko';
export const duration = 'Trajanje';
export const cancellation = 'Otkazivanje';
export const deposit = 'Predujam';
export const languages = 'Jezici';
export const factsMeetingPoint = 'Mjesto sastanka';
export const pickup = 'Prijevoz';
export const pickupOptional = 'Po želji';
export const pickupRequired = 'Uključen';

export const whoFor = 'Za koga je';
export const allAges = 'Svi uzrasti';

export function fromAge(age: number): string {
  return `Od ${age}. godine`;
}

/** Stands after a comma. */
export function groupUpTo(size: number): string {
  return `grupe do ${size}`;
}

// Rates table

export const pricesByDay = 'cijena ovisi o datumu';
/** The hint for a price of children who cannot be booked without an adult. */
export const withAdult = 'djeca samo uz odraslu osobu';

export function between(least: number, most: number): string {
  return `${least} do ${people(most)}`;
}

export function atLeast(least: number): string {
  return `Najmanje ${people(least)}`;
}

export function upTo(most: number): string {
  return `Do ${most} ${plural(most, 'osobe', 'osobe', 'osoba')} po rezervaciji`;
}

function people(count: number): string {
  return `${count} ${plural(count, 'osoba', 'osobe', 'osoba')}`;
}

/** The price of two adults and a child. */
export function familyPrice(adult: string, child: string, price: string): string {
  return `2 × ${adult}, 1 × ${child}: ${price}`;
}

// Deposit

export const inFull = 'Cijeli iznos plaćate pri rezervaciji';
export const depositNothingNow = 'Danas ne plaćate ništa';

export function depositPartNow(percent: number): string {
  return `Sada plaćate ${decimal(percent)} %, ostatak kasnije`;
}

// Story

export const highlights = 'Istaknuto';
export const description = 'Što vas očekuje';
export const agenda = 'Program';
export const storyMeetingPoint = 'Gdje se nalazimo';
export const policy = 'Otkazivanje';

export const included = 'Što je uključeno';
export const notIncluded = 'Nije uključeno';
export const bring = 'Što ponijeti';
export const know = 'Dobro je znati';
export const questions = 'Pitanja';
export const ask = 'Imate pitanje? Rado ćemo pomoći:';
export const askMore = 'Još imate pitanje? Rado ćemo pomoći:';
export const similar = 'Možda vam se svidi i';
export const readMore = 'Pročitaj više';

export function guides(count: number): string {
  return count === 1 ? 'Vaš vodič' : 'Vaši vodiči';
}

export function speaks(languages: string): string {
  return `Govori: ${languages}`;
}

// Share button

export const share = 'Podijeli';

// Booking

export const bookingLabel = 'Rezervacija';
export const bookingTitle = 'Vaša rezervacija';
export const chooseDate = 'Odaberi datum';
export const bookingChange = 'Promijeni rezervaciju';
export const withoutScript = 'Za odabir datuma uključite JavaScript u pregledniku.';
/** Shown after a tap on the button that opens the form, until the form can open. */
export const formSlow = 'Kalendar se još učitava. Ako ne dođe, ponovno učitajte stranicu.';
export const notLoaded = 'Nismo uspjeli učitati kalendar. Provjerite vezu i pokušajte ponovno.';
export const tryAgain = 'Pokušaj ponovno';

export const estimatedTotal = 'Procijenjeno ukupno';
export const bookingTotal = 'Ukupno';
export const allNow = 'Sve plaćate danas';
export const allNowSoSoon = 'Tako blizu termina sve plaćate danas';
export const bookingNothingNow = 'Danas ne plaćate ništa';
export const bookingSending = 'Samo trenutak …';
export const bookingAdd = 'Dodaj u košaricu';
export const bookNow = 'Rezerviraj';
export const bookingUpdate = 'Ažuriraj košaricu';

export const bookingSaved = 'Spremljeno na ovom uređaju';
export const inCart = 'U košarici';
export const changed = 'Promijenjeno u košarici';
export const notHeldYet = 'Poslat ćemo je čim budete na mreži. Do tada mjesta ne čuvamo.';
export const bookingHeld = 'Mjesta čuvamo za vas dok dovršavate rezervaciju.';
export const checkOut = 'Završi rezervaciju';
export const goToCart = 'Idi u košaricu';
export const another = 'Rezerviraj drugi datum';

/** The accessible name of the total, which leads to the lines of the price. */
export function breakdownOf(amount: string): string {
  return `${amount}: pregled cijene`;
}

export function bookingPartNow(now: string, later: string): string {
  return `${now} sada, ${later} kasnije`;
}

/** A whole sentence. */
export function bookingWhen(date: string, time: string): string {
  return `${date.charAt(0).toUpperCase()}${date.slice(1)} u ${time}.`;
}

// Booking notice

export const bookAtNewPrice = 'Rezerviraj po novoj cijeni';
export const goWithout = 'Nastavi bez toga';
export const allStarts = 'Svi termini';
export const anotherDate = 'Odaberi drugi datum';

export function bookAt(price: string): string {
  return `Rezerviraj za ${price}`;
}

/** The button that takes only the pieces of an extra that are left. */
export function take(left: number): string {
  return `Uzmi ${left}`;
}

// Edit notice

export const editGone = 'Rezervacija koju ste htjeli promijeniti više nije u vašoj košarici.';
export const editChangeThere = 'Promijeni je ondje';
export const editBookAgain = 'Rezerviraj ponovno';

export function editOfOther(title: string): string {
  return `Rezervacija koju ste htjeli promijeniti je za „${title}”.`;
}

/** 'Tekst na engleskom': the note at a text that is not translated. */
export function textIn(language: string): string {
  return `Tekst na ${language.replace(/i$/, 'om')}`;
}
