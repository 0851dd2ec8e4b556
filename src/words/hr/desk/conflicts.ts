import { plural } from '../plural.ts';

/** Guests who were let in twice, and sales and payments that the engine could not book, for staff to settle. */
export function toSettle(count: number): string {
  return `${count} ${plural(count, 'stvar', 'stvari', 'stvari')} za rješavanje.`;
}
export const show = 'Prikaži';
export const title = 'Za rješavanje';
export const nothing = 'Nema ničega za rješavanje.';
export const twice =
  'Propušteni dvaput, na dva uređaja. Prebrojite goste: ako su došli jednom, poništite jedno od toga.';
export const admits = 'Propušteno';
export const sale = 'Prodaja';
export function payment(amount: string): string {
  return `Uplata od ${amount}`;
}
export function refund(amount: string): string {
  return `Vraćeno ${amount}`;
}
export const note = 'Bilješka';
export const drawerTitle = 'Blagajna';
export function drawer(amount: string): string {
  return `Blagajna, ${amount}`;
}
export function by(who: string, device: string, time: string): string {
  return `${who}, ${device}, ${time}`;
}
export const reasons = {
  places_gone: 'Mjesta više nema. Nazovite goste ili im nađite mjesto.',
  wrong_number: 'Broj pripada drugoj rezervaciji. Unesite prodaju ponovno.',
  not_in_catalogue: 'Izlet se u međuvremenu promijenio pa rezervacije nema. Unesite prodaju ponovno.',
  other_price: 'Cijena se u međuvremenu promijenila. Rezervacija zadržava cijenu po kojoj je prodana.',
  extra_gone: 'Dodatka više nije bilo. Rezervacija je bez njega.',
  no_order: 'Takve rezervacije još nema.',
  other_seller: 'Ovu je rezervaciju prodala druga tvrtka. Dogovorite se s njom.',
  not_allowed: 'Ovaj uređaj to ne smije učiniti ili je prije uklonjen. Prihvatite ako je točno.',
  not_agreed:
    'Posrednik je to prodao bez ugovora ili ne po cijeni i ograničenjima dobavljača. Dobavljač to prihvaća ili zove goste.',
  order_cancelled: 'Rezervacija je otkazana. Vratite novac.',
  overpaid: 'To je više nego što je trebalo naplatiti. Otvorite rezervaciju i ondje vratite razliku.',
  wrong_amount: 'Iznos ili valuta ne odgovaraju rezervaciji.',
};
export const accept = 'Prihvati';
export const settle = 'Riješeno';
/** In place of `settle`, for what waits to be accepted. */
export const reject = 'Ne prihvaćam';
export const again = 'Rezerviraj ponovno';
export const countsAgain = 'Taj se novac računa za novu rezervaciju kad je ponovno rezervirate.';
export const settledTitle = 'Riješeno od jučer';
export const undo = 'Poništi';
