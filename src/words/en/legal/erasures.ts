/** The erasure of a guest who asks for it. */
export const lead = 'Name, contact, notes, answers and emails of the guest go from all of their bookings. Dates and amounts stay for your books. It happens after seven days, so that you can stop a mistake. Some law may have you keep a name on an invoice: ask your accountant.';
export const email = 'Email address of the guest';
export const begin = 'Erase …';
export const loading = 'Loading …';
export const pending = 'To be erased';
export const none = 'Nobody is waiting to be erased.';
export const nobody = 'A guest without a name';
export const erasedOn = (time: string): string => `Will be erased on ${time}`;
export const putOff = 'Has booked again, and will be erased when that tour is over.';
export const requestedBy = (name: string, time: string): string => `Asked for by ${name}, ${time}`;
export const stop = 'Stop';
export const stopped = (who: string): string => `Stopped. The data of ${who} stay.`;

// Before it begins
export const eraseGuest = 'Erase this guest …';
export const eraseTitle = (email: string): string => `Erase the data of ${email}?`;
export const eraseText = 'In seven days name, contact, notes, answers and emails go from all bookings of this guest, and nothing brings them back. Until then you can stop it under Settings › Erase a guest.';
export const erase = 'Erase in seven days';
export const upcoming = (numbers: string): string => `${numbers}: this has not taken place yet. Without a contact you cannot reach the guest. Cancel it first, or erase the data all the same.`;
export const eraseAnyway = 'Erase all the same';
export const willBeErased = (email: string, time: string): string => `The data of ${email} will be erased on ${time}.`;
export const unknown = (email: string): string => `You have no data of ${email}. Please check how the address is spelled.`;
