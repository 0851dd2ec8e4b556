// Party

export const noUnits = 'Choose at least one person.';
export const optionTwice = 'This option is chosen twice.';
export const extraTwice = 'This extra is chosen twice.';
export const noGroup = 'Only group rates have a group size.';
export const wholeAlone = 'A private option takes all places: book it once and on its own.';
export const needsAdult = 'Children come with an adult: please add one.';
export const noInteger = 'Please enter a whole number.';

export function fewInAll(least: number): string {
  return `Choose at least ${least} in total.`;
}

export function manyInAll(most: number): string {
  return `Choose at most ${most} in total.`;
}

export function few(least: number): string {
  return `Choose at least ${least}.`;
}

export function many(most: number): string {
  return `Choose at most ${most}.`;
}

export function unknown(id: number): string {
  return `This choice is no longer offered (${id}).`;
}
