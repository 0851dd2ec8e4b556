import { decimal } from './decimal.ts';
import { plural } from './plural.ts';

// Checkout

export const label = 'Završetak rezervacije';
export const cart = 'Vaša košarica';
export const contact = 'Podaci za kontakt';
export const payment = 'Plaćanje';

/** The tabs, each with its short name for a phone. */
export const cartTab = '1. Košarica';
export const cartShort = 'Košarica';
export const contactTab = '2. Podaci za kontakt';
export const contactShort = 'Kontakt';
export const paymentTab = '3. Plaćanje';
export const paymentShort = 'Plaćanje';

// Cart

export const addMore = 'Dodaj još jedan doživljaj';
export const emptyIt = 'Isprazni košaricu';
export const cartGoOn = 'Dalje na kontakt';
export const notKnown = 'Trenutačno ne možemo učitati vašu košaricu. Pokušavamo i dalje.';

export const heldMeanwhile = 'Mjesta čuvamo za vas 30 minuta dok dovršavate rezervaciju.';
export const yourBookings = 'Vaše rezervacije';

export const noLonger = 'Dulje ih ne možemo čuvati.';
export const moreTime = 'Trebate više vremena?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `Još ${countdown}.`;
}

/** @param instant  time of the last answer; null without one */
export function asLastKnown(instant: string | null): string {
  return `Ovo je vaša zadnja spremljena košarica${instant === null ? '' : ` (${instant})`}. Osvježit ćemo je kad budete na mreži.`;
}

// Cart line

export const lineDate = 'Datum';
export const duration = 'Trajanje';
export const cancellation = 'Otkazivanje';
export const pickup = 'Prijevoz';
export const dropoff = 'Povratak';
export const total = 'Ukupno';

export function edit(title: string): string {
  return `Uredi: ${title}`;
}

export function lineRemove(title: string): string {
  return `Izbriši: ${title}`;
}

export function pickupAt(place: string): string {
  return `Prijevoz: ${place}`;
}

export function dropoffAt(place: string): string {
  return `Povratak: ${place}`;
}

/** The price of one unit, if there are several. */
export function at(each: string): string {
  return `po ${each}`;
}

// Promo box

/** The button that unfolds the box. */
export const promoTitle = 'Promotivni kod';
export const promoLabel = 'Promotivni kod';
export const placeholder = 'Unesite kod';
export const apply = 'Primijeni kod';
export const promoRemove = 'Ukloni kod';
export const missing = 'Unesite kod.';
export const removalSaved = 'Kod ćemo ukloniti kad ponovno budete na mreži.';

export function promoSaved(code: string): string {
  return `Kod ${code} spremljen je na ovom uređaju. Provjerit ćemo ga kad ponovno budete na mreži.`;
}

export function noted(code: string): string {
  return `Kod ${code} je dodan. Ne mijenja ovu cijenu.`;
}

export function takesOff(code: string, amount: string): string {
  return `Kod ${code} je dodan: štedite ${amount}.`;
}

// Summary

export const orderSummary = 'Pregled narudžbe';
/** The text on the bar that unfolds the summary. */
export const summary = 'Pregled';
export const totals = 'Ukupan iznos';
export const subtotal = 'Međuzbroj';

/** The total on the bar, below the amount that is paid now. */
export function totalIs(amount: string): string {
  return `Ukupno ${amount}`;
}

/** Stands after the title of the booking that begins first. */
export function andMore(count: number): string {
  return `i još ${count} ${plural(count, 'doživljaj', 'doživljaja', 'doživljaja')}`;
}

export const leftForLater = 'Plaćate kasnije';

export function discount(code: string): string {
  return `Popust (${code})`;
}

export const dueNow = 'Plaća se sada';

/** @param percent  null if the lines differ in it */
export function depositNow(percent: number | null): string {
  return percent === null ? 'Predujam sada' : `Predujam sada (${decimal(percent)}\u00A0%)`;
}

// Contact

export const contactFormLabel = 'Podaci za kontakt';
export const contactGoOn = 'Dalje na plaćanje';

export const mainContact = 'Glavni kontakt';
export const allRequired = 'Sva su polja obavezna.';
export const firstName = 'Ime';
export const lastName = 'Prezime';
export const email = 'E-adresa';
export const phoneNumber = 'Broj telefona';
export const whyEmail = 'Ovamo šaljemo vašu rezervaciju.';
/** @param code  country code of the shop, such as '+385'; '' if it is not known */
export function phoneHint(code: string): string {
  return `S pozivnim brojem države${code && `, na primjer ${code}`}. Javljamo se samo ako se nešto oko izleta promijeni.`;
}

export const participants = 'Sudionici';
export const whyNames = 'Po želji: upišite imena kako bi vodič mogao pozdraviti svakoga.';
export const showList = 'Upisati imena gostiju?';
export const includeContact = 'Uključi glavni kontakt';
export const addParticipant = 'Dodaj sudionika';

