export const title = 'Banco';
export const lead = 'Apri uno shop per i tuoi tour, ricevi prenotazioni, fai entrare gli ospiti e vendi al banco.';
export const signIn = 'Accedi';
export const email = 'Email';
export const password = 'Password';
export const noEmail = 'Inserisci il tuo indirizzo email.';
export const noPassword = 'Inserisci la tua password.';
export const wrongPassword = 'Email e password non corrispondono. Controllale, o chiedi una nuova password.';
export const noRole = 'Il tuo ruolo non comprende il banco. Chiedi un altro ruolo al titolare dell’azienda.';
export const tooOften = 'Troppi tentativi. Aspetta un quarto d’ora, o chiedi una nuova password.';
export const unreachable = 'Il banco non è raggiungibile. Controlla la connessione e riprova.';
export const somethingWrong = 'Non ha funzionato. Riprova.';
export const needsNetwork = 'Per il primo accesso serve la rete. Poi il banco funziona anche senza.';
export const revoked =
  'Il titolare ha scollegato questo dispositivo. Tutto quello che conteneva è stato inviato ed eliminato.';
export const signedOut = 'Hai chiuso la sessione. Su questo dispositivo non resta nulla del banco.';
export const ended =
  'La sessione di questo dispositivo è terminata. Accedi di nuovo. Ciò che non è stato inviato è ancora qui e parte allora.';

export const forgot = 'Hai dimenticato la password?';
export const forgotTitle = 'Una nuova password';
export const forgotText = 'Inserisci la tua email. Ti inviamo un link per scegliere una nuova password.';
export const sendLink = 'Invia il link';
export const linkSent = 'Se questo indirizzo ha un account, il link è in arrivo. Controlla la posta, poi accedi qui.';
export const toSignIn = 'Torna all’accesso';

export const register = 'È la prima volta? Apri il tuo shop';
export const registerTitle = 'Registrati';
export const firstName = 'Nome';
export const lastName = 'Cognome';
export const newPasswordHint = 'Da 8 a 72 caratteri';
export const registerAction = 'Registrati';
export function activationSent(email: string): string {
  return `Abbiamo inviato un link a ${email}. Aprilo per attivare il tuo account, poi accedi qui.`;
}
export const sendAgain = 'Invia di nuovo il link';

export const enrol = 'Configura un tablet condiviso';
export const enrolTitle = 'Configura questo tablet';
export const enrolText =
  'Il titolare apre Altro, poi Dispositivi, e tocca “Aggiungi un dispositivo”. Scansiona con la fotocamera di questo tablet il codice che appare lì, o scrivilo qui.';
export const code = 'Codice';
export const codeHint = '12 lettere e cifre';
export const enrolAction = 'Configura';
export const badCode =
  'Questo codice non è più valido. Un codice funziona una volta sola, per dieci minuti: chiedine uno nuovo.';

export const choosePinTitle = 'Scegli un PIN';
export const choosePinText =
  'Blocca questo tablet quando nessuno lo usa. Condividilo solo con i colleghi che lavorano qui.';
export const pin = 'PIN';
export const pinHint = 'Da 4 a 8 cifre';
export const pinAgain = 'Ripeti il PIN';
export const noPin = 'Inserisci da 4 a 8 cifre.';
export const pinsDiffer = 'I due PIN non sono uguali.';
export const setPin = 'Imposta il PIN';
export const locked = 'Bloccato';
export const unlock = 'Sblocca';
export const wrongPin = 'Il PIN non è questo.';
export function waitSeconds(seconds: number): string {
  return seconds === 1 ? 'Riprova tra 1 secondo.' : `Riprova tra ${seconds} secondi.`;
}
export const whoTitle = 'Chi sei?';
export const whoText = 'Il tuo nome resta accanto a tutto quello che fai qui.';
export const otherName = 'Un altro nome';
export const itIsMe = 'Continua';
export const otherTabTitle = 'Il banco è aperto in un’altra finestra';
export const otherTabText = 'Funziona in una finestra alla volta, così nessun posto si vende due volte.';
export const takeOver = 'Usalo qui';
