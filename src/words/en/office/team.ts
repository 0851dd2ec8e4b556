export const loading = 'Loading …';
export const none = 'Nobody else is in the team yet. Invite the first colleague.';

// Members
export const invite = 'Invite a colleague';
export const inviteText = 'They get an email with a link. With it they join the team, and choose a password if they have none yet.';
export const email = 'Email address';
export const role = 'Role';
export const sendInvitation = 'Send the invitation';
export const invited = (address: string): string => `The invitation to ${address} is on its way. The link works for a week.`;
export const invitedSince = (time: string): string => `Invited ${time}, not joined yet`;
export const lastSignIn = (time: string): string => `Last signed in ${time}`;
export const neverSignedIn = 'Has not signed in yet';
export const you = 'You';
export const edit = 'Change';
export const resend = 'Send the invitation again';
export const remove = 'Remove from the team';
export const withdraw = 'Withdraw the invitation';
export const removeText = 'They are signed out of all devices of the company at once. Their actions stay in the histories.';
export const leave = 'Leave the team';
export const leaveText = 'You are signed out here at once, and need an invitation to come back.';
export const saveRole = 'Save the role';
export const removed = (name: string): string => `${name} is not in the team any more.`;
export const roleSaved = (name: string, role: string): string => `${name} has the role “${role}” now.`;
export const lastOwner = 'The last owner stays. Make somebody else an owner first.';
export const tooMuch = 'This role may do more than you. Only somebody who may do all of it can change it.';

// Roles
export const common: Readonly<Record<string, { title: string; text: string }>> = {
  owner: { title: 'Owner', text: 'Everything, also the team and the account.' },
  manager: { title: 'Manager', text: 'Everything but the team and the account.' },
  agent: { title: 'Agent', text: 'Books, takes payments and lets guests in.' },
  guide: { title: 'Guide', text: 'Sees who comes, and lets guests in.' },
};
export const rolesText = 'These four are there for every company, and stay as they are.';
export const own = 'Your own roles';
export const noneOwn = 'No roles of your own yet. Add one where the four do not fit.';
export const addRole = 'Add a role';
export const oneRole = 'Role';
export const nameOfRole = 'Name of the role';
export const nameHint = 'Such as “Office in July”.';
export const may = 'This role may';
export const save = 'Save';
export const removeRole = 'Delete the role';
export const inUse = 'Somebody in the team still has this role. Give them another role first.';
export const withoutDesk = 'Without “See who comes” nobody can sign in to the desk with this role.';
export const permissions = {
  'account.read': 'See the company',
  'account.manage': 'Change and close the company’s account, and erase guests',
  'team.read': 'See the team',
  'team.manage': 'Invite and remove people, change roles and devices',
  'catalogue.read': 'See tours, prices and meeting points',
  'catalogue.write': 'Change tours, prices, departures and meeting points',
  'stores.read': 'See shops',
  'stores.write': 'Change shops',
  'orders.read': 'See bookings',
  'orders.write': 'Sell, change and cancel bookings',
  'payments.read': 'See payments and numbers',
  'payments.write': 'Take payments and pay back',
  'customers.read': 'See customers',
  'customers.write': 'Change and delete customers',
  'bookings.read': 'See who comes',
  'bookings.check_in': 'Let guests in',
  'reviews.read': 'See reviews',
  'reviews.write': 'Answer and hide reviews',
};
