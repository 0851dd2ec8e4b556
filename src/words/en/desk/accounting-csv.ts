/** The titles of the columns that only files for the accountant have, by the engine's names. */
export const heads: { readonly [column: string]: string } = {
  tour_date: 'tour_date',
  kind: 'kind',
  method: 'method',
  amount: 'amount',
  made_by: 'made_by',
  reference: 'reference',
  total: 'total',
  promo_code: 'promo_code',
};

/** The texts in the cells of these columns, by the engine's values. */
export const values: { readonly [value: string]: string } = {
  payment: 'Payment',
  refund: 'Refund',
  correction: 'Correction',
  '1': 'Manual payment',
  card: 'Card payment',
  cash: 'Cash',
  card_terminal: 'Card terminal',
  bank_transfer: 'Bank transfer',
  received: 'Received',
  owed: 'Not sent yet',
  sent: 'On its way',
  done: 'Given back',
  failed: 'Failed: give it back by hand',
  storefront: 'Online shop',
  staff: 'Staff',
  desk: 'Counter',
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  expired: 'Expired',
  cancelled: 'Cancelled',
};
