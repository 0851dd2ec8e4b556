export const voucher = 'Voucher';
export const addToCalendar = 'Add to calendar';
export const print = 'Print';

export function qrCode(number: string): string {
  return `QR code of voucher ${number}`;
}

export function meetingPoint(place: string): string {
  return `Meeting point: ${place}`;
}
