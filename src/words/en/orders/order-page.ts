export const noSuchLine = 'This order has no such booking.';
export const noSuchOrder = 'There is no such booking here.';
export const notSeenHere = 'The shop cannot be reached just now, and this booking has not been seen on this device.';
export const asLastSeen = 'This is your booking as it was last seen on this device.';
export const bookedTogether = 'Booked together';
