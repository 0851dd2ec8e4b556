import * as calls from '#domain/contract/accounts/accounts.ts';
import { reason } from '#domain/contract/problems.ts';
import { changeTagManager } from '#domain/contract/resources/stores.ts';
import { requireIn, wholeId } from '../accounts/model/in-account.ts';
import { verifyPassword } from '../accounts/sign-in/verify-password.ts';
import { forbiddenError, orNotFound, refuseProblems } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { recordFields } from '../history/record-fields.ts';
import { isPerson, type Principal } from '../http/principal.ts';
import { type AccountInput, type Route, readAs, route } from '../http/route.ts';
import { bumpVersion } from '../places/version.ts';
import { objectOf } from '../resources/model/ownership.ts';
import { stores } from '../resources/stores/stores.ts';
import { closingOf, endAccount } from './close-account.ts';

/** Acts that ask for the password again: the end of an account (B15), and the tag manager of a store (O9). */
export function settingsRoutes(context: Context): Route[] {
  const { database } = context;
  return [
    tagManagerRoute(context),
    readAs(context, calls.readClosing, 'authenticated', async (tx, { caller, params, now }) =>
      closingOf(tx, (await managedAccount(tx, caller, params['id'])).id, now),
    ),
    route(calls.closeAccount, 'authenticated', async ({ caller, params, body, now }) => {
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

/** Sets the tag manager of a store (O9). Only a person with the password may, because the script can do everything that the shop's own script can. */
function tagManagerRoute(context: Context): Route {
  const { database } = context;
  const set = async ({ params, caller, body, now }: AccountInput<unknown, TagManagerChange>) => {
    if (!isPerson(caller)) throw forbiddenError();
    await database.read((tx) => managedStore(tx, params['id'], caller, false));
    const { problems } = await verifyPassword(context, caller, body.current_password, now);
    refuseProblems(problems);
    const tag_manager = body.tag_manager || null;
    await database.write(async (tx) => {
      const { id, account_id, title } = await managedStore(tx, params['id'], caller, true);
      await tx.updateTable('stores').set({ tag_manager }).where('id', '=', id).execute();
      const writing = { account_id, caller, now, body: { tag_manager } };
      await recordFields(tx, { kind: 'store', id: String(id) }, 'changed', { title }, writing);
      await bumpVersion(tx, [id]);
    });
    return { tag_manager };
  };
  return route(changeTagManager, 'account.manage', set);
}

type TagManagerChange = NonNullable<(typeof changeTagManager)['body']>['TYPE'];

/** @throws Failed 404, 403 */
async function managedStore(tx: Transaction, param: string | undefined, caller: Principal, isLocked: boolean) {
  const { id, account_id, title } = await objectOf(tx, stores, param, caller, { isToChange: false, isLocked });
  requireIn(caller, Number(account_id), 'account.manage');
  return { id: Number(id), account_id: Number(account_id), title: String(title) };
}
