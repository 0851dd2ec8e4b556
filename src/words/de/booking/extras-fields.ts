export const title = 'Extras';
export const each = 'pro Stück';
export const perPerson = 'pro Person, für Sie alle';
export const perBooking = 'pro Buchung';
