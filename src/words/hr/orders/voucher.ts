export const voucher = 'Vaučer';
export const addToCalendar = 'Dodaj u kalendar';
export const print = 'Ispiši';

export function qrCode(number: string): string {
  return `QR kod vaučera ${number}`;
}

export function meetingPoint(place: string): string {
  return `Mjesto sastanka: ${place}`;
}
