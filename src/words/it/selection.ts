// Party

export const noUnits = 'Scegli almeno una persona.';
export const optionTwice = 'Questa opzione è stata scelta due volte.';
export const extraTwice = 'Questo extra è stato scelto due volte.';
export const noGroup = 'Solo le tariffe di gruppo hanno un numero di persone per gruppo.';
export const wholeAlone = 'Un’opzione privata occupa tutti i posti: prenotala una volta e da sola.';
export const needsAdult = 'I bambini partecipano con un adulto: aggiungine uno.';
export const noInteger = 'Inserisci un numero intero.';

export function fewInAll(least: number): string {
  return `Scegline almeno ${least} in totale.`;
}

export function manyInAll(most: number): string {
  return `Scegline al massimo ${most} in totale.`;
}

export function few(least: number): string {
  return `Scegline almeno ${least}.`;
}

export function many(most: number): string {
  return `Scegline al massimo ${most}.`;
}

export function unknown(id: number): string {
  return `Questa scelta non è più disponibile (${id}).`;
}
