import { Failed } from '../../errors.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A request's `Idempotency-Key`; null where it has none and a repeat would be a second one. @throws Failed 400 */
export function keyOf(request: Request): string | null {
  const given = request.headers.get('idempotency-key');
  if (given === null) return null;
  const key = given.toLowerCase();
  if (!UUID.test(key)) throw new Failed(400, 'Idempotency-Key must be a UUID.');
  return key;
}
