import { percent } from './decimal.ts';

// Dialog

export const close = 'Chiudi';

// Places left

export function placesLeft(left: number): string {
  return left === 1 ? 'ancora 1 posto' : `ancora ${left} posti`;
}

/** Replaces `placesLeft` if few are left. */
export function onlyLeft(left: number): string {
  return left === 1 ? 'Ultimo posto' : `Ultimi ${left} posti`;
}

// Price option

export function years(ages: string): string {
  return `${ages} anni`;
}

export function peopleInGroup(range: string): string {
  return `${range} persone per gruppo`;
}

// Policy lines

export const neverBack = 'Non rimborsabile: dopo la prenotazione non è previsto alcun rimborso.';
export const nothingAfter = 'Dopo non è previsto alcun rimborso.';

/** @param before  how long before the start a guest must cancel: '24 ore'; null for any time before the start */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'in qualsiasi momento prima dell’inizio' : `almeno ${before} prima dell’inizio`;
  const back = percentage >= 100 ? 'tutto' : percent(percentage, 'il');
  return `Se annulli ${when}, ti rimborsiamo ${back}.`;
}

// Engine says

/** The page's own words, because the engine's message about a refusal is English. */
export function engineSays(_detail: string | undefined, own: string): string {
  return own;
}

// Cart selections

export const notSaved = 'Non siamo riusciti a salvare';
export const notLoaded = 'Una parte della pagina non è ancora caricata. Riprova quando sei online.';
export const tryAgain = 'Riprova';

// Passing on

export const addressCopied = 'Link copiato.';
export const addressNotCopied = 'Il tuo browser non può copiare. Il link è nella barra degli indirizzi.';

export function numberCopied(number: string): string {
  return `${number} copiato.`;
}

export function numberNotCopied(number: string): string {
  return `Il tuo browser non può copiare. Il numero è ${number}.`;
}

// Directions link

export const directions = 'Indicazioni stradali';

/** The accessible name of a drawn map. */
export function mapOf(name: string): string {
  return `Mappa con ${name}`;
}
