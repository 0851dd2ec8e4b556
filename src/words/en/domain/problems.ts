/** At a field that the engine would not take, where the page does not know why. */
export const checkThis = 'Please check this.';
/** Where no field says so. */
export const notTaken = 'Something of it was not accepted. Please check what you have entered and try again.';
export const contactFirst = 'Please fill in the contact details first.';
