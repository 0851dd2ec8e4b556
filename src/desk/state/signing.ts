import { atom } from 'jotai';
import type { DeviceProof } from '#domain/contract/desk.ts';
import { deviceProofText, payloadOf, type SignedVoucher, voucherText } from '#domain/desk/voucher-text.ts';
import { base64url, createSigningKey, type SigningKey, signPayload } from '#platform/device/voucher-keys.ts';
import { deskStoreAtom } from './device.ts';

/** The key that this device signs vouchers with; `id` is null until the engine knows its public half (T8). */
interface OwnKey extends SigningKey {
  readonly id: number | null;
}

const keyAtom = atom<OwnKey | null>(null);

/** The public key that the next sync sends; undefined if the engine knows it. */
export const unregisteredKeyAtom = atom((get) => {
  const key = get(keyAtom);
  return key && key.id === null ? key.public_key : undefined;
});

/** Reads the key of this device, or makes one. A browser without Ed25519 has no key: its vouchers have only the number of their line. */
export const loadSigningAtom = atom(null, async (get, set): Promise<void> => {
  const store = get(deskStoreAtom);
  const stored = await store.read('signing');
  if (isOwnKey(stored)) return set(keyAtom, stored);
  const made = await createSigningKey().catch(() => null);
  if (!made) return undefined;
  // Another window may have made a key first.
  await store.update('signing', (before) => (isOwnKey(before) ? before : { ...made, id: null }));
  const key = await store.read('signing');
  return set(keyAtom, isOwnKey(key) ? key : null);
});

/** Shows at a sign-in that this browser was a device before, though its cookie is gone (T2); undefined without a key. */
export const deviceProofAtom = atom(null, async (get, _set, subject: string): Promise<DeviceProof | undefined> => {
  const key = await get(deskStoreAtom).read('signing');
  if (!isOwnKey(key)) return undefined;
  return {
    public_key: key.public_key,
    signature: base64url(await signPayload(key, new TextEncoder().encode(deviceProofText(subject)))),
  };
});

/** Stores the id under which the engine knows the key of this device. If the engine knows no key, null makes the next sync send it. */
export const confirmKeyAtom = atom(null, async (get, set, id: number | null): Promise<void> => {
  const key = get(keyAtom);
  if (!key || key.id === id) return;
  const known = { ...key, id };
  set(keyAtom, known);
  await get(deskStoreAtom).update('signing', () => known);
});

/** The text of a voucher's QR code: signed if this device has a known key, else the number of the line. */
export const voucherTextAtom = atom(
  null,
  async (get, _set, voucher: Omit<SignedVoucher, 'key' | 'people'>): Promise<string> => {
    const key = get(keyAtom);
    if (!key || key.id === null) return voucher.number;
    const payload = payloadOf({ ...voucher, key: key.id });
    return voucherText(payload, await signPayload(key, payload));
  },
);

function isOwnKey(value: unknown): value is OwnKey {
  const { private_key, public_key, id } = (value ?? {}) as Partial<OwnKey>;
  return private_key instanceof CryptoKey && typeof public_key === 'string' && (id === null || typeof id === 'number');
}
