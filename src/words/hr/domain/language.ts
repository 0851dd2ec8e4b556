/** The languages in which most tours are held, as `Intl` has them. */
export function known(code: string): string | undefined {
  return names[code];
}

const names: Readonly<Record<string, string>> = {
  cs: 'češki',
  de: 'njemački',
  en: 'engleski',
  es: 'španjolski',
  fr: 'francuski',
  hr: 'hrvatski',
  hu: 'mađarski',
  it: 'talijanski',
  nl: 'nizozemski',
  pl: 'poljski',
  pt: 'portugalski',
  sk: 'slovački',
  sl: 'slovenski',
  sv: 'švedski',
};
