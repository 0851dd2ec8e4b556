import { Failed } from '../../base/errors.ts';
import type { Config } from '../../config.ts';
import type { Transaction } from '../../database/database.ts';
import { emailKey } from './email-address.ts';

/** The user of the demo store's desk. This user does not count as the engine's first user. */
export const DEMO_EMAIL = 'desk@demo.example';

/**
 * The people who may register (A23): the operator always, the first user unless registration is closed, everybody if it is open.
 *
 * @throws Failed 403 for anybody else
 */
export async function requireRegistration(
  tx: Transaction,
  { registration, operator }: Pick<Config, 'registration' | 'operator'>,
  email: string,
): Promise<void> {
  if (registration === 'open' || (operator !== null && emailKey(operator) === emailKey(email))) return;
  const active = tx
    .selectFrom('users')
    .select('id')
    .where('is_active', '=', 1)
    .where('email_key', '<>', DEMO_EMAIL)
    .limit(1);
  if (registration === 'invited' && !(await active.executeTakeFirst())) return;
  throw registrationClosedError();
}

export function registrationClosedError(): Failed {
  return new Failed(403, 'Accounts are made by invitation here.', {}, { code: 'registration_closed' });
}
