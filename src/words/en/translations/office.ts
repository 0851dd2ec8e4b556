export const title = 'Translations';
export const loading = 'Loading the texts …';
export const languages = 'Translate into';
export function percent(value: number): string {
  return `${value}%`;
}
export function count(translated: number, texts: number): string {
  return texts === 1 ? `${translated} of 1 text` : `${translated} of ${texts} texts`;
}
export const complete = 'All translated';
/** The text in lists of tours. @param progress  a language with its percent */
export function progressOf(progress: string): string {
  return `Translated: ${progress}`;
}
/** @param original  the language of the seller's originals */
export function lead(original: string): string {
  return `What stays empty is not translated: guests read it in ${original}.`;
}
/** @param original  the language of the seller's originals */
export function wholeOnly(original: string): string {
  return `A list, a stop, an extra or a question stays in ${original} until all of it is translated.`;
}
export function shared(tours: number): string {
  return tours === 1 ? 'Shared with 1 other tour' : `Shared with ${tours} other tours`;
}
export const sharedHint = 'What you translate here is translated on all tours that show it.';
/** The accessible name of a field: `Title in German` */
export function inLanguage(field: string, language: string): string {
  return `${field} in ${language}`;
}
export function entry(field: string, at: number): string {
  return `${field}, entry ${at}`;
}
/** The button beside an original. */
export function takeOver(field: string): string {
  return `Copy the original: ${field}`;
}
export const surplus = 'The original no longer has this entry.';
export function removeEntry(field: string): string {
  return `Remove the translation: ${field}`;
}
export const none = 'Your shop speaks one language only. Choose more languages in its settings to translate its texts.';
export const toSettings = 'Settings of the shop';
export const translate = 'Translate the texts';
export const tourTexts = 'Texts of the tour';
export const storeTexts = 'Texts of the shop';
