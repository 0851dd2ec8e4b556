// The page on which a guest writes a review

export const title = 'Com’è andata?';
export const stars = 'Il tuo voto';
/** The grades from one star to five. */
export const grades = ['Scarso', 'Migliorabile', 'Buono', 'Molto buono', 'Eccellente'] as const;
export const chooseStars = 'Tocca prima le stelle.';
export const text = 'La tua recensione';
export const textHint = 'Puoi anche lasciarla vuota. Cosa ti è piaciuto di più? Cosa dovrebbero sapere gli altri?';
export const name = 'Nome da mostrare';
export const nameHint = 'Lo vedono tutti.';
export const noName = 'Inserisci un nome, o anche solo le iniziali.';
export const publish = 'Pubblica';
export function howItIsShown(shop: string): string {
  return `La tua recensione appare subito sul sito. ${shop} può rispondere, ma non modificarla. Tu puoi modificarla per due settimane.`;
}
export const waiting = 'Salvata su questo dispositivo. La inviamo appena c’è rete.';
export const thanks = 'Grazie!';
export const published = 'La tua recensione è pubblicata. Puoi modificarla per due settimane con lo stesso link.';
export const seeTour = 'Vedila sulla pagina';
export const edit = 'Modificala';
export const closed = 'Il tempo per recensire questo tour è finito.';
export const closedWritten = 'La tua recensione non si può più modificare.';
export function hidden(shop: string): string {
  return `${shop} ha nascosto questa recensione.`;
}
export const unreachable = 'Non riusciamo a raggiungere il negozio. Controlla la connessione, poi riprova.';
export const unknown = 'Questo link non funziona.';
export const unknownWhy = 'Aprilo di nuovo dall’email, o copialo per intero.';
