export const costsSame = 'It costs the same.';

export function costsMore(amount: string): string {
  return `It costs ${amount} more.`;
}

export function costsLess(amount: string): string {
  return `It costs ${amount} less.`;
}

export function payMore(amount: string): string {
  return `You pay ${amount} more now.`;
}

export function goesBack(amount: string, isByHand: boolean): string {
  return `${amount} goes back ${isByHand ? 'the way you paid it' : 'to your card'}.`;
}

export function leftToPay(amount: string): string {
  return `${amount} of the order is left to pay then.`;
}

/** @param time  of day; null where it waits for as long as it takes */
export function waits(amount: string, time: string | null): string {
  const until = time === null ? '' : ` until ${time}`;
  return `Waiting for the payment of ${amount}${until}. Until it is paid, your booking stays as it is.`;
}
