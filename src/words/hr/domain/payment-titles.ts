/** Of the ways and kinds of payment that the engine has titles for, by their ids; those of English are its own. */
export const titles: Readonly<Record<string, string>> = {
  '1': 'Izravno plaćanje',
  '2': 'Plaćanje karticom',
  cash: 'Gotovina',
  card_terminal: 'Kartica na licu mjesta',
  bank_transfer: 'Bankovni prijenos',
};
