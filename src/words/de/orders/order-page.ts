export const noSuchLine = 'In dieser Bestellung gibt es diese Buchung nicht.';
export const noSuchOrder = 'Diese Buchung gibt es hier nicht.';
export const notSeenHere =
  'Der Shop ist gerade nicht erreichbar, und diese Buchung war auf diesem Gerät noch nicht zu sehen.';
export const asLastSeen = 'So war Ihre Buchung auf diesem Gerät zuletzt zu sehen.';
export const bookedTogether = 'Zusammen gebucht';
