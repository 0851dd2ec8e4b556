export const title = 'Tastatur';
export const more = 'Was die Tasten tun und wie Sie sie abschalten.';
export const search = 'Suchen';
export const newBooking = 'Neue Buchung';
export const goTo = (screen: string): string => `Öffnen: ${screen}`;
export const showKeys = 'Diese Tasten zeigen';
export const hint = 'Die Tasten wirken nicht, während Sie in ein Feld schreiben, während ein Dialog offen ist und beim Scannen.';
export const turnOn = 'Diese Tasten an diesem Gerät verwenden';
