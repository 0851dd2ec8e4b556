/** The languages in which the shop speaks, each as it calls itself, by the name of its strings at React Aria, and what leads to a page in it. */
export const languages = {
  en: { name: 'English', strings: 'en-US', offer: 'This page in English' },
  hr: { name: 'Hrvatski', strings: 'hr-HR', offer: 'Ova stranica na hrvatskom' },
  de: { name: 'Deutsch', strings: 'de-DE', offer: 'Diese Seite auf Deutsch' },
  it: { name: 'Italiano', strings: 'it-IT', offer: 'Questa pagina in italiano' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** Where the build of a language stands below the page's: English at its top, each other one in a folder of its own. */
export function folderOf(language: Language): string {
  return language === 'en' ? '' : `${language}/`;
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}
