import type { Context, Email } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { MAILED_DAYS, type Purpose, uidOf } from './mailed-tokens.ts';
import type { UserRow } from './queries.ts';

/** What lets the reader of a mail prove that they read it: `page` is the link's, which also has what a program sends (`docs/api.md`). */
const proofs = {
  activation: {
    subject: 'Activate your account',
    words: 'Somebody, most likely you, has registered this address with Landfall. Activate the account to sign in.',
    label: 'Activate your account',
    page: 'activate',
  },
  password: {
    subject: 'Choose a new password',
    words: 'Somebody, most likely you, has forgotten the password of this account.',
    label: 'Choose a new password',
    page: 'password',
  },
  email: {
    subject: 'Choose a new e-mail address',
    words: 'Somebody, most likely you, wants another e-mail address for this account.',
    label: 'Choose a new address',
    page: 'email',
  },
  'new email': {
    subject: 'Confirm your new e-mail address',
    words: 'Somebody, most likely you, wants to use this address for an account here. It changes when you confirm it.',
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
  const { subject, words, label, page } = proofs[purpose];
  const to = newAddress ?? user.email;
  const uid = uidOf(user.id);
  const token = accounts.mailed.make(purpose, user, now, newAddress);
  const query = newAddress === undefined ? '' : `?${new URLSearchParams({ new_email: to }).toString()}`;
  const email: Email = {
    to,
    subject,
    paragraphs: [
      words,
      { label, url: `${accounts.origin()}/${page}/${uid}/${token}${query}` },
      `The link is good for ${MAILED_DAYS} days, and once.`,
      'If that was not you, nothing has happened yet: you need not do anything.',
    ],
  };
  await mail.queue(tx, email, now);
}

/** To the user of the account, when what guards it has changed: the first that they hear of it, were it not they. */
export function addressChangedEmail(to: string, what: 'password' | 'e-mail address'): Email {
  return {
    to,
    subject: `Your ${what} was changed`,
    paragraphs: [
      `The ${what} of your account was changed just now.`,
      'If that was not you, ask for a new password at once, and tell whoever runs this engine.',
    ],
  };
}

/** To everybody who was in the team. @param by  the address of who closed it */
export function accountClosedEmail(to: string, company: string, by: string): Email {
  return {
    to,
    subject: `${company} is closed`,
    paragraphs: [
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
    paragraphs: [
      `You are invited to the team of ${company}, as ${role}.`,
      'Sign in and accept, or choose a password where you have no account yet.',
      { label: 'Accept', url: `${origin}/team/${member_id}/${token}` },
      'The link is good for a week, and once. If you do not know who that is, you need not do anything.',
    ],
  };
}
