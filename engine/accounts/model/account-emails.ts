import type { Context, Email } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { MAILED_DAYS, type Purpose, uidOf } from './mailed-tokens.ts';
import type { UserRow } from './queries.ts';

/** What lets the reader of a mail prove that they read it: `page` is the link's, which also has what a program sends (`docs/api.md`). */
const proofs = {
  activation: {
    subject: 'Activate your account',
    words: 'You signed up for Landfall with this address. Activate your account to sign in.',
    label: 'Activate your account',
    page: 'activate',
  },
  password: {
    subject: 'Choose a new password',
    words: 'You asked for a new password for your account.',
    label: 'Choose a new password',
    page: 'password',
  },
  email: {
    subject: 'Choose a new e-mail address',
    words: 'You asked to change the email address of your account.',
    label: 'Choose a new address',
    page: 'email',
  },
  'new email': {
    subject: 'Confirm your new e-mail address',
    words: 'You asked to use this address for your account. It changes when you confirm it.',
    label: 'Confirm the address',
    page: 'email',
  },
} satisfies Record<Purpose, object>;

/** Mails a user a proof. @param newAddress  the address that they want from now on: it counts once its reader has answered (A25) */
export async function sendProof(
  { accounts, mail }: Context,
  tx: Transaction,
  purpose: Purpose,
  user: UserRow,
  now: Temporal.Instant,
  newAddress?: string,
): Promise<void> {
  const { page } = proofs[purpose];
  const to = newAddress ?? user.email;
  const uid = uidOf(user.id);
  const token = accounts.mailed.make(purpose, user, now, newAddress);
  const query = newAddress === undefined ? '' : `?${new URLSearchParams({ new_email: to }).toString()}`;
  const url = `${accounts.origin()}/${page}/${uid}/${token}${query}`;
  await mail.queue(tx, proofEmail(purpose, { to, url }), now);
}

export function proofEmail(purpose: Purpose, { to, url }: { to: string; url: string }): Email {
  const { subject, words, label } = proofs[purpose];
  return {
    to,
    subject,
    heading: subject,
    parts: [
      words,
      { label, url },
      `This link works once and expires in ${MAILED_DAYS} days.`,
      'If this was not you, you can ignore this email: nothing has changed.',
    ],
  };
}

/** To the user of the account, when what guards it has changed: the first that they hear of it, were it not they. */
export function addressChangedEmail(to: string, what: 'password' | 'e-mail address'): Email {
  return {
    to,
    subject: `Your ${what} was changed`,
    heading: `Your ${what} was changed`,
    parts: [
      `The ${what} of your account was changed just now.`,
      'If this was not you, ask for a new password at once, and tell the person who runs this installation.',
    ],
  };
}

/** To everybody who was in the team. @param by  the address of who closed it */
export function accountClosedEmail(to: string, company: string, by: string): Email {
  return {
    to,
    subject: `${company} is closed`,
    heading: `${company} is closed`,
    parts: [
      `${by} has closed the account of ${company}. Its tours are not sold any more, and nobody is in its team.`,
      'If this is a mistake, tell the person who runs this installation.',
    ],
  };
}

export function invitationEmail(invitation: {
  to: string;
  origin: string;
  company: string;
  role: string;
  member_id: number;
  token: string;
}): Email {
  const { to, origin, company, role, member_id, token } = invitation;
  return {
    to,
    subject: `Join ${company}`,
    heading: `Join ${company}`,
    parts: [
      `You are invited to join the team of ${company} as ${role}.`,
      'Sign in to accept, or choose a password if you have no account yet.',
      { label: 'Accept the invitation', url: `${origin}/team/${member_id}/${token}` },
      'This link works once and expires in a week. If you do not know this company, you can ignore this email.',
    ],
  };
}
