import { ECDH } from 'node:crypto';
import type { Of } from '#domain/contract/fields.ts';
import type { subscribeToPush } from '#domain/contract/office/notifications.ts';
import { reason } from '#domain/contract/problems.ts';
import type { PushMessage } from '#domain/desk/push-message.ts';
import { invalidError } from '../base/errors.ts';
import { isPublicHost } from '../base/public-hosts.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import { enqueueJob } from '../jobs/queue.ts';

/** The kind of the jobs that send a message to a device. */
export const PUSH = 'push';

type SubscribeInput = Of<NonNullable<(typeof subscribeToPush)['body']>>;

/** Subscribes a device to Web Push. A device has one subscription. @throws Invalid for an address or keys that no browser makes */
export async function subscribe(
  tx: Transaction,
  device_id: number,
  { endpoint, keys: { p256dh, auth }, language }: SubscribeInput,
  now: Temporal.Instant,
): Promise<undefined> {
  const address = pushAddress(endpoint);
  if (address === null) throw invalidError(['endpoint'], reason('not_a_push_service'));
  // RFC 8291 requires an uncompressed point of P-256, and 16 random bytes.
  if (!isPoint(p256dh)) throw invalidError(['keys', 'p256dh'], reason('not_a_push_key'));
  if (Buffer.from(auth, 'base64url').length !== 16) throw invalidError(['keys', 'auth'], reason('not_a_push_secret'));
  const subscription = { endpoint: address, p256dh, auth, language, created_at: now.epochMilliseconds };
  await tx
    .insertInto('push_subscriptions')
    .values({ device_id, ...subscription })
    .onConflict((it) => it.column('device_id').doUpdateSet(subscription))
    .execute();
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return Buffer.from(key, 'base64url').length === 65;
  } catch {
    return false;
  }
}

/** The address in its parsed form; null if the engine must not connect to it. */
function pushAddress(text: string): string | null {
  const url = URL.parse(text);
  if (!url || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return null;
  return isPublicHost(url.hostname) ? url.href : null;
}

export async function unsubscribe(tx: Transaction, device_id: number): Promise<undefined> {
  await tx.deleteFrom('push_subscriptions').where('device_id', '=', device_id).execute();
}

/** A device that accepts messages. */
export type PushDevice = Pick<RowOf<'push_subscriptions'>, 'language'> & Pick<RowOf<'desk_devices'>, 'user_id'>;

/**
 * Enqueues a message for each device of an account that accepts messages.
 *
 * @param newest  the newest notification of the message: each device gets one message for it
 * @param messageFor  null for a device that gets no message
 */
export async function enqueuePush(
  tx: Transaction,
  { account_id, newest }: { account_id: number; newest: number },
  messageFor: (device: PushDevice) => PushMessage | null,
): Promise<void> {
  const devices = await tx
    .selectFrom('push_subscriptions as p')
    .innerJoin('desk_devices as d', 'd.id', 'p.device_id')
    .select(['d.id', 'd.user_id', 'p.language'])
    .where('d.account_id', '=', account_id)
    .execute();
  for (const { id, ...device } of devices) {
    const message = messageFor(device);
    if (message) await enqueueJob(tx, PUSH, `${id}/${newest}`, { payload: JSON.stringify(message), account_id });
  }
}
