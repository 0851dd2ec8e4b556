/** The characters of QR's alphanumeric mode. The index of a character is its value. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Bytes as text for QR's alphanumeric mode (RFC 9285): two bytes become three characters, a single last byte becomes two. */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 2) {
    const isPair = i + 1 < bytes.length;
    let value = isPair ? (bytes[i] ?? 0) * 256 + (bytes[i + 1] ?? 0) : (bytes[i] ?? 0);
    for (let n = 0; n < (isPair ? 3 : 2); n++, value = Math.floor(value / 45)) text += CHARACTERS[value % 45];
  }
  return text;
}

/** The bytes of a text; null for a text that is not base45. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1) return null;
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 3) {
    const values = Array.from(text.slice(i, i + 3), (it) => CHARACTERS.indexOf(it));
    const value = values.reduceRight((sum, it) => sum * 45 + it, 0);
    if (values.includes(-1) || value > (values.length === 3 ? 0xff_ff : 0xff)) return null;
    if (values.length === 3) bytes.push(value >> 8);
    bytes.push(value & 0xff);
  }
  return Uint8Array.from(bytes);
}
