export const title = 'Dodaci';
export const each = 'po komadu';
export const perPerson = 'po osobi, za sve vas';
export const perBooking = 'po rezervaciji';
