// Checkout

export const label = 'Završetak rezervacije';
export const cart = 'Vaša košarica';
export const contact = 'Podaci za kontakt';
export const payment = 'Plaćanje';

/** The tabs, and what they are called on a phone. */
export const cartTab = '1. Košarica';
export const cartShort = 'Košarica';
export const contactTab = '2. Podaci za kontakt';
export const contactShort = 'Kontakt';
export const paymentTab = '3. Plaćanje';
export const paymentShort = 'Plaćanje';

// Cart

export const addMore = 'Dodaj još nešto';
export const emptyIt = 'Isprazni košaricu';
export const cartGoOn = 'Dalje na kontakt';
export const notKnown = 'Vašu košaricu trenutačno nije moguće pročitati. Pokušavamo dalje.';

export const heldMeanwhile = 'Mjesta koja dodate čuvamo za vas dok dovršavate rezervaciju.';
export const yourBookings = 'Vaše rezervacije';

export const noLonger = 'Dulje od toga ne možemo ih čuvati.';
export const moreTime = 'Trebate više vremena?';

/** @param countdown  '01:59' */
export function timeLeft(countdown: string): string {
  return `Još ${countdown}.`;
}

/** @param instant  of the last answer; null where there was none */
export function asLastKnown(instant: string | null): string {
  return `Ovo je vaša košarica kakva je bila posljednji put${instant === null ? '' : `, stanje ${instant}`}. Provjeravamo je čim trgovina odgovori.`;
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

/** The price of one of several. */
export function at(each: string): string {
  return `po ${each}`;
}

// Promo box

export const promoLabel = 'Kod';
export const placeholder = 'Unesite kod';
export const apply = 'Primijeni kod';
export const promoRemove = 'Ukloni kod';
export const missing = 'Unesite kod.';
export const removalSaved = 'Kod uklanjamo kad ponovno budete na mreži.';

export function promoSaved(code: string): string {
  return `„${code}“ je spremljen na ovom uređaju. Provjeravamo ga kad ponovno budete na mreži.`;
}

export function noted(code: string): string {
  return `„${code}“ je zabilježen. Cijena ostaje ista.`;
}

export function takesOff(code: string, amount: string): string {
  return `„${code}“ umanjuje cijenu za ${amount}.`;
}

// Summary

export const orderSummary = 'Pregled narudžbe';
/** On the bar that unfolds it. */
export const summary = 'Pregled';
export const totals = 'Ukupan iznos';
export const subtotal = 'Međuzbroj';

export const leftForLater = 'Ostatak za kasnije';

export function discount(code: string): string {
  return `Popust (${code})`;
}

/** @param percent  as it is written in Croatia: '12,5' */
export function depositNow(percent: string): string {
  return `Predujam sada (${percent}\u00A0%)`;
}

// Contact

export const contactFormLabel = 'Podaci za kontakt';
export const contactGoOn = 'Dalje na plaćanje';

export const mainContact = 'Glavni kontakt';
export const firstName = 'Ime';
export const lastName = 'Prezime';
export const email = 'E-adresa';
export const phoneNumber = 'Broj telefona';

export const participants = 'Sudionici';
export const whyNames = 'Po imenima vodič može pozdraviti svakoga. Uključite upis ako želite navesti tko ide s vama.';
export const showList = 'Upisati imena gostiju?';
export const includeContact = 'Uključi glavni kontakt';
export const addParticipant = 'Dodaj sudionika';

export const note = 'Napomena';
export const noteHint = 'Po želji: alergije, iskustvo, sve što bi vodič trebao znati.';

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

/** A sentence, followed by one of the two others. */
export const questionsWhy = 'Kako bi vaši domaćini sve pripremili.';
export const someNeeded = 'Što je označeno s * potrebno je prije plaćanja.';
export const noneNeeded = 'Izostavite što god želite.';

export function about(experience: string): string {
  return `Pitanja: ${experience}`;
}

// Payment

export const paymentFormLabel = 'Plaćanje';
export const notKnownYet = 'Načine plaćanja znat ćemo čim trgovina bude dostupna.';
export const placeOrder = 'Naruči';
export const toCard = 'Na plaćanje karticom';
export const bookNow = 'Rezerviraj bez plaćanja';

export const method = 'Način plaćanja';
export const methodHints: Readonly<Record<string, string>> = {
  '1': 'Mjesta čuvamo za vas; plaćate izravno trgovini.',
  '2': 'Vodimo vas na sigurnu stranicu našeg pružatelja kartičnog plaćanja.',
};
export const type = 'Vrsta plaćanja';
export const chooseType = 'Odaberite kako ćete platiti';

export const payNow = 'Plaćate sada';
export const payDirectly = 'Plaćate trgovini';
export const nothingNow = 'Sada ništa';
export const percentage = 'Postotak';
export const ofTotal = 'Od ukupnog iznosa';
export const comment = 'Komentar';
export const commentHint = 'Po želji: bilo što o plaćanju, na primjer ime za račun.';

export const notPlaced = 'Vaša narudžba još nije poslana i ništa nije naplaćeno.';
export const withdraw = 'Odustani od narudžbe';
export const waiting =
  'Trgovina trenutačno nije dostupna. Još ništa nije naručeno; pokušavamo ponovno dok ste na ovoj stranici.';
export const stop = 'Prestani pokušavati';

export function theDeposit(amount: string): string {
  return `Predujam, ${amount}`;
}

export function allOfIt(amount: string): string {
  return `Sve, ${amount}`;
}

export function amountIn(currency: string): string {
  return `Iznos (${currency})`;
}

/** A sentence: the date brings its full stop. */
export function restDue(date: string): string {
  return `Ostatak treba platiti do ${date}`;
}

// Payment titles

/** Of the ways and kinds of payment that the engine has titles for, by their ids; those of English are its own. */
export const titles: Readonly<Record<string, string>> = {
  '1': 'Izravno plaćanje',
  '2': 'Plaćanje karticom',
  cash: 'Gotovina',
  card_terminal: 'Kartica na licu mjesta',
  bank_transfer: 'Bankovni prijenos',
};

// Agreement

export const asYouLeftIt = 'Sve je kako ste ostavili: dodirnite još jednom za nastavak na plaćanje.';

/** @param changes  one after the other, each of those below */
export function changed(changes: string): string {
  return `Otkad ste to zatražili: ${changes}. Pogledajte još jednom prije nego što nastavite na plaćanje.`;
}

export function totalChanged(before: string, now: string): string {
  return `ukupno je sada ${now}, a bilo je ${before}`;
}

export function lineCame(title: string): string {
  return `dodano je „${title}“`;
}

export function lineGone(title: string): string {
  return `u košarici više nema „${title}“`;
}

export function lineChanged(title: string): string {
  return `promijenilo se „${title}“`;
}
