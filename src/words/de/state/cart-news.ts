export const notDone = 'Etwas, das Sie wollten, war nicht möglich.';
export const viewCart = 'Zum Warenkorb';
export const notPlaced = 'Ihre Bestellung ist noch nicht aufgegeben.';
export const connectionLost = 'Vorher ging die Verbindung verloren. Es wurde nichts abgebucht.';
export const readyToPay = 'Bereit zur Zahlung';
export const updatedElsewhere =
  'Der Shop wurde in einem anderen Tab aktualisiert. Laden Sie diese Seite neu, um fortzufahren.';
export const notAccepted = 'Eine Änderung an Ihrem Warenkorb wurde nicht angenommen.';
