export const keptHere = 'These were made or opened on this device. The list is kept here only.';
export const past = 'Past bookings';
export const none = 'No booking has been made on this device yet.';
export const findSomething = 'Find something to do';
