export const title = 'Buchung finden';
export const how = 'Auf einem anderen Gerät gebucht? Wir senden den Link an die E-Mail-Adresse der Buchung.';
export const number = 'Buchungsnummer';
export const email = 'E-Mail';
export const send = 'Link senden';
