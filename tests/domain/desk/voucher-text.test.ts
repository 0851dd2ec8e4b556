import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fc from 'fast-check';
import { create } from 'qrcode';
import { expect, it } from 'vitest';
import type { VoucherKey } from '#domain/contract/desk.ts';
import { fromBase45, toBase45 } from '#domain/desk/base45.ts';
import { parseVoucherText, payloadOf, readVoucher, voucherText } from '#domain/desk/voucher-text.ts';
import { ORDER_NUMBER_ALPHABET } from '#domain/orders/order-number-alphabet.ts';
import { verifyVoucher } from '#engine/catalogue/voucher-keys.ts';
import { createSigningKey, signPayload, verifySignature } from '#platform/device/voucher-keys.ts';

const ascii = (text: string) => new TextEncoder().encode(text);
const instant = (minute: number) => Temporal.Instant.fromEpochMilliseconds(minute * 60_000).toString();
const UINT32 = 2 ** 32 - 1;
const minute = fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: UINT32 }));
const MOST_ID = 10 ** 15 - 1;
/** Ids of one database, and of any other. */
const id = fc.oneof(
  minute,
  fc.integer({ min: 4_711 * 10 ** 9, max: 4_712 * 10 ** 9 }),
  fc.integer({ min: 0, max: MOST_ID }),
);
const anyVoucher = fc.record({
  key: id,
  number: fc
    .tuple(
      fc.string({
        unit: fc.constantFrom(...Array.from(ORDER_NUMBER_ALPHABET)),
        minLength: 6,
        maxLength: 6,
      }),
      fc.integer({ min: 1, max: 999 }),
    )
    .map(([order, position]) => `LF-${order}-${position}`),
  departure: id,
  starts_at: minute.map(instant),
  sold_at: minute.map(instant),
  party: fc.array(
    fc.record({ category: id.map((it) => Math.max(it, 1)), people: fc.integer({ min: 1, max: 100_000 }) }),
    {
      minLength: 1,
      maxLength: 10,
    },
  ),
});
type AnyVoucher = ReturnType<typeof example>;
const example = () => ({
  key: 3,
  number: 'LF-ABC234-1',
  departure: 4711,
  starts_at: '2026-12-02T09:00:00Z',
  sold_at: '2026-12-01T08:40:00Z',
  party: [
    { category: 1, people: 2 },
    { category: 2, people: 1 },
  ],
});

function aKey(key_id = 3, ended_at: string | null = null) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key: VoucherKey = {
    id: key_id,
    public_key: publicKey.export({ format: 'jwk' }).x ?? '',
    device: null,
    ended_at,
  };
  return { key, privateKey };
}
const signed = (payload: Uint8Array, key: KeyObject) => voucherText(payload, sign(null, payload, key));
const textOf = (voucher: AnyVoucher, key: KeyObject) => signed(payloadOf(voucher), key);

it('[T8] writes base45 as RFC 9285 does', () => {
  for (const [plain, text] of [
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
  ] as const) {
    expect(toBase45(ascii(plain))).toBe(text);
    expect(fromBase45(text)).toEqual(ascii(plain));
  }
  for (const wrong of ['GGW', 'A', 'AB8A', 'bb8', ':::', '::', 'Ä00']) expect(fromBase45(wrong)).toBeNull();
});

it('[T8] reads all bytes from base45 as they were written, and writes all that it reads alike', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), (bytes) => {
      expect(fromBase45(toBase45(bytes))).toEqual(bytes);
    }),
  );
  const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...Array.from(characters)), maxLength: 12 }), (text) => {
      const bytes = fromBase45(text);
      expect(bytes === null ? text : toBase45(bytes)).toBe(text);
    }),
  );
});

it('[T8] reads a voucher as it was written, in any case, within version 7 at level M', () => {
  fc.assert(
    fc.property(anyVoucher, (voucher) => {
      const payload = payloadOf(voucher);
      const text = voucherText(payload, new Uint8Array(64).fill(255));
      const read = parseVoucherText(` ${text.toLowerCase()}\n`);

      const people = voucher.party.reduce((sum, it) => sum + it.people, 0);
      const isSummed = read?.voucher.party[0]?.category === 0;
      const party = isSummed ? [{ category: 0, people }] : voucher.party;
      expect(read?.voucher).toEqual({ ...voucher, party, people });
      expect(text.length).toBeLessThanOrEqual(178);
      expect(create(text, { errorCorrectionLevel: 'M' }).version).toBeLessThanOrEqual(7);
    }),
  );
});

