/** The titles of the columns that only files for the accountant have, by the engine's names. */
export const heads: { readonly [column: string]: string } = {
  tour_date: 'Data del tour',
  kind: 'Tipo',
  method: 'Metodo',
  amount: 'Importo',
  made_by: 'Registrato da',
  reference: 'Riferimento',
  total: 'Totale',
  promo_code: 'Codice promo',
};

/** The texts in the cells of these columns, by the engine's values. */
export const values: { readonly [value: string]: string } = {
  payment: 'Pagamento',
  refund: 'Rimborso',
  correction: 'Correzione',
  '1': 'Pagamento manuale',
  card: 'Pagamento con carta',
  cash: 'Contanti',
  card_terminal: 'POS',
  bank_transfer: 'Bonifico',
  received: 'Ricevuto',
  owed: 'Non ancora inviato',
  sent: 'In arrivo',
  done: 'Restituito',
  failed: 'Non riuscito: rimborsa a mano',
  storefront: 'Shop online',
  staff: 'Team',
  desk: 'Banco',
  pending: 'In attesa',
  confirmed: 'Confermata',
  completed: 'Completata',
  expired: 'Scaduta',
  cancelled: 'Annullata',
};
