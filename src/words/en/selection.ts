// Party

export const noUnits = 'This list may not be empty.';
export const optionTwice = 'This option is given more than once.';
export const extraTwice = 'This extra is given more than once.';
export const noGroup = 'Only a group rate takes a group size.';
export const wholeAlone = 'An option that takes all places is booked once, and with no other that takes places.';
export const noInteger = 'A valid integer is required.';

export function fewInAll(least: number): string {
  return `Ensure that there are at least ${least} in all.`;
}

export function manyInAll(most: number): string {
  return `Ensure that there are at most ${most} in all.`;
}

export function few(least: number): string {
  return `Ensure this value is greater than or equal to ${least}.`;
}

export function many(most: number): string {
  return `Ensure this value is less than or equal to ${most}.`;
}

export function unknown(id: number): string {
  return `Invalid pk "${id}" - object does not exist.`;
}
