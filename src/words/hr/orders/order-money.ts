export const order = 'Narudžba';
export const payAgain = 'Pokušaj platiti ponovno';

/** Before a name. */
export const bookedBy = 'Na ime';

export function payRest(amount: string): string {
  return `Plati ostatak, ${amount}`;
}
