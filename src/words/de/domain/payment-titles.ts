/** Of the ways and kinds of payment that the engine has titles for, by their ids; those of English are its own. */
export const titles: Readonly<Record<string, string>> = {
  '1': 'Direkte Zahlung',
  '2': 'Kartenzahlung',
  cash: 'Bar',
  card_terminal: 'Karte vor Ort',
  bank_transfer: 'Überweisung',
};
