import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import type { DeviceProof, VoucherKey } from '#domain/contract/desk.ts';
import { reason } from '#domain/contract/problems.ts';
import type { VerifySignature } from '#domain/desk/voucher-text.ts';
import { deviceProofText } from '#domain/desk/voucher-text.ts';
import { invalidError } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';

const DAY = 86_400_000;
const RENEWED_AFTER = 365 * DAY;
/** The longest time from a ticket's sale to its day. */
const TICKET_LIFE = 400 * DAY;

/** The key that signs an account's vouchers. */
export interface VoucherSigner {
  readonly id: number;
  /** Ed25519, 64 bytes. */
  readonly sign: (payload: Uint8Array) => Uint8Array;
}

/**
 * The signer of vouchers that an account sold at an instant (T8): the newest key of that time, so that a voucher stays the same when keys are
 * renewed. For a sale before the account had a key, its first key. Null if there is no key.
 *
 * @param sold_at  epoch milliseconds
 */
export async function signerFor(tx: Transaction, account_id: number, sold_at: number): Promise<VoucherSigner | null> {
  const keys = (await ownKeys(tx, account_id)).filter(({ ended_at }) => ended_at === null || ended_at >= sold_at);
  const key = keys.findLast(({ created_at }) => created_at <= sold_at) ?? keys[0];
  if (!key?.private_key) return null;
  const secret = secretOf(key.private_key);
  return { id: key.id, sign: (payload) => sign(null, payload, secret) };
}

/** Parsed keys by their stored text: parsing a key takes ten times as long as signing with it. */
const secrets = new Map<string, KeyObject>();

function secretOf(private_key: string): KeyObject {
  const known = secrets.get(private_key);
  if (known) return known;
  const secret = createPrivateKey({ key: Buffer.from(private_key, 'base64url'), format: 'der', type: 'pkcs8' });
  secrets.set(private_key, secret);
  return secret;
}

/**
 * Makes a key for an account that has none, or whose newest is a year old. Two engines may make one each at once: all keys of an account are
 * good. The old key does not end, so vouchers signed with it stay genuine.
 */
export async function renewVoucherKey(tx: Transaction, account_id: number, now: Temporal.Instant): Promise<void> {
  const newest = (await ownKeys(tx, account_id)).findLast(({ ended_at }) => ended_at === null);
  const at = now.epochMilliseconds;
  if (newest && newest.created_at > at - RENEWED_AFTER) return;
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const public_key = publicKey.export({ format: 'jwk' }).x ?? '';
  const private_key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
  await tx
    .insertInto('voucher_keys')
    .values({ account_id, device_id: null, public_key, private_key, created_at: at, ended_at: null })
    .execute();
}

/**
 * Registers the key with which a device signs. The device's earlier key ends; vouchers signed with it stay genuine.
 *
 * @param public_key  raw Ed25519, base64url
 * @throws Invalid for text that is no such key
 */
export async function storeDeviceKey(
  tx: Transaction,
  { id: device_id, account_id }: { readonly id: number; readonly account_id: number },
  public_key: string,
  now: Temporal.Instant,
): Promise<void> {
  if (!/^[\w-]{43}$/.test(public_key) || isOfSmallOrder(public_key))
    throw invalidError(['signing_key'], reason('not_a_public_key'));
  const keys = await tx
    .selectFrom('voucher_keys')
    .select(['id', 'public_key'])
    .where('device_id', '=', device_id)
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .execute();
  if (keys.some((it) => it.public_key === public_key)) return;
  await endKeysOfDevices(tx, [device_id], now);
  await tx
    .insertInto('voucher_keys')
    .values({ account_id, device_id, public_key, private_key: null, created_at: now.epochMilliseconds, ended_at: null })
    .execute();
}

/** The points of small order of Ed25519, without their sign: with such a key anybody can make a valid signature. */
const SMALL_ORDER = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
]);

function isOfSmallOrder(public_key: string): boolean {
  const bytes = Buffer.from(public_key, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(31) & 0x7f, 31);
  return SMALL_ORDER.has(bytes.toString('hex'));
}

