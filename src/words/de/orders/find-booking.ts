export const title = 'Buchung finden';
export const how = 'Wurde sie auf einem anderen Gerät gemacht? Wir senden den Link an ihre E-Mail-Adresse.';
export const number = 'Buchungsnummer';
export const email = 'E-Mail';
export const send = 'Link senden';
