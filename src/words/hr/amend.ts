import { decimal } from './decimal.ts';
import { plural } from './plural.ts';

// Change section

export const sectionTitle = 'Promjena datuma ili gostiju';
export const lapsed = 'Zadnja promjena nije plaćena, pa je rezervacija ostala ista.';
export const sectionOpen = 'Promijeni datum ili goste';
export const sectionOutOfReach = 'Za promjenu trebate biti na mreži.';

export function changeable(until: string): string {
  return `Možete je promijeniti do ${until}. Razliku plaćate ili vam je vraćamo.`;
}

// Change dialog

export const changeTitle = 'Promijenite rezervaciju';
export const changeGone = 'Ovaj se doživljaj više ne nudi, pa ga ovdje ne možete promijeniti.';
export const changeOutOfReach = 'Za promjenu trebate biti na mreži. Ništa nije promijenjeno.';
export const changeNoAnswer =
  'Nismo uspjeli potvrditi promjenu. Pokušajte ponovno; rezervacija se neće promijeniti dvaput.';
export const calendarNotLoaded = 'Nismo uspjeli učitati kalendar. Provjerite vezu; pokušavamo i dalje.';

export const change = 'Promijeni rezervaciju';
export const changeAndPay = 'Promijeni i plati';
export const emailMissing = 'Unesite e-adresu ove rezervacije.';
export const same = 'Iznad odaberite drugi datum, vrijeme ili goste.';
export const gaps = 'Još nešto trebate odabrati.';
export const changeAsking = 'Provjeravamo cijenu…';
export const refused = 'Nažalost, to nije moguće.';
export const unreachable = 'Niste na mreži, pa se trenutačno ništa ne može promijeniti.';

export const whatChanges = 'Što se mijenja';
export const now = 'Sada';
export const afterwards = 'Nakon promjene';
export const moreGuests = 'Upisana imena ostaju. Pošaljite nam imena novih gostiju.';
export const fewerGuests =
  'Zadržavamo prve goste s vašeg popisa i uklanjamo zadnje. Javite nam ako ne dolazi netko drugi.';

export function discountThen(amount: string): string {
  return `Vaš će popust tada biti ${amount}.`;
}

// Change pending

export const confirming = 'Potvrđujemo uplatu. Samo trenutak.';
export const restDropsIt = 'Ako prvo platite ostatak, ova se promjena poništava.';
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
  return `Vraćamo vam ${amount} ${isByHand ? 'istim načinom plaćanja' : 'na karticu'}.`;
}

export function leftToPay(amount: string): string {
  return `Nakon toga preostaje vam platiti ${amount}.`;
}

/** @param time  time of day; null without a limit of time */
export function waits(amount: string, time: string | null): string {
  const until = time === null ? '' : ` do ${time}`;
  return `Čekamo vašu uplatu od ${amount}${until}. Do tada rezervacija ostaje ista.`;
}

// Changing

export const changed = 'Vaša je rezervacija promijenjena.';
export const dropped = 'Promjena je poništena. Rezervacija ostaje ista.';
export const dropNoAnswer = 'Nismo uspjeli potvrditi. Pokušajte ponovno.';

// Cancel

export const cancelTitle = 'Otkazivanje';
export const cancelOpen = 'Otkaži ovu rezervaciju';

export const question = 'Otkazati ovu rezervaciju?';
export const cancelAsking = 'Računamo povrat…';
export const cancelOutOfReach = 'Za otkazivanje trebate biti na mreži. Ništa nije otkazano.';
export const keep = 'Zadrži rezervaciju';
export const nothingCancelled = 'Ništa nije otkazano.';

export const cancelLine = 'Otkaži rezervaciju';
export const cancelOrder = 'Otkaži cijelu narudžbu';
export const cancelGoesBack = 'Povrat';
export const whatToCancel = 'Što želite otkazati?';

export function agreed(policy: string): string {
  return `Prema uvjetima rezervacije: ${policy}`;
}

export function onlyLine(experience: string): string {
  return `Samo ${experience}`;
}

/** Names an order of two bookings or more. */
export function wholeOrder(bookings: number): string {
  return `Cijelu narudžbu, ${bookings} ${plural(bookings, 'rezervacija', 'rezervacije', 'rezervacija')}`;
}

export const noAnswerTitle = 'Nismo uspjeli potvrditi.';
export const cancelNoAnswer =
  'Nismo uspjeli potvrditi otkazivanje. Pokušajte ponovno; neće se otkazati ni naplatiti dvaput.';
export const notCancelledTitle = 'Vaša rezervacija nije otkazana.';

// Cancel

export const placesLetGo = 'Još niste ništa platili, pa ćemo samo osloboditi vaša mjesta.';
export const nothingBack = 'Možete otkazati, ali povrata više nema.';
export const nothingLost = 'Niste ništa platili, pa ništa i ne gubite.';
export const cannotBe = 'Ova se rezervacija ne može otkazati.';

export function freeUntil(instant: string): string {
  return `Besplatno otkazivanje do ${instant}.`;
}

export function partUntil(percentage: number, instant: string): string {
  return `Povrat ${decimal(percentage)}\u00A0% do ${instant}.`;
}

export function tooLateSince(instant: string): string {
  return `Rok za otkazivanje bio je ${instant}.`;
}

export const nothingPaid = 'Niste ništa platili, pa nema ni povrata.';
export const nothingGoesBack = 'Povrata nema.';
export function refundGoesBack(amount: string): string {
  return `Vraćamo vam ${amount}.`;
}

export const byHand = 'Novac vam vraćamo istim načinom plaćanja.';
export const byCard = 'Novac vraćamo na karticu kojom ste platili. Može potrajati nekoliko dana.';

export const allRetained = 'Plaćeni iznos ne vraćamo.';
export function refundWithheld(amount: string): string {
  return `Ne vraćamo ${amount}.`;
}

export function restRetained(percentage: number): string {
  return `Preostalih ${decimal(percentage)}\u00A0% plaćenog iznosa ne vraćamo.`;
}

export function quoted(sentence: string): string {
  return `„${sentence}”`;
}

/** @param how  how the money goes back: one of the sentences above */
export function onItsWay(amount: string, how: string): string {
  return `Vaš je povrat ${amount}. ${how}`;
}

// Cancelling

export const cancelled = 'Vaša je rezervacija otkazana.';

// The buyer's email

// The email address that a buyer enters to change or cancel a booking.
export const email = 'E-adresa ove rezervacije';
export const emailHint = 'Da znamo da ste to vi.';
