/** Corrections of money: payments that are taken back, and money that is given back. */
export const taken = 'Zahlungen am Schalter';
export function takenBy(amount: string, way: string, time: string, who: string): string {
  return `${amount}, ${way}, um ${time}${who && ` von ${who}`}`;
}
export const takeBack = 'Rückgängig';
/** The button for a payment that was made in another way than was entered. */
export function wasBy(way: string): string {
  return `Das war: ${way}`;
}
/** Says at which device a payment was taken. */
export function takenAt(device: string): string {
  return `Angenommen an ${device}: Nur dort lässt sie sich rückgängig machen.`;
}
export const missingWay =
  'Fehlt eine Zahlungsart, etwa das Kartengerät? Sie wird in den Einstellungen des Shops hinzugefügt.';
export const openSettings = 'Einstellungen öffnen';
export const giveBack = 'Geld zurückgeben';
export const amountBack = 'Betrag zum Zurückgeben';
export function mostBack(amount: string): string {
  return `Höchstens ${amount}, die bezahlt wurden.`;
}
export function giveBackBy(amount: string, way: string): string {
  return `${amount} zurückgeben: ${way}`;
}
export function over(amount: string): string {
  return `${amount} mehr bezahlt, als offen war`;
}
export function cashReturned(amount: string): string {
  return `${amount} zurückgegeben.`;
}
