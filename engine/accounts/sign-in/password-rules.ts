import type { Problem } from '../../errors.ts';
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
  const messages = [
    ...similarTo(password, of),
    ...(Array.from(password).length < SHORTEST
      ? [`This password is too short. It must contain at least ${SHORTEST} characters.`]
      : []),
    ...(commonPasswords.has(password.toLowerCase().trim()) ? ['This password is too common.'] : []),
    ...(/^\p{Nd}+$/u.test(password) ? ['This password is entirely numeric.'] : []),
  ];
  return messages.map((message) => ({ path: [path], message }));
}

function similarTo(password: string, { first_name, last_name, email }: Attributes): string[] {
  const attributes = [
    ['first name', first_name],
    ['last name', last_name],
    ['email address', email],
  ] as const;
  const found = attributes.find(([, value]) => value && isSimilar(password.toLowerCase(), value.toLowerCase()));
  return found ? [`The password is too similar to the ${found[0]}.`] : [];
}

/** Whether the value contains the password, or the value or one of its words makes up at least half of the password. */
function isSimilar(password: string, value: string): boolean {
  const parts = [value, ...value.split(/[^\p{L}\p{N}_]+/u)];
  return value.includes(password) || parts.some((it) => it.length * 2 >= password.length && password.includes(it));
}
