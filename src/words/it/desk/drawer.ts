export const title = 'Cassa';
export const closed = 'La cassa è chiusa.';
export const open = 'Apri la cassa';
export const openAmount = 'Contanti ora in cassa';
export function takenWhileClosed(amount: string): string {
  return `Incassi in contanti a cassa chiusa: ${amount}. Conta anche questi soldi.`;
}
export function openSince(time: string, who: string): string {
  return `Apertura: ${time}, ${who}`;
}
export const expected = 'Previsto in cassa';
export const opening = 'Fondo iniziale';
export const taken = 'Incassi in contanti';
export const moved = 'Versamenti e prelievi';
export const putIn = 'Versa';
export const takeOut = 'Preleva';
export const amount = 'Importo';
export const reason = 'Motivo';
export const reasonHint = 'Ad esempio: in banca, resto';
export const reasonMissing = 'Indica un motivo.';
export const close = 'Chiudi la cassa';
export const counted = 'Contato';
export const countNow = 'Conta quello che c’è in cassa';
export const noDifference = 'I contanti tornano.';
export function tooMuch(amount: string): string {
  return `${amount} in più`;
}
export function tooLittle(amount: string): string {
  return `${amount} in meno`;
}
export const ledger = 'Contanti';
export const nothingYet = 'Ancora niente contanti.';
export const kinds = {
  drawer_open: 'Apertura',
  drawer_move: 'Movimento',
  drawer_close: 'Conteggio',
  payment: 'Pagamento',
} as const;
/** The name of an entry of cash that was given back to a guest. */
export const returned = 'Restituito in contanti';
export const print = 'Stampa';
export const csv = 'Salva come CSV';
export const earlier = 'Precedenti';
export const csvHead = ['Data', 'Ora', 'Operazione', 'Importo', 'Valuta', 'Prenotazione', 'Chi', 'Motivo'];
export const cancel = 'Annulla';
export function session(date: string, from: string, to: string): string {
  return `${date}, ${from}–${to}`;
}
