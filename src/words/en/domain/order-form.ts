export const badPercentage = 'Please enter a percentage from 0 to 100.';
export const noNumber = 'A valid number is required.';

export function atLeast(amount: string): string {
  return `Ensure this value is greater than or equal to ${amount}.`;
}

export function atMost(amount: string): string {
  return `Ensure this value is less than or equal to ${amount}.`;
}

export function tooFine(places: number): string {
  return `Ensure that there are no more than ${places} decimal places.`;
}
