/** Corrections of money: payments that are taken back, and money that is given back. */
export const taken = 'Payments taken at desks';
export const takenBy = (amount: string, way: string, time: string, who: string): string => `${amount}, ${way}, at ${time}${who && ` by ${who}`}`;
export const takeBack = 'Undo';
/** The button for a payment that was made in another way than was entered. */
export const wasBy = (way: string): string => `This was: ${way}`;
/** Says at which device a payment was taken. */
export const takenAt = (device: string): string => `Taken at ${device}: it can be undone only there.`;
export const missingWay = 'Is a way to pay missing, such as a card terminal? It is added in the settings of the shop.';
export const openSettings = 'Open the settings';
export const giveBack = 'Give money back';
export const amountBack = 'Amount to give back';
export const mostBack = (amount: string): string => `At most ${amount}, which was paid.`;
export const giveBackBy = (amount: string, way: string): string => `Give back ${amount}: ${way}`;
export const over = (amount: string): string => `${amount} more was paid than is due`;
export const cashReturned = (amount: string): string => `${amount} given back.`;
