import { createHash } from 'node:crypto';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * What the voucher of a line says to whoever checks in: the line's number and 100 bits that only its id can tell, and that do not tell
 * the id. Neither the order nor its line can be looked at or changed by it without a token.
 */
export function voucherCode(number: string, line_id: string): string {
  const digest = createHash('sha256').update(`voucher of ${line_id}`).digest();
  const letters = Array.from(digest.subarray(0, 20), (byte) => LETTERS[byte % 32]);
  return `${number}-${letters.join('')}`;
}

/** The parts of a code that say where to look: the order's number and which of its lines. Null for what is no code. */
export function readVoucher(code: string): { number: string; position: number } | null {
  const found = /^(LF-[2-9A-Z]{6})-(\d{1,3})-[2-9A-Z]{20}$/.exec(code);
  return found ? { number: found[1] ?? '', position: Number(found[2]) - 1 } : null;
}
