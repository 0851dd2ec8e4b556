import { plural } from './plural.ts';

export const tryAgain = 'Pokušaj ponovno';
export const chooseAnotherStart = 'Odaberi drugi termin';
export const showCart = 'Prikaži košaricu';

export const didNotWork = 'To nije uspjelo';
export const nothingChanged = 'Ništa nije promijenjeno. Pokušajte ponovno.';

export const notEnoughPlaces = 'Nema dovoljno mjesta';
export function placesLeft(left: number): string {
  if (left === 0) return 'Zadnja mjesta u ovom terminu upravo su otišla.';
  const places = plural(left, 'Slobodno je samo', 'Slobodna su samo', 'Slobodno je samo');
  return `${places} ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')} u ovom terminu. Odaberite drugi termin ili manju grupu.`;
}

export const notEnoughOfExtra = 'Nema dovoljno jednog dodatka';
export const changeExtras = 'Promijeni dodatke';
export function piecesLeft(left: number): string {
  return left === 0
    ? 'U ovom ga terminu više nema.'
    : `U ovom ${plural(left, 'je terminu ostao', 'su terminu ostala', 'je terminu ostalo')} samo ${left} ${plural(left, 'komad', 'komada', 'komada')}.`;
}

export const priceChanged = 'Cijena se promijenila';
export const nothingDone = 'Ništa nismo naplatili.';
export const seeNewPrice = 'Pogledaj novu cijenu';
export function priceWas(before: string, now: string): string {
  return `Bila je ${before}, a sada je ${now}. ${nothingDone}`;
}

export const cartOrdered = 'Ova je košarica već naručena';
export const nextCart = 'Više se ne može mijenjati. Sve ostalo dodajte u novu košaricu.';
export const seeOrder = 'Pogledaj narudžbu';

export const tooLate = 'Prekasno je za ovaj termin';
export const timeHasPassed = 'Rok za to već je prošao.';

export const refundChanged = 'Iznos povrata se promijenio';
export const nothingCancelled = 'Ništa nije otkazano.';
export const seeBooking = 'Pogledaj rezervaciju';
export function refundWas(before: string, now: string): string {
  return `Bio je ${before}, a sada je ${now}. ${nothingCancelled}`;
}

export const atWork = 'Samo trenutak';
export const beingSaved = 'Spremamo vašu zadnju promjenu.';

export const paymentClosed = 'Ovo je plaćanje zatvoreno';
export const payFromCart =
  'Ovdje više ne možete platiti. U narudžbi vidite što je plaćeno, a novo plaćanje možete započeti iz košarice.';
export const backToPayment = 'Natrag na plaćanje';

export const amountTooSmall = 'Iznos je premalen';
export const payMore = 'To je premalo za plaćanje karticom. Platite sada veći dio ukupne cijene.';
export const changeAmount = 'Promijeni iznos';

export const placesFree = 'Vaša su mjesta oslobođena. Ništa nije naplaćeno.';

export const changedElsewhere = 'Vaša je košarica promijenjena drugdje';
export const otherWasQuicker =
  'Promijenjena je u drugoj kartici ili na drugom uređaju. Provjerite košaricu i pokušajte ponovno.';

export const notRepeated = 'Ova promjena nije uspjela';
export const differsFromFirst = 'Razlikuje se od one koju ste prvo poslali. Provjerite košaricu i pokušajte ponovno.';

export const addedBefore = 'Već je u košarici';
export const addedOtherwise = 'Dodano je s drugim opcijama. Možete ih promijeniti u košarici.';

export const cardOutOfReach = 'Plaćanje karticom trenutačno je nedostupno';
export const placesStillHeld = 'Ništa nije naplaćeno, a mjesta i dalje čuvamo za vas. Pokušajte ponovno za trenutak.';
export const tooManyHeld = 'Zadržano je previše mjesta';
export const heldFromYourNetwork =
  'S vaše je mreže zadržano mnogo mjesta. Dovršite rezervaciju, ispraznite košaricu ili pokušajte ponovno za pola sata.';

export const lineGone = 'Ova rezervacija više nije u vašoj košarici';
export const notHeldAnyMore =
  'Ništa nije promijenjeno, a mjesta ne čuvamo. Možete je ponovno rezervirati s istim odabirom.';
export const bookAgain = 'Rezerviraj ponovno';
export const cartGone = 'Vaše košarice više nema';
export const nothingSent = 'Istekla je ili je ispražnjena ili naručena drugdje. Ništa nije naplaćeno.';
export const experienceGone = 'Ovaj se doživljaj više ne nudi';
export const chooseOther = 'Ništa nije dodano. Odaberite drugi.';
export const removeIt = 'Uklonite ga iz košarice. Ništa nije naplaćeno.';
export const leftTheShop = 'Jedan se izlet više ne nudi';
export const departureCancelled = 'Ovaj polazak je otkazan';
export const chooseOtherStart = 'Ništa nije rezervirano ni naplaćeno. Odaberite drugi termin.';
