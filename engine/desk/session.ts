import * as calls from '#domain/contract/desk.ts';
import type { AnyEndpoint } from '#domain/contract/endpoint.ts';
import { openShop } from '#domain/contract/office/first-shop.ts';
import { reason } from '#domain/contract/problems.ts';
import { callerOfDevice, deviceRevokedError } from '../accounts/sign-in/authenticate-device.ts';
import { endDevices } from '../accounts/sign-in/end-devices.ts';
import { lockProvenUser, provenUser } from '../accounts/sign-in/sign-in.ts';
import { Failed, forbiddenError, invalidError, unauthorisedError } from '../base/errors.ts';
import { deviceOfProof, endKeysOfDevices } from '../catalogue/voucher-keys.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { networkFrom } from '../http/client-network.ts';
import { JsonResponse } from '../http/json-response.ts';
import { rateLimit } from '../http/rate-limit.ts';
import { readerLanguage } from '../http/request/reader-language.ts';
import { type InputOf, type Route, route } from '../http/route.ts';
import { endLeases } from '../places/leases.ts';
import {
  type DeviceRow,
  deviceCookie,
  forgetDevice,
  hashOfSecret,
  lockDevice,
  lockDeviceById,
  newSecret,
  secretOf,
  sessionEnd,
} from './device-secrets.ts';
import { takeEnrolment } from './enrolments.ts';
import { hasAccount, insertShop } from './open-shop.ts';
import { deskAccountsOf, type SessionFields, sessionFields } from './session-reply.ts';

/** Sessions of the desk's devices (T2): signing in, enrolling, renewing by the cookie, and signing out. */
export function deskSessionRoutes(context: Context): Route[] {
  const { database } = context;

  return [
    route(calls.openSession, 'anonymous', (input) => openSession(context, input)),
    route(openShop, 'anonymous', (input) => openFirstShop(context, input)),
    route(calls.enrolDevice, 'anonymous', (input) => enrolDevice(context, input)),

    route(calls.renewSession, 'anonymous', async (input) => {
      const { body, now } = input;
      const secret = secretOf(input);
      if (secret === null) throw unauthorisedError('No device is signed in here.', { code: 'no_device' });
      const fields = await database.write((tx) => renew(tx, secret, body.account, now));
      return sessionResponse(context, fields, secret, now);
    }),

    route(calls.endSession, 'anonymous', async (input) => {
      const secret = secretOf(input);
      await database.write(async (tx) => {
        const device = await lockDevice(tx, secret);
        if (device) await endDevices(tx, [device.id], input.now);
      });
      return new JsonResponse(204, null, forgetDevice());
    }),
  ];
}

type AnonymousInput<Call extends AnyEndpoint> = Omit<InputOf<Call>, 'caller'>;

async function openSession(context: Context, input: AnonymousInput<typeof calls.openSession>): Promise<JsonResponse> {
  const { body, request, now } = input;
  const before = secretOf(input);
  const proven = await provenUser(context, body, request, now);
  const secret = newSecret();
  const parts = await context.database.write(async (tx) => {
    await lockProvenUser(tx, proven, now);
    const user_id = proven.user.id;
    const earlier = body.proof ? await deviceOfProof(tx, body.proof, body.email) : null;
    const account_id = await deskAccount(tx, user_id, body.account, earlier?.account_id);
    const own = { account_id, user_id, name: body.name, role_id: null, is_shared: 0 };
    return openDevice(tx, own, { before, earlier, secret }, now);
  });
  return sessionResponse(context, parts, secret, now);
}

async function openFirstShop(context: Context, input: AnonymousInput<typeof openShop>): Promise<JsonResponse> {
  const { body, request, now } = input;
  const before = secretOf(input);
  const proven = await provenUser(context, body, request, now);
  const secret = newSecret();
  const writtenIn = readerLanguage(request);
  const parts = await context.database.write(async (tx) => {
    await lockProvenUser(tx, proven, now);
    const account_id = await insertShop(tx, body, proven.user, { ...context.config, writtenIn }, now);
    const own = { account_id, user_id: proven.user.id, name: body.name, role_id: null, is_shared: 0 };
    return openDevice(tx, own, { before, earlier: null, secret }, now);
  });
  return sessionResponse(context, parts, secret, now);
}

async function enrolDevice(context: Context, input: AnonymousInput<typeof calls.enrolDevice>): Promise<JsonResponse> {
  const { body, request, now } = input;
  const before = secretOf(input);
  const secret = newSecret();
  const parts = await context.database.write(async (tx) => {
    const enrolment = await takeEnrolment(tx, body.code, now);
    const earlier = body.proof ? await deviceOfProof(tx, body.proof, body.code) : null;
    return enrolment && openDevice(tx, { ...enrolment, is_shared: 1 }, { before, earlier, secret }, now);
  });
  if (parts) return sessionResponse(context, parts, secret, now);
  const from = networkFrom(context, request) ?? 'anywhere';
  await rateLimit(context, [{ key: `wrong desk code from ${from}`, most: 20, minutes: 15 }]).begin(now);
  throw invalidError(['code'], reason('unknown_desk_code'));
}

/** A session with its token; its cookie lasts 90 days from now. */
async function sessionResponse(
  { newId, accounts }: Context,
  fields: SessionFields,
  secret: string,
  now: Temporal.Instant,
): Promise<JsonResponse> {
  const claims = { token_type: 'access', jti: newId().replaceAll('-', ''), user_id: fields.user.id } as const;
  const access = await accounts.tokens.sign({ ...claims, device: fields.device.id }, now);
  return new JsonResponse(200, JSON.stringify({ access, ...fields }), deviceCookie(secret));
}

