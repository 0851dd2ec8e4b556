// The reasons of failed payments, as they are stored and as staff read them. Buyers read them in their own language (G4).

export const BANK_DECLINED = 'The bank declined the payment.';

/** The reasons why a payment that arrived buys nothing. Emails have words for them by these names. */
export const PAYMENT_FAILURES = {
  notChanged:
    'Your payment came when the new places had gone, so your booking is as it was. The payment goes back in full.',
  abandoned: 'Your payment came after the change was given up, so your booking is as it was. It goes back in full.',
  cancelled: 'Your payment came after the order was cancelled. It is paid back in full.',
  tooLittle: 'Your payment was less than the amount that was asked for. It is paid back in full.',
  notSold: 'Your payment came when the tour was not sold any more. It is paid back in full.',
  gone: 'Your payment came when the places had gone. It is paid back in full.',
} as const;
