export const cancelled = 'Ihre Buchung ist storniert.';
