export const title = 'Scan';
export const titleOf = (departure: string): string => `Scan for ${departure}`;
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
  refused: 'This browser does not let the desk use the camera. Tap the icon beside the address, allow the camera there, and try again. In an installed app: settings of the device, apps, camera.',
  none: 'This device has no camera.',
  busy: 'Another app is using the camera. Close it, and try again.',
  insecure: 'The camera works only if you open the desk by its https address.',
  failed: 'The camera did not start. Try again; if it still does not, restart the device.',
} as const;

// Typing
export const search = 'Code, number or name';
export const check = 'Check';
export const nobodyFound = 'No guest of these days has this name or number.';
export const wrongLayout = 'The hand scanner is set to another keyboard than this device. Set the scanner to the American keyboard (US).';

// Settings
export const sound = 'Sound';
export const handsFree = 'Let in without a tap';
export const handsFreeHint = 'When the verdict is “Come in”, the scan lets the whole party in.';

// ScanVerdict
export const result = 'Result';
export const ready = 'Ready for the next code';
export const verdicts = { come_in: 'Come in', stop: 'Stop', look: 'Look' } as const;
export const restOfParty = (count: number, of: number): string => `${count} of ${of} are already in.`;
/** @param who  '' if the entry has no name */
export const used = (time: string, who: string, device: string): string => (who ? `Used at ${time} by ${who} (${device}).` : `Used at ${time} (${device}).`);
export const usedByOffice = 'Checked in by the office.';
export const cancelled = 'This booking was cancelled.';
export const departureCancelled = 'This departure is cancelled. The guest chooses money back or another day by the link in the email.';
export const anotherDay = (date: string): string => `This is for another day: ${date}.`;
export const notPaid = 'Not paid: the places are only held.';
export const forged = 'This voucher is forged: the shop did not make it.';
export const unknown = 'There is no booking with this code.';
export const noVoucher = 'This is not a voucher of this shop.';
export const balanceDue = (amount: string): string => `${amount} still to be paid.`;
export const otherDeparture = (departure: string): string => `For another departure: ${departure}.`;
export const otherDepartureUnknown = 'For another departure of today.';
export const moved = (departure: string): string => `The booking was changed after the sale. It is for ${departure}.`;
export const genuineUnknown = (sold: string, list: string): string => `Genuine, sold at ${sold}. The list is as of ${list} and does not have it yet.`;
export const notInList = (list: string): string => `Not in the list, which is as of ${list}. Ask for the name, or connect this device to the network.`;
export const unknownKey = 'This device cannot check the signature. Connect it once to the network.';
export const conflict = (devices: string): string => `Let in twice, at ${devices}. Count the guests.`;
export const noShow = 'The office has noted that they did not come.';
export const tooEarly = (time: string): string => `Too early: it starts at ${time}.`;
export const tooLate = (time: string): string => `Too late: it started at ${time}.`;

// Card
export const letIn = (count: number): string => `Let ${count} in`;
export const letInAnyway = (count: number): string => `Let ${count} in anyway`;
export const howMany = 'How many come in now?';
export const countOf = (count: number, of: number): string => `${count} of ${of}`;
export const oneLess = 'One less';
export const oneMore = 'One more';
export const areIn = (count: number): string => (count === 1 ? '1 person is in' : `${count} people are in`);
export const lastIn = (name: string, count: number): string => `Last: ${name}, ${count}`;
/** @param name  name of the guests who were let in */
export const undo = (name: string): string => `Undo for ${name}`;
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
