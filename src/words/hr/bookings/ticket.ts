// Ticket

export const guests = 'Gosti';
export const names = 'Imena';
export const duration = 'Trajanje';
export const meetingPoint = 'Mjesto sastanka';
export const directions = 'Upute za dolazak';
export const pickup = 'Prijevoz';
export const dropoff = 'Povratak';
export const cancellation = 'Otkazivanje';
export const voucher = 'Vaučer';
export const code = 'Kod';
export const bookingNumber = 'Broj rezervacije';

// Line event

export function eventVoucher(number: string): string {
  return `Vaučer ${number}`;
}

export function eventPickup(place: string): string {
  return `Prijevoz: ${place}`;
}
