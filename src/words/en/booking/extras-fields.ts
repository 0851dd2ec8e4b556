export const title = 'Extras';
export const each = 'each';
export const perPerson = 'per person, for all of you';
export const perBooking = 'per booking';
