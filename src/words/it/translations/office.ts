export const title = 'Traduzioni';
export const loading = 'Caricamento dei testi…';
export const languages = 'Traduci in';
export function percent(value: number): string {
  return `${value}%`;
}
export function count(translated: number, texts: number): string {
  return texts === 1 ? `${translated} di 1 testo` : `${translated} di ${texts} testi`;
}
export const complete = 'Tutto tradotto';
/** The text in lists of tours. @param progress  a language with its percent */
export function progressOf(progress: string): string {
  return `Tradotto: ${progress}`;
}
/** @param original  the language of the seller's originals */
export function lead(original: string): string {
  return `Ciò che resta vuoto non è tradotto: gli ospiti lo leggono nella lingua originale (${original}).`;
}
/** @param original  the language of the seller's originals */
export function wholeOnly(original: string): string {
  return `Un elenco, una tappa, un extra o una domanda resta nella lingua originale (${original}) finché non è tradotto per intero.`;
}
export function shared(tours: number): string {
  return tours === 1 ? 'Condiviso con un altro tour' : `Condiviso con altri ${tours} tour`;
}
export const sharedHint = 'Ciò che traduci qui è tradotto in tutti i tour che lo mostrano.';
/** The accessible name of a field: `Titolo in tedesco` */
export function inLanguage(field: string, language: string): string {
  return `${field} in ${language}`;
}
export function entry(field: string, at: number): string {
  return `${field}, voce ${at}`;
}
/** The button beside an original. */
export function takeOver(field: string): string {
  return `Copia l’originale: ${field}`;
}
export const surplus = 'L’originale non ha più questa voce.';
export function removeEntry(field: string): string {
  return `Togli la traduzione: ${field}`;
}
export const none =
  'Il tuo shop parla una sola lingua. Scegli altre lingue nelle impostazioni per tradurre i suoi testi.';
export const toSettings = 'Impostazioni dello shop';
export const translate = 'Traduci i testi';
export const tourTexts = 'Testi del tour';
export const storeTexts = 'Testi dello shop';
