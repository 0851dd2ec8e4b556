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

export function eventVoucher(number: string): string {
  return `Voucher ${number}`;
}

export function eventPickup(place: string): string {
  return `Pick-up: ${place}`;
}
