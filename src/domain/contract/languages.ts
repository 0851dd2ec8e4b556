/** The shop's languages: each with its own name, the name of its strings in React Aria, and the text of the link to a page in this language. */
export const languages = {
  en: { name: 'English', strings: 'en-US', offer: 'This page in English' },
  hr: { name: 'Hrvatski', strings: 'hr-HR', offer: 'Ova stranica na hrvatskom' },
  de: { name: 'Deutsch', strings: 'de-DE', offer: 'Diese Seite auf Deutsch' },
  it: { name: 'Italiano', strings: 'it-IT', offer: 'Questa pagina in italiano' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as Language[];

/** The folder of a language's build below the page's build: English is at the top, each other language has its own folder. */
export function folderOf(language: Language): string {
  return language === 'en' ? '' : `${language}/`;
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(languages, code);
}