/** Ends the keys of revoked devices: their later signatures are worth nothing. */
export async function endKeysOfDevices(
  tx: Transaction,
  device_ids: readonly number[],
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('voucher_keys')
    .set({ ended_at: now.epochMilliseconds })
    .where('device_id', 'in', [0, ...device_ids])
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * The device that holds a key, and its account, by a proof that the device made for a sign-in (T2). Null for a key that has ended.
 *
 * @param subject  the email address or the code of the sign-in
 */
export async function deviceOfProof(
  tx: Transaction,
  { public_key, signature }: DeviceProof,
  subject: string,
): Promise<{ readonly device_id: number; readonly account_id: number } | null> {
  const bytes = new Uint8Array(Buffer.from(signature, 'base64url'));
  if (!(await verifyVoucher(public_key, bytes, new TextEncoder().encode(deviceProofText(subject))))) return null;
  const key = await tx
    .selectFrom('voucher_keys')
    .select(['device_id', 'account_id'])
    .where('public_key', '=', public_key)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return key && key.device_id !== null ? { device_id: key.device_id, account_id: key.account_id } : null;
}

/** The id of the key with which a device signs; null if the engine knows none. */
export async function keyOfDevice(tx: Transaction, device_id: number): Promise<number | null> {
  const key = await tx
    .selectFrom('voucher_keys')
    .select('id')
    .where('device_id', '=', device_id)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return key?.id ?? null;
}

/** Makes or renews the keys of all accounts that have a store. */
export async function renewVoucherKeys(tx: Transaction, now: Temporal.Instant): Promise<void> {
  const fresh = tx
    .selectFrom('voucher_keys')
    .select('account_id')
    .where('device_id', 'is', null)
    .where('ended_at', 'is', null)
    .where('created_at', '>', now.epochMilliseconds - RENEWED_AFTER);
  const rows = await tx
    .selectFrom('stores')
    .select('account_id')
    .distinct()
    .where('account_id', 'not in', fresh)
    .execute();
  for (const { account_id } of rows) await renewVoucherKey(tx, account_id, now);
}

/**
 * The public keys that may have signed tickets at an account's gates: its own, and those of accounts that sell its tours or whose tours it
 * sells. Ended agreements count too: tickets sold under them stay valid (A26).
 */
export async function keysForGate(tx: Transaction, account_id: number, now: Temporal.Instant): Promise<VoucherKey[]> {
  const agreements = await tx
    .selectFrom('resale_agreements')
    .select(['supplier_id', 'reseller_id'])
    .where('status', 'in', ['granted', 'revoked'])
    .where((it) => it.or([it('supplier_id', '=', account_id), it('reseller_id', '=', account_id)]))
    .execute();
  const accounts = new Set([account_id, ...agreements.flatMap((it) => [it.supplier_id, it.reseller_id])]);
  return publicKeys(tx, [...accounts], now.epochMilliseconds - TICKET_LIFE);
}

/** Public keys of accounts and of their devices, without those that ended before an instant. */
export async function publicKeys(tx: Transaction, accounts: readonly number[], since = 0): Promise<VoucherKey[]> {
  const rows = await tx
    .selectFrom('voucher_keys')
    .select(['id', 'public_key', 'device_id', 'ended_at'])
    .where('account_id', 'in', accounts)
    .where((it) => it.or([it('ended_at', 'is', null), it('ended_at', '>', since)]))
    .orderBy('id')
    .execute();
  return rows.map(({ id, public_key, device_id, ended_at }) => ({
    id,
    public_key,
    device: device_id,
    ended_at: ended_at === null ? null : Temporal.Instant.fromEpochMilliseconds(ended_at).toString(),
  }));
}

/** Verifies a signature in the engine; false for a malformed key. */
export const verifyVoucher: VerifySignature = (public_key, signature, payload) => {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: public_key }, format: 'jwk' });
    return Promise.resolve(verify(null, payload, key, signature));
  } catch {
    return Promise.resolve(false);
  }
};

/** The engine's own keys of an account, oldest first. */
function ownKeys(tx: Transaction, account_id: number) {
  return tx
    .selectFrom('voucher_keys')
    .select(['id', 'private_key', 'created_at', 'ended_at'])
    .where('account_id', '=', account_id)
    .where('device_id', 'is', null)
    .orderBy('id')
    .execute();
}
