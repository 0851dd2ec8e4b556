// Ticket

export const guests = 'Ospiti';
export const names = 'Nomi';
export const duration = 'Durata';
export const meetingPoint = 'Punto di ritrovo';
export const directions = 'Indicazioni stradali';
export const pickup = 'Prelievo';
export const dropoff = 'Rientro';
export const cancellation = 'Cancellazione';
export const voucher = 'Voucher';
export const code = 'Codice';
export const bookingNumber = 'Numero di prenotazione';

// Line event

export function eventVoucher(number: string): string {
  return `Voucher ${number}`;
}

export function eventPickup(place: string): string {
  return `Prelievo: ${place}`;
}
