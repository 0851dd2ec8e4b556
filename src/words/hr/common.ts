import { decimal } from './decimal.ts';
import { plural } from './plural.ts';

export const close = 'Zatvori';
export const placesLeft = (left: number): string => `još ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}`;
export const onlyLeft = (left: number): string => `Još samo ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}`;
export const years = (ages: string): string => `${ages} ${plural(endOf(ages), 'godina', 'godine', 'godina')}`;
export const peopleInGroup = (range: string): string => `${range} ${plural(endOf(range), 'osoba', 'osobe', 'osoba')} po grupi`;
/** The last number decides the form of the noun, because it is spoken before it; '18+' ends with a word. */
const endOf = (range: string): number => Number(/\d+$/.exec(range)?.[0] ?? 0);
export const neverBack = 'Nakon rezervacije nema povrata novca.';
export const nothingAfter = 'Nakon toga nema povrata novca.';
/** @param before  how long before the start a guest must cancel: '24 sata'; null for any time before the start */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'bilo kada prije početka' : `najmanje ${before} prije početka`;
  const back = percentage >= 100 ? 'vraćamo vam cijeli iznos' : `vraćamo vam ${decimal(percentage)} % iznosa`;
  return `Otkažete li ${when}, ${back}.`;
}
/** The page's own words, because the engine's message about a refusal is English. */
export const engineSays = (_detail: string | undefined, own: string): string => own;
export const notSaved = 'Nismo to uspjeli spremiti';
export const notLoaded = 'Dio stranice još nije učitan. Pokušajte ponovno kad budete na mreži.';
export const tryAgain = 'Pokušaj ponovno';
export const addressCopied = 'Poveznica je kopirana.';
export const addressNotCopied = 'Vaš preglednik ne može kopirati. Poveznica je u adresnoj traci.';
export const numberCopied = (number: string): string => `Broj ${number} je kopiran.`;
export const numberNotCopied = (number: string): string => `Vaš preglednik ne može kopirati. Broj je ${number}.`;
export const directions = 'Kako doći';
export const mapOf = (name: string): string => `Karta s mjestom ${name}`;
