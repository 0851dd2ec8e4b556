import { createHash } from 'node:crypto';
import type { Order, Voucher } from '#domain/contract/orders.ts';
import { payloadOf, voucherText } from '#domain/desk/voucher-text.ts';
import { ORDER_NUMBER_ALPHABET } from '#domain/orders/order-number-alphabet.ts';
import { voucherNumber } from '#text/booked-line.ts';
import { signerFor } from '../../catalogue/voucher-keys.ts';
import type { Transaction } from '../../database/database.ts';
import type { OrderLineRow, OrderRow } from '../../database/tables.ts';
import { instantText } from '../../http/json-response.ts';
import { isBooked, liveLines, snapshotOf, storeOf } from '../model/queries.ts';

/**
 * The vouchers of an order as its buyer sees it: one for each line that is not cancelled, and none before the order is booked.
 *
 * @param texts  `signedTexts` of the order
 */
export async function vouchersOf(order: Order, texts: SignedTexts): Promise<Voucher[]> {
  if (order.status !== 'confirmed' && order.status !== 'completed') return [];
  const { create } = await loadDrawing();
  return liveLines(order.lines).map((line) => {
    const number = voucherNumber(order, line);
    const code = voucherCode(number, line.id);
    const { size, data } = create(texts.get(line.id) ?? code, { errorCorrectionLevel: 'M' }).modules;
    return { line: line.id, number, code, qr: { size, path: drawn(size, data) } };
  });
}

/** The texts of an order's QR codes, by the id of the line. */
export type SignedTexts = ReadonlyMap<string, string>;

/** Signs the vouchers of a booked order (T8). Empty while its account has no key: then the QR codes hold the code that is printed below them. */
export async function signedTexts(
  tx: Transaction,
  order: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<SignedTexts> {
  if (!isBooked(order)) return new Map();
  const { account_id } = await storeOf(tx, order);
  const signer = await signerFor(tx, account_id, order.created_at);
  if (!signer) return new Map();
  return new Map(
    liveLines(lines).map((line) => {
      const { starts_at, booking_info } = snapshotOf(line);
      const payload = payloadOf({
        key: signer.id,
        number: `${order.number}-${lines.indexOf(line) + 1}`,
        departure: line.departure_id,
        starts_at,
        sold_at: instantText(order.created_at),
        party: booking_info.pricing_units.map(({ pricing_option, quantity, group_size }) => ({
          category: pricing_option.pricing_category.id,
          people: quantity * (group_size ?? 1),
        })),
      });
      return [line.id, voucherText(payload, signer.sign(payload))];
    }),
  );
}

/** Loads the drawing of QR codes: before a transaction that shows vouchers, because a transaction awaits only its queries. */
export const loadDrawing = () => import('qrcode');

/** The dark squares of a code as the path of an SVG; neighbours in a row are one step. */
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
 * The code on a line's voucher: the line's number and 100 bits derived from its id, which do not reveal the id. The code alone gives no access:
 * reading or changing the line needs a token.
 */
export function voucherCode(number: string, line_id: string): string {
  const digest = createHash('sha256').update(`voucher of ${line_id}`).digest();
  const characters = Array.from(digest.subarray(0, 20), (byte) => ORDER_NUMBER_ALPHABET[byte % 32]);
  return `${number}-${characters.join('')}`;
}

/** The line number in a code; null for text that is no code. */
export function numberInCode(code: string): string | null {
  return /^(LF-[2-9A-Z]{6}-\d{1,3})-[2-9A-Z]{20}$/.exec(code)?.[1] ?? null;
}
