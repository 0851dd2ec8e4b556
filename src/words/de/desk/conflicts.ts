/** Guests who were let in twice, and sales and payments that the engine could not book, for staff to settle. */
export function toSettle(count: number): string {
  return count === 1 ? '1 Sache zu klären.' : `${count} Sachen zu klären.`;
}
export const show = 'Ansehen';
export const title = 'Zu klären';
export const nothing = 'Es gibt nichts zu klären.';
export const twice =
  'Zweimal eingelassen, an zwei Geräten. Zählen Sie die Gäste: Waren sie nur einmal da, machen Sie eines rückgängig.';
export const admits = 'Eingelassen';
export const sale = 'Verkauf';
export function payment(amount: string): string {
  return `Zahlung von ${amount}`;
}
export function refund(amount: string): string {
  return `${amount} zurückgegeben`;
}
export const note = 'Notiz';
export const drawerTitle = 'Kasse';
export function drawer(amount: string): string {
  return `Kasse, ${amount}`;
}
export function by(who: string, device: string, time: string): string {
  return `${who}, ${device}, ${time}`;
}
export const reasons = {
  places_gone: 'Die Plätze sind vergeben. Rufen Sie die Gäste an oder schaffen Sie Platz.',
  wrong_number: 'Die Nummer gehört zu einer anderen Buchung. Buchen Sie den Verkauf noch einmal.',
  not_in_catalogue:
    'Die Tour wurde inzwischen geändert, deshalb gibt es keine Buchung. Buchen Sie den Verkauf noch einmal.',
  other_price: 'Der Preis hat sich inzwischen geändert. Die Buchung behält den Preis, zu dem verkauft wurde.',
  extra_gone: 'Ein Extra war ausverkauft. Die Buchung ist ohne dieses Extra.',
  no_order: 'Diese Buchung gibt es noch nicht.',
  other_seller: 'Diese Buchung hat eine andere Firma verkauft. Klären Sie es mit ihr.',
  not_allowed: 'Dieses Gerät darf das nicht oder wurde vorher entfernt. Nehmen Sie es an, wenn es stimmt.',
  not_agreed:
    'Ein Vertriebspartner hat das ohne Vereinbarung oder nicht zum Preis oder in den Grenzen des Anbieters verkauft. Der Anbieter nimmt es an oder ruft die Gäste an.',
  order_cancelled: 'Die Buchung ist storniert. Geben Sie das Geld zurück.',
  overpaid: 'Das ist mehr, als offen war. Öffnen Sie die Buchung und geben Sie dort den Rest zurück.',
  wrong_amount: 'Betrag oder Währung passen nicht zur Buchung.',
};
export const accept = 'Annehmen';
export const settle = 'Erledigt';
/** In place of `settle`, for what waits to be accepted. */
export const reject = 'Nicht annehmen';
export const again = 'Neu buchen';
export const countsAgain = 'Dieses Geld zählt für die neue Buchung, sobald Sie neu buchen.';
export const settledTitle = 'Seit gestern geklärt';
export const undo = 'Rückgängig';
