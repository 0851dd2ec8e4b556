/** The languages in which most tours are held, as `Intl` has them. */
export function known(code: string): string | undefined {
  return names[code];
}

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
