/** The titles of the columns that only files for the accountant have, by the engine's names. */
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

/** The texts in the cells of these columns, by the engine's values. */
export const values: { readonly [value: string]: string } = {
  payment: 'Zahlung',
  refund: 'Erstattung',
  correction: 'Korrektur',
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
