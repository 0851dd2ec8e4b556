export const back = 'Tutte le partenze';
export const search = 'Nome, numero o telefono';
export const clearSearch = 'Cancella la ricerca';
export const scanHere = 'Scansiona';
export const print = 'Stampa la lista';
export const csv = 'Salva come CSV';
export const noGuests = 'Nessuno ha ancora prenotato questa partenza.';
export const nobodyFound = 'Qui nessun ospite ha questo nome, numero o telefono.';
/** Replaces the name of a guest who gave no name. */
export const unnamed = 'Ospite senza nome';
export const elsewhere = 'Trovati in altre partenze';
export const gone = 'Questa partenza non è su questo dispositivo. Forse è stata annullata, o è in un altro giorno.';
export function letIn(count: number): string {
  return `Fai entrare ${count}`;
}
export function isHere(count: number, of: number): string {
  return of === 1 ? 'Presente' : count === of ? `Tutti e ${of} presenti` : `Presenti ${count} su ${of}`;
}
export const undo = 'Annulla l’ingresso';
export function admittedBy(count: number, time: string, by: string): string {
  return `${count === 1 ? '1 ingresso' : `${count} ingressi`}, ${by}, ${time}`;
}
export const cancelled = 'Annullata';
export const pending = 'Non pagata: i posti sono solo bloccati';
export const noShow = 'Non si è presentato nessuno';
export function due(amount: string): string {
  return `${amount} da pagare`;
}
export const paid = 'Pagata';
export const phone = 'Telefono';
export const email = 'Email';
export const pickup = 'Prelievo';
export const extras = 'Extra';
export const answers = 'Risposte';
export const names = 'Ospiti';
export const bookingNote = 'Nota dell’ospite';
export const staffNote = 'Nota del team';
export const addNote = 'Aggiungi una nota';
export const notePlaceholder = 'Ad esempio: arriva con 10 minuti di ritardo';
export const saveNote = 'Salva la nota';
export const soldBy = 'Venduta da';
export const history = 'Ingressi finora';
export const inOffice = 'Sposta, modifica o annulla la prenotazione';
export const howMany = 'Quanti entrano?';
export const money = 'Pagamento';
/** The columns of the list in a CSV file. */
export const csvHead = [
  'Prenotazione',
  'Stato',
  'Nome',
  'Cognome',
  'Ospiti',
  'Gruppo',
  'Persone',
  'Presenti',
  'Telefono',
  'Email',
  'Prelievo',
  'Extra',
  'Risposte',
  'Da pagare',
  'Nota',
];
/** The link to the screen with the actions for all guests. */
export const wholeDeparture = 'Annulla, sposta o scrivi';
/** The link to the report of a cancelled departure. */
export const report = 'Che cosa hanno scelto gli ospiti';
