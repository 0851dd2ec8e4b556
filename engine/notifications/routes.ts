import * as calls from '#domain/contract/office/notifications.ts';
import { forbiddenError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { isPerson, type Principal } from '../http/principal.ts';
import { writeAs } from '../http/request/idempotency.ts';
import { assertUnchanged } from '../http/request/if-match.ts';
import { type InputOf, type Route, readAs, route } from '../http/route.ts';
import { readPreferences, savePreferences } from './preferences.ts';
import { subscribe, unsubscribe } from './push-subscriptions.ts';
import { countUnseen, isOwnAct, markSeen, notificationOf, notificationRows, type Reader, seenBy } from './queries.ts';
import { notificationReader } from './reader.ts';

const PAGE = 50;

/** The notifications of a team (B14): the list behind the bell, the choices of a person, and Web Push to a device. */
export function notificationRoutes(context: Context): Route[] {
  return [
    readAs(context, calls.listNotifications, 'orders.read', async (tx, { caller, query }) => {
      const reader = await notificationReader(tx, caller, query.account);
      const seen = await seenBy(tx, reader);
      const rows = await notificationRows(tx)
        .where('n.account_id', '=', reader.account_id)
        .$if(query.before !== undefined, (it) => it.where('n.id', '<', query.before ?? 0))
        .orderBy('n.id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const shown = rows.slice(0, PAGE);
      return {
        results: shown.map((row) => ({ ...notificationOf(row), is_seen: row.id <= seen || isOwnAct(row, reader) })),
        next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
        unseen: await countUnseen(tx, reader),
      };
    }),
    writeAs(context, calls.seeNotifications, 'orders.read', async (tx, { caller, query, body }) => {
      const reader = await notificationReader(tx, caller, query.account);
      await markSeen(tx, reader, body.id);
      if (body.language && reader.device_id === 0 && isPerson(caller))
        await savePreferences(tx, reader, { language: body.language });
      return { unseen: await countUnseen(tx, reader) };
    }),
    readAs(context, calls.readNotificationPreferences, 'orders.read', async (tx, input) =>
      readPreferences(tx, await personOf(tx, input)),
    ),
    writeAs(context, calls.changeNotificationPreferences, 'orders.read', async (tx, input) => {
      const person = await personOf(tx, input);
      await assertUnchanged(input.request, 'choice', () => readPreferences(tx, person));
      await savePreferences(tx, person, input.body);
      return readPreferences(tx, person);
    }),
    route(calls.readPushSubscription, 'orders.read', async ({ caller }) => {
      const id = caller.device?.id ?? 0;
      const found = await context.database.read((tx) =>
        tx.selectFrom('push_subscriptions').select('device_id').where('device_id', '=', id).executeTakeFirst(),
      );
      return { public_key: context.push.publicKey, is_subscribed: found !== undefined };
    }),
    writeAs(context, calls.subscribeToPush, 'orders.read', async (tx, { caller, body, now }) =>
      subscribe(tx, deviceOf(caller), body, now),
    ),
    writeAs(context, calls.unsubscribeFromPush, 'orders.read', async (tx, { caller }) =>
      unsubscribe(tx, caller.device?.id ?? 0),
    ),
  ];
}

type PersonInput = Pick<InputOf<typeof calls.readNotificationPreferences>, 'caller' | 'query'>;

/** @throws Failed 403 at a shared device and for an API key, because choices belong to a person */
async function personOf(tx: Transaction, { caller, query }: PersonInput): Promise<Reader> {
  const reader = await notificationReader(tx, caller, query.account);
  if (reader.device_id !== 0 || !isPerson(caller)) throw forbiddenError();
  return reader;
}

/** @throws Failed 403 for a caller who is not at a device of the desk */
function deviceOf({ device }: Principal): number {
  if (!device) throw forbiddenError();
  return device.id;
}
