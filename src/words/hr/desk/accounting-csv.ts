/** The titles of the columns that only files for the accountant have, by the engine's names. */
export const heads: { readonly [column: string]: string } = {
  tour_date: 'Datum izleta',
  kind: 'Vrsta',
  method: 'Način plaćanja',
  amount: 'Iznos',
  made_by: 'Zabilježio',
  reference: 'Referenca',
  total: 'Ukupno',
  promo_code: 'Promotivni kod',
};

/** The texts in the cells of these columns, by the engine's values. */
export const values: { readonly [value: string]: string } = {
  payment: 'Uplata',
  refund: 'Povrat',
  correction: 'Ispravak',
  '1': 'Izravno plaćanje',
  card: 'Plaćanje karticom',
  cash: 'Gotovina',
  card_terminal: 'Kartica na licu mjesta',
  bank_transfer: 'Bankovni prijenos',
  received: 'Primljeno',
  owed: 'Još nije poslano',
  sent: 'Na putu',
  done: 'Vraćeno',
  failed: 'Nije uspjelo: vratite ručno',
  storefront: 'Internetska trgovina',
  staff: 'Osoblje',
  desk: 'Šalter',
  pending: 'Na čekanju',
  confirmed: 'Potvrđeno',
  completed: 'Završeno',
  expired: 'Isteklo',
  cancelled: 'Otkazano',
};
