// Emails about somebody's own account
/** The texts for each kind of link in an email, by the action that the link allows. */
export const proofs = {
  activation: { subject: 'Activate your account', text: 'You signed up for Landfall with this address. Activate your account to sign in.', label: 'Activate your account' },
  password: { subject: 'Choose a new password', text: 'You asked for a new password for your account.', label: 'Choose a new password' },
  email: { subject: 'Choose a new email address', text: 'You asked to change the email address of your account.', label: 'Choose a new address' },
  'new email': {
    subject: 'Confirm your new email address',
    text: 'You asked to use this address for your account. It changes when you confirm it.',
    label: 'Confirm the address',
  },
};
export const linkWorks = (days: number): string => `This link works once and expires in ${days} days.`;
export const notYou = 'If this was not you, you can ignore this email: nothing has changed.';
export const changed = {
  password: { subject: 'Your password was changed', text: 'The password of your account was changed just now.' },
  email: { subject: 'Your email address was changed', text: 'The email address of your account was changed just now.' },
};
export const changedNotYou = 'If this was not you, ask for a new password at once, and tell the person who runs this installation.';
export const closed = (company: string): string => `${company} is closed`;
export const closedBy = (who: string, company: string): string => `${who} has closed the account of ${company}. Its tours are not sold any more, and nobody is in its team.`;
export const operator = 'The operator';
export const closedByMistake = 'If this is a mistake, tell the person who runs this installation.';

// Invitations
export const join = (company: string): string => `Join ${company}`;
export const invited = (company: string, role: string): string => `You are invited to the team of ${company} (${role}).`;
export const invitedBy = (inviter: string, company: string, role: string): string => `${inviter} invites you to the team of ${company} (${role}).`;
export const howToAccept = 'Sign in to accept, or choose a password if you have no account yet.';
export const acceptInvitation = 'Accept the invitation';
export const invitationWorks = 'This link works once and expires in a week. If you do not know this company, you can ignore this email.';
export const joinTeam = 'Join a team';
export const signIn = { title: 'Already have an account?', text: 'Sign in to accept the invitation.', button: 'Accept' };
export const newUser = { title: 'No account yet?', text: 'Choose a password to create an account with the address we invited.', button: 'Create account and join' };
export const wrongPassword = 'This email address and this password do not match.';
export const welcome = 'Welcome to the team!';
export const invitationOver = 'This invitation has expired or was already used.';

// Pages behind the links of these emails
export const pages = {
  activate: { title: 'Activate your account', button: 'Activate', done: 'Your account is active' },
  password: { title: 'Choose a new password', button: 'Change the password', done: 'Your password is changed' },
  email: { title: 'Choose a new email address', button: 'Change the address', done: 'Your address is changed' },
};
export const fields = { email: 'Email address', password: 'Password', new_password: 'New password', new_email: 'New email address', first_name: 'First name', last_name: 'Last name' };
export const nowConfirm = 'Now open the link that we have sent to the new address. The address changes when you confirm it there.';
export const canSignIn = 'You can sign in now.';
export const alreadyDone = 'Already done';
export const linkOver = 'This link does not work any more';
export const linkOverText = 'This link has expired or was already used. At the desk you can sign in, or get a new link under “Forgot your password?”.';
export const openDesk = 'Open the desk';
export const tooManyTries = 'Too many tries. Wait a little, then try again.';
export const registrationClosed = 'New accounts are by invitation only.';
