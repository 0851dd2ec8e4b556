import { decodeQR } from 'qr/decode.js';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order, Voucher } from '#domain/contract/orders.ts';
import { parseVoucherText, payloadOf, readVoucher, voucherText } from '#domain/desk/voucher-text.ts';
import { runHousekeeping } from '#engine/background.ts';
import { keysForGate, signerFor, verifyVoucher } from '#engine/catalogue/voucher-keys.ts';
import { emailsOf } from '#tests/support/engine/emails.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const ownKeys = () => engine.database.read((tx) => tx.selectFrom('voucher_keys').selectAll().orderBy('id').execute());
const gateKeys = (account_id = 1) => engine.database.read((tx) => keysForGate(tx, account_id, engine.clock.now));
const ordered = async ({ id }: Pick<Order, 'id'>) =>
  (await engine.send('GET', `/api/orders/${id}/`)).body as unknown as Order & { vouchers: Voucher[] };

/** The text of a voucher's QR code, read from its picture. */
async function textIn({ qr }: Voucher): Promise<string> {
  const { size, path } = qr;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" width="${(size + 8) * 4}" height="${(size + 8) * 4}" shape-rendering="crispEdges"><rect x="-4" y="-4" width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
  return textInImage(sharp(Buffer.from(svg)));
}
async function textInImage(image: Sharp): Promise<string> {
  const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
}
const readAtGate = async (text: string, account_id = 1) => readVoucher(text, await gateKeys(account_id), verifyVoucher);
const squaresOfVersion7 = 17 + 4 * 7;

async function booked(changes: object = {}, named: object = {}) {
  const { id } = await made(owner, anOrderFor(buyer, changes, { date: '2026-12-02', ...named }));
  const order = await ordered({ id });
  const [voucher] = order.vouchers;
  if (!voucher) throw new Error('no voucher');
  return { order, voucher, text: await textIn(voucher) };
}

describe('a signed voucher', () => {
  it('[T8] says which line it is of, for how many, and that it is genuine', async () => {
    const { order, voucher, text } = await booked({}, { units: { Adult: 2, Child: 1 } });
    const read = await readAtGate(text);
    const { departure_id } = await engine.database.read((tx) =>
      tx.selectFrom('order_lines').select('departure_id').where('order_id', '=', order.id).executeTakeFirstOrThrow(),
    );

    expect(read).toMatchObject({ state: 'genuine' });
    expect(read?.voucher).toMatchObject({ number: voucher.number, departure: departure_id, people: 3 });
    expect(read?.voucher.party.map(({ people }) => people)).toEqual([2, 1]);
    const sold = Temporal.Instant.from(order.created_at).round({ smallestUnit: 'minute', roundingMode: 'floor' });
    expect([read?.voucher.starts_at, read?.voucher.sold_at]).toEqual([order.lines[0]?.starts_at, sold.toString()]);
    expect(voucher.qr.size).toBeLessThanOrEqual(squaresOfVersion7);
    expect(voucher.code).toMatch(/^LF-[2-9A-Z]{6}-1-[2-9A-Z]{20}$/);
  });

  it('[T8] is in the email as it is on the page', async () => {
    const { text } = await booked();
    const attachments = (await emailsOf(engine)).flatMap((it) => it.attachments);
    const picture = attachments.find(({ content_type }) => content_type === 'image/png');

    const image = sharp(Buffer.from(picture?.content ?? '', 'base64'));

    expect(await textInImage(image)).toBe(text);
  });

  it('[P12a, T8] checks its guests in, and a forged one is not found', async () => {
    const { order, text } = await booked();
    const guide = await aSeller(engine, { 1: 'guide' });
    const parsed = parseVoucherText(text);
    if (!parsed) throw new Error('no signed text');
    const forged = voucherText(payloadOf({ ...parsed.voucher, departure: 99 }), parsed.signature);
    const at = (code: string) => `/api/vouchers/${encodeURIComponent(code)}/`;

    expect((await guide.send('GET', at(forged))).status).toBe(404);
    expect((await guide.send('POST', `${at(forged)}check-in/`)).status).toBe(404);
    expect(await guide.send('GET', at(text))).toMatchObject({ status: 200, body: { id: order.lines[0]?.id } });
    const first = await guide.send('POST', `${at(text.toLowerCase())}check-in/`);
    expect(first).toMatchObject({ status: 200, body: { attendance_status: 'checked_in' } });
    expect((await guide.send('POST', `${at(text)}check-in/`)).status).toBe(409);
  });
});

