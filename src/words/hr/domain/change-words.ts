export const costsSame = 'Cijena ostaje ista.';

export function costsMore(amount: string): string {
  return `Cijena je viša za ${amount}.`;
}

export function costsLess(amount: string): string {
  return `Cijena je niža za ${amount}.`;
}

export function payMore(amount: string): string {
  return `Sada doplaćujete ${amount}.`;
}

export function goesBack(amount: string, isByHand: boolean): string {
  return `${amount} vraća se ${isByHand ? 'onako kako ste platili' : 'na vašu karticu'}.`;
}

export function leftToPay(amount: string): string {
  return `Od narudžbe tada ostaje za platiti ${amount}.`;
}

/** @param time  of day; null where it waits for as long as it takes */
export function waits(amount: string, time: string | null): string {
  const until = time === null ? '' : ` do ${time}`;
  return `Čekamo uplatu od ${amount}${until}. Dok se ne plati, vaša rezervacija ostaje kakva jest.`;
}
