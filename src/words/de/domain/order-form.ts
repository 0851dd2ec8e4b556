export const badPercentage = 'Bitte geben Sie einen Prozentsatz von 0 bis 100 ein.';
export const noNumber = 'Bitte geben Sie eine gültige Zahl ein.';

export function atLeast(amount: string): string {
  return `Der Betrag muss mindestens ${amount} sein.`;
}

export function atMost(amount: string): string {
  return `Der Betrag darf höchstens ${amount} sein.`;
}

export function tooFine(places: number): string {
  return places === 0
    ? 'Bitte geben Sie einen Betrag ohne Nachkommastellen ein.'
    : `Der Betrag darf höchstens ${places} Nachkommastellen haben.`;
}
