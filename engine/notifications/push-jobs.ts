import { callerOfDevice } from '../accounts/sign-in/authenticate-device.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import { PUSH } from './push-subscriptions.ts';

/** Sends messages to devices (B14), with growing pauses while the push service is out of reach. */
export function pushJobs({ database, push, now, log }: Context): JobHandlers {
  return {
    [PUSH]: {
      atOnce: 32,
      leaseSeconds: 60,
      // About four hours, because the pauses grow from 15 s to an hour.
      mostAttempts: 12,
      pauseSeconds: (attempts) => Math.min(15 * 2 ** (attempts - 1), 60 * 60),
      run: async ({ key, payload }) => {
        const device_id = Number(key.split('/')[0]);
        const subscription = await database.read((tx) => goodSubscription(tx, device_id, now()));
        if (!subscription || payload === null) return undefined;
        const status = await push.send(subscription, payload);
        if (status >= 200 && status < 300) return undefined;
        if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
        if (status === 404 || status === 410) await database.write((tx) => dropSubscription(tx, subscription));
        else log.warn({ device: device_id, status }, 'a push service refused a message');
        return undefined;
      },
    },
  };
}

type Subscription = RowOf<'push_subscriptions'>;

/** The subscription of a device that may still read orders. */
async function goodSubscription(
  tx: Transaction,
  device_id: number,
  now: Temporal.Instant,
): Promise<Subscription | undefined> {
  const caller = await callerOfDevice(tx, device_id, now);
  if (!caller?.can(caller.device.account_id, 'orders.read')) return undefined;
  return tx.selectFrom('push_subscriptions').selectAll().where('device_id', '=', device_id).executeTakeFirst();
}

/** Deletes a subscription. If the device has subscribed again since, its new subscription stays. */
async function dropSubscription(tx: Transaction, { device_id, endpoint }: Subscription): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('device_id', '=', device_id)
    .where('endpoint', '=', endpoint)
    .execute();
}
