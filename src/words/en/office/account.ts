export const groups = { people: 'You and your company', shop: 'Shops', tours: 'What tours share', data: 'Data' };
/** The titles and texts of the pages in the list of settings. */
export const pages = {
  profile: { title: 'Your account', text: 'Your name, email address, password and where you are signed in.' },
  company: { title: 'Company', text: 'The name, the address, and how long you keep names of guests.' },
  team: { title: 'Team', text: 'The people who work for you, and what each of them may do.' },
  roles: { title: 'Roles', text: 'Roles of your own, beside owner, manager, agent and guide.' },
  legal: { title: 'Legal texts', text: 'The texts of your shop about terms and data.' },
  'partner-requests': { title: 'Partner requests', text: 'Requests to sell with you: as a supplier or as a reseller.' },
  resellers: { title: 'Resellers', text: 'The companies that sell your tours, and the companies whose tours you sell.' },
  history: { title: 'History', text: 'The changes in your company, with who made them and when.' },
  export: { title: 'Import and export', text: 'All that your company has entered as one file, and the way back in.' },
  erasures: { title: 'Erase a guest', text: 'When a guest asks you to delete what you know of them.' },
  closing: { title: 'Close the account', text: 'Its effects, and the data that stay.' },
};
export const loading = 'Loading …';
export const save = 'Save';
export const saved = 'Saved.';

// Yourself
export const nameTitle = 'Your name';
export const firstName = 'First name';
export const lastName = 'Last name';
export const emailTitle = 'Email address';
export const emailNow = (email: string): string => `You sign in with ${email}.`;
export const newEmail = 'New email address';
export const currentPassword = 'Current password';
export const changeEmail = 'Change the address';
export const emailSent = (email: string): string => `We have sent a link to ${email}. The address changes when you open the link.`;
export const passwordTitle = 'Password';
export const newPassword = 'New password';
export const newPasswordHint = 'At least 8 characters.';
export const changePassword = 'Change the password';
export const passwordText = 'A new password signs you out everywhere but here. Shared tablets stay as they are.';
export const passwordChanged = 'Your password is changed. You are signed out everywhere else.';
export const deleteTitle = 'Delete your sign-in';
export const deleteText = 'You leave every team, and nobody can sign in with your address any more. The company, its bookings and its tours stay. The last owner of a company stays until the company is closed.';
export const deleteSignIn = 'Delete my sign-in';
export const lastOwner = 'You are the last owner of a company. Make somebody else its owner first, or close the account.';

// Sessions
export const sessionsTitle = 'Where you are signed in';
export const program = 'Another app or program';
export const thisSession = 'This device';
/** @param account  name of the account; '' for a program */
export const sessionFacts = (account: string, lastContact: string): string => (account === '' ? `Last used ${lastContact}` : `${account} · last used ${lastContact}`);
export const endSession = 'Sign out';
export const endOthers = 'Sign out everywhere else';
export const onlyHere = 'You are signed in only here.';
export const sessionEnded = (name: string): string => `${name} is signed out.`;
export const othersEnded = 'You are signed out everywhere else.';

// The company
export const company = {
  labels: {
    company_display_name: 'Name of the company',
    type: 'What you do',
    legal_name: 'Registered name',
    registration_number: 'Registration number',
    vat_number: 'VAT number',
    email: 'Email address',
    phone_number: 'Phone',
    website: 'Website',
    address: 'Address',
    'address.name': 'Building',
    'address.road': 'Street',
    'address.house_number': 'House number',
    'address.city': 'City',
    'address.county': 'Region',
    'address.country': 'Country',
    retention_months: 'Months until names of guests are removed',
    language: 'Language of your texts',
  },
  hints: {
    company_display_name: 'Guests see it in the shop.',
    legal_name: 'Guests see it at the foot of the shop, before they order, and in emails, with the address and the numbers.',
    registration_number: 'In the register of companies, such as HRB 12345, Amtsgericht Berlin.',
    vat_number: 'Leave it empty if you have none.',
    retention_months: 'Counted from the day of the tour. Leave it empty to keep the names.',
    language: 'You write your tours in it. Change it only if they are in another language: nothing is translated by itself.',
  },
  choices: { 'type.supplier': 'We run tours', 'type.reseller': 'We sell tours of others', 'type.both': 'Both' },
};
export const closeText = 'You can close the account when no bookings are to come.';
export const closeLink = 'Close the account …';

// The end of the account
export const closingIntro = 'This is what closing the account means:';
export const effects = {
  tours: (count: number): string => (count === 1 ? '1 tour is no longer sold.' : `${count} tours are no longer sold.`),
  stores: (count: number): string => (count === 1 ? '1 shop shows nothing any more, and loses its domain.' : `${count} shops show nothing any more, and lose their domains.`),
  people: (members: number, devices: number): string => `${members === 1 ? '1 person leaves' : `${members} people leave`} the team, and ${devices === 1 ? '1 device is' : `${devices} devices are`} signed out.`,
  stored: (orders: number, months: number): string => `${orders === 1 ? '1 booking stays' : `${orders} bookings stay`} for the books. ${months === 1 ? 'One month' : `${months} months`} after its tour a booking loses the name and address of its guest.`,
};
export const toCome = (count: number): string => (count === 1 ? '1 booking is still to come, or waits for its payment. Cancel it first, or wait until it is over.' : `${count} bookings are still to come, or wait for their payment. Cancel them first, or wait until they are over.`);
export const moneyHeld = (amounts: string): string => `${amounts} was paid for them.`;
export const showBookings = 'Show the bookings';
export const exportFirst = 'Export your data first';
export const typeName = (name: string): string => `Type the name of the company: ${name}`;
export const closeButton = 'Close the account for good';
export const noWayBack = 'This cannot be undone.';
