export const buttons = { cancel: 'Annulla questa partenza', move: 'Sposta tutti gli ospiti', message: 'Scrivi a tutti gli ospiti' } as const;
export const loading = 'Caricamento delle prenotazioni…';
export const reports = 'Che cosa è stato fatto finora';
export const noReports = 'Questa partenza non è stata annullata né spostata, e nessuno ha scritto a tutti i suoi ospiti.';
export const leases = 'Posti riservati alle casse';
export const noLeases = 'Nessun posto è riservato alle casse.';
export function leased(count: number, time: string): string {
  const places = count === 1 ? '1 posto' : `${count} posti`;
  return `${places} fino a ${time}`;
}
export const endLease = 'Termina';
export const endLeaseHint = 'I posti che il rivenditore ha venduto e non ancora comunicato contano solo finché ci sono posti liberi.';
export const cancelledHint = 'Questa partenza è annullata. I suoi ospiti scelgono il rimborso o un altro giorno.';
export const bookings = (count: number): string => (count === 1 ? '1 prenotazione' : `${count} prenotazioni`);
export const guests = (count: number): string => (count === 1 ? '1 ospite' : `${count} ospiti`);
export const nobody = 'Nessuno l’ha prenotata.';
export const goesBack = (money: string): string => `Rimborsi fino a ${money}.`;
export const goesBackByHand = (sum: string): string => `Di questi, ${sum} li restituisci a mano: sono pagamenti in contanti, con bonifico o con il POS.`;
export const nothingPaid = 'Non è stato pagato nulla.';
export const withoutEmail = (count: number): string => (count === 1 ? '1 prenotazione non ha un indirizzo email. Il resoconto mostra chi chiamare.' : `${count} prenotazioni non hanno un indirizzo email. Il resoconto mostra chi chiamare.`);
export const cancelHint = 'La partenza chiude subito. Ogni ospite riceve un’email con un link per scegliere il rimborso completo o un altro giorno allo stesso prezzo.';
export const moveHint = 'Ogni ospite riceve un’email con il nuovo voucher. Il prezzo resta lo stesso.';
export const reason = 'Le tue parole agli ospiti (facoltative)';
export const chooseWithin = 'Gli ospiti possono scegliere per';
export const days = (count: number): string => (count === 1 ? '1 giorno' : `${count} giorni`);
export const deadlineHint = 'Dopo, i pagamenti con carta vengono rimborsati da soli.';
export function cancelNow(count: number, money: string | null): string {
  if (count === 0) return 'Annulla la partenza';
  const who = count === 1 ? 'Annulla 1 prenotazione' : `Annulla ${count} prenotazioni`;
  return money === null ? who : `${who}, rimborsi fino a ${money}`;
}
export const moveTo = 'Sposta a';
export const noOthers = 'Nessun’altra partenza di questo tour ha abbastanza posti. Prima aggiungi una partenza o dei posti nel calendario.';
export const left = (places: number): string => (places === 1 ? '1 posto libero' : `${places} posti liberi`);
export const moveNow = (count: number): string => (count === 1 ? 'Sposta 1 prenotazione' : `Sposta ${count} prenotazioni`);
export const subject = 'Oggetto';
export const message = 'Messaggio';
export const missing = 'Scrivi qualcosa.';
export const sendNow = (count: number): string => (count === 1 ? 'Scrivi a 1 prenotazione' : `Scrivi a ${count} prenotazioni`);
export const kinds = { cancel: 'Annullata', move: 'Spostata', message: 'Messaggio' } as const;
export const report = { cancel: 'Partenza annullata', move: 'Partenza spostata', message: 'Messaggio a tutti gli ospiti' } as const;
export const startedBy = (name: string, when: string): string => (name ? `da ${name}, ${when}` : when);
export const movedTo = (when: string): string => `a ${when}`;
export const working = (done: number, count: number): string => `Prenotazioni fatte: ${done} su ${count}. Puoi lasciare questa pagina: il lavoro continua.`;
export function counts(open: number, done: number, failed: number): string {
  const parts = [open > 0 ? `${open} in attesa di scelta` : null, done === 1 ? '1 fatta' : `${done} fatte`, failed > 0 ? (failed === 1 ? '1 non riuscita' : `${failed} non riuscite`) : null];
  return parts.filter(Boolean).join(' · ');
}
export const chooseBy = (when: string): string => `Scadenza per la scelta degli ospiti: ${when}. Dopo, i pagamenti con carta vengono rimborsati da soli.`;
export const staysByHand = (sum: string): string => `Nelle prenotazioni in attesa di scelta, ${sum} sono pagamenti in contanti, con bonifico o con il POS: li restituisci a mano.`;
export const show = 'Mostra';
export const shown = { all: 'Tutte', open: 'In attesa di scelta', failed: 'Non riuscite', call: 'Da chiamare' } as const;
export const none = 'Nessuna prenotazione è così.';
export const retry = 'Riprova quelle non riuscite';
export const states = {
  waiting: 'In attesa',
  open: 'Non ha ancora scelto',
  notified: 'Ha ricevuto l’avviso',
  not_notified: 'Nessun indirizzo email',
  refunded: 'Rimborso',
  moved: 'Un altro giorno',
  released: 'Posti non più riservati',
  gone: 'Già annullata prima',
  failed: 'Non riuscita',
} as const;
export const choosers = { guest: 'scelto dall’ospite', staff: 'scelto dal team', shop: 'dopo la scadenza' } as const;
export const noEmailHint = 'Nessun indirizzo email: telefona.';
export const noContactHint = 'Nessun indirizzo email e nessun telefono: solo l’ospite può mettersi in contatto.';
export const giveBack = (money: string): string => `Restituisci ${money} a mano`;
export const choose = 'Scegli per l’ospite';
export const call = (name: string): string => `Chiama ${name}`;
export const chooseFor = (name: string): string => `Scegli per ${name}`;
export const moneyBack = (money: string): string => `Rimborso: ${money}`;
export const cancelOnly = 'Annulla: non è stato pagato nulla';
export const byHandHint = 'Ciò che è stato pagato a mano si restituisce a mano: poi segnalo nella prenotazione.';
export const anotherDay = 'Un altro giorno';
export const moveGuest = 'Sposta a questo giorno';
export const noDays = 'Nessun altro giorno ha abbastanza posti.';
