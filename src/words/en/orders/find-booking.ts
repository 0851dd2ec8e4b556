export const title = 'Find a booking';
export const how = 'Was it made on another device? We send the way to it to its e-mail address.';
export const number = 'Booking number';
export const email = 'Email';
export const send = 'Send the link';
