// What is asked of whoever changes or cancels a booking.
export const email = 'E-Mail-Adresse dieser Buchung';
export const emailHint = 'Damit sicher ist, dass es Ihre ist.';
