export const back = 'All departures';
export const search = 'Name, number or phone';
export const clearSearch = 'Clear the search';
export const scanHere = 'Scan';
export const print = 'Print the list';
export const csv = 'Save as CSV';
export const noGuests = 'Nobody has booked this departure yet.';
export const nobodyFound = 'No guest here has this name, number or phone.';
/** Replaces the name of a guest who gave no name. */
export const unnamed = 'Guest without a name';
export const elsewhere = 'Found at other departures';
export const gone = 'This departure is not on this device. It may have been cancelled, or is on another day.';
export const letIn = (count: number): string => `Let ${count} in`;
export const isHere = (count: number, of: number): string => (of === 1 ? 'Here' : count === of ? `All ${of} here` : `${count} of ${of} here`);
export const undo = 'Undo';
/** @param by  the person and the device */
export const admittedBy = (count: number, time: string, by: string): string => `${count} let in by ${by}, ${time}`;
export const cancelled = 'Cancelled';
export const pending = 'Not paid: the places are only held';
export const noShow = 'Did not come';
export const due = (amount: string): string => `${amount} to be paid`;
export const paid = 'Paid';
export const phone = 'Phone';
export const email = 'Email';
export const pickup = 'Pick-up';
export const extras = 'Extras';
export const answers = 'Answers';
export const names = 'Guests';
export const bookingNote = "Guest's note";
export const staffNote = 'Team note';
export const addNote = 'Add a note';
export const notePlaceholder = 'For example: will be 10 minutes late';
export const saveNote = 'Save the note';
export const soldBy = 'Sold by';
export const history = 'Let in so far';
/** The link to the booking in the office. */
export const inOffice = 'Move, change or cancel the booking';
export const howMany = 'How many come in?';
export const money = 'Payment';
/** The columns of the list in a CSV file. */
export const csvHead = ['Booking', 'Status', 'First name', 'Last name', 'Guests', 'Party', 'People', 'Here', 'Phone', 'Email', 'Pick-up', 'Extras', 'Answers', 'To be paid', 'Note'];
/** The link to the screen with the actions for all guests. */
export const wholeDeparture = 'Cancel, move or write';
/** The link to the report of a cancelled departure. */
export const report = 'What the guests chose';
