/** Sales and payments that the engine could not book, with the reason, for staff to settle. */
export function sale(line: string): string {
  return `Vendita: ${line}`;
}
export function payment(amount: string, line: string): string {
  return `${amount} per ${line}`;
}
export function refund(amount: string, line: string): string {
  return `${amount} restituiti per ${line}`;
}
export function note(line: string): string {
  return `Nota su ${line}`;
}
export function drawer(amount: string): string {
  return `Cassa, ${amount}`;
}
/** The person, the device and the time of an entry. */
export function by(who: string, device: string, time: string): string {
  return `${who}, ${device}, ${time}`;
}
export const reasons = {
  places_gone: 'I posti sono occupati. Chiama gli ospiti, o trova posto per loro.',
  wrong_number: 'Il numero appartiene a un’altra prenotazione. Prenota di nuovo.',
  not_in_catalogue: 'Nel frattempo il tour è cambiato, quindi la prenotazione non c’è. Prenota di nuovo.',
  other_price: 'Nel frattempo il prezzo è cambiato. La prenotazione mantiene il prezzo di vendita.',
  extra_gone: 'Un extra era esaurito. La prenotazione è senza l’extra.',
  no_order: 'Questa prenotazione non esiste ancora.',
  other_seller: 'Questa prenotazione l’ha venduta un’altra azienda. Accordati con lei.',
  not_allowed: 'Questo dispositivo non può farlo, oppure era già stato rimosso. Accetta se è giusto.',
  not_agreed:
    'Un rivenditore ha venduto senza accordo, o non al prezzo o entro i limiti del fornitore. Il fornitore accetta, o chiama gli ospiti.',
  order_cancelled: 'La prenotazione è annullata. Restituisci i soldi.',
  overpaid: 'È più di quanto era da pagare. Apri la prenotazione e restituisci lì la differenza.',
  wrong_amount: 'L’importo o la valuta non corrispondono alla prenotazione.',
};
export const accept = 'Accetta';
export const settle = 'Fatto';
/** In place of `settle`, for what waits to be accepted. */
export const reject = 'Non accettare';
/** In place of several entries, at least two. */
export function waiting(count: number): string {
  return `${count} cose ti aspettano: vendite, pagamenti o note non registrati.`;
}
export const show = 'Mostra';
export const hide = 'Nascondi';
