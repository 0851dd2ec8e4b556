/** Corrections of money: payments that are taken back, and money that is given back. */
export const taken = 'Pagamenti presi al banco';
export function takenBy(amount: string, way: string, time: string, who: string): string {
  return `${amount}, ${way}, alle ${time}${who && ` da ${who}`}`;
}
export const takeBack = 'Annulla il pagamento';
/** The button for a payment that was made in another way than was entered. */
export function wasBy(way: string): string {
  return `Era: ${way}`;
}
/** Says at which device a payment was taken. */
export function takenAt(device: string): string {
  return `Preso su ${device}: si può annullare solo lì.`;
}
export const missingWay = 'Manca un modo di pagare, come il POS? Si aggiunge nelle impostazioni dello shop.';
export const openSettings = 'Apri le impostazioni';
export const giveBack = 'Restituisci denaro';
export const amountBack = 'Importo da restituire';
export function mostBack(amount: string): string {
  return `Al massimo ${amount}, quanto è stato pagato.`;
}
export function giveBackBy(amount: string, way: string): string {
  return `Restituisci ${amount}: ${way}`;
}
export function over(amount: string): string {
  return `Pagati ${amount} più del dovuto`;
}
export function cashReturned(amount: string): string {
  return `Restituiti ${amount}.`;
}
