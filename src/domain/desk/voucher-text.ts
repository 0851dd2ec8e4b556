import type { VoucherKey } from '../contract/desk.ts';
import { ORDER_NUMBER_ALPHABET } from '../orders/order-number-alphabet.ts';
import { scannedPlainly } from '../typing/typed-text.ts';
import { fromBase45, toBase45 } from './base45.ts';
import type { ScannedVoucher } from './verdict.ts';

/** The content of a voucher's QR code, with the id of its key (T8). Its instants are whole minutes. */
export interface SignedVoucher extends ScannedVoucher {
  /** Id of a `VoucherKey`. */
  readonly key: number;
  /** People by pricing category; a single entry of category 0 if the code has no room for all categories. */
  readonly party: readonly { readonly category: number; readonly people: number }[];
}

const PREFIX = 'LF1:';
const FORMAT = 1;
const SIGNATURE_BYTES = 64;
/** With prefix and signature these are 178 characters, the most that a QR code of version 7 has room for at level M. */
const MOST_PAYLOAD_BYTES = 52;
const UINT32 = 2 ** 32 - 1;
/** Ids of one database are in one range of this size (`engine/database/own-ids.ts`). */
const IDS_IN_RANGE = 1_000_000_000;
const NUMBER = /^LF-([2-9A-HJ-NP-Z]{6})-([1-9]\d{0,2})$/;

/** The bytes to sign. @throws RangeError for a number that is no line number, an instant beyond 32 bits, or an id that is no safe integer */
export function payloadOf(voucher: Omit<SignedVoucher, 'people'>): Uint8Array<ArrayBuffer> {
  const [, order = '', position = ''] = NUMBER.exec(voucher.number) ?? [];
  if (order === '') throw new RangeError(`line ${voucher.number}`);
  const bits = Array.from(order).reduce((sum, it) => sum * 32 + ORDER_NUMBER_ALPHABET.indexOf(it), 0);
  const head = [
    FORMAT,
    ...varint(voucher.key),
    ...uint32(bits),
    ...varint(Number(position)),
    ...varint(shortened(voucher.departure, voucher.key)),
    ...uint32(minuteOf(voucher.starts_at)),
    ...uint32(minuteOf(voucher.sold_at)),
  ];
  const bytesOf = (party: SignedVoucher['party']) =>
    party.flatMap(({ category, people }) => [...varint(shortened(category, voucher.key)), ...varint(people)]);
  const party = bytesOf(voucher.party);
  const isLong = head.length + party.length > MOST_PAYLOAD_BYTES;
  return Uint8Array.from([...head, ...(isLong ? bytesOf([{ category: 0, people: peopleIn(voucher.party) }]) : party)]);
}

/** A number for an id: small for ids of the key's own range, whose first digits are those of the key. */
function shortened(id: number, key: number): number {
  const within = id - rangeOf(key);
  return within >= 0 && within < IDS_IN_RANGE ? 2 * within + 1 : 2 * id;
}

function lengthened(value: number, key: number): number {
  return value % 2 === 1 ? rangeOf(key) + (value - 1) / 2 : value / 2;
}

/** The begin of an id's range. */
function rangeOf(id: number): number {
  return id - (id % IDS_IN_RANGE);
}

/** The text in a voucher's QR code. @param signature  Ed25519, of the payload */
export function voucherText(payload: Uint8Array, signature: Uint8Array): string {
  return PREFIX + toBase45(Uint8Array.from([...payload, ...signature]));
}

export interface ParsedVoucher {
  readonly payload: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
  readonly voucher: SignedVoucher;
}

/** The content of a text; the signature is not verified. Null unless the text is the one valid text of a voucher. Small letters count as capitals. */
export function parseVoucherText(entered: string): ParsedVoucher | null {
  const text = scannedPlainly(entered);
  const bytes = text.startsWith(PREFIX) ? fromBase45(text.slice(PREFIX.length)) : null;
  if (!bytes || bytes.length > MOST_PAYLOAD_BYTES + SIGNATURE_BYTES) return null;
  const payload = bytes.slice(0, -SIGNATURE_BYTES);
  const voucher = voucherIn(payload);
  if (!voucher || !areEqual(payload, payloadOf(voucher))) return null;
  return { payload, signature: bytes.slice(-SIGNATURE_BYTES), voucher };
}

