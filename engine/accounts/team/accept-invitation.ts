import type { Of } from '#domain/contract/fields.ts';
import type { Context } from '../../context.ts';
import { Invalid } from '../../errors.ts';
import { emailKey, normalEmail } from '../model/email-address.ts';
import { insertUser } from '../model/queries.ts';
import { registrationClosed } from '../model/registration.ts';
import type { NewUser } from '../model/users-contract.ts';
import { passwordProblems } from '../sign-in/password-rules.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { invitedBy, joinByInvitation } from './invitations.ts';

/**
 * Makes a user of an invited person who has no account yet, and has them accept. They have read the mail, which is all that activating
 * would prove.
 *
 * @throws Invalid for a bad invitation or password, and for an address that is known; Failed
 */
export async function joinAsNewUser(
  { database, config }: Context,
  invitation: { id: number; token: string },
  { first_name = '', last_name = '', new_password }: Of<typeof NewUser>,
  now: Temporal.Instant,
): Promise<void> {
  if (config.registration === 'closed') throw registrationClosed();
  const { email: address } = await database.read((tx) => invitedBy(tx, invitation, now));
  const email = normalEmail(address);
  const problems = passwordProblems(new_password, { first_name, last_name, email }, 'new_password');
  if (problems.length > 0) throw new Invalid(problems);
  const password = await hashPassword(new_password);
  await database.write(async (tx) => {
    const user = await insertUser(tx, {
      email,
      email_key: emailKey(email),
      password,
      first_name,
      last_name,
      is_active: 1,
      is_staff: 0,
      last_login: null,
      date_joined: now.epochMilliseconds,
    });
    if (!user)
      throw new Invalid([{ path: ['new_password'], message: 'You have an account already: sign in with it.' }]);
    await joinByInvitation(tx, user.id, invitation, now);
  });
}
