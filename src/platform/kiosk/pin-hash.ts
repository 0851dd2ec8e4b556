/** Whether a PIN can be hashed here: browsers have WebCrypto only on https and on localhost. */
export function canHash(): boolean {
  return typeof crypto === 'object' && Boolean(crypto.subtle);
}

/** OWASP's recommendation for PBKDF2 with SHA-256: about half a second on a tablet. */
export const ITERATIONS = 600_000;

export function newSalt(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** PBKDF2 with SHA-256, hexadecimal. @param salt hexadecimal */
export async function hashOf(pin: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256)));
}

function hex(from: Uint8Array): string {
  return Array.from(from, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytes(from: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(from.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
