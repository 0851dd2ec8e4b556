export const title = 'Tariffe';
export const loading = 'Caricamento delle tariffe…';
export function prices(currency: string): string {
  return `Prezzi in ${currency}. Campo vuoto: questa tariffa non ha quel prezzo.`;
}
export function tooLittleForCard(least: string): string {
  return `Le carte pagano da ${least}. Gli ospiti non possono prenotare questo tour con carta: lo vende il tuo personale a mano.`;
}
export function tooFineForCard(step: string): string {
  return `Le carte pagano a passi di ${step}. Gli ospiti pagano il prezzo arrotondato per difetto.`;
}
export const table = 'Tariffe e prezzi';
export const none = 'Ancora nessuna tariffa. Aggiungi la prima.';

// Columns

export const rate = 'Tariffa';
export const pricing = 'Il prezzo è';
export const pricings = { person: 'a persona', group: 'a gruppo' } as const;
export const least = 'Minimo di ospiti in una prenotazione';
export const most = 'Massimo di ospiti in una prenotazione';
export const isDefault = 'Predefinita';
export const order = 'Sposta o elimina';
/** The accessible name of a cell. */
export function cell(column: string, rateTitle: string): string {
  return `${column}, ${rateTitle}`;
}
export const newRate = 'Nuova tariffa';
export const newRateDefault = 'Salva prima la tariffa';

// Limits of one price

export const limits = 'Per quanti ospiti vale ogni prezzo';
export const limitsHint = 'Ad esempio: al massimo 2 bambini in una prenotazione. Lascia vuoto per nessun limite.';
export const atLeast = 'Minimo in una prenotazione';
export const atMost = 'Massimo in una prenotazione';
export const takes = 'Posti occupati da ogni ospite';
export const takesHint =
  '“Nessun posto” è per i neonati in braccio. “Tutti i posti” è per una barca che si prenota per intero.';
export const taken = { size: 'un posto', none: 'nessun posto', all: 'tutti i posti della partenza' } as const;
export const needsAdult = 'Solo con un adulto';
export const needsAdultHint =
  'Una prenotazione con soli ospiti di questo tipo viene rifiutata. Il tuo team può comunque farla.';

export const addRate = 'Aggiungi una tariffa';
export const addCategory = 'Aggiungi un prezzo per';
export const addCategoryHint = 'Ad esempio bambini, anziani o studenti. Ognuno ha il suo prezzo.';
export const choose = 'Scegli per chi';
export const newCategory = 'Qualcun altro: nome ed età';
export const categoryTitle = 'Per chi è?';
export const categoryTitleHint = 'Ad esempio “Bambino” o “Anziano”.';
export const minAge = 'Età minima';
export const maxAge = 'Età massima';
export const agesHint = 'Lascia vuote entrambe le età se l’età non fa differenza.';
export const addNewCategory = 'Aggiungi questo prezzo';
export const cancel = 'Annulla';
export function moveUp(of: string): string {
  return `Sposta su: ${of}`;
}
export function moveDown(of: string): string {
  return `Sposta giù: ${of}`;
}
export function remove(of: string): string {
  return `Rimuovi: ${of}`;
}
export const defaultRate = 'Tariffa predefinita';
export const deposit = 'Acconto in percentuale';
export const depositHint = 'Gli ospiti lo pagano quando prenotano. Vuoto: pagano tutto.';
export const save = 'Salva le tariffe';
export const saved = 'Le tariffe sono salvate.';
