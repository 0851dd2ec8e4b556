export const title = 'Translations';
export const loading = 'Loading the texts …';
export const languages = 'Translate into';
export const percent = (value: number): string => `${value}%`;
export const count = (translated: number, texts: number): string => (texts === 1 ? `${translated} of 1 text` : `${translated} of ${texts} texts`);
export const complete = 'All translated';
/** The text in lists of tours. @param progress  a language with its percent */
export const progressOf = (progress: string): string => `Translated: ${progress}`;
/** @param original  the language of the seller's originals */
export const lead = (original: string): string => `A text that stays empty is not translated: guests read it in ${original}.`;
/** @param original  the language of the seller's originals */
export const wholeOnly = (original: string): string => `A list, a stop, an extra or a question stays in ${original} until all of it is translated.`;
export const shared = (tours: number): string => (tours === 1 ? 'Shared with 1 other tour' : `Shared with ${tours} other tours`);
export const sharedHint = 'A text that you translate here is translated on all tours that show it.';
/** The accessible name of a field: `Title in German` */
export const inLanguage = (field: string, language: string): string => `${field} in ${language}`;
export const entry = (field: string, at: number): string => `${field}, entry ${at}`;
/** The button beside an original. */
export const takeOver = (field: string): string => `Copy the original: ${field}`;
export const surplus = 'The original no longer has this entry.';
export const removeEntry = (field: string): string => `Remove the translation: ${field}`;
export const none = 'Your shop speaks one language only. Choose more languages in its settings to translate its texts.';
export const toSettings = 'Settings of the shop';
export const translate = 'Translate the texts';
export const tourTexts = 'Texts of the tour';
export const storeTexts = 'Texts of the shop';
