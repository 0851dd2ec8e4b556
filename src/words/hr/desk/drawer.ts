export const title = 'Blagajna';
export const closed = 'Blagajna je zatvorena.';
export const open = 'Otvori blagajnu';
export const openAmount = 'Gotovina koja je sada u blagajni';
export function takenWhileClosed(amount: string): string {
  return `Dok je blagajna bila zatvorena, naplaćeno je ${amount} u gotovini. Prebrojite i taj novac.`;
}
export function openSince(time: string, who: string): string {
  return `Otvorena od ${time}, ${who}`;
}
export const expected = 'Treba biti u blagajni';
export const opening = 'Početno stanje';
export const taken = 'Naplaćeno u gotovini';
export const moved = 'Polozi i podizanja';
export const putIn = 'Polog';
export const takeOut = 'Podizanje';
export const amount = 'Iznos';
export const reason = 'Razlog';
export const reasonHint = 'Na primjer: u banku, sitniš';
export const reasonMissing = 'Navedite razlog.';
export const close = 'Zatvori blagajnu';
export const counted = 'Izbrojeno';
export const countNow = 'Izbrojite što je u blagajni';
export const noDifference = 'Blagajna se točno slaže.';
export function tooMuch(amount: string): string {
  return `${amount} viška`;
}
export function tooLittle(amount: string): string {
  return `${amount} manjka`;
}
export const ledger = 'Gotovina';
export const nothingYet = 'Još nema gotovine.';
export const kinds = {
  drawer_open: 'Otvoreno',
  drawer_move: 'Premješteno',
  drawer_close: 'Izbrojeno',
  payment: 'Plaćanje',
} as const;
/** The name of an entry of cash that was given back to a guest. */
export const returned = 'Vraćeno u gotovini';
export const print = 'Ispiši';
export const csv = 'Spremi kao CSV';
export const earlier = 'Ranije';
export const csvHead = ['Datum', 'Vrijeme', 'Što', 'Iznos', 'Valuta', 'Rezervacija', 'Tko', 'Razlog'];
export const cancel = 'Odustani';
export function session(date: string, from: string, to: string): string {
  return `${date}, od ${from} do ${to}`;
}
