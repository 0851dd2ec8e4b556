import { type Problem, reason } from '#domain/contract/problems.ts';
import { Invalid, invalidError } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Principal } from '../../http/principal.ts';
import { type UserRow, userByEmail, userById } from '../model/queries.ts';
import { isPassword } from './passwords.ts';
import { provingPassword } from './rate-limits.ts';

export const WRONG_PASSWORD: Problem = { path: ['current_password'], ...reason('wrong_password') };

/**
 * Checks the caller's password. @returns the caller's user, and the problem of a wrong password
 *
 * @throws Failed 429 after too many wrong passwords
 */
export async function verifyPassword(
  context: Context,
  { user_id }: Principal,
  password: string,
  now: Temporal.Instant,
): Promise<{ user: UserRow; problems: readonly Problem[] }> {
  const tries = provingPassword(context, user_id);
  await tries.begin(now);
  const user = await context.database.read((tx) => userById(tx, user_id));
  if (!user) throw new Error(`user ${user_id} went while they asked`);
  if (!(await isPassword(password, user.password))) return { user, problems: [WRONG_PASSWORD] };
  await context.database.write((tx) => tries.forgive(tx));
  return { user, problems: [] };
}

export async function addressProblems({ database }: Context, email: string, path: string): Promise<readonly Problem[]> {
  const other = await database.read((tx) => userByEmail(tx, email));
  return other ? [{ path: [path], ...TAKEN }] : [];
}

const TAKEN = reason('email_taken');

export function takenError(path: string): Invalid {
  return invalidError([path], TAKEN);
}
