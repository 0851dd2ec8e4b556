export const toSettle = (count: number): string => (count === 1 ? '1 Sache zu klären.' : `${count} Sachen zu klären.`);
export const show = 'Ansehen';
export const title = 'Zu klären';
export const nothing = 'Es gibt nichts zu klären.';
export const twice = 'Zweimal eingelassen, an zwei Geräten. Zählen Sie die Gäste: Waren sie nur einmal da, machen Sie eines rückgängig.';
export const admits = 'Eingelassen';
export const sale = 'Verkauf';
export const payment = (amount: string): string => `Zahlung von ${amount}`;
export const refund = (amount: string): string => `${amount} zurückgegeben`;
export const note = 'Notiz';
export const drawerTitle = 'Kasse';
export const drawer = (amount: string): string => `Kasse, ${amount}`;
export const by = (who: string, device: string, time: string): string => `${who}, ${device}, ${time}`;
export const reasons = {
  places_gone: 'Die Plätze sind vergeben. Rufen Sie die Gäste an oder schaffen Sie Platz.',
  wrong_number: 'Die Nummer gehört zu einer anderen Buchung. Buchen Sie den Verkauf noch einmal.',
  not_in_catalogue: 'Die Tour wurde inzwischen geändert, deshalb gibt es keine Buchung. Buchen Sie den Verkauf noch einmal.',
  other_price: 'Der Preis hat sich inzwischen geändert. Die Buchung behält den Preis, zu dem verkauft wurde.',
  extra_gone: 'Ein Extra war ausverkauft. Die Buchung ist ohne dieses Extra.',
  no_order: 'Diese Buchung gibt es noch nicht.',
  other_seller: 'Diese Buchung hat eine andere Firma verkauft. Klären Sie es mit ihr.',
  not_allowed: 'Dieses Gerät darf das nicht oder wurde vorher entfernt. Nehmen Sie es an, wenn es stimmt.',
  not_agreed: 'Ein Vertriebspartner hat das ohne Vereinbarung oder nicht zum Preis oder in den Grenzen des Anbieters verkauft. Der Anbieter nimmt es an oder ruft die Gäste an.',
  order_cancelled: 'Die Buchung ist storniert. Geben Sie das Geld zurück.',
  overpaid: 'Das ist mehr, als offen war. Öffnen Sie die Buchung und geben Sie dort den Rest zurück.',
  wrong_amount: 'Betrag oder Währung passen nicht zur Buchung.',
};
export const accept = 'Annehmen';
export const settle = 'Erledigt';
export const reject = 'Nicht annehmen';
export const again = 'Neu buchen';
export const countsAgain = 'Dieses Geld zählt für die neue Buchung, sobald Sie neu buchen.';
export const settledTitle = 'Seit gestern geklärt';
export const undo = 'Rückgängig';
