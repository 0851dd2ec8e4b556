export const kinds = {
  booked: 'Nuova prenotazione',
  reserved: 'Nuova prenotazione, da pagare',
  moved: 'Prenotazione modificata',
  cancelled: 'Prenotazione annullata',
  payment_failed: 'Pagamento non accettato',
  refund_due: 'Rimborso da fare a mano',
  refunded_at_provider: 'Denaro rimborsato presso il gestore delle carte',
  payment_disputed: 'Pagamento contestato: rispondere al gestore delle carte',
  reviewed: 'Nuova recensione',
};
export const choices = { moved: 'Ha scelto un altro giorno', cancelled: 'Ha scelto il rimborso' } as const;
export const guests = (count: number): string => (count === 1 ? '1 ospite' : `${count} ospiti`);
export const several = (count: number): string => `${count} notifiche`;
export const dailySubject = (count: number): string => (count === 1 ? 'Da ieri: 1 notifica' : `Da ieri: ${count} notifiche`);
export const openBooking = 'Apri la prenotazione';
export const openCalendar = 'Apri il giorno nel calendario';
export const openAll = 'Apri tutte le notifiche';
export const whyEmail = (company: string): string => `Ricevi questa email perché lavori per ${company}. Scegli quali email vuoi ricevere:`;
export const loading = 'Caricamento delle notifiche…';
export const none = 'Ancora niente. Qui compaiono le nuove prenotazioni, le modifiche e le cancellazioni.';
export const isNew = 'Nuova';
export const by = (actor: string): string => `da ${actor}`;
export const byGuest = 'dall’ospite';
export const older = 'Mostra le precedenti';
export const preferences = 'Email e questo dispositivo';
export const toList = 'Tutte le notifiche';
export const loadingPreferences = 'Caricamento delle tue scelte…';
export const emails = 'Email per te';
export const emailsTo = (address: string): string => `Arrivano a ${address}.`;
export const groups = {
  bookings: 'Nuove prenotazioni',
  changes: 'Modifiche di una prenotazione',
  cancellations: 'Cancellazioni',
  payments: 'Pagamenti e rimborsi che richiedono il tuo intervento',
  reviews: 'Nuove recensioni',
};
export const timings = (dailyAt: string) => ({ at_once: 'Subito', daily: `Una volta al giorno, alle ${dailyAt}`, off: 'Mai' });
export const saved = 'Salvato.';
export const shared = 'Questo dispositivo è condiviso. Scegli le tue email dal tuo telefono o computer.';
export const device = 'Notifiche su questo dispositivo';
export const deviceText = 'Un messaggio sullo schermo per ogni prenotazione, modifica e cancellazione, anche quando il banco è chiuso.';
export const turnOn = 'Attiva';
export const turnOff = 'Disattiva';
export const isOn = 'Questo dispositivo mostra i messaggi.';
export const blocked = 'Il browser blocca i messaggi di questo sito. Consenti le notifiche per questo sito nelle impostazioni del browser, poi riapri questa pagina.';
export const install = 'Su iPhone e iPad i messaggi richiedono il banco installato: tocca Condividi, poi “Aggiungi alla schermata Home”, e apri il banco da lì.';
export const unsupported = 'Questo browser non può mostrare messaggi.';
export const failed = 'Non ha funzionato. Riprova.';
