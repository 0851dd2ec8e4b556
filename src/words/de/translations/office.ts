export const title = 'Übersetzungen';
export const loading = 'Texte werden geladen …';
export const languages = 'Übersetzen in';
export function percent(value: number): string {
  return `${value}\u00a0%`;
}
export function count(translated: number, texts: number): string {
  return texts === 1 ? `${translated} von 1 Text` : `${translated} von ${texts} Texten`;
}
export const complete = 'Alles übersetzt';
/** The text in lists of tours. @param progress  a language with its percent */
export function progressOf(progress: string): string {
  return `Übersetzt: ${progress}`;
}
/** @param original  the language of the seller's originals */
export function lead(original: string): string {
  return `Was leer bleibt, ist nicht übersetzt: Gäste lesen es auf ${original}.`;
}
/** @param original  the language of the seller's originals */
export function wholeOnly(original: string): string {
  return `Eine Liste, eine Station, eine Zusatzleistung oder eine Frage bleibt auf ${original}, bis sie vollständig übersetzt ist.`;
}
export function shared(tours: number): string {
  return tours === 1 ? 'Auch bei 1 anderen Tour' : `Auch bei ${tours} anderen Touren`;
}
export const sharedHint = 'Was Sie hier übersetzen, ist bei allen Touren übersetzt, die es zeigen.';
/** The accessible name of a field: `Titel auf Deutsch` */
export function inLanguage(field: string, language: string): string {
  return `${field} auf ${language}`;
}
export function entry(field: string, at: number): string {
  return `${field}, Eintrag ${at}`;
}
/** The button beside an original. */
export function takeOver(field: string): string {
  return `Original übernehmen: ${field}`;
}
export const surplus = 'Diesen Eintrag hat das Original nicht mehr.';
export function removeEntry(field: string): string {
  return `Übersetzung entfernen: ${field}`;
}
export const none =
  'Ihr Shop spricht nur eine Sprache. Wählen Sie in seinen Einstellungen weitere Sprachen, um seine Texte zu übersetzen.';
export const toSettings = 'Einstellungen des Shops';
export const translate = 'Texte übersetzen';
export const tourTexts = 'Texte der Tour';
export const storeTexts = 'Texte des Shops';
