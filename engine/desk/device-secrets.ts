import { hash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { deviceRevokedError } from '../accounts/sign-in/authenticate-device.ts';
import { forbiddenError } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { isFromElsewhere } from '../http/request/own-page.ts';

/** With this prefix a browser accepts the cookie only from this host: a script of a shop on the same domain cannot set it. */
const NAME = '__Host-landfall_desk';
const DAYS = 90;

/** The end of a device's session, unless the device renews it before (T2). Epoch milliseconds. */
export function sessionEnd(now: Temporal.Instant): number {
  return now.add({ hours: 24 * DAYS }).epochMilliseconds;
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfSecret(secret: string): string {
  return hash('sha256', secret);
}

/** Always `Secure`: browsers treat `localhost` as secure too. Scripts cannot read the cookie, and only calls about the session look at it (T2). */
export function deviceCookie(secret: string): { readonly 'set-cookie': string } {
  return cookie(secret, DAYS * 86_400);
}

export function forgetDevice(): { readonly 'set-cookie': string } {
  return cookie('', 0);
}

function cookie(value: string, seconds: number) {
  const attributes = `Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Strict`;
  return { 'set-cookie': `${NAME}=${value}; ${attributes}` };
}

/** The secret of the device that sends a request; null without one. @throws Failed 403 for a request of another site's page */
export function secretOf({ request, url }: { request: Request; url: URL }): string | null {
  if (isFromElsewhere(request, url)) throw forbiddenError();
  const [, secret] = /(?:^|;\s*)__Host-landfall_desk=([\w-]+)/.exec(request.headers.get('cookie') ?? '') ?? [];
  return secret ?? null;
}

export type DeviceRow = Selectable<Tables['desk_devices']>;

/** Locks the device of a secret, also a revoked or expired one, so that it cannot be revoked at the same time. */
export async function lockDevice(tx: Transaction, secret: string | null): Promise<DeviceRow | undefined> {
  if (secret === null) return undefined;
  return lockWhere(tx, { secret_hash: hashOfSecret(secret) });
}

/** The same for the device of a key. */
export async function lockDeviceById(tx: Transaction, id: number): Promise<DeviceRow | undefined> {
  return lockWhere(tx, { id });
}

function lockWhere(tx: Transaction, of: { secret_hash: string } | { id: number }): Promise<DeviceRow | undefined> {
  const query = tx
    .selectFrom('desk_devices')
    .selectAll()
    .where((it) => it.and(of));
  return query.forUpdate().executeTakeFirst();
}

/**
 * Locks a device that is to be given something, so that it cannot be revoked or moved at the same time.
 *
 * @throws Failed 401 for a device that was revoked or moved since its request was let in
 */
export async function lockGoodDevice(
  tx: Transaction,
  { id, account_id }: { readonly id: number; readonly account_id: number },
): Promise<void> {
  const query = tx
    .selectFrom('desk_devices')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', account_id)
    .where('revoked_at', 'is', null);
  if (!(await query.forNoKeyUpdate().executeTakeFirst())) throw deviceRevokedError();
}

const CONTACT_SECONDS = 60;

/** Whether to note the last contact of a device again: at most once a minute. */
export async function isContactOld(tx: Transaction, id: number, now: Temporal.Instant): Promise<boolean> {
  const { last_contact_at } = await tx
    .selectFrom('desk_devices')
    .select('last_contact_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return last_contact_at < now.subtract({ seconds: CONTACT_SECONDS }).epochMilliseconds;
}

export async function noteContact(tx: Transaction, id: number, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('desk_devices').set({ last_contact_at: now.epochMilliseconds }).where('id', '=', id).execute();
}
