export const touchToBegin = 'Tocca per iniziare';
export const oneMoment = 'Un attimo…';
export const staff = 'Personale';

export const stillThere = 'Sei ancora qui?';
export const elseCleared = 'Altrimenti svuotiamo il carrello e cancelliamo tutto quello che hai inserito.';
export function secondsLeft(seconds: number): string {
  return seconds === 1 ? 'Tra 1 secondo.' : `Tra ${seconds} secondi.`;
}
export const stayHere = 'Sono ancora qui';

export const setUpTitle = 'Vuoi usare questo dispositivo come chiosco?';
export const setUpText = 'Per un tablet al banco escursioni, dove tanti visitatori prenotano uno dopo l’altro.';
export const setUpFacts = [
  'Occupa tutto lo schermo, con caratteri più grandi e senza uscite verso altri siti.',
  'Se per un po’ nessuno lo tocca, cancella tutto quello che ha inserito l’ultimo visitatore.',
  'Cancella anche quello che c’è ora su questo dispositivo: carrello, prenotazioni e scelta sui cookie.',
];
export const newPin = 'PIN';
export const newPinHint = 'Da 4 a 8 cifre. Ti servirà per uscire dalla modalità chiosco. Non si può recuperare.';
export const pinAgain = 'Ripeti il PIN';
export const noPin = 'Inserisci da 4 a 8 cifre.';
export const pinsDiffer = 'I PIN non coincidono.';
export const notStored = 'Il tuo browser non ci lascia salvare un PIN. Consenti i dati dei siti e riprova.';
export const notNow = 'Non ora';
export const setUpAction = 'Avvia la modalità chiosco';
export const notSafe =
  'Senza https non possiamo salvare il PIN in modo sicuro. Apri l’indirizzo https e riprova. Non è cambiato nulla.';
export const backToShop = 'Torna a tutte le esperienze';

export const pin = 'PIN';
export const wrongPin = 'Il PIN non è corretto.';
export function waitSeconds(seconds: number): string {
  return seconds === 1 ? 'Riprova tra 1 secondo.' : `Riprova tra ${seconds} secondi.`;
}
export const leaveTitle = 'Vuoi uscire dalla modalità chiosco?';
export const leaveText =
  'Inserisci il PIN. Cancelliamo quello che ha inserito l’ultimo visitatore e il dispositivo torna normale.';
export const leaveAction = 'Esci dal chiosco';
export const staffTitle = 'Pagamento al banco';
export const staffText = 'Rivolgiti al nostro personale: inserirà il PIN e riceverà il tuo pagamento.';
export const staffAction = 'Invia l’ordine';

export const payTitle = 'Paga con il telefono';
export const payText =
  'Inquadra il codice con la fotocamera del telefono e paga da lì. Questo schermo si aggiorna da solo.';
export const qrLabel = 'Codice QR per la pagina di pagamento';
export const waitsForPayment = 'Aspettiamo il tuo pagamento…';
export const notReached =
  'Al momento non riusciamo a collegarci. Se hai pagato con il telefono, il pagamento è al sicuro. Continuiamo a controllare.';
export const backToCart = 'Torna al carrello';
export const tryAgain = 'Riprova';

export const confirming = { title: 'Confermiamo il tuo pagamento', text: 'Ci vuole un attimo.' };
export const booked = { title: 'È tutto prenotato!', text: 'La tua prenotazione è confermata.' };
export const reserved = 'Ti teniamo i posti';
export function payAtDesk(due: string): string {
  return `Paga ${due} qui al banco per confermare la prenotazione.`;
}
export const failed = {
  title: 'Il pagamento non è riuscito',
  text: 'Non ti abbiamo addebitato nulla e ti teniamo ancora i posti.',
};
export const abandoned = {
  title: 'Pagamento annullato',
  text: 'Non ti abbiamo addebitato nulla e ti teniamo ancora i posti.',
};
export const over = {
  title: 'Il tempo per pagare è scaduto',
  text: 'Non ti abbiamo addebitato nulla. I tuoi posti sono di nuovo liberi.',
};
export const number = 'Il tuo numero di prenotazione';
export function mailed(email: string): string {
  return `Abbiamo inviato tutto quello che ti serve a ${email}.`;
}
export const done = 'Fatto';
