import { type Problem, type Reason, reason } from '#domain/contract/problems.ts';
import { commonPasswords } from './common-passwords.ts';

export interface Attributes {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly email?: string | undefined;
}

const SHORTEST = 8;

/**
 * All problems of a password (A10). Its field checks that it has at most 72 characters.
 *
 * @param path  the password's field in the request
 */
export function passwordProblems(password: string, of: Attributes, path: string): Problem[] {
  const reasons = [
    ...similarTo(password, of),
    ...(Array.from(password).length < SHORTEST ? [reason('password_too_short', { min: SHORTEST })] : []),
    ...(commonPasswords.has(password.toLowerCase().trim()) ? [reason('password_common')] : []),
    ...(/^\p{Nd}+$/u.test(password) ? [reason('password_numeric')] : []),
  ];
  return reasons.map((it) => ({ path: [path], ...it }));
}

function similarTo(password: string, { first_name, last_name, email }: Attributes): Reason[] {
  const attributes = [
    ['first name', first_name],
    ['last name', last_name],
    ['email address', email],
  ] as const;
  const found = attributes.find(([, value]) => value && isSimilar(password.toLowerCase(), value.toLowerCase()));
  return found ? [reason('password_similar', { to: found[0] })] : [];
}

/** Whether the value contains the password, or the value or one of its words makes up at least half of the password. */
function isSimilar(password: string, value: string): boolean {
  const parts = [value, ...value.split(/[^\p{L}\p{N}_]+/u)];
  return value.includes(password) || parts.some((it) => it.length * 2 >= password.length && password.includes(it));
}
