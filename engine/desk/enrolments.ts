import { hash, randomInt } from 'node:crypto';
import { createEnrolment } from '#domain/contract/desk.ts';
import { notAChoice } from '#domain/contract/problems.ts';
import { typedCode } from '#domain/typing/typed-text.ts';
import { requireAll } from '../accounts/model/in-account.ts';
import { permissionsOf } from '../accounts/model/team-queries.ts';
import { requireMember } from '../accounts/sign-in/api-keys.ts';
import { forbiddenError, invalidError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { instantText } from '../http/json-response.ts';
import { type Route, route } from '../http/route.ts';
import { ALPHABET } from '../orders/model/order-number.ts';

const MINUTES = 10;
const LENGTH = 12;

/** POST /api/desk/enrolments/: a code that enrols one device for several people (T3). The device may do no more than the user who made the code. */
export function enrolmentRoute({ database }: Context): Route {
  return route(createEnrolment, 'authenticated', async ({ caller, body, now }) => {
    const account_id = body.account ?? caller.device?.account_id ?? caller.accountsWith('team.manage')[0];
    if (account_id === undefined || !caller.can(account_id, 'team.manage')) throw forbiddenError();
    const { user_id } = caller;
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    const expires_at = now.add({ minutes: MINUTES }).epochMilliseconds;
    await database.write(async (tx) => {
      await requireMember(tx, caller, account_id, 'account');
      const role = await roleNamed(tx, account_id, body.role);
      if (!role) throw invalidError(['role'], notAChoice(body.role));
      requireAll(caller, account_id, permissionsOf(role));
      await tx
        .insertInto('desk_enrolments')
        .values({ code_hash: hashOfCode(code), account_id, user_id, role_id: role.id, name: body.name, expires_at })
        .execute();
    });
    return { code, expires_at: instantText(expires_at) };
  });
}

/** Uses a code, once: of several devices that send the same code, only one is enrolled. @returns undefined for an unknown, used or expired code */
export async function takeEnrolment(tx: Transaction, code: string, now: Temporal.Instant) {
  return tx
    .deleteFrom('desk_enrolments')
    .where('code_hash', '=', hashOfCode(code))
    .where('expires_at', '>', now.epochMilliseconds)
    .returning(['account_id', 'user_id', 'role_id', 'name'])
    .executeTakeFirst();
}

/** The stored hash of a code, from any way to type it: in lower case, or in groups. */
function hashOfCode(code: string): string {
  return hash('sha256', typedCode(code).replaceAll('-', ''));
}

async function roleNamed(tx: Transaction, account_id: number, name: string) {
  return tx
    .selectFrom('roles')
    .selectAll()
    .where('name', '=', name)
    .where((it) => it.or([it('account_id', 'is', null), it('account_id', '=', account_id)]))
    .executeTakeFirst();
}
