import { type DeskDelta, syncDesk } from '#domain/contract/desk.ts';
import type { Of } from '#domain/contract/fields.ts';
import { Failed } from '../base/errors.ts';
import { keyOfDevice, storeDeviceKey } from '../catalogue/voucher-keys.ts';
import type { Context } from '../context.ts';
import { compressed, encodingFor } from '../http/headers.ts';
import type { Principal } from '../http/principal.ts';
import { type AccountInput, type Route, route } from '../http/route.ts';
import { countUnseen } from '../notifications/queries.ts';
import { notificationReader } from '../notifications/reader.ts';
import { isContactOld, lockGoodDevice, noteContact } from './device-secrets.ts';
import { leasesOf } from './leases.ts';
import { officeCash } from './read-log.ts';
import { deskDelta } from './snapshot.ts';
import { storeEntries, type Writer } from './store-entries.ts';

type Body = Of<NonNullable<typeof syncDesk.body>>;

/**
 * POST /api/desk/sync/: stores a device's entries, then answers what has changed (T4, T6). A separate first transaction stores the entries, so
 * they are safe if the answer is lost. Without the permission to see guests, the answer has no departures, but the entries are stored.
 */
export function syncRoute(context: Context): Route {
  const { database, newId } = context;
  const sync = async ({ caller, body, now, request }: AccountInput<unknown, Body>) => {
    const { device } = caller;
    const account_id = accountOf(caller, body.account);
    const { entries, signing_key } = body;
    const writer = entries.length > 0 ? writerOf(caller, account_id) : null;
    const canSell = device?.account_id === account_id && caller.can(account_id, 'orders.write');
    const stored = writer
      ? await database.write(async (tx) => {
          // The device may have been revoked since its request was let in.
          if (device) await lockGoodDevice(tx, device);
          return storeEntries(tx, writer, entries, { now, newId });
        })
      : [];
    if (canSell && signing_key !== undefined)
      await database.write(async (tx) => {
        await lockGoodDevice(tx, device);
        await storeDeviceKey(tx, device, signing_key, now);
      });
    if (device && (await database.read((tx) => isContactOld(tx, device.id, now))))
      await database.write((tx) => noteContact(tx, device.id, now));
    const isNamed = body.account === undefined || body.account === account_id;
    const canRead = isNamed && caller.can(account_id, 'bookings.read');
    const delta = await database.read(async (tx) => {
      const days = await deskDelta(tx, { account_id, canRead, known: body.departures, now });
      const isOwn = device?.account_id === account_id;
      return {
        ...days,
        ...(isOwn && { cash: await officeCash(tx, device.id, days.from) }),
        leases: canSell ? await leasesOf(tx, device, now) : [],
        signing_key: canSell ? await keyOfDevice(tx, device.id) : null,
        unseen:
          isNamed && caller.can(account_id, 'orders.read')
            ? await countUnseen(tx, await notificationReader(tx, caller, account_id))
            : 0,
      };
    });
    return compressedJson({ ...delta, stored }, request);
  };
  return { ...route(syncDesk, 'authenticated', sync), isForDevices: true };
}

/** The named account if the caller may see its guests, else the device's account. @throws Failed 403 without one */
function accountOf(caller: Principal, named: number | undefined): number {
  if (named !== undefined && caller.can(named, 'bookings.read')) return named;
  const account = caller.device?.account_id ?? caller.accountsWith('bookings.read')[0];
  if (account === undefined || (named !== undefined && !caller.device))
    throw new Failed(403, 'You do not have permission to perform this action.');
  return account;
}

/** @throws Failed 403 for a caller that is no device */
function writerOf(caller: Principal, account_id: number): Writer {
  const { device } = caller;
  if (!device) throw new Failed(403, 'Entries are written at a device of the desk: sign in at /desk/ for that.');
  const { id, name } = device;
  return { id, name, account_id, can: (permission) => caller.can(account_id, permission), ended_at: null };
}

const QUALITY = 5;

/** A compressed answer: the lists of several days are ten times as large without compression. */
async function compressedJson(reply: DeskDelta, { headers }: Request): Promise<Response> {
  const bytes = new TextEncoder().encode(JSON.stringify(reply));
  const encoding = encodingFor(headers);
  return new Response(encoding ? await compressed(bytes, encoding, QUALITY) : bytes, {
    headers: {
      'content-type': 'application/json',
      vary: 'accept-encoding',
      ...(encoding && { 'content-encoding': encoding }),
    },
  });
}
