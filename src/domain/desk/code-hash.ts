/**
 * A device stores this hash instead of a voucher's code (T4): 96 bits of the SHA-256 of `normalCode(code)`. The page computes the SHA-256 by
 * WebCrypto, the engine by `node:crypto`.
 *
 * @param digest  all bytes of the SHA-256
 * @returns 16 characters of base64url
 */
export function codeHash(digest: Uint8Array): string {
  let characters = '';
  for (let i = 0; i < 12; i += 3) {
    const bits = ((digest[i] ?? 0) << 16) | ((digest[i + 1] ?? 0) << 8) | (digest[i + 2] ?? 0);
    for (const shift of [18, 12, 6, 0]) characters += BASE64URL[(bits >> shift) & 63];
  }
  return characters;
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A code in capitals, without spaces around it. */
export function normalCode(code: string): string {
  return code.trim().toUpperCase();
}
