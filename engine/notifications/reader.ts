import { requireIn } from '../accounts/model/in-account.ts';
import type { Transaction } from '../database/database.ts';
import type { Principal } from '../http/principal.ts';
import type { Reader } from './queries.ts';

/** The reader in the named account, else in the device's, else in the caller's first. @throws Failed 404, 403 if they may not read its orders */
export async function notificationReader(tx: Transaction, caller: Principal, account?: number): Promise<Reader> {
  const { user_id, device } = caller;
  const account_id = account ?? device?.account_id ?? caller.accountsWith('orders.read')[0] ?? 0;
  // `requireIn` needs `account.read`, but a role of the account's own may have only `orders.read`.
  if (!caller.can(account_id, 'orders.read')) requireIn(caller, account_id, 'orders.read');
  const shared = device
    ? await tx
        .selectFrom('desk_devices')
        .select('id')
        .where('id', '=', device.id)
        .where('is_shared', '=', 1)
        .executeTakeFirst()
    : undefined;
  return { account_id, user_id, device_id: shared?.id ?? 0 };
}
