export const today = 'Today';
export const scan = 'Scan';
export const sell = 'Sell';
export const drawer = 'Drawer';
export const more = 'More';
export const navigation = 'Desk';
export const starting = 'One moment …';

export function asOf(time: string): string {
  return `As of ${time}`;
}
export const never = 'Not synced yet';
export const offline = 'No network';
export function waiting(count: number): string {
  return `${count} to send`;
}
export const unsaved = 'This device cannot save data. Keep this page open until everything is sent.';
export const lockScreen = 'Lock the screen';
export const newVersion = 'A new version of the desk is ready.';
export const takeNewVersion = 'Use it now';

export const openBooking = 'Open';

export const devices = 'Devices';
export const devicesText = 'Tablets and phones that are signed in, and how to add one.';
export const moreTitle = 'More';
export const signedInAs = 'Signed in as';
export const account = 'Company';
export const thisDevice = 'This device';
export const signOut = 'Sign out of this device';
export const signOutTitle = 'Sign out?';
export const signOutText =
  'The desk first sends what is still waiting. Then it deletes everything that it has saved on this device.';
export const signOutOffline =
  'Signing out needs a network, so that nothing is lost. Please try again when you are connected.';
export const switchOffline =
  'Changing the company needs a network, so that nothing is lost. Please try again when you are connected.';
export const setPin = 'Choose a PIN';
export const changePin = 'Change the PIN';
export const pinText =
  'The screen locks after five minutes without a touch, and when you tap the lock. The PIN unlocks it.';
export const language = 'Language';
export const languageOffline = 'Another language needs a network. Please try again with a connection.';
export const giveToVisitor = 'Hand this tablet to a visitor';
export const giveToVisitorText =
  'Opens the shop as a kiosk and locks the desk. Your PIN unlocks the desk again; nothing is lost.';
export const notFound = 'There is nothing at this address.';
export const toToday = 'Back to today';
export const failed = 'Something went wrong on this screen.';
export const needsNetwork = 'This screen needs a network. It opens by itself when the network is back.';
export const tryAgain = 'Try again';
export const notAllowed = 'Your role does not show this screen.';
