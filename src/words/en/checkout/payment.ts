export const formLabel = 'Payment';
export const notKnownYet = 'Ways to pay are known as soon as the shop can be reached.';
export const placeOrder = 'Place order';
export const toCard = 'Continue to card payment';
export const bookNow = 'Book without paying now';

export const method = 'Payment method';
export const methodHints: Readonly<Record<string, string>> = {
  '1': 'Your places are kept; you pay the shop directly.',
  '2': 'You are sent to the secure page of our card payment provider.',
};
export const type = 'Payment type';
export const chooseType = 'Choose how you will pay';

export const payNow = 'Pay now';
export const payDirectly = 'To pay to the shop';
export const nothingNow = 'Nothing now';
export const percentage = 'Percentage';
export const ofTotal = 'Of the total';
export const comment = 'Comment';
export const commentHint = 'Optional: anything about the payment, such as a name for the invoice.';

export const notPlaced = 'Your order has not been placed yet, and nothing has been charged.';
export const withdraw = 'Do not order';
export const waiting =
  'The shop cannot be reached just now. Nothing has been ordered yet; it is tried again as long as you stay here.';
export const stop = 'Stop trying';

export function theDeposit(amount: string): string {
  return `The deposit, ${amount}`;
}

export function allOfIt(amount: string): string {
  return `All of it, ${amount}`;
}

export function amountIn(currency: string): string {
  return `Amount (${currency})`;
}

/** A sentence. */
export function restDue(date: string): string {
  return `What is left is due by ${date}.`;
}
