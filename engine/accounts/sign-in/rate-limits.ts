import type { Context } from '../../context.ts';
import { networkFrom } from '../../http/client-network.ts';
import { type RateLimit, rateLimit } from '../../http/rate-limit.ts';
import { emailKey } from '../model/email-address.ts';

/** Failed sign-ins are rate-limited three ways: per network, per account and network, and per account. */
export function signingIn(context: Context, request: Request, email: string): RateLimit {
  const account = emailKey(email).slice(0, 254);
  const from = networkFrom(context, request);
  return rateLimit(context, [
    ...(from ? [{ key: `sign-in from ${from}`, most: 100, minutes: 15 }] : []),
    { key: `sign-in to ${account} from ${from ?? 'anywhere'}`, most: 10, minutes: 15 },
    { key: `sign-in to ${account}`, most: 100, minutes: 60 },
  ]);
}

/** Limits a signed-in user's password checks, so that a stolen token does not allow guessing the password. */
export function provingPassword(context: Context, user_id: number): RateLimit {
  return rateLimit(context, [{ key: `password of ${user_id}`, most: 10, minutes: 15 }]);
}

/** Limits answers that reveal whether an address is known here, per network (A25). */
export function askingWhoIsKnown(context: Context, request: Request): RateLimit {
  const from = networkFrom(context, request) ?? 'nowhere';
  return rateLimit(context, [{ key: `known address from ${from}`, most: 100, minutes: 60 }]);
}

/** Limits emails to an address that anybody can name, whether it is known here or not. */
export function askingForMail(context: Context, request: Request, email: string): RateLimit {
  const from = networkFrom(context, request);
  return rateLimit(context, [
    ...(from ? [{ key: `mail from ${from}`, most: 100, minutes: 60 }] : []),
    { key: `mail to ${emailKey(email).slice(0, 254)}`, most: 10, minutes: 60 },
  ]);
}
