export const placesLetGo = 'Nothing has been paid yet: your places are simply let go.';
export const nothingBack = 'It can be cancelled, but nothing is paid back any more.';
export const nothingLost = 'Nothing has been paid for it, so nothing is lost.';
export const cannotBe = 'By its terms it cannot be cancelled.';

export function freeUntil(instant: string): string {
  return `Free of charge until ${instant}.`;
}

export function partUntil(percentage: number, instant: string): string {
  return `${percentage} % is paid back until ${instant}.`;
}

export function tooLateSince(instant: string): string {
  return `It has been too late to cancel since ${instant}.`;
}

export const nothingPaid = 'Nothing has been paid, so nothing goes back.';
export const nothingGoesBack = 'Nothing goes back to you.';
export function goesBack(amount: string): string {
  return `${amount} goes back to you.`;
}

export const byHand = 'The shop pays it back the way you paid it.';
export const byCard = 'It goes back the way it was paid. Banks take some days to show it.';

export const allKept = 'What was paid for it is kept by the shop.';
export function kept(amount: string): string {
  return `${amount} is kept by the shop.`;
}

export function restKept(percentage: number): string {
  return `The other ${percentage} % of what was paid for it is kept by the shop.`;
}

export function quoted(sentence: string): string {
  return `“${sentence}”`;
}

/** @param how  it goes back: one of the sentences above */
export function onItsWay(amount: string, how: string): string {
  return `${amount} goes back. ${how}`;
}
