export const order = 'Narudžba';
export const payAgain = 'Pokušajte platiti ponovno';

export function bookedBy(name: string): string {
  return `Na ime ${name}`;
}

export function payRest(amount: string): string {
  return `Platite ostatak, ${amount}`;
}
