/** What a country is called in the languages that guests and sellers are likely to write. @param code  ISO 3166-1, two letters */
export function countryNames(code: string): string[] {
  const names = languages.flatMap((it) => it.of(code) ?? []).filter((it) => it !== code);
  return [...new Set([...names, ...(also[code] ?? [])])];
}

const languages =
  'en hr de it fr es pt nl pl cs sk sl hu sr bs mk sq da sv nb fi et lv lt is el bg ro ru uk tr he ar fa hi zh ja ko th vi id'
    .split(' ')
    .map((language) => new Intl.DisplayNames([language], { type: 'region' }));

/** Names that are used and not in the list above. */
const also: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'United States of America', 'America'],
  GB: ['UK', 'Great Britain', 'Britain'],
  CZ: ['Czech Republic'],
  NL: ['Holland'],
  BA: ['Bosnia and Herzegovina', 'BiH'],
  AE: ['UAE', 'Emirates'],
  TR: ['Turkey'],
  MK: ['Macedonia'],
  KR: ['Korea'],
};
