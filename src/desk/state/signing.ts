import { atom } from 'jotai';
import { payloadOf, type SignedVoucher, voucherText } from '#domain/desk/voucher-text.ts';
import { createSigningKey, type SigningKey, signPayload } from '#platform/device/voucher-keys.ts';
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

/** Stores the id under which the engine knows the key. */
export const confirmKeyAtom = atom(null, async (get, set, id: number | null): Promise<void> => {
  const key = get(keyAtom);
  if (!key || id === null || key.id === id) return;
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
