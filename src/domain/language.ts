/** How a language is called in English (E2): by its code, or as it is written. `Intl` knows more of them, and takes milliseconds. */
export function languageName(language: string): string {
  if (!/^[a-z]{2,3}$/.test(language)) return language;
  return names[language] ?? new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}

/** Those in which most tours are held, as Intl has them. */
const names: Readonly<Record<string, string>> = {
  cs: 'Czech',
  de: 'German',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  hr: 'Croatian',
  hu: 'Hungarian',
  it: 'Italian',
  nl: 'Dutch',
  pl: 'Polish',
  pt: 'Portuguese',
  sk: 'Slovak',
  sl: 'Slovenian',
  sv: 'Swedish',
};
