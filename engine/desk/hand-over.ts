import { handOverLog } from '#domain/contract/desk.ts';
import { callerOfDevice, deviceRevokedError, lastCallerOfDevice } from '../accounts/sign-in/authenticate-device.ts';
import { endDevices } from '../accounts/sign-in/end-devices.ts';
import { unauthorisedError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import { type Route, route } from '../http/route.ts';
import { forgetDevice, lockDevice, secretOf } from './device-secrets.ts';
import { storeEntries, type Writer } from './store-entries.ts';

/** The days after its revocation in which a device can hand over its log. */
const DAYS = 7;

/**
 * POST /api/desk/session/hand-over/: the entries that a device has not sent when its session ends (T6). The cookie of a revoked device allows
 * nothing else.
 */
export function handOverRoute({ database, newId }: Context): Route {
  return route(handOverLog, 'anonymous', async (input) => {
    const secret = secretOf(input);
    const stored = await database.write(async (tx) => {
      const device = await lockDevice(tx, secret);
      if (!device) throw unauthorisedError('No device is signed in here.', { code: 'no_device' });
      const { id, name, account_id } = device;
      const { now } = input;
      const isGood = (await callerOfDevice(tx, id, now)) !== null;
      const ended_at = isGood ? null : (device.revoked_at ?? now.epochMilliseconds);
      // The session has ended, or the user is inactive: the seven days begin now.
      if (!isGood) await endDevices(tx, [id], now);
      if (ended_at !== null && ended_at <= now.subtract({ hours: 24 * DAYS }).epochMilliseconds)
        throw deviceRevokedError(forgetDevice());
      const caller = await lastCallerOfDevice(tx, id);
      // A user who has left the team has no role to check: entries about guests who came still count.
      const can: Writer['can'] = (permission) =>
        caller?.can(account_id, permission) ?? permission === 'bookings.check_in';
      return storeEntries(tx, { id, name, account_id, can, ended_at }, input.body.entries, { now, newId });
    });
    return { stored };
  });
}