const NOT_THERE = 'You may not see the guests of this account. Ask its owner for a role that may.';
const NOWHERE = 'You may not see the guests of any account. Ask the owner of your company for a role that may.';
const NO_ACCOUNT =
  'You belong to no company yet. Open a shop of your own, or ask the owner of a company to invite you.';

/** The named account, else the one of this browser's earlier device, else the user's first. @throws Failed 403 if the user may not see its guests; `no_account` if there is none */
async function deskAccount(
  tx: Transaction,
  user_id: number,
  named: number | undefined,
  earlier?: number,
): Promise<number> {
  const all = await deskAccountsOf(tx, user_id);
  const withId = (chosenId: number | undefined) => all.find(({ id }) => id === chosenId);
  const found = named === undefined ? (withId(earlier) ?? all[0]) : withId(named);
  if (found) return found.id;
  if (named !== undefined) throw new Failed(403, NOT_THERE);
  if (await hasAccount(tx, user_id)) throw new Failed(403, NOWHERE);
  throw new Failed(403, NO_ACCOUNT, {}, { code: 'no_account' });
}

type NewDevice = Pick<DeviceRow, 'account_id' | 'user_id' | 'role_id' | 'name' | 'is_shared'>;

interface BrowserDevice {
  /** The secret in this browser's cookie, which names its earlier device. */
  readonly before: string | null;
  /** The earlier device by its key: this browser may have lost the cookie. */
  readonly earlier: { readonly device_id: number; readonly account_id: number } | null;
  /** The secret of the new device. */
  readonly secret: string;
}

/**
 * Makes a device. If this browser was a device before, that device ends. If the same user signs in again, the device keeps its id and gets a new
 * secret. A new device adopts the leases and the key of the old one in the same account, so that what was sold there still counts (T2, T11).
 *
 * @throws Failed 403 if the user may no longer act in the account
 */
async function openDevice(
  tx: Transaction,
  device: NewDevice,
  { before, earlier, secret }: BrowserDevice,
  now: Temporal.Instant,
): Promise<SessionFields> {
  const at = now.epochMilliseconds;
  const fresh = { ...device, secret_hash: hashOfSecret(secret), last_contact_at: at, expires_at: sessionEnd(now) };
  const proven = earlier?.account_id === device.account_id ? earlier.device_id : 0;
  const old = (await lockDevice(tx, before)) ?? (await lockDeviceById(tx, proven));
  const isGood = old !== undefined && old.revoked_at === null;
  const isSame = isGood && !old.is_shared && !device.is_shared && old.user_id === device.user_id;
  if (isSame && old.account_id !== device.account_id) await leaveAccount(tx, old.id, now);
  const { id } = isSame
    ? await tx.updateTable('desk_devices').set(fresh).where('id', '=', old.id).returning('id').executeTakeFirstOrThrow()
    : await tx
        .insertInto('desk_devices')
        .values({ ...fresh, created_at: at, revoked_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
  if (isGood && !isSame) {
    if (old.account_id === device.account_id) await adoptDevice(tx, old.id, id);
    await endDevices(tx, [old.id], now);
  }
  const caller = await callerOfDevice(tx, id, now);
  if (!caller) throw forbiddenError();
  return sessionFields(tx, caller, now);
}

/** Gives a device's leases and signing key to a new device of the same browser. The old device keeps its log, and the leases of waiting sales. */
async function adoptDevice(tx: Transaction, from: number, to: number): Promise<void> {
  await tx
    .updateTable('desk_leases')
    .set({ device_id: to })
    .where('device_id', '=', from)
    .where((it) => it.or([it('ended_at', 'is', null), it('places', '=', 0)]))
    .execute();
  await tx
    .updateTable('voucher_keys')
    .set({ device_id: to })
    .where('device_id', '=', from)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Extends a session, and can move its device to another account of its user. The secret stays the same: otherwise a device that did not get the
 * answer would be signed out. A known device that is refused keeps its cookie, with which it hands over its log.
 *
 * @throws Failed 401 for a device that is unknown, revoked or expired, 403 for an account that the device may not use
 */
async function renew(
  tx: Transaction,
  secret: string,
  account: number | undefined,
  now: Temporal.Instant,
): Promise<SessionFields> {
  const device = await lockDevice(tx, secret);
  // A browser that was killed may have an older cookie. Its device is not revoked: the user signs in again.
  if (!device) throw unauthorisedError('No device is signed in here.', { code: 'no_device' }, forgetDevice());
  const before = await callerOfDevice(tx, device.id, now);
  if (!before) throw deviceRevokedError();
  const isMove = account !== undefined && account !== device.account_id;
  if (isMove && device.is_shared) throw new Failed(403, 'An enrolled device stays in its account.');
  const account_id = isMove ? await deskAccount(tx, before.user_id, account) : device.account_id;
  if (isMove) await leaveAccount(tx, device.id, now);
  await tx
    .updateTable('desk_devices')
    .set({ account_id, last_contact_at: now.epochMilliseconds, expires_at: sessionEnd(now) })
    .where('id', '=', device.id)
    .execute();
  const caller = isMove ? await callerOfDevice(tx, device.id, now) : before;
  if (!caller) throw deviceRevokedError();
  return sessionFields(tx, caller, now);
}

/** Ends the keys and leases of a device before it moves to another account. */
async function leaveAccount(tx: Transaction, id: number, now: Temporal.Instant): Promise<void> {
  await endKeysOfDevices(tx, [id], now);
  await endLeases(tx, [id], now);
}
