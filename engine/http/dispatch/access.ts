import { forbidden, unauthorised } from '../../errors.ts';
import type { Authenticator, Principal } from '../principal.ts';
import type { Access } from '../route.ts';

/**
 * Whoever asks, if a route looks for them and lets them in (A12).
 *
 * @throws Failed 401 without a token where one is needed, or with a bad one; 403 without the permission in any account
 */
export async function allowedCaller(
  callers: Authenticator,
  access: Exclude<Access, 'public'>,
  request: Request,
  now: Temporal.Instant,
): Promise<Principal | null> {
  if (access === 'anonymous') return null;
  const caller = await callers.of(request, now);
  if (access === 'optional') return caller;
  if (!caller) throw unauthorised();
  // What needs no permission is about people, teams and accounts: a machine changes nothing there (A39).
  if (access === 'authenticated' && caller.api_key !== undefined && !isRead(request)) throw forbidden();
  if (access === 'authenticated' || caller.is_staff) return caller;
  if (access === 'operator' || caller.accountsWith(access).length === 0) throw forbidden();
  return caller;
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a request brings a token at all, a good one or a bad one. */
export function bringsToken(request: Request): boolean {
  return /^\s*Bearer\b/.test(request.headers.get('authorization') ?? '');
}
