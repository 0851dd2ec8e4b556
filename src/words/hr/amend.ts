import { decimal } from './decimal.ts';
import { plural } from './plural.ts';

// Change section

export const sectionTitle = 'Drugi datum ili drugi gosti';
export const lapsed = 'Vaša posljednja promjena nije plaćena, pa je rezervacija ostala kakva je bila.';
export const sectionOpen = 'Promijeni datum ili goste';
export const sectionOutOfReach = 'Za promjenu je potrebna mreža, a trgovina trenutačno nije dostupna.';

export function changeable(until: string): string {
  return `Ovdje je možete promijeniti do ${until}. Razliku plaćate ili dobivate natrag.`;
}

// Change dialog

export const changeTitle = 'Promijenite rezervaciju';
export const changeGone = 'Ovo više nije u ponudi, pa se ovdje ne može promijeniti.';
export const changeOutOfReach =
  'Za promjenu je potrebna mreža, a trgovina trenutačno nije dostupna. Ništa nije promijenjeno i ništa se kasnije neće poslati samo od sebe.';
export const changeNoAnswer =
  'Trgovina nije odgovorila, pa ne znamo je li promijenjeno. Pokušajte ponovno: nikad se ne mijenja dvaput.';
export const calendarNotLoaded = 'Kalendar se nije mogao učitati. Provjerite vezu; pokušavamo ponovno.';

export const change = 'Promijeni rezervaciju';
export const changeAndPay = 'Promijeni i nastavi na plaćanje';
export const emailMissing = 'Unesite e-adresu ove rezervacije.';
export const same = 'Gore odaberite drugi datum, vrijeme ili goste.';
export const gaps = 'Još nešto treba odabrati.';
export const changeAsking = 'Pitamo koliko stoji…';
export const refused = 'To nije moguće.';
export const unreachable = 'Trgovina trenutačno nije dostupna, pa se ništa ne može promijeniti.';

export const whatChanges = 'Što se mijenja';
export const now = 'Sada';
export const afterwards = 'Nakon promjene';
export const moreGuests =
  'Oni koji već dolaze zadržavaju svoja imena i odgovore. Javite trgovini imena onih koji se pridružuju.';
export const fewerGuests =
  'Ostaju prva imena koja ste naveli, posljednja otpadaju. Javite trgovini ako kod kuće ostaje netko drugi.';

export function discountThen(amount: string): string {
  return `Vaš će popust tada biti ${amount}.`;
}

// Change pending

export const confirming = 'Uplata za nju se potvrđuje. To traje trenutak.';
export const restDropsIt = 'Ako prvo platite ostatak narudžbe, ova promjena otpada.';
export const drop = 'Odustani od promjene';

// Change

export const costsSame = 'Cijena ostaje ista.';

export function costsMore(amount: string): string {
  return `Cijena je viša za ${amount}.`;
}

export function costsLess(amount: string): string {
  return `Cijena je niža za ${amount}.`;
}

export function payMore(amount: string): string {
  return `Sada doplaćujete ${amount}.`;
}

export function differenceGoesBack(amount: string, isByHand: boolean): string {
  return `${amount} vraća se ${isByHand ? 'onako kako ste platili' : 'na vašu karticu'}.`;
}

export function leftToPay(amount: string): string {
  return `Od narudžbe tada ostaje za platiti ${amount}.`;
}

/** @param time  of day; null where it waits for as long as it takes */
export function waits(amount: string, time: string | null): string {
  const until = time === null ? '' : ` do ${time}`;
  return `Čekamo uplatu od ${amount}${until}. Dok se ne plati, vaša rezervacija ostaje kakva jest.`;
}

// Changing

export const changed = 'Vaša je rezervacija promijenjena.';
export const dropped = 'Od promjene se odustalo. Vaša je rezervacija kakva je i bila.';
export const changedOutOfReach = 'Trgovina trenutačno nije dostupna. Promjena i dalje čeka.';

// Cancel

export const cancelTitle = 'Otkazivanje';
export const cancelOpen = 'Otkaži ovu rezervaciju';

export const question = 'Otkazati ovu rezervaciju?';
export const cancelAsking = 'Pitamo trgovinu što se vraća…';
export const cancelOutOfReach =
  'Za otkazivanje je potrebna mreža, a trgovina trenutačno nije dostupna. Ništa nije otkazano i ništa se kasnije neće poslati samo od sebe.';
export const keep = 'Zadrži';
export const nothingCancelled = 'Ništa nije otkazano.';

export const cancelLine = 'Otkaži rezervaciju';
export const cancelOrder = 'Otkaži cijelu narudžbu';
export const cancelGoesBack = 'Vraća se';
export const whatToCancel = 'Što želite otkazati?';

export function agreed(policy: string): string {
  return `Kako je dogovoreno pri rezervaciji: ${policy}`;
}

export function onlyLine(experience: string): string {
  return `Samo ${experience}`;
}

/** Of two bookings or more. */
export function wholeOrder(bookings: number): string {
  return `Cijelu narudžbu, ${bookings} ${plural(bookings, 'rezervacija', 'rezervacije', 'rezervacija')}`;
}

export const noAnswerTitle = 'Trgovina nije odgovorila.';
export const cancelNoAnswer =
  'Trgovina nije odgovorila, pa ne znamo je li otkazano. Pokušajte ponovno: nikad se ne otkazuje dvaput.';
export const notCancelledTitle = 'Vaša rezervacija nije otkazana.';

// Cancel

export const placesLetGo = 'Još ništa nije plaćeno: vaša se mjesta jednostavno oslobađaju.';
export const nothingBack = 'Može se otkazati, ali se više ništa ne vraća.';
export const nothingLost = 'Za to ništa nije plaćeno, pa se ništa i ne gubi.';
export const cannotBe = 'Prema uvjetima ne može se otkazati.';

export function freeUntil(instant: string): string {
  return `Besplatno do ${instant}.`;
}

export function partUntil(percentage: number, instant: string): string {
  return `${decimal(percentage)}\u00A0% se vraća do ${instant}.`;
}

export function tooLateSince(instant: string): string {
  return `Za otkazivanje je prekasno od ${instant}.`;
}

export const nothingPaid = 'Ništa nije plaćeno, pa se ništa i ne vraća.';
export const nothingGoesBack = 'Ništa vam se ne vraća.';
export function refundGoesBack(amount: string): string {
  return `Vraća vam se ${amount}.`;
}

export const byHand = 'Trgovina vam vraća novac onako kako ste ga platili.';
export const byCard = 'Novac se vraća onako kako je plaćen. Bankama treba nekoliko dana da ga prikažu.';

export const allRetained = 'Ono što je za to plaćeno zadržava trgovina.';
export function refundWithheld(amount: string): string {
  return `Trgovina zadržava ${amount}.`;
}

export function restRetained(percentage: number): string {
  return `Preostalih ${decimal(percentage)}\u00A0% plaćenog iznosa zadržava trgovina.`;
}

export function quoted(sentence: string): string {
  return `„${sentence}“`;
}

/** @param how  it goes back: one of the sentences above */
export function onItsWay(amount: string, how: string): string {
  return `Vraća se ${amount}. ${how}`;
}

// Cancelling

export const cancelled = 'Vaša je rezervacija otkazana.';

// Whose

// The email address that a buyer enters to change or cancel a booking.
export const email = 'E-adresa ove rezervacije';
export const emailHint = 'Da budemo sigurni da je vaša.';
