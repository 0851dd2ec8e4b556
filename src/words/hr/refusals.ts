import { plural } from './plural.ts';

export const tryAgain = 'Pokušaj ponovno';
export const chooseAnotherStart = 'Odaberi drugi termin';
export const showCart = 'Prikaži košaricu';

export const didNotWork = 'To nije uspjelo';
export const nothingChanged = 'Ništa nije promijenjeno. Pokušajte ponovno.';

export const notEnoughPlaces = 'Nema dovoljno mjesta';
export function placesLeft(left: number): string {
  if (left === 0) return 'Posljednja mjesta u ovom terminu upravo su zauzeta.';
  const places = plural(left, 'Slobodno je samo', 'Slobodna su samo', 'Slobodno je samo');
  return `${places} ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')} u ovom terminu. Dođite u manjem broju ili odaberite drugi.`;
}

export const notEnoughOfExtra = 'Jednog dodatka nema dovoljno';
export const changeExtras = 'Promijeni dodatke';
export function piecesLeft(left: number): string {
  return left === 0
    ? 'U ovom ga terminu više nema.'
    : `U ovom ${plural(left, 'je terminu ostao', 'su terminu ostala', 'je terminu ostalo')} samo ${left} ${plural(left, 'komad', 'komada', 'komada')}.`;
}

export const priceChanged = 'Cijena se promijenila';
export const nothingDone = 'Po novoj cijeni ništa nije učinjeno.';
export const seeNewPrice = 'Pogledaj novu cijenu';
export function priceWas(before: string, now: string): string {
  return `Bila je ${before}, a sada je ${now}. ${nothingDone}`;
}

export const cartOrdered = 'Ova je košarica već naručena';
export const nextCart = 'Više se ne može mijenjati. Što god još želite, ide u novu košaricu.';
export const seeOrder = 'Pogledaj narudžbu';

export const tooLate = 'Prekasno je za ovaj termin';
export const timeHasPassed = 'Rok do kojeg je to bilo moguće prošao je.';

export const refundChanged = 'Iznos povrata se promijenio';
export const nothingCancelled = 'Ništa nije otkazano.';
export const seeBooking = 'Pogledaj rezervaciju';
export function refundWas(before: string, now: string): string {
  return `Bio je ${before}, a sada je ${now}. ${nothingCancelled}`;
}

export const atWork = 'Još malo strpljenja';
export const beingSaved = 'Vaša se posljednja promjena upravo sprema. Pričekajte trenutak.';

export const paymentClosed = 'Ovo je plaćanje zatvoreno';
export const payFromCart =
  'Ovdje se više ne može platiti. Vaša narudžba pokazuje što je plaćeno; novo plaćanje možete započeti iz košarice.';
export const backToPayment = 'Natrag na plaćanje';

export const amountTooSmall = 'Iznos je premalen';
export const payMore = 'Tako malen iznos ne može se platiti karticom. Platite sada veći dio ukupne cijene.';
export const changeAmount = 'Promijeni iznos';

export const placesFree = 'Njezina su mjesta opet slobodna za druge. Ništa nije naplaćeno.';

export const changedElsewhere = 'Vaša je košarica promijenjena drugdje';
export const otherWasQuicker =
  'Druga kartica preglednika ili drugi uređaj bio je brži. Pogledajte kakva je košarica sada i pokušajte ponovno.';

export const notRepeated = 'Ova se promjena nije mogla ponoviti';
export const differsFromFirst = 'Razlikuje se od prvo poslane. Pogledajte košaricu i napravite je ponovno.';

export const addedBefore = 'To je već dodano';
export const addedOtherwise = 'Dodano je s drugim izborom. Pogledajte košaricu i ondje ga promijenite.';

export const cardOutOfReach = 'Plaćanje karticom trenutačno je nedostupno';
export const placesStillHeld = 'Ništa nije naplaćeno, a mjesta i dalje čuvamo za vas. Pokušajte ponovno za trenutak.';
export const tooManyHeld = 'Zadržano je previše mjesta';
export const heldFromYourNetwork =
  'S vaše je mreže trenutačno zadržano mnogo mjesta. Dovršite rezervaciju ili ispraznite košaricu, ili pokušajte ponovno za pola sata.';

export const lineGone = 'Ova rezervacija više nije u vašoj košarici';
export const notHeldAnyMore =
  'Ništa nije promijenjeno i mjesta nisu rezervirana. Možete je ponovno rezervirati kako ste odabrali.';
export const bookAgain = 'Rezerviraj ponovno';
export const cartGone = 'Vaše košarice više nema';
export const nothingSent = 'Istekla je, ispražnjena je ili je naručena drugdje. Ništa nije poslano ni naplaćeno.';
export const experienceGone = 'Ovaj se doživljaj više ne nudi';
export const chooseOther = 'Ništa nije dodano. Odaberite drugi.';
export const removeIt = 'Uklonite ga iz košarice. Ništa nije naplaćeno.';
export const leftTheShop = 'Jedan se izlet ovdje više ne prodaje';
