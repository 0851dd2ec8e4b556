/** The titles of columns of files for the accountant, besides those of all CSV, by the names of the engine. */
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

/** What is in their cells, by the names of the engine. */
export const values: { readonly [value: string]: string } = {
  payment: 'Pagamento',
  refund: 'Rimborso',
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
