/** Corrections of money: payments that are taken back, and money that is given back. */
export const taken = 'Payments taken at desks';
export function takenBy(amount: string, way: string, time: string, who: string): string {
  return `${amount}, ${way}, at ${time}${who && ` by ${who}`}`;
}
export const takeBack = 'Undo';
/** The button for a payment that was made in another way than was entered. */
export function wasBy(way: string): string {
  return `This was: ${way}`;
}
/** Says at which device a payment was taken. */
export function takenAt(device: string): string {
  return `Taken at ${device}: it can be undone only there.`;
}
export const missingWay = 'Is a way to pay missing, such as a card terminal? It is added in the settings of the shop.';
export const openSettings = 'Open the settings';
export const giveBack = 'Give money back';
export const amountBack = 'Amount to give back';
export function mostBack(amount: string): string {
  return `At most ${amount}, which was paid.`;
}
export function giveBackBy(amount: string, way: string): string {
  return `Give back ${amount}: ${way}`;
}
export function over(amount: string): string {
  return `${amount} more was paid than is due`;
}
export function cashReturned(amount: string): string {
  return `${amount} given back.`;
}
