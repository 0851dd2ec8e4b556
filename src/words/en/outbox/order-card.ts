export const label = 'Your order';
export const title = 'Your order has not been placed yet';
export const text = 'Nothing has been charged. It is placed when you tap once more.';
export const pay = 'Ready to pay';
export const withdraw = 'Do not order';
