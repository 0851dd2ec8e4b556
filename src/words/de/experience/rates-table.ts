export function between(least: number, most: number): string {
  return `${least} bis ${most} Personen pro Buchung`;
}

export function atLeast(least: number): string {
  return `mindestens ${least} Personen pro Buchung`;
}

export function upTo(most: number): string {
  return `höchstens ${most} ${most === 1 ? 'Person' : 'Personen'} pro Buchung`;
}
