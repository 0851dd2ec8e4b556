import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCart, readCart } from '#domain/contract/cart.ts';
import { reason } from '#domain/contract/problems.ts';
import { readAppInfo, readStore } from '#domain/contract/webstore.ts';
import { createApi } from '#engine/http/dispatch/api.ts';
import { problemTree } from '#engine/http/json-response.ts';
import { rawRoute, route } from '#engine/http/route.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { selectionsOf } from '../../support/stores/selections.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

const json = { 'content-type': 'application/json' };

describe('a path', () => {
  it('[A11] is accepted with and without its trailing slash', async () => {
    expect((await engine.send('GET', '/api/webstores/')).status).toBe(200);
    expect((await engine.send('GET', '/api/webstores')).status).toBe(200);
    expect((await engine.send('GET', '/api/webstores/experiences/walk')).status).toBe(200);
  });

  it.each(['/api/', '/api/nothing/', '/api/cart/1/2/3/', '/api/webstores//', '/api/cart/%ff/', '/api//cart/'])(
    '[A11] that nobody has is 404: %s',
    async (path) => {
      const { status, body } = await engine.send('GET', path);

      expect([status, body]).toEqual([404, { detail: 'Not found.' }]);
    },
  );

  it('[A11] says what it allows on every answer', async () => {
    const id = crypto.randomUUID();

    expect((await engine.send('GET', '/api/webstores/')).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await engine.send('GET', `/api/cart/${id}/`)).headers.get('allow')).toBe(
      'GET, PUT, PATCH, DELETE, HEAD, OPTIONS',
    );
    expect((await engine.send('POST', '/api/cart/', { body: {} })).headers.get('allow')).toBe('POST, OPTIONS');
    expect((await engine.send('DELETE', '/api/webstores/')).headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  });

  it('[A11] answers 405 to a method that it does not have', async () => {
    const { status, body } = await engine.send('GET', '/api/cart/');

    expect([status, body]).toEqual([405, { detail: 'Method "GET" not allowed.' }]);
  });

  it.each([
    ['GET', '/api/users/activation/'],
    ['PATCH', '/api/users/'],
    ['POST', '/api/users/me/'],
    ['DELETE', '/api/experiences/'],
    ['POST', '/api/location-autocomplete/'],
  ])('[A11] asks who it is before it answers 405: %s %s', async (method, path) => {
    const seller = await aSeller(engine);
    const send = (headers: Record<string, string>) => engine.send(method, path, { headers });

    const nobody = await send({});
    const liar = await send({ authorization: 'Bearer nonsense' });
    const somebody = await send(await seller.headers());

    expect([nobody.status, nobody.body, nobody.headers.get('www-authenticate')]).toEqual([
      401,
      { detail: 'Authentication credentials were not provided.' },
      'Bearer realm="api"',
    ]);
    expect([liar.status, liar.body['code']]).toEqual([401, 'token_not_valid']);
    expect([somebody.status, somebody.body]).toEqual([405, { detail: `Method "${method}" not allowed.` }]);
  });

  it('[A11] answers 405 to whoever asks where nobody is looked at', async () => {
    const { status } = await engine.send('GET', '/api/jwt/create/', { headers: { authorization: 'Bearer nonsense' } });

    expect(status).toBe(405);
  });

  it('[A11] answers OPTIONS', async () => {
    const { status, body } = await engine.send('OPTIONS', '/api/webstores/');

    expect(status).toBe(200);
    expect(body).toMatchObject({ parses: ['application/json'] });
  });

  it('[A11] answers HEAD as GET, without the body', async () => {
    const get = await engine.send('GET', '/api/webstores/');
    const head = await engine.send('HEAD', '/api/webstores/');

    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(get.text)));
  });
});

