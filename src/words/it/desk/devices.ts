export const title = 'Dispositivi';
export const add = 'Aggiungi un dispositivo';
export const addText =
  'Scansiona questo codice con la fotocamera del tablet. Oppure apri lì il banco, tocca “Configura un tablet condiviso” e scrivi i caratteri. Funziona una volta sola, per dieci minuti.';
export const name = 'Nome del dispositivo';
export const nameHint = 'Ad esempio: Tablet al molo';
export const noName = 'Dai un nome al dispositivo.';
export const rename = 'Rinomina';
export function renameOf(name: string): string {
  return `Rinomina ${name}`;
}
export const saveName = 'Salva il nome';
export function lease(departure: string, places: number): string {
  return places === 1 ? `${departure}: 1 posto riservato` : `${departure}: ${places} posti riservati`;
}
export const role = 'Questo dispositivo può';
export const roles: Readonly<Record<string, string>> = {
  guide: 'far entrare gli ospiti (guida)',
  agent: 'far entrare gli ospiti e vendere (operatore)',
  manager: 'fare tutto tranne gestire il team (responsabile)',
};
export const showCode = 'Mostra il codice';
export const codeLabel = 'Codice QR che configura il dispositivo';
export function validUntil(time: string): string {
  return `Valido fino alle ${time}`;
}
export const done = 'Fatto';
export const shared = 'Dispositivo condiviso';
export const own = 'Accesso personale';
export function lastContact(time: string): string {
  return `Ultimo contatto: ${time}`;
}
export const revoke = 'Rimuovi';
export const revokeTitle = 'Rimuovere questo dispositivo?';
export function revoked(name: string): string {
  return `Dispositivo rimosso: ${name}. Al prossimo contatto invia ciò che non ha ancora inviato, poi elimina tutto. Per usarlo di nuovo, aggiungilo di nuovo.`;
}
export function revokeLeased(places: number): string {
  return places === 1
    ? 'Ha 1 posto riservato, che può aver venduto dopo l’ultimo contatto. Da subito chiunque può prenotare di nuovo questo posto.'
    : `Ha ${places} posti riservati, che può aver venduto dopo l’ultimo contatto. Da subito chiunque può prenotarli di nuovo.`;
}
export const isThis = 'Questo dispositivo';
export const none = 'Nessun dispositivo è collegato.';
export const needsNetwork = 'Per l’elenco dei dispositivi serve la rete.';
export const failed = 'Non ha funzionato. Riprova.';
export const loading = 'Caricamento dell’elenco…';
