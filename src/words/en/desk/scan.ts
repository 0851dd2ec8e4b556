export const title = 'Scan';
export function titleOf(departure: string): string {
  return `Scan for ${departure}`;
}
export const close = 'Close the scanner';

// Camera

export const cameraLabel = 'Camera picture';
export const opening = 'The camera is starting …';
export const hold = 'Hold the code inside the frame.';
export const paused = 'Paused';
export const switchCamera = 'Switch the camera';
export const torchOn = 'Light on';
export const torchOff = 'Light off';
export const tryAgain = 'Try again';
export const withoutCamera = 'A hand scanner works without it. You can also type the code or the name below.';
export const faults = {
  refused:
    'This browser does not let the desk use the camera. Tap the icon beside the address, allow the camera there, and try again. In an installed app: settings of the device, apps, camera.',
  none: 'This device has no camera.',
  busy: 'Another app is using the camera. Close it, and try again.',
  insecure: 'The camera works only if you open the desk by its https address.',
  failed: 'The camera did not start. Try again; if it still does not, restart the device.',
} as const;

// Typing

export const search = 'Code, number or name';
export const check = 'Check';
export const nobodyFound = 'No guest of these days has this name or number.';
export const wrongLayout =
  'The hand scanner is set to another keyboard than this device. Set the scanner to the American keyboard (US).';

// Settings

export const sound = 'Sound';
export const handsFree = 'Let in without a tap';
export const handsFreeHint = 'When the verdict is “Come in”, the scan lets the whole party in.';

// ScanVerdict

export const result = 'Result';
export const ready = 'Ready for the next code';
export const verdicts = { come_in: 'Come in', stop: 'Stop', look: 'Look' } as const;

export function restOfParty(count: number, of: number): string {
  return `${count} of ${of} are already in.`;
}
/** @param who  '' if the entry has no name */
export function used(time: string, who: string, device: string): string {
  return who ? `Used at ${time} by ${who} (${device}).` : `Used at ${time} (${device}).`;
}
export const usedByOffice = 'Checked in by the office.';
export const cancelled = 'This booking was cancelled.';
export const departureCancelled =
  'This departure is cancelled. The guest chooses money back or another day by the link in the email.';
export function anotherDay(date: string): string {
  return `This is for another day: ${date}.`;
}
export const notPaid = 'Not paid: the places are only held.';
export const forged = 'This voucher is forged: the shop did not make it.';
export const unknown = 'There is no booking with this code.';
export const noVoucher = 'This is not a voucher of this shop.';
export function balanceDue(amount: string): string {
  return `${amount} still to be paid.`;
}
export function otherDeparture(departure: string): string {
  return `For another departure: ${departure}.`;
}
export const otherDepartureUnknown = 'For another departure of today.';
export function moved(departure: string): string {
  return `The booking was changed after the sale. It is for ${departure}.`;
}
export function genuineUnknown(sold: string, list: string): string {
  return `Genuine, sold at ${sold}. The list is as of ${list} and does not have it yet.`;
}
export function notInList(list: string): string {
  return `Not in the list, which is as of ${list}. Ask for the name, or connect this device to the network.`;
}
export const unknownKey = 'This device cannot check the signature. Connect it once to the network.';
export function conflict(devices: string): string {
  return `Let in twice, at ${devices}. Count the guests.`;
}
export const noShow = 'The office has noted that they did not come.';
export function tooEarly(time: string): string {
  return `Too early: it starts at ${time}.`;
}
export function tooLate(time: string): string {
  return `Too late: it started at ${time}.`;
}

// Card

export function letIn(count: number): string {
  return `Let ${count} in`;
}
export function letInAnyway(count: number): string {
  return `Let ${count} in anyway`;
}
export const howMany = 'How many come in now?';
export function countOf(count: number, of: number): string {
  return `${count} of ${of}`;
}
export const oneLess = 'One less';
export const oneMore = 'One more';
export function areIn(count: number): string {
  return count === 1 ? '1 person is in' : `${count} people are in`;
}
export function lastIn(name: string, count: number): string {
  return `Last: ${name}, ${count}`;
}
/** @param name  name of the guests who were let in */
export function undo(name: string): string {
  return `Undo for ${name}`;
}
export const next = 'Next';
export const openGuest = 'Open the booking';

export const number = 'Booking';
export const departure = 'Departure';
export const party = 'Party';
export const names = 'Names';
export const paid = 'Paid';
export const due = 'To be paid';
export const pickup = 'Pick-up';
export const extras = 'Extras';
export const guestNote = "Guest's note";
export const staffNote = 'Team note';
export const seller = 'Sold by';
