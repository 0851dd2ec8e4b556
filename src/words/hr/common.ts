import { decimal } from './decimal.ts';
import { plural } from './plural.ts';

// Dialog

export const close = 'Zatvori';

// Places left

export function placesLeft(left: number): string {
  return `još ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}`;
}

/** Replaces `placesLeft` if few are left. */
export function onlyLeft(left: number): string {
  return `Još samo ${left} ${plural(left, 'mjesto', 'mjesta', 'mjesta')}`;
}

// Price option

export function years(ages: string): string {
  return `${ages} ${plural(endOf(ages), 'godina', 'godine', 'godina')}`;
}

export function peopleInGroup(range: string): string {
  return `${range} ${plural(endOf(range), 'osoba', 'osobe', 'osoba')} po grupi`;
}

/** The last number decides the form of the noun, because it is spoken before it; '18+' ends with a word. */
function endOf(range: string): number {
  return Number(/\d+$/.exec(range)?.[0] ?? 0);
}

// Policy lines

export const neverBack = 'Nakon rezervacije nema povrata novca.';
export const nothingAfter = 'Nakon toga nema povrata novca.';

/** @param before  how long before the start a guest must cancel: '24 sata'; null for any time before the start */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'bilo kada prije početka' : `najmanje ${before} prije početka`;
  const back = percentage >= 100 ? 'vraćamo vam cijeli iznos' : `vraćamo vam ${decimal(percentage)} % iznosa`;
  return `Otkažete li ${when}, ${back}.`;
}

// Engine says

/** The page's own words, because the engine's message about a refusal is English. */
export function engineSays(_detail: string | undefined, own: string): string {
  return own;
}

// Cart selections

export const notSaved = 'Nismo to uspjeli spremiti';
export const notLoaded = 'Dio stranice još nije učitan. Pokušajte ponovno kad budete na mreži.';
export const tryAgain = 'Pokušaj ponovno';

// Passing on

export const addressCopied = 'Poveznica je kopirana.';
export const addressNotCopied = 'Vaš preglednik ne može kopirati. Poveznica je u adresnoj traci.';

export function numberCopied(number: string): string {
  return `Broj ${number} je kopiran.`;
}

export function numberNotCopied(number: string): string {
  return `Vaš preglednik ne može kopirati. Broj je ${number}.`;
}

// Directions link

export const directions = 'Kako doći';

/** The accessible name of a drawn map. */
export function mapOf(name: string): string {
  return `Karta s mjestom ${name}`;
}
