export const notDone = 'Something you asked for could not be done.';
export const viewCart = 'View cart';
export const notPlaced = 'Your order has not been placed yet.';
export const connectionLost = 'The connection was lost before. Nothing has been charged.';
export const readyToPay = 'Ready to pay';
export const updatedElsewhere = 'The shop has been updated in another tab. Reload this page to go on.';
export const notAccepted = 'A change to your cart was not accepted.';
