export const voucher = 'Voucher';
export const addToCalendar = 'In den Kalender';
export const print = 'Drucken';

export function qrCode(number: string): string {
  return `QR-Code des Vouchers ${number}`;
}

export function meetingPoint(place: string): string {
  return `Treffpunkt: ${place}`;
}
