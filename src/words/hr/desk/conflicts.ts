import { plural } from '../plural.ts';

export const toSettle = (count: number): string => `${count} ${plural(count, 'stvar', 'stvari', 'stvari')} za rješavanje.`;
export const show = 'Prikaži';
export const title = 'Za rješavanje';
export const nothing = 'Nema ničega za rješavanje.';
export const twice = 'Propušteni dvaput, na dva uređaja. Prebrojite goste: ako su došli jednom, poništite jedno od toga.';
export const admits = 'Propušteno';
export const sale = 'Prodaja';
export const payment = (amount: string): string => `Uplata od ${amount}`;
export const refund = (amount: string): string => `Vraćeno ${amount}`;
export const note = 'Bilješka';
export const drawerTitle = 'Blagajna';
export const drawer = (amount: string): string => `Blagajna, ${amount}`;
export const by = (who: string, device: string, time: string): string => `${who}, ${device}, ${time}`;
export const reasons = {
  places_gone: 'Mjesta više nema. Nazovite goste ili im nađite mjesto.',
  wrong_number: 'Broj pripada drugoj rezervaciji. Unesite prodaju ponovno.',
  not_in_catalogue: 'Izlet se u međuvremenu promijenio pa rezervacije nema. Unesite prodaju ponovno.',
  other_price: 'Cijena se u međuvremenu promijenila. Rezervacija zadržava cijenu po kojoj je prodana.',
  extra_gone: 'Dodatka više nije bilo. Rezervacija je bez njega.',
  no_order: 'Takve rezervacije još nema.',
  other_seller: 'Ovu je rezervaciju prodala druga tvrtka. Dogovorite se s njom.',
  not_allowed: 'Ovaj uređaj to ne smije učiniti ili je prije uklonjen. Prihvatite ako je točno.',
  not_agreed: 'Posrednik je to prodao bez ugovora ili ne po cijeni i ograničenjima dobavljača. Dobavljač to prihvaća ili zove goste.',
  order_cancelled: 'Rezervacija je otkazana. Vratite novac.',
  overpaid: 'To je više nego što je trebalo naplatiti. Otvorite rezervaciju i ondje vratite razliku.',
  wrong_amount: 'Iznos ili valuta ne odgovaraju rezervaciji.',
};
export const accept = 'Prihvati';
export const settle = 'Riješeno';
export const reject = 'Ne prihvaćam';
export const again = 'Rezerviraj ponovno';
export const countsAgain = 'Taj se novac računa za novu rezervaciju kad je ponovno rezervirate.';
export const settledTitle = 'Riješeno od jučer';
export const undo = 'Poništi';
