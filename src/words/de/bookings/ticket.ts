// Ticket

export const guests = 'Gäste';
export const names = 'Namen';
export const duration = 'Dauer';
export const meetingPoint = 'Treffpunkt';
export const directions = 'Route planen';
export const pickup = 'Abholung';
export const dropoff = 'Rückfahrt';
export const cancellation = 'Stornierung';
export const voucher = 'Voucher';
export const code = 'Code';
export const bookingNumber = 'Buchungsnummer';

// Line event

export function eventVoucher(number: string): string {
  return `Voucher ${number}`;
}

export function eventPickup(place: string): string {
  return `Abholung: ${place}`;
}
