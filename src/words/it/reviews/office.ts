export const title = 'Recensioni';
export function unanswered(count: number): string {
  return count === 1 ? '1 recensione senza risposta' : `${count} recensioni senza risposta`;
}
export const allAnswered = 'Tutte le recensioni hanno una risposta.';
export const loading = 'Carichiamo le recensioni…';
export const none =
  'Ancora nessuna recensione. Gli ospiti di cui hai registrato l’arrivo ricevono il giorno dopo un’email con il link per scriverne una.';
export const noneFound = 'Qui non ci sono recensioni.';
export const show = 'Mostra';
export const filters = {
  all: 'Tutte le recensioni',
  new: 'Senza risposta',
  low: 'Tre stelle o meno',
  answered: 'Con risposta',
  hidden: 'Nascoste',
};
export const results = 'Recensioni';
export const older = 'Mostra le precedenti';
export const guest = 'Ospite';
export const edited = 'modificata';
export const starsOnly = 'Nessun testo, solo stelle.';
export function visited(date: string): string {
  return `Ha partecipato ${date}`;
}
export const booking = 'Apri la prenotazione';
export const otherSupplier = 'Risponde il fornitore di questo tour.';
export const answer = 'Rispondi';
export const yourAnswer = 'La tua risposta';
export const answerHint = 'Tutti possono leggerla sotto la recensione.';
export const publish = 'Pubblica la risposta';
export const cancel = 'Annulla';
export const editAnswer = 'Modifica la risposta';
export const hide = 'Nascondi';
export const hideTitle = 'Vuoi nascondere questa recensione?';
export const hideText =
  'Non conta più, e la pagina indica quante recensioni nascondi. Un brutto voto da solo non è un motivo: una risposta aiuta di più.';
export const reason = 'Perché';
export const reasons = {
  offensive: 'Insulta qualcuno',
  personal_data: 'Contiene dati personali',
  off_topic: 'Non riguarda il tour',
} as const;
export const hideNow = 'Nascondi la recensione';
export function hiddenBecause(why: string): string {
  return `Nascosta: ${why}`;
}
export const showAgain = 'Mostra di nuovo';
