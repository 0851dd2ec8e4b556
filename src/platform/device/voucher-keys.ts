import type { VerifySignature } from '#domain/desk/voucher-text.ts';

/** Verifies a signature by WebCrypto (T8); false for an invalid key. */
export const verifySignature: VerifySignature = async (public_key, signature, payload) => {
  try {
    const raw = Uint8Array.from(atob(public_key.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature, payload);
  } catch {
    return false;
  }
};

/** A key with which this device signs. Its private half cannot be read, not even by the page. IndexedDB stores it as an object. */
export interface SigningKey {
  readonly private_key: CryptoKey;
  /** Raw, base64url. */
  readonly public_key: string;
}

/** @throws DOMException NotSupportedError in a browser without Ed25519 */
export async function createSigningKey(): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { private_key: pair.privateKey, public_key: base64url(raw) };
}

/** Bytes as base64url without padding. */
export function base64url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The signature for `voucherText`, 64 bytes. */
export async function signPayload(
  { private_key }: SigningKey,
  payload: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('Ed25519', private_key, payload));
}
