export const title = 'Desk';
export const lead = 'Open a shop for your tours, take bookings, admit guests and sell at the counter.';
export const signIn = 'Sign in';
export const email = 'Email';
export const password = 'Password';
export const noEmail = 'Enter your email address.';
export const noPassword = 'Enter your password.';
export const wrongPassword = 'This email and password do not match. Check both, or ask for a new password.';
export const noRole = 'Your role does not include the desk. Ask the owner of the company for another role.';
export const tooOften = 'Too many attempts. Please wait a quarter of an hour, or ask for a new password.';
export const unreachable = 'The desk cannot be reached. Check the connection and try again.';
export const somethingWrong = 'This did not work. Please try again.';
export const needsNetwork = 'The first sign-in needs a network. After that the desk works without one.';
export const revoked = 'This device was signed out by the owner. Everything on it was sent and deleted.';
export const signedOut = 'You are signed out. Nothing of the desk is left on this device.';
export const ended =
  'The session of this device has ended. Sign in again. What was not sent is still here and is sent then.';

export const forgot = 'Forgot your password?';
export const forgotTitle = 'A new password';
export const forgotText = 'Enter your email. We send you a link with which you choose a new password.';
export const sendLink = 'Send the link';
export const linkSent = 'If this address has an account, the link is on its way. Check your inbox, then sign in here.';
export const toSignIn = 'Back to sign in';

export const register = 'New here? Open your shop';
export const registerTitle = 'Register';
export const firstName = 'First name';
export const lastName = 'Last name';
export const newPasswordHint = '8 to 72 characters';
export const registerAction = 'Register';
export function activationSent(email: string): string {
  return `We sent a link to ${email}. Open it to activate your account, then sign in here.`;
}
export const sendAgain = 'Send the link again';

export const enrol = 'Set up a shared tablet';
export const enrolTitle = 'Set up this tablet';
export const enrolText =
  'The owner opens More, then Devices, and taps “Add a device”. Scan the code that appears there with the camera of this tablet, or type it here.';
export const code = 'Code';
export const codeHint = '12 letters and digits';
export const enrolAction = 'Set up';
export const badCode = 'This code is not valid any more. A code works once, for ten minutes: ask for a new one.';

export const choosePinTitle = 'Choose a PIN';
export const choosePinText =
  'It locks this tablet when nobody is using it. Share it only with colleagues who work here.';
export const pin = 'PIN';
export const pinHint = '4 to 8 digits';
export const pinAgain = 'PIN once more';
export const noPin = 'Please enter 4 to 8 digits.';
export const pinsDiffer = 'The two PINs are not the same.';
export const setPin = 'Set the PIN';
export const locked = 'Locked';
export const unlock = 'Unlock';
export const wrongPin = 'This is not the PIN.';
export function waitSeconds(seconds: number): string {
  return seconds === 1 ? 'Try again in 1 second.' : `Try again in ${seconds} seconds.`;
}
export const whoTitle = 'Who are you?';
export const whoText = 'Your name is noted with everything you do here.';
export const otherName = 'Another name';
export const itIsMe = 'Continue';
export const otherTabTitle = 'The desk is open in another window';
export const otherTabText = 'It works in one window at a time, so that no place is sold twice.';
export const takeOver = 'Use it here';
