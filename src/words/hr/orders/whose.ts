// What is asked of whoever changes or cancels a booking.
export const email = 'E-adresa ove rezervacije';
export const emailHint = 'Da budemo sigurni da je vaša.';
