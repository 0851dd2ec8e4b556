export const toSettle = (count: number): string => (count === 1 ? '1 cosa da sistemare.' : `${count} cose da sistemare.`);
export const show = 'Mostra';
export const title = 'Da sistemare';
export const nothing = 'Non c’è niente da sistemare.';
export const twice = 'Entrati due volte, su due dispositivi. Conta gli ospiti: se sono venuti una volta, annulla uno dei due ingressi.';
export const admits = 'Ingressi';
export const sale = 'Vendita';
export const payment = (amount: string): string => `Pagamento di ${amount}`;
export const refund = (amount: string): string => `${amount} restituiti`;
export const note = 'Nota';
export const drawerTitle = 'Cassa';
export const drawer = (amount: string): string => `Cassa, ${amount}`;
export const by = (who: string, device: string, time: string): string => `${who}, ${device}, ${time}`;
export const reasons = {
  places_gone: 'I posti sono occupati. Chiama gli ospiti, o trova posto per loro.',
  wrong_number: 'Il numero appartiene a un’altra prenotazione. Prenota di nuovo.',
  not_in_catalogue: 'Nel frattempo il tour è cambiato, quindi la prenotazione non c’è. Prenota di nuovo.',
  other_price: 'Nel frattempo il prezzo è cambiato. La prenotazione mantiene il prezzo di vendita.',
  extra_gone: 'Un extra era esaurito. La prenotazione è senza l’extra.',
  no_order: 'Questa prenotazione non esiste ancora.',
  other_seller: 'Questa prenotazione l’ha venduta un’altra azienda. Accordati con lei.',
  not_allowed: 'Questo dispositivo non può farlo, oppure era già stato rimosso. Accetta se è giusto.',
  not_agreed: 'Un rivenditore ha venduto senza accordo, o non al prezzo o entro i limiti del fornitore. Il fornitore accetta, o chiama gli ospiti.',
  order_cancelled: 'La prenotazione è annullata. Restituisci i soldi.',
  overpaid: 'È più di quanto era da pagare. Apri la prenotazione e restituisci lì la differenza.',
  wrong_amount: 'L’importo o la valuta non corrispondono alla prenotazione.',
};
export const accept = 'Accetta';
export const settle = 'Fatto';
export const reject = 'Non accettare';
export const again = 'Prenota di nuovo';
export const countsAgain = 'Questo denaro vale per la nuova prenotazione quando prenoti di nuovo.';
export const settledTitle = 'Sistemato da ieri';
export const undo = 'Annulla';
