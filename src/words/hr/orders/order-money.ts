export const order = 'Narudžba';
export const payAgain = 'Pokušaj platiti ponovno';

export function bookedBy(name: string): string {
  return `Na ime ${name}`;
}

export function payRest(amount: string): string {
  return `Plati ostatak, ${amount}`;
}
