export const title = 'Prezzi';
export const loading = 'Caricamento dei prezzi…';
export const noRates = 'Questo tour non ha ancora una tariffa. Aggiungine prima una al tour.';
export const rate = 'Tariffa';
export const saved = 'I prezzi sono salvati. Ordini e carrelli mantengono il loro prezzo.';
export const undo = 'Annulla';

// The month

export const month = 'Prezzi del mese';
export const legend =
  'Ogni giorno mostra il prezzo più basso per un adulto o un gruppo. Un punto segna i giorni con un prezzo proprio.';
export const noDeparture = 'nessuna partenza';
export const ownPrice = 'prezzo proprio';
export const noneOnDay = 'Nessuna partenza in questo giorno.';
export const departure = 'Partenza';
export const setDay = 'Imposta un prezzo per questo giorno';

// The list

export const rules = 'Prezzi speciali';
export const none =
  'Tutti i giorni hanno il prezzo abituale. Aggiungi una stagione, un giorno o una partenza con un prezzo proprio.';
export const order =
  'Una partenza ha la precedenza su un giorno, un giorno su una stagione. Tra due stagioni nello stesso giorno vale quella più in alto.';
export const add = 'Aggiungi un prezzo speciale';
export function change(name: string): string {
  return `Modifica: ${name}`;
}
export function remove(name: string): string {
  return `Elimina: ${name}`;
}
export function raise(name: string): string {
  return `Sposta su: ${name}`;
}
export const everyYear = 'ogni anno';
export function range(from: string, to: string): string {
  return `${from} – ${to}`;
}
export function fromSize(size: number, price: string): string {
  return size === 1 ? `da 1 persona ${price}` : `da ${size} persone ${price}`;
}
export const kinds = { season: 'Stagione', day: 'Singolo giorno', departure: 'Singola partenza' } as const;

// The form

export const kind = 'Per';
export const changeTitle = 'Modifica un prezzo speciale';
export const first = 'Primo giorno';
export const last = 'Ultimo giorno';
export const day = 'Giorno';
export const time = 'Orario';
export const chooseTime = 'Scegli un orario';
export const yearly = 'Ogni anno';
export const yearlyHint = 'L’anno delle date non conta.';
export const weekdays = 'In questi giorni della settimana';
export const prices = 'Prezzi';
export const perPerson = 'A persona. Lascia vuoto ciò che costa come al solito.';
export const perGroup = 'Per tutto il gruppo. Lascia vuoto ciò che costa come al solito.';
export const noPrices = 'Inserisci almeno un prezzo.';
export function usual(price: string): string {
  return `Di solito ${price}`;
}
/** @param name  name of a pricing category */
export function stepPrice(name: string, size: number): string {
  return size === 1 ? `${name}, da 1 persona` : `${name}, da ${size} persone`;
}
export function stepSize(name: string): string {
  return `${name}: numero minimo di persone`;
}
export function addStep(name: string): string {
  return `${name}: aggiungi un prezzo per gruppi più numerosi`;
}
export function removeStep(name: string, size: number): string {
  return size === 1 ? `Elimina il prezzo per ${name} da 1 persona` : `Elimina il prezzo per ${name} da ${size} persone`;
}
export const save = 'Salva';
