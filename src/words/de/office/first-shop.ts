export const openTitle = 'Eröffnen Sie Ihren Shop';
export const openText = 'Für den Anfang genügt ein Name. Alles lässt sich später ändern.';
export const company = 'Firma';
export const companyHint = 'Gäste sehen ihn als Namen Ihres Shops.';
export const companyNeeded = 'Geben Sie einen Namen mit 3 bis 50 Zeichen ein.';
export const currency = 'Währung';
export const termsHint = 'Beides lässt sich bis zur ersten Buchung ändern.';
export const timeZone = 'Zeitzone';
export const timeZoneHint = 'Die Zeiten Ihrer Touren gelten in dieser Zone.';
export const open = 'Shop eröffnen';
export const policyTitle = 'Kostenlos stornierbar bis zum Vortag';
export const notOpened = 'Ihre Firma gibt es schon. Gehen Sie zurück und melden Sie sich an.';

export const stepsTitle = 'Ihre erste Buchung';
export const done = 'erledigt';
export const addTour = 'Tour anlegen';
export const addTourText =
  'Titel, Ort, Zeit und Preis ergeben einen Entwurf. Zum Veröffentlichen kommen ein kurzer Text, ein Highlight und ein Bild dazu.';
export const publish = 'Tour veröffentlichen';
export const openTour = 'Ansehen, was noch fehlt';
export const noAddress = 'Ihr Shop hat noch keine Adresse. Legen Sie die Domain fest, unter der Gäste ihn finden.';
export const setAddress = 'Adresse festlegen';
export const book = 'Als Gast buchen';
export const bookText =
  'Scannen Sie den Code mit dem Handy oder öffnen Sie den Shop hier und buchen Sie Ihre eigene Tour.';
export const testCard = 'Bezahlen Sie mit der Testkarte 4242 4242 4242 4242. Es fließt kein Geld.';
export const openShop = 'Shop öffnen';
export const share = 'Adresse teilen';
export const copied = 'Die Adresse ist kopiert.';
export function publishText(tour: string): string {
  return `„${tour}“ ist ein Entwurf. Gäste sehen die Tour, sobald sie veröffentlicht ist.`;
}
export function codeOf(url: string): string {
  return `QR-Code von ${url}`;
}
