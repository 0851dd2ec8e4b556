export function sale(line: string): string {
  return `Prodaja ${line}`;
}
export function payment(amount: string, line: string): string {
  return `${amount} za ${line}`;
}
export function refund(amount: string, line: string): string {
  return `${amount} vraćeno za ${line}`;
}
export function note(line: string): string {
  return `Bilješka uz ${line}`;
}
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
/** In place of several entries, at least two. */
export function waiting(count: number): string {
  return `Čeka vas: ${count}. Prodaje, uplate ili bilješke koje nisu knjižene.`;
}
export const show = 'Prikaži';
export const hide = 'Sakrij';
