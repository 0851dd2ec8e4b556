export const needsNetwork = 'This screen needs a network.';
export const asOfWithoutNetwork = (time: string): string => `No network. This is as of ${time}.`;
export const changeNeedsNetwork = 'No network. Nothing was changed. Please try again.';
export const notRead = 'This could not be loaded. Please try again.';
export const gone = 'This does not exist any more.';
export const forbidden = 'Your role does not allow this. Ask the owner of the company.';
export const changedElsewhere = 'Somebody else has just changed this. You see the new state now. Please look at it and try again.';
export const invalid = 'Something in this form is not right.';

// Screens
export const office = 'Office';
export const calendar = 'Calendar';
export const calendarText = 'All departures of a month, and how full they are.';
export const numbers = 'Numbers';
export const numbersText = 'The sales, payments and refunds, and how full your tours were.';
export const bookings = 'Bookings';
export const bookingsText = 'Find a booking, take a payment, cancel, change.';
export const tours = 'Tours';
export const toursText = 'List, change, duplicate and publish your tours.';
export const reviews = 'Reviews';
export const reviewsText = 'The reviews of your tours by guests; answer them.';
export const settings = 'Settings';
export const settingsText = 'Your account, the team, shops, and what tours share.';
