// The page of a fault of the engine
export const title = 'Something went wrong on our side';
export const nothingLost = 'Your cart and your bookings are safe. Please try again in a moment.';
export const again = 'Try again';
export const home = 'Home page';
export const logged = (id: string): string => `It is logged as ${id}.`;
