import { plural } from '../plural.ts';

export const title = 'Prijevodi';
export const loading = 'Učitavaju se tekstovi …';
export const languages = 'Prijevod na';
export function percent(value: number): string {
  return `${value}\u00a0%`;
}
export function count(translated: number, texts: number): string {
  return `${translated} od ${texts} ${plural(texts, 'teksta', 'teksta', 'tekstova')}`;
}
export const complete = 'Sve je prevedeno';
/** The text in lists of tours. @param progress  a language with its percent */
export function progressOf(progress: string): string {
  return `Prevedeno: ${progress}`;
}
/** @param original  the language of the seller's originals */
export function lead(original: string): string {
  return `Što ostane prazno, nije prevedeno: gosti to čitaju u izvorniku (${original}).`;
}
/** @param original  the language of the seller's originals */
export function wholeOnly(original: string): string {
  return `Popis, postaja, dodatak ili pitanje ostaje u izvorniku (${original}) dok nije u cijelosti prevedeno.`;
}
export function shared(tours: number): string {
  return `Zajedničko s još ${tours} ${plural(tours, 'izletom', 'izleta', 'izleta')}`;
}
export const sharedHint = 'Što ovdje prevedete, prevedeno je na svim izletima koji to prikazuju.';
/** The accessible name of a field: `Naslov, njemački` */
export function inLanguage(field: string, language: string): string {
  return `${field}, ${language}`;
}
export function entry(field: string, at: number): string {
  return `${field}, stavka ${at}`;
}
/** The button beside an original. */
export function takeOver(field: string): string {
  return `Preuzmi izvornik: ${field}`;
}
export const surplus = 'Izvornik više nema ovu stavku.';
export function removeEntry(field: string): string {
  return `Ukloni prijevod: ${field}`;
}
export const none =
  'Vaša trgovina govori samo jedan jezik. Za prijevod tekstova odaberite u njezinim postavkama još jezika.';
export const toSettings = 'Postavke trgovine';
export const translate = 'Prevedi tekstove';
export const tourTexts = 'Tekstovi izleta';
export const storeTexts = 'Tekstovi trgovine';
