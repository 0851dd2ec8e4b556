import type { Of } from '#domain/contract/fields.ts';
import type { subscribeToPush } from '#domain/contract/office/notifications.ts';
import type { PushMessage } from '#domain/desk/push-message.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import { Invalid } from '../errors.ts';
import { enqueueJob } from '../jobs/queue.ts';
import { isPublicHost } from '../push/public-hosts.ts';

/** The kind of the jobs that send a message to a device. */
export const PUSH = 'push';

type Wanted = Of<NonNullable<(typeof subscribeToPush)['body']>>;

/** Has a device take Web Push. It has one subscription at a time. @throws Invalid for an address or keys that no browser makes */
export async function subscribe(
  tx: Transaction,
  device_id: number,
  { endpoint, keys: { p256dh, auth }, language }: Wanted,
  now: Temporal.Instant,
): Promise<undefined> {
  const address = pushAddress(endpoint);
  if (address === null) throw invalid(['endpoint'], 'Enter an https address of a push service.');
  // An uncompressed point of P-256, and 16 random bytes (RFC 8291).
  if (Buffer.from(p256dh, 'base64url').length !== 65) throw invalid(['keys', 'p256dh'], 'Enter a key of 65 bytes.');
  if (Buffer.from(auth, 'base64url').length !== 16) throw invalid(['keys', 'auth'], 'Enter a secret of 16 bytes.');
  const subscription = { endpoint: address, p256dh, auth, language, created_at: now.epochMilliseconds };
  await tx
    .insertInto('push_subscriptions')
    .values({ device_id, ...subscription })
    .onConflict((it) => it.column('device_id').doUpdateSet(subscription))
    .execute();
}

function invalid(path: string[], message: string): Invalid {
  return new Invalid([{ path, message }]);
}

/** The address as every parser reads it; null where the engine must not connect to it. */
function pushAddress(text: string): string | null {
  const url = URL.parse(text);
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  return isPublicHost(url.hostname) ? url.href : null;
}

export async function unsubscribe(tx: Transaction, device_id: number): Promise<undefined> {
  await tx.deleteFrom('push_subscriptions').where('device_id', '=', device_id).execute();
}

/** Enqueues a message for each subscribed device of an account. @param messageFor  null where a device gets none */
export async function enqueuePush(
  tx: Transaction,
  account_id: number,
  messageFor: (
    device: Pick<RowOf<'push_subscriptions'>, 'language'> & { user_id: number | null },
  ) => PushMessage | null,
): Promise<void> {
  const devices = await tx
    .selectFrom('push_subscriptions as p')
    .innerJoin('desk_devices as d', 'd.id', 'p.device_id')
    .select(['d.id', 'd.user_id', 'p.language'])
    .where('d.account_id', '=', account_id)
    .execute();
  for (const { id, ...device } of devices) {
    const message = messageFor(device);
    if (message) await enqueueJob(tx, PUSH, `${id}/${crypto.randomUUID()}`, { payload: JSON.stringify(message) });
  }
}
