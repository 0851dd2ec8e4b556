/** The titles of columns of files for the accountant, besides those of all CSV, by the names of the engine. */
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

/** What is in their cells, by the names of the engine. */
export const values: { readonly [value: string]: string } = {
  payment: 'Uplata',
  refund: 'Povrat',
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
