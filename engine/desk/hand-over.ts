import { handOverLog } from '#domain/contract/desk.ts';
import { lastCallerOfDevice } from '../accounts/sign-in/authenticate-device.ts';
import type { Context } from '../context.ts';
import { unauthorised } from '../errors.ts';
import { type Route, route } from '../http/route.ts';
import { lockDevice, secretOf } from './device-secrets.ts';
import { storeEntries, type Writer } from './store-entries.ts';

/**
 * POST /api/desk/session/hand-over/: the entries that a device had not sent when it was revoked (T6). An entry counts if the device's user and
 * role still allow it. The cookie of a revoked device allows nothing else.
 */
export function handOverRoute({ database, newId }: Context): Route {
  return route(
    handOverLog,
    async (input) => {
      const secret = secretOf(input);
      const stored = await database.write(async (tx) => {
        const device = await lockDevice(tx, secret);
        if (!device) throw unauthorised('No device is signed in here.', { code: 'no_device' });
        const { id, name, account_id } = device;
        const caller = await lastCallerOfDevice(tx, id);
        const can: Writer['can'] = (permission) => caller?.can(account_id, permission) ?? false;
        return storeEntries(tx, { id, name, account_id, can }, input.body.entries, { now: input.now, newId });
      });
      return { stored };
    },
    'anonymous',
  );
}
