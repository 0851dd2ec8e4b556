import { percent } from './decimal.ts';

export const close = 'Chiudi';
export const placesLeft = (left: number): string => (left === 1 ? 'ancora 1 posto' : `ancora ${left} posti`);
export const onlyLeft = (left: number): string => (left === 1 ? 'Ultimo posto' : `Ultimi ${left} posti`);
export const years = (ages: string): string => `${ages} anni`;
export const peopleInGroup = (range: string): string => `${range} persone per gruppo`;
export const neverBack = 'Non rimborsabile: dopo la prenotazione non è previsto alcun rimborso.';
export const nothingAfter = 'Dopo non è previsto alcun rimborso.';
/** @param before  how long before the start a guest must cancel: '24 ore'; null for any time before the start */
export function tier(before: string | null, percentage: number): string {
  const when = before === null ? 'in qualsiasi momento prima dell’inizio' : `almeno ${before} prima dell’inizio`;
  const back = percentage >= 100 ? 'tutto' : percent(percentage, 'il');
  return `Se annulli ${when}, ti rimborsiamo ${back}.`;
}
/** The page's own words, because the engine's message about a refusal is English. */
export const engineSays = (_detail: string | undefined, own: string): string => own;
export const notSaved = 'Non siamo riusciti a salvare';
export const notLoaded = 'Una parte della pagina non è ancora caricata. Riprova quando sei online.';
export const tryAgain = 'Riprova';
export const addressCopied = 'Link copiato.';
export const addressNotCopied = 'Il tuo browser non può copiare. Il link è nella barra degli indirizzi.';
export const numberCopied = (number: string): string => `${number} copiato.`;
export const numberNotCopied = (number: string): string => `Il tuo browser non può copiare. Il numero è ${number}.`;
export const directions = 'Indicazioni stradali';
export const mapOf = (name: string): string => `Mappa con ${name}`;
