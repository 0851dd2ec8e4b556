/** The titles of columns of files for the accountant, besides those of all CSV, by the names of the engine. */
export const heads: { readonly [column: string]: string } = {
  tour_date: 'Tourdatum',
  kind: 'Art',
  method: 'Zahlungsart',
  amount: 'Betrag',
  made_by: 'Erfasst von',
  reference: 'Referenz',
  total: 'Gesamt',
  promo_code: 'Gutscheincode',
};

/** What is in their cells, by the names of the engine. */
export const values: { readonly [value: string]: string } = {
  payment: 'Zahlung',
  refund: 'Erstattung',
  '1': 'Direkte Zahlung',
  card: 'Kartenzahlung',
  cash: 'Bar',
  card_terminal: 'Karte vor Ort',
  bank_transfer: 'Überweisung',
  received: 'Eingegangen',
  owed: 'Noch nicht gesendet',
  sent: 'Unterwegs',
  done: 'Erstattet',
  failed: 'Fehlgeschlagen: von Hand erstatten',
  storefront: 'Onlineshop',
  staff: 'Team',
  desk: 'Schalter',
  pending: 'Offen',
  confirmed: 'Bestätigt',
  completed: 'Abgeschlossen',
  expired: 'Verfallen',
  cancelled: 'Storniert',
};
