export const nameTooShort = 'Please enter at least 3 characters.';
export const nameTooLong = 'Max length is 512 characters.';
export const badEmail = 'Please enter a valid email.';
export const badPhone = 'Please enter a valid phone number.';
export const noteTooLong = 'Max description length is 5000 characters.';
