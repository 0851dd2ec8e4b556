export const badPercentage = 'Please enter a percentage from 0 to 100.';
export const noNumber = 'Please enter a number.';

export function atLeast(amount: string): string {
  return `Please enter at least ${amount}.`;
}

export function atMost(amount: string): string {
  return `Please enter ${amount} at most.`;
}

export function tooFine(places: number): string {
  return places === 0 ? 'Please enter an amount without decimals.' : `Please enter at most ${places} decimals.`;
}
