import { createHash } from 'node:crypto';
import type { Order, Voucher } from '#domain/contract/orders.ts';
import { voucherNumber } from '#domain/orders/booked-line.ts';
import { ALPHABET } from '../model/order-number.ts';
import { liveLines } from '../model/queries.ts';

/** The vouchers of an order as its buyer sees it: one for each line that is to take place, none before it is booked. */
export async function vouchersOf(order: Order): Promise<Voucher[]> {
  if (order.status !== 'confirmed' && order.status !== 'completed') return [];
  const { create } = await loadDrawing();
  return liveLines(order.lines).map((line) => {
    const number = voucherNumber(order, line);
    const code = voucherCode(number, line.id);
    const { size, data } = create(code, { errorCorrectionLevel: 'M' }).modules;
    return { line: line.id, number, code, qr: { size, path: drawn(size, data) } };
  });
}

/** To be loaded before a transaction that shows vouchers, which waits for nothing but its queries. */
export const loadDrawing = () => import('qrcode');

/** The dark squares of a code as the path of an SVG, those beside each other in one. */
function drawn(size: number, data: Uint8Array): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0, from = 0; x < size; x = from) {
      for (; x < size && !data[y * size + x]; x++);
      for (from = x; from < size && data[y * size + from]; from++);
      if (from > x) path += `M${x} ${y}h${from - x}v1H${x}z`;
    }
  }
  return path;
}

/**
 * The code on a line's voucher: the line's number and 100 bits derived from its id, which do not reveal the id. The code alone opens nothing:
 * reading or changing the line needs a token.
 */
export function voucherCode(number: string, line_id: string): string {
  const digest = createHash('sha256').update(`voucher of ${line_id}`).digest();
  const characters = Array.from(digest.subarray(0, 20), (byte) => ALPHABET[byte % 32]);
  return `${number}-${characters.join('')}`;
}

/** The parts of a code that say where to look: the order's number and which of its lines. Null for what is no code. */
export function parseVoucherCode(code: string): { number: string; position: number } | null {
  const found = /^(LF-[2-9A-Z]{6})-(\d{1,3})-[2-9A-Z]{20}$/.exec(code);
  return found ? { number: found[1] ?? '', position: Number(found[2]) - 1 } : null;
}
