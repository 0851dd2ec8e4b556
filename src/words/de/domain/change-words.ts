export const costsSame = 'Der Preis bleibt gleich.';

export function costsMore(amount: string): string {
  return `Es kostet ${amount} mehr.`;
}

export function costsLess(amount: string): string {
  return `Es kostet ${amount} weniger.`;
}

export function payMore(amount: string): string {
  return `Sie zahlen jetzt ${amount} dazu.`;
}

export function goesBack(amount: string, isByHand: boolean): string {
  return `${amount} gehen ${isByHand ? 'auf dem Weg zurück, auf dem Sie bezahlt haben' : 'auf Ihre Karte zurück'}.`;
}

export function leftToPay(amount: string): string {
  return `Von der Bestellung bleiben dann ${amount} zu zahlen.`;
}

/** @param time  of day; null where it waits for as long as it takes */
export function waits(amount: string, time: string | null): string {
  const until = time === null ? '' : ` bis ${time}`;
  return `Wir warten auf die Zahlung von ${amount}${until}. Bis sie bezahlt ist, bleibt Ihre Buchung, wie sie ist.`;
}
