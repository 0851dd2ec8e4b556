/** Corrections of money: payments that are taken back, and money that is given back. */
export const taken = 'Uplate primljene na šalteru';
export function takenBy(amount: string, way: string, time: string, who: string): string {
  return `${amount}, ${way}, u ${time}${who && `, ${who}`}`;
}
export const takeBack = 'Poništi';
/** The button for a payment that was made in another way than was entered. */
export function wasBy(way: string): string {
  return `Bilo je: ${way}`;
}
/** Says at which device a payment was taken. */
export function takenAt(device: string): string {
  return `Primljeno na uređaju ${device}: samo se ondje može poništiti.`;
}
export const missingWay = 'Nedostaje način plaćanja, na primjer POS uređaj? Dodaje se u postavkama trgovine.';
export const openSettings = 'Otvori postavke';
export const giveBack = 'Vrati novac';
export const amountBack = 'Iznos za povrat';
export function mostBack(amount: string): string {
  return `Najviše ${amount}, koliko je plaćeno.`;
}
export function giveBackBy(amount: string, way: string): string {
  return `Vrati ${amount}: ${way}`;
}
export function over(amount: string): string {
  return `Plaćeno je ${amount} više nego što treba`;
}
export function cashReturned(amount: string): string {
  return `Vraćeno: ${amount}.`;
}
