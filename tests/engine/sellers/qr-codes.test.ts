import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';

let engine: Engine;
let owner: Seller;
let stranger: Seller;
beforeAll(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
  stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
});
afterAll(() => engine.stop());

const aCode = async (selection: object): Promise<{ id: number; short_url: string; code: string }> => {
  const { body } = await owner.send('POST', '/api/qr-codes/', selection);
  return { ...(body as { id: number; short_url: string }), code: codeOf(body['short_url']) };
};
const codeOf = (short_url: unknown) => String(short_url).split('/').at(-2) ?? '';
const counts = async (id: number) => {
  const { body } = await owner.send('GET', `/api/qr-codes/${id}/`);
  return { looks: body['looks'], scans: body['scans'], leads: body['leads'] };
};

describe('a QR code', () => {
  it.each([
    [{ kind: 'store', store: 1, title: 'Desk' }, `${ORIGIN}/`],
    [{ kind: 'experience', experience: 1 }, `${ORIGIN}/experiences/walk`],
    [{ kind: 'link', target_url: 'https://example.com/map' }, 'https://example.com/map'],
  ])('[A8] of %j leads there, and counts looks, scans and leads', async (body, target_url) => {
    const { id, short_url, code } = await aCode(body);

    const look = await engine.send('GET', `/api/o/${code}/`);
    const scanned = await engine.app(new Request(short_url, { headers: { accept: 'text/html,*/*' } }));
    const scan = await engine.send('POST', `/api/o/${code}/`, { body: { event: 'scan' } });
    const lead = await engine.send('POST', `/api/o/${code}/`, { body: { event: 'lead' } });

    expect(look).toMatchObject({ status: 200, body: { id, kind: body.kind, target_url } });
    expect([scanned.status, scanned.headers.get('location')]).toEqual([302, target_url]);
    expect([scan.status, lead.status, scan.body]).toEqual([201, 201, look.body]);
    expect(await counts(id)).toEqual({ looks: 1, scans: 2, leads: 1 });
  });

  it('[A8] refuses other events, and what is not there', async () => {
    const { code } = await aCode({ kind: 'store', store: 1 });

    expect((await engine.send('POST', `/api/o/${code}/`, { body: { event: 'theft' } })).body).toEqual({
      event: ['"theft" is not a valid choice.'],
    });
    expect((await engine.send('POST', `/api/o/${code}/`, { body: {} })).body).toEqual({
      event: ['This field is required.'],
    });
    for (const path of ['/api/o/999/', '/api/o/abc/'])
      expect((await engine.send('GET', path)).body).toEqual({ detail: 'Not found.' });
  });

  it.each([
    ['', 'image/svg+xml', '<svg'],
    ['?format=svg', 'image/svg+xml', '<svg'],
    ['?format=png', 'image/png', '\u{fffd}PNG'],
  ])('[A8] has a picture %s', async (query, type, beginning) => {
    const { id } = await aCode({ kind: 'store', store: 1 });

    const response = await signed(owner, `/api/qr-codes/${id}/picture/${query}`);

    expect([response.status, response.type]).toEqual([200, type]);
    expect(response.text.startsWith(beginning)).toBe(true);
  });

  it('[A12] shows its picture to whom it belongs', async () => {
    const { id } = await aCode({ kind: 'store', store: 1 });
    const path = `/api/qr-codes/${id}/picture/`;

    expect(await engine.send('GET', path)).toMatchObject({ status: 401 });
    expect(await (await aSeller(engine)).send('GET', path)).toMatchObject({ status: 403 });
    expect(await stranger.send('GET', path)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
    expect(await owner.send('GET', '/api/qr-codes/999/picture/')).toMatchObject({ status: 404 });
    expect(await owner.send('GET', `${path}?format=gif`)).toMatchObject({
      status: 400,
      body: { format: ['"gif" is not a valid choice.'] },
    });
  });
});

describe('the address of a QR code', () => {
  const scan = (url: string) => engine.app(new Request(url, { headers: { accept: 'text/html' } }));

  it('[A40] cannot be counted through: an id answers nothing', async () => {
    const { id, code } = await aCode({ kind: 'link', title: 'Secret', target_url: 'https://example.com/map' });

    expect(code).toMatch(/^[0-9a-f]{32}$/);
    expect(await engine.send('GET', `/api/o/${id}/`)).toMatchObject({ status: 404 });
    expect(await engine.send('POST', `/api/o/${id}/`, { body: { event: 'scan' } })).toMatchObject({ status: 404 });
    expect((await scan(`${ORIGIN}/api/o/${id}/`)).status).toBe(404);
  });

  it("[A40] is answered on the hosts of its account's stores only", async () => {
    const shop = { title: 'Other shop', time_zone: 'Europe/Zagreb', currency: 'EUR', domain: 'others.example' };
    const { body: store } = await stranger.send('POST', '/api/stores/', shop);
    await engine.database.write((tx) =>
      tx.updateTable('stores').set({ domain: 'others.example' }).where('id', '=', Number(store['id'])).execute(),
    );
    const target_url = 'https://elsewhere.example/';
    const { body } = await stranger.send('POST', '/api/qr-codes/', { kind: 'link', target_url });
    const code = codeOf(body['short_url']);

    expect([store['domain'], body['short_url']]).toEqual(['others.example', `http://others.example/api/o/${code}/`]);
    expect((await scan(`${ORIGIN}/api/o/${code}/`)).status).toBe(404);
    expect(await engine.send('GET', `/api/o/${code}/`)).toMatchObject({ status: 404 });
    expect((await scan(String(body['short_url']))).headers.get('location')).toBe(target_url);
  });
});

async function signed(seller: Seller, path: string): Promise<{ status: number; type: string | null; text: string }> {
  const response = await engine.app(new Request(ORIGIN + path, { headers: await seller.headers() }));
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}
