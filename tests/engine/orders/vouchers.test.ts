import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Voucher } from '#domain/contract/orders.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { cards } from '../../support/payments/sandbox.ts';

let engine: Engine;
let buyer: Buyer;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
});
afterEach(() => engine.stop());

async function booked() {
  const { body: placed } = await buyer.order(await buyer.cartOf(buyer.selection()));
  const before = (await engine.send('GET', `/api/orders/${placed.id}/`)).body;
  await buyer.pay(placed, cards.paid);
  const order = await buyer.seen(placed);
  const [voucher] = order.vouchers ?? [];
  if (!voucher) throw new Error('no voucher');
  return { before, order, voucher };
}
const at = (seller: Pick<Seller, 'send'>, code: string) => seller.send('GET', `/api/vouchers/${code}/`);
const checkIn = (seller: Pick<Seller, 'send'>, code: string) => seller.send('POST', `/api/vouchers/${code}/check-in/`);

describe('a voucher', () => {
  it('[P12a] is of a line that is booked, and says neither the order nor the line', async () => {
    const { before, order, voucher } = await booked();

    expect(before['vouchers']).toEqual([]);
    expect(order.vouchers).toHaveLength(1);
    expect(voucher).toMatchObject({ line: order.lines[0]?.id, number: `${order.number}-1` });
    expect(voucher.code).toMatch(/^LF-[2-9A-Z]{6}-1-[2-9A-Z]{20}$/);
    expect(order.id.replaceAll('-', '').toUpperCase()).not.toContain(voucher.code.slice(-20));
    expect((await engine.send('GET', `/api/orders/${voucher.code}/`)).status).toBe(404);
  });

  it('[P12, P12a] is drawn as a code that has the finders of one, and is the same each time', async () => {
    const { order, voucher } = await booked();
    const again = (await engine.send('GET', `/api/orders/${order.id}/`)).body as unknown as { vouchers: Voucher[] };

    const dark = await squares(voucher.qr);

    expect(again.vouchers).toEqual([voucher]);
    expect(voucher.qr.path.length).toBeLessThan(7000);
    expect(dark).toHaveLength(voucher.qr.size);
    const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    const last = voucher.qr.size - 7;
    expect(dark.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(dark.slice(0, 7).map((row) => row.slice(last))).toEqual(finder);
    expect(dark.slice(last).map((row) => row.slice(0, 7))).toEqual(finder);
  });

  it('[A3, P12, G11] is checked in once by whoever checks in', async () => {
    const { order, voucher } = await booked();
    const guide = await aSeller(engine, { 1: 'guide' });

    const shown = await at(guide, `]Q1${voucher.code.toLowerCase().replaceAll('-', '–')}.`);
    const first = await checkIn(guide, voucher.code);
    const second = await checkIn(guide, voucher.code);

    expect(shown).toMatchObject({
      status: 200,
      body: { id: order.lines[0]?.id, attendance_status: 'expected', people: 2 },
    });
    expect(first).toMatchObject({ status: 200, body: { attendance_status: 'checked_in' } });
    expect([second.status, second.body]).toEqual([
      409,
      { code: 'move_refused', detail: 'This voucher has been used: its guests are checked in.' },
    ]);
  });

  it('[A12, P12a] says nothing to others, nor to whoever guesses', async () => {
    const { voucher } = await booked();
    const guide = await aSeller(engine, { 1: 'guide' });
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const nobody = await aSeller(engine);
    const guessed = `${voucher.number}-${'2'.repeat(20)}`;

    for (const call of [at, checkIn]) {
      expect((await call(engine, voucher.code)).status).toBe(401);
      expect((await call(nobody, voucher.code)).status).toBe(403);
      expect((await call(stranger, voucher.code)).status).toBe(404);
      for (const wrong of [guessed, voucher.number, 'nonsense']) expect((await call(guide, wrong)).status).toBe(404);
    }
    expect((await at(guide, voucher.code)).body).toMatchObject({ attendance_status: 'expected' });
  });

  it('[P12a] is good no more once its line is cancelled', async () => {
    const { order, voucher } = await booked();
    const agent = await aSeller(engine, { 1: 'agent' });
    await agent.send('POST', `/api/orders/${order.id}/cancel/`, {});

    const seen = (await engine.send('GET', `/api/orders/${order.id}/`)).body;
    const refused = await checkIn(agent, voucher.code);

    expect(seen['vouchers']).toEqual([]);
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'move_refused', detail: 'Guests who are cancelled cannot become checked in.' },
    ]);
  });
});

/** The code as a program draws it: a row of `#` and `.` for each row of squares. */
async function squares({ size, path }: Voucher['qr']): Promise<string[]> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => ((data[y * size + x] ?? 255) < 128 ? '#' : '.')).join(''),
  );
}