it('[T8] has one sum of people where a party has more categories than there is room for', () => {
  const party = Array.from({ length: 10 }, (_, n) => ({ category: 10 ** 9 - n, people: 1000 }));
  const worst = { key: MOST_ID, number: 'LF-ZZZZZZ-999', departure: 10 ** 14, starts_at: instant(UINT32), party };
  const text = voucherText(payloadOf({ ...worst, sold_at: instant(UINT32) }), new Uint8Array(64).fill(255));

  expect(parseVoucherText(text)?.voucher).toMatchObject({ party: [{ category: 0, people: 10_000 }], people: 10_000 });
  expect(text.length).toBeLessThanOrEqual(178);
  const few = { ...example(), party: Array.from({ length: 10 }, (_, n) => ({ category: 100 + n, people: 9 })) };
  expect(parseVoucherText(voucherText(payloadOf(few), new Uint8Array(64)))?.voucher.party).toEqual(few.party);
  const range = 4_711 * 10 ** 9;
  const own = { ...example(), key: range + 7, departure: range + 300_000 };
  const families = Array.from({ length: 8 }, (_, n) => ({ category: range + 50 + n, people: 9 }));
  const ofOneDatabase = voucherText(payloadOf({ ...own, party: families }), new Uint8Array(64));
  expect(parseVoucherText(ofOneDatabase)?.voucher).toMatchObject({ departure: own.departure, party: families });
});

it('[T8] has one way to write a voucher', () => {
  const { privateKey } = aKey();
  const payload = payloadOf(example());
  const text = signed(payload, privateKey);
  const with64 = (...bytes: number[]) => `LF1:${toBase45(Uint8Array.from([...bytes, ...new Uint8Array(64)]))}`;
  const [format = 0, key = 0, ...rest] = payload;

  expect(parseVoucherText(with64(format, key, ...rest))).not.toBeNull();
  for (const wrong of [
    '',
    'LF1:',
    'LF-ABC234-1',
    text.slice(0, -1),
    `${text}0`,
    `${text}00`,
    `LF2:${text.slice(4)}`,
    with64(...payload, 0),
    with64(...payload.slice(0, -1)),
    with64(2, key, ...rest),
    // The same number in more bytes than it needs, a number beyond 2^53, and an id of the key's range written in full.
    with64(format, key + 128, 0, ...rest),
    with64(format, 255, 255, 255, 255, 255, 255, 255, 127, ...rest),
    with64(...payload.slice(0, 7), 0xce, 0x49, ...payload.slice(9)),
    // An order number of more than 30 bits, and the line 0.
    with64(format, key, 255, ...rest.slice(1)),
    with64(...payload.slice(0, 6), 0, ...payload.slice(7)),
    with64(...payload.slice(0, -4)),
  ])
    expect(parseVoucherText(wrong)).toBeNull();
  for (const wrong of ['LF-ABC231-1', 'LF-ABC234-0', 'LF-ABC234-1000', 'LF-ABC234'])
    expect(() => payloadOf({ ...example(), number: wrong })).toThrow(RangeError);
  expect(() => payloadOf({ ...example(), departure: 2 ** 53 })).toThrow(RangeError);
});

it('[T8a] is genuine by its key alone, and only if it was sold before the end of that key', async () => {
  const { key, privateKey } = aKey();
  const text = textOf(example(), privateKey);
  const stateBy = async (...keys: VoucherKey[]) => (await readVoucher(text, keys, verifyVoucher))?.state ?? null;

  expect(await stateBy(key)).toBe('genuine');
  expect(await stateBy(aKey(7).key, key)).toBe('genuine');
  expect(await stateBy(aKey().key)).toBe('forged');
  expect(await stateBy({ ...key, id: 4 })).toBe('unknown_key');
  expect(await stateBy({ ...key, public_key: 'no key' })).toBe('forged');
  expect(await stateBy({ ...key, ended_at: example().sold_at })).toBe('genuine');
  expect(await stateBy({ ...key, ended_at: '2026-12-01T08:39:59Z' })).toBe('forged');
  expect(await readVoucher('LF-ABC234-1', [key], verifyVoucher)).toBeNull();
});

