export const nothingCharged = 'Nothing has been charged. Please try again in a moment.';
export const notSafe = 'The payment page could not be opened safely.';
