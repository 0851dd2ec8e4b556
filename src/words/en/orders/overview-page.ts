export const keptHere = 'These were made on this device. They are kept here only.';
export const past = 'Past bookings';
export const none = 'No booking has been made on this device yet.';
export const findSomething = 'Find something to do';
