import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { anOrderFor, balanced, made, soldOrder } from '../../support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let agent: Seller;
let order: SellerOrder;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  agent = await aSeller(engine, { 1: 'agent' });
  order = await made(agent, anOrderFor(buyer, {}, {}, { time: '15:00' }));
});
afterEach(() => balanced(engine));

const send = async (method: string, path: string, body: unknown, ifMatch: string | null, key?: string) =>
  engine.send(method, path, {
    ...(body !== undefined && { body }),
    ...(key && { key }),
    headers: { ...(await agent.headers()), ...(ifMatch !== null && { 'if-match': ifMatch }) },
  });
const path = () => `/api/orders/${order.id}/`;
const line = () => `${path()}lines/${order.lines[0]?.id}/`;

/** Every call by which staff change an order or one of its lines. */
const changes = [
  ['PATCH', 'an order', path, { staff_note: 'Late' }],
  ['PUT', 'an order', path, { main_contact_info: { first_name: 'Ivo' } }],
  ['PATCH', 'a line', line, { note: 'At the back' }],
  ['POST', 'the end of a line', () => `${line()}cancel/`, {}],
  ['POST', 'the end of an order', () => `${path()}cancel/`, {}],
] as const;

describe('If-Match', () => {
  it.each(changes)(
    '[A4, A11] keeps %s of %s to the version that it was thought out for',
    async (method, _, at, body) => {
      const stale = await send(method, at(), body, `"${order.version - 1}"`);
      expect([stale.status, stale.body]).toEqual([
        412,
        { detail: 'The order has changed since.', code: 'stale_version', version: order.version },
      ]);
      expect(await soldOrder(agent, order.id)).toMatchObject({ version: order.version, status: 'confirmed' });

      const fresh = await send(method, at(), body, `"${order.version}"`);

      expect(fresh.status).toBe(200);
      const { version } = await soldOrder(agent, order.id);
      expect(version).toBeGreaterThan(order.version);
      expect(fresh.headers.get('etag')).toBe(`"${version}"`);
    },
  );

  it('[A4, A11] is never required, may name several versions or any, and is refused where it names none', async () => {
    const patched = async (ifMatch: string | null) => {
      const { status, body } = await send('PATCH', path(), { staff_note: String(ifMatch) }, ifMatch);
      return status === 200 ? 200 : [status, body['detail']];
    };

    expect(await patched(null)).toBe(200);
    const { version } = await soldOrder(agent, order.id);
    expect(await patched(`"1", W/"${version}"`)).toBe(200);
    expect(await patched(String(version + 1))).toBe(200);
    expect(await patched('*')).toBe(200);
    expect(await patched('"abc"')).toEqual([400, 'If-Match must be the version of the order.']);
  });

  it('[A4, A11] finds the version on what is read: an order, and a line of it', async () => {
    const { headers: ofOrder } = await send('GET', path(), undefined, null);
    const { headers: ofLine } = await send('GET', line(), undefined, null);

    expect([ofOrder.get('etag'), ofLine.get('etag')]).toEqual([`"${order.version}"`, `"${order.version}"`]);
  });

  it('[A11] does not stand in the way of a repeat, whose answer is the first one’s', async () => {
    const key = crypto.randomUUID();
    const ifMatch = `"${order.version}"`;

    const first = await send('PATCH', path(), { staff_note: 'Late' }, ifMatch, key);
    const again = await send('PATCH', path(), { staff_note: 'Late' }, ifMatch, key);

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.text).toBe(first.text);
  });

  it('[A4] lets one of two who change the same version at once', async () => {
    const answers = await Promise.all(
      ['One', 'Other'].map((staff_note) => send('PATCH', path(), { staff_note }, `"${order.version}"`)),
    );

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });
});
