// Events, in the list, in emails and in messages to devices
export const kinds = {
  booked: 'New booking',
  reserved: 'New reservation, to be paid',
  moved: 'Booking changed',
  cancelled: 'Cancelled',
  payment_failed: 'Payment not accepted',
  refund_due: 'Give money back by hand',
  refunded_at_provider: 'Money given back at the card provider',
  payment_disputed: 'Payment disputed: answer at the card provider',
  reviewed: 'New review',
};
/** The choices of guests whose departure was cancelled. */
export const choices = { moved: 'Chose another day', cancelled: 'Chose money back' } as const;
export const guests = (count: number): string => (count === 1 ? '1 guest' : `${count} guests`);
/** Several notifications in one message. */
export const several = (count: number): string => `${count} notifications`;

// Emails
export const dailySubject = (count: number): string => (count === 1 ? 'Since yesterday: 1 notification' : `Since yesterday: ${count} notifications`);
export const openBooking = 'Open the booking';
export const openCalendar = 'Open the day in the calendar';
export const openAll = 'Open all notifications';
export const whyEmail = (company: string): string => `You get this email because you work for ${company}. Choose which emails you want:`;

// NotificationsPage
export const loading = 'Loading the notifications …';
export const none = 'Nothing yet. New bookings, changes and cancellations appear here.';
export const isNew = 'New';
export const by = (actor: string): string => `by ${actor}`;
export const byGuest = 'by the guest';
export const older = 'Show older ones';
export const preferences = 'Emails and this device';

// Preferences
export const toList = 'All notifications';
export const loadingPreferences = 'Loading your choices …';
export const emails = 'Emails to you';
export const emailsTo = (address: string): string => `They go to ${address}.`;
export const groups = { bookings: 'New bookings', changes: 'Changes of a booking', cancellations: 'Cancellations', payments: 'Payments and refunds that need you', reviews: 'New reviews' };
export const timings = (dailyAt: string) => ({ at_once: 'At once', daily: `Once a day, at ${dailyAt}`, off: 'Never' });
export const saved = 'Saved.';
export const shared = 'This device is shared. Choose your emails on your own phone or computer.';
export const device = 'Notify on this device';
export const deviceText = 'A message on the screen for each booking, change and cancellation, also while the desk is closed.';
export const turnOn = 'Turn on';
export const turnOff = 'Turn off';
export const isOn = 'This device shows messages.';
export const blocked = 'The browser blocks messages from this site. Allow notifications for this site in the settings of the browser, then open this page again.';
export const install = 'On iPhone and iPad messages need the installed desk: tap Share, then “Add to Home Screen”, and open the desk from there.';
export const unsupported = 'This browser cannot show messages.';
export const failed = 'This did not work. Please try again.';
