// Ticket
export const guests = 'Guests';
export const names = 'Names';
export const duration = 'Duration';
export const meetingPoint = 'Meeting point';
export const directions = 'Get directions';
export const pickup = 'Pick-up';
export const dropoff = 'Drop-off';
export const cancellation = 'Cancellation';
export const voucher = 'Voucher';
export const code = 'Code';
export const bookingNumber = 'Booking number';

// Line event
export const eventVoucher = (number: string): string => `Voucher ${number}`;
export const eventPickup = (place: string): string => `Pick-up: ${place}`;