export const note = 'Napomena';
export const noteHint = 'Po želji: alergije, iskustvo, sve što vodič treba znati.';

export const bookingFor = 'Rezervacija na ime';
export const contactChange = 'Promijeni';
export const changeContact = 'Promijeni podatke za kontakt';

export function participant(number: number): string {
  return `Sudionik ${number}`;
}

export function isContact(participantLabel: string): string {
  return `${participantLabel} (glavni kontakt)`;
}

export function removeParticipant(number: number): string {
  return `Ukloni sudionika ${number}`;
}

// Questions

export const questionsTitle = 'Pitanja';

/** A sentence; one of the two texts below follows it. */
export const questionsWhy = 'Nekoliko pitanja da vaši domaćini sve pripreme.';
export const someNeeded = 'Polja označena s * su obavezna.';
export const noneNeeded = 'Sve je po želji.';

export function about(experience: string): string {
  return `Pitanja: ${experience}`;
}

// Payment

export const paymentFormLabel = 'Plaćanje';
export const notKnownYet = 'Načini plaćanja prikazat će se kad budete na mreži.';
export const tooLittleForCard = 'Iznos je premalen za kartično plaćanje. Zamolite trgovinu da vam rezervira.';
export const placeOrder = 'Naruči';
export const toCard = 'Na plaćanje karticom';
export function payByCard(amount: string): string {
  return `Plati ${amount} karticom`;
}
export const bookNow = 'Rezerviraj sada, plati kasnije';

export const method = 'Način plaćanja';
export const methodHints: Readonly<Record<string, string>> = {
  '1': 'Mjesta čuvamo za vas; plaćate izravno nama.',
  '2': 'Plaćate na sigurnoj stranici našeg partnera za kartično plaćanje.',
};
/** Replaces the hint of card payment in a kiosk. */
export const cardByPhone = 'Pojavit će se kod. Skenirajte ga mobitelom i platite ondje.';
export const type = 'Vrsta plaćanja';
export const chooseType = 'Odaberite kako ćete platiti';

export const payNow = 'Plaćate sada';
export const payDirectly = 'Plaćate izravno nama';
export const nothingNow = 'Sada ništa';
export const percentage = 'Postotak';
export const ofTotal = 'Od ukupnog iznosa';
/** The button that unfolds the field. */
export const addComment = 'Dodajte komentar';
export const comment = 'Komentar';
export const commentHint = 'Po želji: napomena uz plaćanje, na primjer ime za račun.';

export const notPlaced = 'Vaša narudžba još nije poslana i ništa nije naplaćeno.';
export const withdraw = 'Odustani od narudžbe';
export const waiting =
  'Trenutačno se ne možemo povezati. Još ništa nije naručeno. Ostanite na ovom koraku, pokušavamo i dalje.';
export const stop = 'Prestani pokušavati';

export const theDeposit = 'Predujam';
export const allOfIt = 'Cijeli iznos';
export const anotherAmount = 'Drugi iznos';

export function amountIn(currency: string): string {
  return `Iznos (${currency})`;
}

/** A sentence without a full stop, because the date ends with one. */
export function restDue(amount: string, date: string): string {
  return `Preostalih ${amount} treba platiti do ${date}`;
}

// The seller and the terms

/** Texts around the links to two pages. */
export const acceptBefore = 'Narudžbom prihvaćate naše';
export const acceptTerms = 'uvjete';
export const acceptBetween = '. Kako postupamo s vašim podacima, piše u';
export const acceptPrivacy = 'pravilima privatnosti';
export function soldBy(seller: string): string {
  return `Prodavatelj: ${seller}`;
}

// Payment titles

/** The titles of the payment methods and types that the engine has titles for, by their ids; the engine's own titles are English. */
export const titles: Readonly<Record<string, string>> = {
  '1': 'Izravno plaćanje',
  '2': 'Plaćanje karticom',
  cash: 'Gotovina',
  card_terminal: 'Kartica na licu mjesta',
  bank_transfer: 'Bankovni prijenos',
};

// Agreement

export const asYouLeftIt = 'Ništa se nije promijenilo. Dodirnite još jednom za nastavak na plaćanje.';

/** @param changes  the texts of the changes, each made by a function below */
export function changed(changes: string): string {
  return `Nešto se promijenilo: ${changes}. Provjerite prije nastavka na plaćanje.`;
}

export function totalChanged(before: string, now: string): string {
  return `ukupno je sada ${now} (prije ${before})`;
}

export function lineCame(title: string): string {
  return `dodano je „${title}”`;
}

export function lineGone(title: string): string {
  return `u košarici više nema „${title}”`;
}

export function lineChanged(title: string): string {
  return `promijenilo se „${title}”`;
}
