/** The languages in which most tours are held, as `Intl` has them. */
export function known(code: string): string | undefined {
  return names[code];
}

const names: Readonly<Record<string, string>> = {
  cs: 'Tschechisch',
  de: 'Deutsch',
  en: 'Englisch',
  es: 'Spanisch',
  fr: 'Französisch',
  hr: 'Kroatisch',
  hu: 'Ungarisch',
  it: 'Italienisch',
  nl: 'Niederländisch',
  pl: 'Polnisch',
  pt: 'Portugiesisch',
  sk: 'Slowakisch',
  sl: 'Slowenisch',
  sv: 'Schwedisch',
};
