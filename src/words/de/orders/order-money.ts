export const order = 'Bestellung';
export const payAgain = 'Zahlung erneut versuchen';

export function bookedBy(name: string): string {
  return `Gebucht von ${name}`;
}

export function payRest(amount: string): string {
  return `Restbetrag zahlen, ${amount}`;
}