it('[T8, T8a] is signed by a device whose key cannot be taken from it, and verified alike by page and engine', async () => {
  const device = await createSigningKey();
  const payload = payloadOf(example());
  const text = voucherText(payload, await signPayload(device, payload));
  const { key, privateKey } = aKey(3);
  const keys = [{ ...key, public_key: device.public_key }];

  expect(await readVoucher(text, keys, verifySignature)).toMatchObject({ state: 'genuine' });
  expect(await readVoucher(text, keys, verifyVoucher)).toMatchObject({ state: 'genuine' });
  expect(await readVoucher(textOf(example(), privateKey), [key], verifySignature)).toMatchObject({ state: 'genuine' });
  expect(await readVoucher(text, [key], verifySignature)).toMatchObject({ state: 'forged' });
  expect(await readVoucher(text, [{ ...key, public_key: '!' }], verifySignature)).toMatchObject({ state: 'forged' });
  await expect(crypto.subtle.exportKey('pkcs8', device.private_key)).rejects.toThrow(/extractable/);
});

const FORGERIES = process.env['SOAK'] ? 1_000_000 : 5_000;

it(`[T8] takes none of ${FORGERIES} forgeries for genuine`, { tags: 'long', timeout: 60_000 + FORGERIES }, async () => {
  const { key, privateKey } = aKey();
  const stranger = aKey();
  const keys = [key, aKey(5).key];
  const random = generator(20_261_124);
  const upTo = (n: number) => Math.floor(random() * n);
  const bytes = (n: number) => Uint8Array.from({ length: n }, () => upTo(256));
  const flipped = (from: Uint8Array) => {
    const to = Uint8Array.from(from);
    const at = upTo(to.length);
    to[at] = (to[at] ?? 0) ^ (1 << upTo(8));
    return to;
  };
  const originals = Array.from({ length: 50 }, (_, n) => {
    const payload = payloadOf({ ...example(), departure: n * 97, party: [{ category: n, people: 1 + upTo(9) }] });
    return { payload, signature: Uint8Array.from(sign(null, payload, privateKey)) };
  });
  const genuine = new Set(originals.map(({ payload, signature }) => voucherText(payload, signature)));
  const attacks = [
    ({ payload, signature }: (typeof originals)[number]) => voucherText(flipped(payload), signature),
    ({ payload, signature }) => voucherText(payload, flipped(signature)),
    ({ payload, signature }) => withOtherCharacter(voucherText(payload, signature)),
    ({ payload }) => signed(payload, stranger.privateKey),
    ({ payload }) => voucherText(payload, originals[upTo(originals.length)]?.signature ?? bytes(64)),
    ({ payload, signature }) => voucherText(payload, signature).slice(0, 4 + upTo(120)),
    ({ payload, signature }) => voucherText(Uint8Array.from([...payload, ...bytes(1 + upTo(4))]), signature),
    ({ signature }) => voucherText(payloadOf({ ...example(), sold_at: instant(upTo(UINT32)) }), signature),
    () => voucherText(payloadOf(example()), bytes(64)),
    () => `LF1:${toBase45(bytes(64 + upTo(52)))}`,
  ] satisfies ((of: (typeof originals)[number]) => string)[];
  function withOtherCharacter(text: string): string {
    const at = 4 + upTo(text.length - 4);
    return text.slice(0, at) + '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'[upTo(45)] + text.slice(at + 1);
  }

  const accepted: string[] = [];
  let verified = 0;
  const counting: typeof verifyVoucher = (...input) => {
    verified++;
    return verifyVoucher(...input);
  };
  for (let n = 0; n < FORGERIES; n++) {
    const original = originals[upTo(originals.length)];
    const text = original && attacks[n % attacks.length]?.(original);
    if (!text || genuine.has(text.trim())) continue;
    if ((await readVoucher(text, keys, counting))?.state === 'genuine') accepted.push(text);
  }

  expect(accepted).toEqual([]);
  // Most forgeries are well-formed, so only the signature stops them.
  expect(verified).toBeGreaterThan(FORGERIES / 3);
  for (const text of genuine) expect(await readVoucher(text, keys, verifyVoucher)).toMatchObject({ state: 'genuine' });
});

/** Pseudo-random numbers from 0 to 1, the same in each run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
