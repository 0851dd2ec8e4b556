// What is asked of whoever changes or cancels a booking.
export const email = 'Email of this booking';
export const emailHint = 'To be sure that it is yours.';
