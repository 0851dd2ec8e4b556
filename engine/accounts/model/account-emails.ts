import type { Email } from '../../context.ts';
import { MAILED_DAYS } from './mailed-tokens.ts';

interface Secret {
  readonly to: string;
  readonly origin: string;
  readonly uid: string;
  readonly token: string;
}

const good = `The link is good for ${MAILED_DAYS} days, and once.`;
const notYou = 'If that was not you, nothing has happened yet: you need not do anything.';

/** For programs that have no page behind the link. */
function byHand(call: string, { uid, token }: Secret): string {
  return `A program sends this to POST ${call}:\n{"uid": "${uid}", "token": "${token}"}`;
}

export function activationEmail(secret: Secret): Email {
  return {
    to: secret.to,
    subject: 'Activate your account',
    paragraphs: [
      'Somebody, most likely you, has registered this address with Landfall. Activate the account to sign in.',
      { label: 'Activate your account', url: `${secret.origin}/activate/${secret.uid}/${secret.token}` },
      good,
      notYou,
    ],
    small: byHand('/api/users/activation/', secret),
  };
}

export function passwordEmail(secret: Secret): Email {
  return {
    to: secret.to,
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, most likely you, has forgotten the password of this account.',
      { label: 'Choose a new password', url: `${secret.origin}/password/${secret.uid}/${secret.token}` },
      good,
      notYou,
    ],
    small: byHand('/api/users/reset_password_confirm/', secret),
  };
}

export function newEmailProof(secret: Secret): Email {
  return {
    to: secret.to,
    subject: 'Choose a new e-mail address',
    paragraphs: [
      'Somebody, most likely you, wants another e-mail address for this account.',
      { label: 'Choose a new address', url: `${secret.origin}/email/${secret.uid}/${secret.token}` },
      good,
      notYou,
    ],
    small: byHand('/api/users/reset_email_confirm/', secret),
  };
}

/** To the address that a user wants from now on: it counts once its reader has answered (A25). */
export function newAddressEmail(secret: Secret): Email {
  const wanted = new URLSearchParams({ new_email: secret.to });
  return {
    to: secret.to,
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Somebody, most likely you, wants to use this address for an account here. It changes when you confirm it.',
      {
        label: 'Confirm the address',
        url: `${secret.origin}/email/${secret.uid}/${secret.token}?${wanted.toString()}`,
      },
      good,
      notYou,
    ],
    small: byHand('/api/users/reset_email_confirm/', secret),
  };
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
    small: `A program, signed in, sends this to POST /api/team-members/${member_id}/accept/:\n{"token": "${token}"}`,
  };
}