/** Ed25519. @param public_key  raw, base64url */
export type VerifySignature = (
  public_key: string,
  signature: Uint8Array<ArrayBuffer>,
  payload: Uint8Array<ArrayBuffer>,
) => Promise<boolean>;

/**
 * Whether a voucher is genuine (T8): signed with one of these keys, and sold before that key's end. Null for a text that is no signed voucher.
 */
export async function readVoucher(
  text: string,
  keys: readonly VoucherKey[],
  verify: VerifySignature,
): Promise<{ voucher: SignedVoucher; state: 'genuine' | 'forged' | 'unknown_key' } | null> {
  const parsed = parseVoucherText(text);
  if (!parsed) return null;
  const { voucher, signature, payload } = parsed;
  const key = keys.find(({ id }) => id === voucher.key);
  if (!key) return { voucher, state: 'unknown_key' };
  const isOver = key.ended_at !== null && Date.parse(voucher.sold_at) > Date.parse(key.ended_at);
  const isGenuine = !isOver && (await verify(key.public_key, signature, payload));
  return { voucher, state: isGenuine ? 'genuine' : 'forged' };
}

function peopleIn(party: SignedVoucher['party']): number {
  return party.reduce((sum, { people }) => sum + people, 0);
}

function minuteOf(instant: string): number {
  return Math.floor(Date.parse(instant) / 60_000);
}

function uint32(value: number): number[] {
  if (!(value >= 0 && value <= UINT32)) throw new RangeError(`${value} is beyond 32 bits`);
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

/** Seven bits in each byte, the lowest first; the eighth bit is set in all bytes but the last. */
function varint(value: number): number[] {
  if (!(Number.isSafeInteger(value) && value >= 0)) throw new RangeError(`${value} is no safe integer`);
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

function voucherIn(payload: Uint8Array): SignedVoucher | null {
  let at = 0;
  const next = () => payload[at++] ?? Number.NaN;
  const nextUint32 = () => next() * 2 ** 24 + next() * 2 ** 16 + next() * 2 ** 8 + next();
  const nextVarint = () => {
    let value = 0;
    for (let scale = 1; scale <= 2 ** 49; scale *= 128) {
      const byte = next();
      value += (byte % 128) * scale;
      if (!(byte >= 128)) return Number.isSafeInteger(value) ? value : Number.NaN;
    }
    return Number.NaN;
  };
  const format = next();
  const key = nextVarint();
  const order = nextUint32();
  const position = nextVarint();
  const departure = lengthened(nextVarint(), key);
  const [starts, sold] = [nextUint32(), nextUint32()];
  const party = [];
  while (at < payload.length) party.push({ category: lengthened(nextVarint(), key), people: nextVarint() });
  const people = peopleIn(party);
  const isWhole = Number.isFinite(key + order + position + departure + starts + sold + people) && party.length > 0;
  if (format !== FORMAT || !isWhole || order >= 2 ** 30 || position < 1 || position > 999) return null;
  if (people > UINT32 || party.some((it) => Number.isNaN(it.category))) return null;
  const number = `LF-${characters(order)}-${position}`;
  return { key, number, departure, starts_at: instantAt(starts), sold_at: instantAt(sold), party, people };
}

/**
 * The text whose UTF-8 a device signs, with the key of its vouchers, to prove at a sign-in that it was a device before (T2). A proof is useful only
 * together with its password or code. No voucher begins with this text, so the signature of a voucher is not a proof.
 *
 * @param subject  the email address or the code that is sent with the proof
 */
export function deviceProofText(subject: string): string {
  return `landfall desk sign-in\n${subject}`;
}

function characters(bits: number): string {
  return [25, 20, 15, 10, 5, 0].map((shift) => ORDER_NUMBER_ALPHABET[(bits >> shift) & 31]).join('');
}

function instantAt(minute: number): string {
  return Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toString();
}

function areEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}
