/** The page of a guest whose departure was cancelled. */

export const asking = 'Carichiamo la tua prenotazione…';
export const unknown = 'Questo link non funziona';
export const unknownWhy = 'Apri il link nella nostra email più recente o scrivici.';
export const unreachable = 'Al momento non riusciamo a collegarci. Riprova tra poco.';
export const title = 'Il tuo tour è stato annullato';
export function sorry(shop: string): string {
  return `Ci dispiace. ${shop} ha dovuto annullare questo tour:`;
}
export function people(count: number): string {
  return count === 1 ? '1 persona' : `${count} persone`;
}
export function paid(money: string): string {
  return `Hai pagato ${money}.`;
}
export const nothingPaid = 'Non hai ancora pagato nulla.';
export function until(when: string, isPaid: boolean): string {
  return isPaid
    ? `Scegli entro ${when}. Se non ti sentiamo, ti rimborsiamo automaticamente.`
    : `Scegli entro ${when}. Se non ti sentiamo, annulliamo la prenotazione.`;
}
export const once = 'Puoi scegliere una volta sola.';
export const anotherDay = 'Un’altra data';
export const samePrice = 'Il prezzo per te resta uguale, qualunque sia quello della nuova data.';
export const day = 'Data e ora';
export function left(places: number): string {
  return places === 1 ? 'ancora 1 posto' : `ancora ${places} posti`;
}
export const moreDays = 'Mostra altre date';
export const chooseFirst = 'Scegli una data qui sopra';
export function moveTo(when: string): string {
  return `Sposta a ${when}`;
}
export const noDays = 'Al momento nessun’altra data ha abbastanza posti.';
export const moneyBack = 'Rimborso';
export const cardBack =
  'Ti rimborsiamo l’intero importo sul metodo di pagamento che hai usato. Può volerci qualche giorno.';
export const handBack = 'Hai pagato direttamente a noi: ti contattiamo per il rimborso.';
export function takeMoney(money: string): string {
  return `Chiedi il rimborso di ${money}`;
}
export const cancelBooking = 'Annulla prenotazione';
export const movedTitle = 'La tua nuova data è confermata';
export function moved(when: string): string {
  return `Ti aspettiamo ${when}. Il nuovo voucher arriva via email.`;
}
export const refundedTitle = 'Il tuo rimborso è in arrivo';
export function refunded(money: string): string {
  return `Ti rimborsiamo ${money}. La conferma arriva via email.`;
}
export const cancelledTitle = 'La tua prenotazione è annullata';
export const cancelled = 'Non c’è nulla da pagare. La conferma arriva via email.';
export const overTitle = 'Qui è già tutto deciso';
export const over = 'Nel frattempo questa prenotazione è stata annullata o modificata.';
export const seeBooking = 'Vedi la prenotazione';
export const questions = 'Domande?';