describe('the key of an account', () => {
  it('[T8a] is made with its first confirmed order, renewed after a year, and ends nothing', async () => {
    expect(await ownKeys()).toEqual([]);
    const { order, text } = await booked();
    const [first, ...others] = await ownKeys();
    expect(others).toEqual([]);

    engine.clock.now = engine.clock.now.add({ hours: 24 * 365 });
    await runHousekeeping(engine.context);
    await runHousekeeping(engine.context);

    const keys = await ownKeys();
    expect(keys.filter(({ account_id }) => account_id === 1)).toHaveLength(2);
    expect(keys[0]).toEqual(first);
    expect(await readAtGate(text)).toMatchObject({ state: 'genuine' });
    const [again] = (await ordered(order)).vouchers;
    expect(again && (await textIn(again))).toBe(text);
    const now = engine.clock.now.epochMilliseconds;
    const signer = await engine.database.read((tx) => signerFor(tx, 1, now));
    expect(signer?.id).toBe(keys.at(-1)?.id);
  });

  it('[T8a] is made by housekeeping for each account that has a store, once', async () => {
    const others = await anAccount(engine, 'Others');
    await runHousekeeping(engine.context);
    await runHousekeeping(engine.context);

    const accounts = (await ownKeys()).map(({ account_id }) => account_id);
    const selling = await engine.database.read((tx) =>
      tx.selectFrom('stores').select('account_id').distinct().execute(),
    );
    expect(accounts).toHaveLength(new Set(accounts).size);
    expect(new Set(accounts)).toEqual(new Set(selling.map(({ account_id }) => account_id)));
    expect(new Set(accounts).has(others)).toBe(selling.some(({ account_id }) => account_id === others));
  });

  it('[T8a] that has ended signs nothing sold later, and what was sold before stays genuine', async () => {
    const { text } = await booked();
    engine.clock.now = engine.clock.now.add({ minutes: 2 });
    const ended_at = engine.clock.now.epochMilliseconds;
    await engine.database.write((tx) => tx.updateTable('voucher_keys').set({ ended_at }).execute());
    engine.clock.now = engine.clock.now.add({ minutes: 2 });
    const next = await booked({}, { units: { Adult: 1 } });

    const [old, fresh] = await ownKeys();
    expect(await readAtGate(text)).toMatchObject({ state: 'genuine', voucher: { key: old?.id } });
    expect(await readAtGate(next.text)).toMatchObject({ state: 'genuine', voucher: { key: fresh?.id } });
    engine.clock.now = engine.clock.now.add({ hours: 24 * 401 });
    expect((await gateKeys()).map(({ id }) => id)).toEqual([fresh?.id]);
  });

  it('[T8a] never leaves the engine with its private half', async () => {
    const { order } = await booked();
    const [key] = await ownKeys();
    const keys = await gateKeys();

    expect(keys).toEqual([{ id: key?.id, public_key: key?.public_key, device: null, ended_at: null }]);
    const message = JSON.stringify([keys, await ordered(order), (await owner.send('GET', '/api/accounts/')).body]);
    expect(key?.private_key).toMatch(/^[\w-]{60,}$/);
    expect(message).not.toContain(key?.private_key);
  });

  it('[A26, T8a] is good at the gates of both sides of a resale, also after it, and at no others', async () => {
    const reseller = await anAccount(engine, 'Reseller');
    const stranger = await anAccount(engine, 'Stranger');
    await booked();
    const at = engine.clock.now.epochMilliseconds;
    const key = { device_id: null, public_key: 'x', private_key: null, created_at: at, ended_at: null };
    await engine.database.write((tx) =>
      tx
        .insertInto('voucher_keys')
        .values([
          { ...key, account_id: reseller },
          { ...key, account_id: stranger },
        ])
        .execute(),
    );
    expect(await gateKeys()).toHaveLength(1);

    await agreeOnResale(engine, 1, reseller);

    expect(await gateKeys()).toHaveLength(2);
    expect(await gateKeys(reseller)).toEqual(await gateKeys());
    expect(await gateKeys(stranger)).toHaveLength(1);
    await engine.database.write((tx) =>
      tx
        .updateTable('resale_agreements')
        .set({ status: 'revoked' })
        .where('supplier_id', '=', 1)
        .where('reseller_id', '=', reseller)
        .execute(),
    );
    expect(await gateKeys()).toHaveLength(2);
  });
});
