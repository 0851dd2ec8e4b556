import type { Problem } from '../../errors.ts';
import { commonPasswords } from './common-passwords.ts';

/** What a password must not resemble. */
export interface Attributes {
  readonly first_name?: string | undefined;
  readonly last_name?: string | undefined;
  readonly email?: string | undefined;
}

const SHORTEST = 8;
const MOST_SIMILAR = 0.7;

/**
 * All that is wrong with a password (A10), in Django's words and order; that it has at most 72 characters is its field's to say.
 *
 * @param path  where it stands in the request
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

/** To a value or a word of it. */
function isSimilar(password: string, value: string): boolean {
  return [...value.split(/[^\p{L}\p{N}_]+/u), value].some(
    (part) => !isFarShorter(part, password) && similarity(password, part) >= MOST_SIMILAR,
  );
}

function isFarShorter(part: string, password: string): boolean {
  return password.length >= 10 * part.length && part.length < (MOST_SIMILAR / 2) * password.length;
}

/** Python's `SequenceMatcher.quick_ratio`: how many letters two texts share, wherever they stand. @returns 0 to 1 */
function similarity(a: string, b: string): number {
  const left = new Map<string, number>();
  for (const letter of b) left.set(letter, (left.get(letter) ?? 0) + 1);
  let shared = 0;
  for (const letter of a) {
    const count = left.get(letter) ?? 0;
    if (count > 0) shared += 1;
    left.set(letter, count - 1);
  }
  const length = Array.from(a).length + Array.from(b).length;
  return length === 0 ? 1 : (2 * shared) / length;
}
