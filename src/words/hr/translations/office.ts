import { plural } from '../plural.ts';

export const title = 'Prijevodi';
export const loading = 'Učitavaju se tekstovi …';
export const languages = 'Prijevod na';
export const percent = (value: number): string => `${value}\u00a0%`;
export const count = (translated: number, texts: number): string => `${translated} od ${texts} ${plural(texts, 'teksta', 'teksta', 'tekstova')}`;
export const complete = 'Sve je prevedeno';
export const progressOf = (progress: string): string => `Prevedeno: ${progress}`;
export const lead = (original: string): string => `Što ostane prazno, nije prevedeno: gosti to čitaju u izvorniku (${original}).`;
export const wholeOnly = (original: string): string => `Popis, postaja, dodatak ili pitanje ostaje u izvorniku (${original}) dok nije u cijelosti prevedeno.`;
export const shared = (tours: number): string => `Zajedničko s još ${tours} ${plural(tours, 'izletom', 'izleta', 'izleta')}`;
export const sharedHint = 'Što ovdje prevedete, prevedeno je na svim izletima koji to prikazuju.';
/** The accessible name of a field: `Naslov, njemački` */
export const inLanguage = (field: string, language: string): string => `${field}, ${language}`;
export const entry = (field: string, at: number): string => `${field}, stavka ${at}`;
export const takeOver = (field: string): string => `Preuzmi izvornik: ${field}`;
export const surplus = 'Izvornik više nema ovu stavku.';
export const removeEntry = (field: string): string => `Ukloni prijevod: ${field}`;
export const none = 'Vaša trgovina govori samo jedan jezik. Za prijevod tekstova odaberite u njezinim postavkama još jezika.';
export const toSettings = 'Postavke trgovine';
export const translate = 'Prevedi tekstove';
export const tourTexts = 'Tekstovi izleta';
export const storeTexts = 'Tekstovi trgovine';
