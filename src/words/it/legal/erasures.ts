/** The erasure of a guest who asks for it. */
export const lead =
  'Nome, contatti, note, risposte ed email dell’ospite spariscono da tutte le sue prenotazioni. Date e importi restano per i tuoi registri. Avviene dopo sette giorni, così puoi fermare un errore. A volte la legge vuole che un nome resti su una fattura: chiedi al tuo commercialista.';
export const email = 'Indirizzo email dell’ospite';
export const begin = 'Cancella …';
export const loading = 'Caricamento …';
export const pending = 'Da cancellare';
export const none = 'Nessuno è in attesa di cancellazione.';
export const nobody = 'Un ospite senza nome';
export function erasedOn(time: string): string {
  return `Sarà cancellato il ${time}`;
}
export const putOff = 'Ha prenotato di nuovo, e sarà cancellato quando quel tour sarà finito.';
export function requestedBy(name: string, time: string): string {
  return `Chiesto da ${name}, ${time}`;
}
export const stop = 'Ferma';
export function stopped(who: string): string {
  return `Fermato. I dati di ${who} restano.`;
}

// Before it begins

export const eraseGuest = 'Cancella questo ospite …';
export function eraseTitle(email: string): string {
  return `Cancellare i dati di ${email}?`;
}
export const eraseText =
  'Tra sette giorni nome, contatti, note, risposte ed email spariscono da tutte le prenotazioni di questo ospite, e niente li riporta. Fino ad allora puoi fermarlo in Impostazioni › Cancellare un ospite.';
export const erase = 'Cancella tra sette giorni';
export function upcoming(numbers: string): string {
  return `${numbers}: non è ancora avvenuto. Senza contatti non puoi raggiungere l’ospite. Annulla prima la prenotazione, oppure cancella i dati lo stesso.`;
}
export const eraseAnyway = 'Cancella lo stesso';
export function willBeErased(email: string, time: string): string {
  return `I dati di ${email} saranno cancellati il ${time}.`;
}
export function unknown(email: string): string {
  return `Non hai dati di ${email}. Controlla come è scritto l’indirizzo.`;
}
