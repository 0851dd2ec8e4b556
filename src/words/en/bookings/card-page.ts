/** The card page of the sandbox. */
export const testPage = 'Test page.';
export const noMoney = 'No money moves here: never enter a real card.';
export const whatYouPay = 'What you pay';
export const order = (number: string) => `Order ${number}`;
export const payFor = (title: string) => `Pay ${title}`;
export const payByCard = 'Pay by card';
export const pleaseCheck = 'Please check what is marked below.';
export const cardNumber = 'Card number';
export const expiryDate = 'Expiry date';
export const expiryHint = 'MM / YY';
export const securityCode = 'Security code';
export const nameOnCard = 'Name on card';
export const pay = (amount: string) => `Pay ${amount}`;
export const cancel = 'Cancel and return';
export const openFor = (minutes: number) => `This page is open for another ${minutes === 1 ? 'minute' : `${minutes} minutes`}.`;
export const testCards = 'Test cards';
export const howToTest = 'Tap one to fill it in. Use any future date and any CVC.';
/** The outcome of a payment with each test card. */
export const verdicts: Readonly<Record<string, string>> = { paid: 'pays', declined: 'is declined', approval: 'asks for approval', slow: 'pays, slowly', slow_declined: 'is declined, slowly' };
export const approveTitle = 'Approve your payment';
export const doYouApprove = 'Do you approve this payment?';
export const bankAsks = (amount: string, shop: string) => `Your bank asks you to confirm ${amount} to ${shop}.`;
export const approve = 'Approve payment';
export const refuse = 'Do not approve';
export const failures: Readonly<Record<string, string>> = { declined: 'Your card was declined. You can try another card.', not_approved: 'The payment was not approved. You can try again or use another card.' };
export const problems = {
  onlyDigits: 'A card number has only digits.',
  shortNumber: 'Your card number is incomplete.',
  wrongNumber: 'Your card number is invalid.',
  noTestCard: 'This is a test page: please use one of the test cards.',
  shortDate: 'Your card’s expiration date is incomplete.',
  wrongMonth: 'Your card’s expiration month is invalid.',
  pastDate: 'Your card’s expiration date is in the past.',
  shortCode: 'Your card’s security code is incomplete.',
  noName: 'Please enter the name on the card.',
};
export const continueTo = (shop: string) => `Continue to ${shop}`;
export const returnTo = (shop: string) => `Return to ${shop}`;
export const alreadyPaid = 'Already paid';
export const noSecondPayment = 'You don’t need to pay again.';
export const processing = 'Your payment is being processed';
export const fewSeconds = 'This takes a few seconds. You can continue.';
export const failed = 'The payment failed';
export const bankDeclined = 'The bank declined the payment. Your card hasn’t been charged.';
export const closed = 'This payment page has closed';
export const whyClosed = 'It was open too long, or another one took its place. Your card hasn’t been charged.';
export const noPage = 'There is no such payment page';
export const openAgain = 'Please open the payment from the shop again.';
export const toShop = 'To the shop';
