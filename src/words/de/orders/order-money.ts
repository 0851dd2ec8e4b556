export const order = 'Bestellung';
export const payAgain = 'Zahlung erneut versuchen';

/** Before a name. */
export const bookedBy = 'Gebucht von';

export function payRest(amount: string): string {
  return `Restbetrag zahlen, ${amount}`;
}
