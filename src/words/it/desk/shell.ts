export const today = 'Oggi';
export const scan = 'Scansiona';
export const sell = 'Vendi';
export const drawer = 'Cassa';
export const more = 'Altro';
export const navigation = 'Banco';
export const starting = 'Un momento…';

export function asOf(time: string): string {
  return `Aggiornato: ${time}`;
}
export const never = 'Non ancora sincronizzato';
export const offline = 'Senza rete';
export function waiting(count: number): string {
  return `${count} da inviare`;
}
export const unsaved =
  'Questo dispositivo non può salvare dati. Tieni aperta questa pagina finché non è stato inviato tutto.';
export const lockScreen = 'Blocca lo schermo';
export const newVersion = 'È pronta una nuova versione del banco.';
export const takeNewVersion = 'Usala ora';

export const openBooking = 'Apri';

export const devices = 'Dispositivi';
export const devicesText = 'I tablet e i telefoni collegati, e come aggiungerne uno.';
export const moreTitle = 'Altro';
export const signedInAs = 'Accesso come';
export const account = 'Azienda';
export const thisDevice = 'Questo dispositivo';
export const signOut = 'Esci da questo dispositivo';
export const signOutTitle = 'Uscire?';
export const signOutText =
  'Il banco prima invia ciò che è ancora in attesa. Poi elimina tutto quello che ha salvato su questo dispositivo.';
export const signOutOffline = 'Per uscire serve la rete, così nulla va perso. Riprova quando sei online.';
export const switchOffline = 'Per cambiare azienda serve la rete, così nulla va perso. Riprova quando sei online.';
export const setPin = 'Scegli un PIN';
export const changePin = 'Cambia il PIN';
export const pinText =
  'Lo schermo si blocca dopo cinque minuti senza un tocco e quando tocchi il lucchetto. Il PIN lo sblocca.';
export const language = 'Lingua';
export const languageOffline = 'Per un’altra lingua serve la rete. Riprova quando sei online.';
export const giveToVisitor = 'Dai questo tablet a un visitatore';
export const giveToVisitorText =
  'Apre lo shop come chiosco e blocca il banco. Il tuo PIN sblocca di nuovo il banco; nulla va perso.';
export const notFound = 'A questo indirizzo non c’è nulla.';
export const toToday = 'Torna a oggi';
export const failed = 'Qualcosa è andato storto in questa schermata.';
export const needsNetwork = 'Per questa schermata serve la rete. Si apre da sola quando la rete torna.';
export const tryAgain = 'Riprova';
export const notAllowed = 'Il tuo ruolo non mostra questa schermata.';
