export const noSuchBooking = 'Diese Buchung gibt es nicht mehr.';
export const notStarted = 'Die Zahlung konnte nicht begonnen werden.';
export const otherEmail =
  'Diese Adresse wurde nicht angenommen. Bitte geben Sie die ein, an die die Mails dieser Buchung gehen; nach mehreren Versuchen warten Sie bitte eine Viertelstunde.';
