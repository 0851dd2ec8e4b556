import { plural } from '../plural.ts';

export const title = 'Prodaja';
export const choose = 'Koji polazak?';
export const nothingAhead = 'Sljedećih dana nema polazaka.';
export const nothingAheadHere = 'Na ovom uređaju nema kasnijih polazaka.';
export const search = 'Izlet ili vrijeme';
export const reserved = 'Rezervirano za ovaj uređaj';
export const lastSales = 'Zadnje prodaje ovdje';
export const nothingFound = 'Nijedan polazak na ovom uređaju nema taj izlet ni vrijeme.';
export const offlineList = 'Nema mreže: možete prodati samo mjesta odvojena za ovaj uređaj. Za odvajanje je potrebna mreža: otvorite polazak i dodirnite „Prodaja bez mreže”.';
export const tomorrow = 'Sutra';
export const today = 'Danas';
export function free(count: number): string {
  if (count <= 0) return 'Popunjeno';
  return `${count} ${plural(count, 'mjesto', 'mjesta', 'mjesta')}`;
}
export const noPrices = 'Cijene nisu na ovom uređaju';
export const noPricesText = 'Ovaj uređaj nema cijene ovog izleta. Stižu sa sljedećom vezom, ako vaša trgovina prodaje taj izlet.';
export const gone = 'Ovog polaska nema na ovom uređaju.';
export const started = 'Ovaj je polazak već krenuo.';
export const cancelled = 'Ovaj je polazak otkazan i neće se održati.';
export const closed = 'zatvoreno za posjetitelje';
export const notForSale = 'Ovaj se polazak više ne može prodati: počeo je ili je otkazan.';
export const otherDeparture = 'Drugi polazak';
export const sellAgain = (sale: string): string => `Nova rezervacija za ${sale}.`;
export const takenBefore = (amount: string): string => `Za nju je uzeto ${amount}, što se računa ovdje.`;
export function placesHere(count: number): string {
  if (count === 0) return 'Ovdje ništa odvojeno';
  return `${count} odvojeno ovdje`;
}
export const more = 'Dodaci i prijevoz';
export const guest = 'Kontakt: ime, e-pošta, telefon';
export const guestHint = 'Nije obavezno. Ako upišete adresu, vaučer stiže e-poštom.';
export const guestNames = 'Imena gostiju';
export const guestNamesHint = 'Nije obavezno. Imena stoje na popisu polaska.';
export const guestNumber = (number: number): string => `Gost ${number}`;
export const halfName = 'Upišite ime i prezime svakog gosta kojeg navodite.';
export const firstName = 'Ime';
export const lastName = 'Prezime';
export const email = 'E-pošta';
export const emailWrong = 'Ovo nije adresa e-pošte.';
export const phone = 'Telefon';
export const tooFew = (left: number): string => `Slobodno je samo ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}.`;
export const full = 'Nema slobodnih mjesta.';
export function offlineLeft(left: number): string {
  if (left === 0) return 'Nema mreže, a za ovaj uređaj nema odvojenih mjesta. Možete prodavati kad mreže opet bude.';
  return `Nema mreže: za ovaj uređaj ${plural(left, 'odvojeno je', 'odvojena su', 'odvojeno je')} ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}.`;
}
export const total = 'Ukupno';
export const toPayment = 'Naplati';
export const payTitle = 'Plaćanje';
export const toTake = 'Za naplatu';
export const cash = 'Gotovina';
export const cardOnPhone = 'Kartica na mobitelu gosta';
export const cardNeedsNetwork = 'Za karticu je potrebna mreža.';
export const partNow = 'Dio sada';
export const allNow = 'Sve sada';
export const partAmount = 'Iznos sada';
export const partWrong = (most: string): string => `Upišite iznos do ${most}, na primjer 20,00.`;
export const payLater = 'Plaća kasnije';
export const bookFree = 'Rezerviraj';
export const received = 'Koliko vam gost daje?';
export const exact = 'Točan iznos';
export const otherAmount = 'Drugi iznos';
export const takeIt = 'Primi';
export const back = 'Natrag';
export const drawerClosed = 'Blagajna je zatvorena.';
export const openDrawer = 'Otvori je';
export const noPlaces = 'Ta su mjesta zauzeta. Odaberite manje osoba ili drugi polazak.';
export const stops = {
  clock: 'Sat ovog uređaja vraćen je unatrag. Uređaj opet može prodavati kad bude na mreži.',
  over: 'Preblizu polasku za prodaju bez mreže.',
  ended: 'Rezervacija mjesta kod dobavljača je istekla. Povežite uređaj i odvojite mjesta ponovno.',
};
export const notKnown = 'Trgovina ne odgovara. Pokušajte ponovno.';
export const scanToPay = 'Gost skenira ovaj kod i plaća.';
export const payCode = 'Kod stranice za plaćanje';
export const preparing = 'Stranica za plaćanje se otvara …';
export const waiting = 'Čeka se plaćanje …';
export const cardPaid = 'Plaćeno';
export const tryAgain = 'Pokušaj ponovno';
export const finish = 'Dalje';
export const finishUnpaid = 'Dalje bez plaćanja';
export const sold = 'Prodano';
export const voucherCode = 'Kod vaučera';
export const change = (amount: string): string => `Vratite gostu: ${amount}`;
export const stillDue = (amount: string): string => `Još za naplatu: ${amount}`;
export const paidSum = (amount: string): string => `Plaćeno: ${amount}`;
export const print = 'Ispiši';
export const takePayment = 'Naplati';
export const nextSale = 'Sljedeća prodaja';
export const mailed = (address: string): string => `Vaučer stiže e-poštom na ${address}.`;
export const unsigned = 'Ovaj kod samo navodi rezervaciju. Drugi ga uređaji ne mogu provjeriti bez mreže. Nakon prve veze postaje potpisani vaučer.';
export const booking = 'Rezervacija';
export const leaseTitle = 'Prodaja bez mreže';
export const leaseLabel = 'Mjesta za ovaj uređaj';
export const leaseHint = 'Nitko drugi ne može ih prodati dok polazak ne krene ili dok ih ne vratite.';
export const leaseUntil = (time: string): string => `Nitko drugi ne može ih prodati do ${time}. Uz mrežu to možete produljiti.`;
export const leaseRenew = 'Produlji';
export const leaseSome = (count: number): string => `Odvoji ${count} ${plural(count, 'mjesto', 'mjesta', 'mjesta')}`;
export const leaseMore = (count: number): string => `Odvoji još ${count}`;
export const giveBack = 'Vrati ih';
export function leasedHere(count: number): string {
  if (count === 0) return 'Za ovaj uređaj još nema odvojenih mjesta.';
  return `Za ovaj uređaj ${plural(count, 'je odvojeno', 'su odvojena', 'je odvojeno')} ${count} ${plural(count, 'mjesto', 'mjesta', 'mjesta')}.`;
}
export const leaseOffline = 'Za odvajanje mjesta potrebna je mreža.';
