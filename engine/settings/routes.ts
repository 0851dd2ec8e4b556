import * as calls from '#domain/contract/accounts/accounts.ts';
import { carriedAccounts } from '../accounts/carried-accounts.ts';
import { requireIn, wholeId } from '../accounts/model/in-account.ts';
import { verifyPassword } from '../accounts/sign-in/verify-password.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { needsRowLocks } from '../database/row-locks.ts';
import { notFound, refuseProblems } from '../errors.ts';
import { Serialised } from '../http/json-response.ts';
import type { Principal } from '../http/principal.ts';
import { type Route, routeAs } from '../http/route.ts';
import { exportedAccount } from '../import-export/export-stores.ts';
import { kindsOf } from '../import-export/kinds.ts';
import { resources } from '../resources/all.ts';
import { closingOf, endAccount } from './close-account.ts';

/** The end of an account, and the export of all that it has entered (B15). */
export function settingsRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    routeAs(calls.readClosing, ({ caller, params, now }) =>
      database.read(async (tx) => closingOf(tx, (await managedAccount(tx, caller, params['id'])).id, now)),
    ),

    routeAs(calls.closeAccount, async ({ caller, params, body, now }) => {
      const { id } = await database.read((tx) => managedAccount(tx, caller, params['id']));
      const { problems } = await verifyPassword(context, caller, body.current_password, now);
      await database.write(async (tx) => {
        const { company_display_name } = await managedAccount(tx, caller, String(id), { isLocked: true });
        const isNamed = body.company_display_name.trim() === company_display_name;
        const message = 'This is not the name of the company.';
        refuseProblems([...problems, ...(isNamed ? [] : [{ path: ['company_display_name'], message }])]);
        await endAccount(context, tx, { account_id: id, user_id: caller.user_id }, now);
      });
      return undefined;
    }),

    routeAs(calls.exportAccount, async ({ caller, params, now, request }) => {
      const text = await database.read(async (tx) => {
        const { id } = await managedAccount(tx, caller, params['id']);
        const all = kindsOf([carriedAccounts, ...resources], { withPeople: true });
        const kinds = all.filter(({ permission }) => caller.can(id, permission.read));
        return exportedAccount(tx, { account_id: id, kinds, now, signal: request.signal });
      });
      return new Serialised(text, { 'content-disposition': 'attachment; filename="landfall.json"' });
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
  const account = await (isLocked && needsRowLocks(tx) ? query.forUpdate() : query).executeTakeFirst();
  if (!account) throw notFound();
  requireIn(caller, id, 'account.manage');
  return account;
}