describe('every answer', () => {
  it.each([
    ['GET', '/api/webstores/'],
    ['GET', '/api/app-info/'],
    ['GET', '/api/nothing/'],
    ['POST', '/api/cart/'],
    ['PUT', '/api/webstores/'],
    ['OPTIONS', '/api/cart/'],
    ['DELETE', '/api/cart/1/'],
  ])('[A11, A32, P15] carries our version and keeps addresses to itself: %s %s', async (method, path) => {
    const { headers } = await engine.send(method, path);

    expect(headers.get('landfall-version')).toMatch(/^\d+\.\d+\.\d+$/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('[P15] of a cart is kept by nobody', async () => {
    const { selection } = await selectionsOf(engine);
    const { headers, body } = await engine.call(createCart, {}, { body: selection() });
    const again = await engine.call(readCart, { id: body.id });

    expect(headers.get('cache-control')).toBe('no-store');
    expect(again.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a body', () => {
  const post = (text: string | Uint8Array<ArrayBuffer>, headers = {}) =>
    engine.send('POST', '/api/cart/', { text, headers });

  it.each(['{', '{"a":}', 'nonsense', '{"a":1}}', "{'a':1}"])('[A11] that is no JSON is told so: %s', async (text) => {
    const { status, body } = await post(text);

    expect(status).toBe(400);
    expect(body['detail']).toMatch(/^JSON parse error - ./);
  });

  it('[A11] that is no UTF-8 is told so', async () => {
    const { status, body } = await post(new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));

    expect([status, body]).toEqual([400, { detail: 'JSON parse error - the body is not UTF-8' }]);
  });

  it.each(['[]', '"text"', '12', '1.5', 'true', 'null'])('[A11] that is no object is told so: %s', async (text) => {
    const { status, body } = await post(text);

    expect([status, body]).toEqual([400, { non_field_errors: ['Expected an object.'] }]);
  });

  it('[A11] that is empty is an object without fields', async () => {
    const { status, body } = await engine.send('POST', '/api/cart/');

    expect(status).toBe(400);
    expect(body).toMatchObject({
      booking_info: ['This field is required.'],
      experience_id: ['This field is required.'],
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    '[A11] of another type is 415: "%s"',
    async (type) => {
      const { status, body } = await post('{}', { 'content-type': type });

      expect([status, body]).toEqual([415, { detail: `Unsupported media type "${type}" in request.` }]);
    },
  );

  it('[A11] may name its charset', async () => {
    expect((await post('{}', { 'content-type': 'application/json; charset=utf-8' })).status).toBe(400);
  });

  it('[A11] of more than 256 kB is 413, announced or not, and of 256 kB is read', async () => {
    const sized = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;
    const streamed = new Request(`${ORIGIN}/api/cart/`, {
      method: 'POST',
      headers: json,
      body: new Blob([sized(256 * 1024 + 1)]).stream(),
      duplex: 'half',
    } as RequestInit);

    expect((await post(sized(256 * 1024))).status).toBe(400);
    const { status, body } = await post(sized(256 * 1024 + 1));
    expect([status, body]).toEqual([413, { detail: 'The body may be at most 256 kB.' }]);
    expect((await engine.app(streamed)).status).toBe(413);
  });

  it.each([{}, { 'content-length': '10' }])('[A32] that does not come in 30 seconds is 408: %o', async (headers) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const body = new ReadableStream({ start: (it) => it.enqueue(new TextEncoder().encode('{')) });
    const init = { method: 'POST', headers: { ...json, ...headers }, body, duplex: 'half' } as RequestInit;

    const coming = engine.app(new Request(`${ORIGIN}/api/cart/`, init));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();

    expect((await coming).status).toBe(408);
  });

  it('[A11] keeps its unknown fields to itself, __proto__ too', async () => {
    const { selection } = await selectionsOf(engine);
    const text = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"unknown":1,${JSON.stringify(selection()).slice(1)}`;
    const { status } = await post(text);

    expect(status).toBe(201);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('problems', () => {
  it('[A11] nest as the body does, a bad item of a list in its place', async () => {
    const { selection } = await selectionsOf(engine);
    const body = selection();
    const [unit] = body.booking_info.pricing_units;
    const { status, body: answer } = await engine.call(
      createCart,
      {},
      {
        body: {
          ...body,
          booking_info: { ...body.booking_info, pricing_units: [unit, { ...unit, quantity: 0 }, unit] },
        },
      },
    );

    expect(status).toBe(400);
    expect(answer).toEqual({
      booking_info: { pricing_units: [{}, { quantity: ['Ensure this value is greater than or equal to 1.'] }, {}] },
    });
  });

  it('[A11] of an empty list stand under non_field_errors', async () => {
    const { selection } = await selectionsOf(engine);
    const body = selection();
    const { body: answer } = await engine.call(
      createCart,
      {},
      { body: { ...body, booking_info: { ...body.booking_info, pricing_units: [] } } },
    );

    expect(answer).toEqual({ booking_info: { pricing_units: { non_field_errors: ['This list may not be empty.'] } } });
  });

  it('[A11] of one field are together', () => {
    const problems = [
      { path: ['a'], ...sentence('1') },
      { path: ['a'], ...sentence('2') },
      { path: [], ...sentence('3') },
      { path: ['b', 1, 'c'], ...sentence('4') },
      { path: ['b', 0], ...sentence('5') },
      { path: ['d', 2], ...sentence('6') },
    ];

    const tree = problemTree(problems, { b: [null, {}, {}], d: ['x', 'y', 'z'] });

    expect(JSON.parse(JSON.stringify(tree))).toEqual({
      a: ['1', '2'],
      non_field_errors: ['3'],
      b: [['5'], { c: ['4'] }, {}],
      d: { 2: ['6'] },
    });
  });
});

const sentence = (detail: string) => reason('refused', { detail });

it.each(['__proto__', 'constructor', 'toString'])(
  '[A11] a problem under the key %s is told, and changes no object',
  (key) => {
    const path = [key, 'polluted'];

    const tree = problemTree([
      { path, ...sentence('1') },
      { path: ['a', key], ...sentence('2') },
    ]);

    expect(JSON.stringify(tree)).toBe(`{"${key}":{"polluted":["1"]},"a":{"${key}":["2"]}}`);
    expect(Object.prototype).not.toHaveProperty('polluted');
  },
);

describe('a fault', () => {
  it('[A11, P15] is logged with an id and never leaked', async () => {
    const broken = createApi(engine.context, [
      route(readStore, () => Promise.reject(new Error('the password is 1234'))),
      rawRoute('GET', '/things/{id}/', () => Promise.reject(new Error('the password is 1234'))),
    ]);
    for (const path of ['/api/webstores/', '/things/secret-id/']) {
      const request = new Request(ORIGIN + path);
      const response = (await broken(request, new URL(request.url))) ?? new Response();
      const { detail } = (await response.json()) as { detail: string };
      const faults = engine.logged.filter(({ level }) => level === 'error');
      const ids = faults.map(({ fields }) => (fields as { request_id: string }).request_id);

      expect(response.status).toBe(500);
      expect(detail).not.toContain('password');
      expect(faults.at(-1)).toMatchObject({ message: 'fault' });
      expect(detail).toContain(ids.at(-1));
    }
  });
});

describe('app-info', () => {
  it('[A8] says whose engine this is and where payments lead', async () => {
    const { status, body } = await engine.call(readAppInfo);

    expect(status).toBe(200);
    expect(body).toEqual({
      name: 'landfall',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as unknown,
      api_version: '1',
      min_client: '1.0.0',
      retire_worker: false,
      payment_hosts: [],
      server_now: '2026-12-01T12:00:00Z',
    });
  });
});

describe('the log', () => {
  it('[P15] names routes, never the ids in their paths', async () => {
    const { selection } = await selectionsOf(engine);
    const { body } = await engine.call(createCart, {}, { body: selection() });
    await engine.call(readCart, { id: body.id });
    await engine.send('PATCH', `/api/cart/${body.id}/lines/${body.lines[0]?.id}/`, { body: { expected_total: 'x' } });
    await engine.send('PATCH', `/api/cart/${body.id}/nothing/`);

    const log = JSON.stringify(engine.logged);
    expect(log).toContain('/api/cart/{id}/');
    expect(log).not.toContain(body.id);
    expect(log).not.toContain(body.lines[0]?.id);
  });
});
