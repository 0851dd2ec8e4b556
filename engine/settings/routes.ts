import * as calls from '#domain/contract/accounts/accounts.ts';
import { reason } from '#domain/contract/problems.ts';
import { requireIn, wholeId } from '../accounts/model/in-account.ts';
import { verifyPassword } from '../accounts/sign-in/verify-password.ts';
import { orNotFound, refuseProblems } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { Principal } from '../http/principal.ts';
import { type Route, routeAs } from '../http/route.ts';
import { closingOf, endAccount } from './close-account.ts';
import { tagManagerRoute } from './tag-manager.ts';

/** Acts that ask for the password again: the end of an account (B15), and the tag manager of a store (O9). */
export function settingsRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    tagManagerRoute(context),

    routeAs(calls.readClosing, ({ caller, params, now }) =>
      database.read(async (tx) => closingOf(tx, (await managedAccount(tx, caller, params['id'])).id, now)),
    ),

    routeAs(calls.closeAccount, async ({ caller, params, body, now }) => {
      const { id } = await database.read((tx) => managedAccount(tx, caller, params['id']));
      const { problems } = await verifyPassword(context, caller, body.current_password, now);
      await database.write(async (tx) => {
        const { company_display_name } = await managedAccount(tx, caller, String(id), { isLocked: true });
        const isNamed = body.company_display_name.trim() === company_display_name;
        const why = reason('other_company_name');
        refuseProblems([...problems, ...(isNamed ? [] : [{ path: ['company_display_name'], ...why }])]);
        await endAccount(context, tx, { account_id: id, user_id: caller.user_id }, now);
      });
      return undefined;
    }),
  ];
}

/** @throws Failed 404, 403 */
async function managedAccount(
  tx: Transaction,
  caller: Principal,
  param: string | undefined,
  { isLocked = false } = {},
): Promise<{ id: number; company_display_name: string }> {
  const id = wholeId(param);
  const query = tx.selectFrom('base_accounts').select(['id', 'company_display_name']).where('id', '=', id);
  const account = orNotFound(await (isLocked ? query.forUpdate() : query).executeTakeFirst());
  requireIn(caller, id, 'account.manage');
  return account;
}
