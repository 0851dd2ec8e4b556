import { LANGUAGE } from '#domain/contract/endpoint.ts';
import { type Language } from '#domain/contract/languages.ts';
import type { Context, Email } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { accountWords, roleTitle } from './account-words.ts';
import { MAILED_DAYS, type Purpose, uidOf } from './mailed-tokens.ts';
import type { UserRow } from './queries.ts';

/** The page of each link. The link's address also holds all that a program sends to the API (`docs/api.md`). */
const proofPages = {
  activation: 'activate',
  password: 'password',
  email: 'email',
  'new email': 'email',
} satisfies Record<Purpose, string>;

interface Sending {
  readonly now: Temporal.Instant;
  /** The reader's language, from their request. */
  readonly language: Language;
}

/** Emails a user a link that proves that they read it. @param newAddress  the wanted address, which is proven by this email (A25) */
export async function sendProof(
  { accounts, mail }: Context,
  tx: Transaction,
  purpose: Purpose,
  user: UserRow,
  { now, language }: Sending,
  newAddress?: string,
): Promise<void> {
  const to = newAddress ?? user.email;
  const token = accounts.mailed.make(purpose, user, now, newAddress);
  const path = `/${proofPages[purpose]}/${uidOf(user.id)}/${token}`;
  const query: Record<string, string> = newAddress === undefined ? {} : { new_email: to };
  await mail.queue(
    tx,
    proofEmail(purpose, { to, url: linkTo(accounts.origin(), path, language, query), language }),
    now,
  );
}

/** The address of a page in the language of its email. */
function linkTo(
  origin: string,
  path: string,
  language: Language,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ ...query, ...(language !== 'en' && { [LANGUAGE]: language }) }).toString();
  return `${origin}${path}${search && `?${search}`}`;
}

export function proofEmail(
  purpose: Purpose,
  { to, url, language }: { to: string; url: string; language: Language },
): Email {
  const words = accountWords[language];
  const { subject, text, label } = words.proofs[purpose];
  const parts = [text, { label, url }, words.linkWorks(MAILED_DAYS), words.notYou];
  return { to, subject, heading: subject, parts, language };
}

/** An email to the user whose password or address has changed: if somebody else changed it, this email is their first warning. */
export function credentialsChangedEmail(to: string, what: 'password' | 'email', language: Language): Email {
  const { changed, changedNotYou } = accountWords[language];
  const { subject, text } = changed[what];
  return { to, subject, heading: subject, parts: [text, changedNotYou], language };
}

/** An email to each former member of the team. @param by  the address of the user who closed the account; null for the operator */
export function accountClosedEmail(to: string, company: string, by: string | null, language: Language): Email {
  const { closed, closedBy, operator, closedByMistake } = accountWords[language];
  const subject = closed(company);
  return { to, subject, heading: subject, parts: [closedBy(by ?? operator, company), closedByMistake], language };
}

export function invitationEmail(invitation: {
  to: string;
  origin: string;
  company: string;
  role: string;
  member_id: number;
  token: string;
  /** The inviting user's language: the invited person's is not known. */
  language: Language;
}): Email {
  const { to, origin, company, role, member_id, token, language } = invitation;
  const words = accountWords[language];
  const subject = words.join(company);
  const url = linkTo(origin, `/team/${member_id}/${token}`, language);
  const parts = [
    words.invited(company, roleTitle(role, language)),
    words.howToAccept,
    { label: words.acceptInvitation, url },
    words.invitationWorks,
  ];
  return { to, subject, heading: subject, parts, language };
}
