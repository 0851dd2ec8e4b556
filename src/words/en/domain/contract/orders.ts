export const required = 'This field is required!';
export const noNumber = 'Please enter the number of your booking.';
export const noEmail = 'Please enter the email of this booking.';
