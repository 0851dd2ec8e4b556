import { describe, expect, it } from 'vitest';
import { changeCart, dropCart, readCart } from '#domain/contract/cart.ts';
import { readAppInfo } from '#domain/contract/webstore.ts';
import { createSend } from '#platform/network/api.ts';

const appInfo = {
  name: 'landfall',
  version: '1',
  api_version: '1',
  min_client: '1',
  retire_worker: false,
  payment_hosts: [],
  server_now: '2026-12-01T12:00:00Z',
};
const headers = { 'landfall-version': '1', 'content-type': 'application/json' };

const tooLong = { path: ['note'], code: 'too_long', params: { max: 9 }, detail: 'Too long.' };
const unread = { path: ['non_field_errors'], code: 'refused', params: { detail: 'No JSON.' }, detail: 'No JSON.' };

describe('what came of a call', () => {
  it('reads a reply tolerantly: what it does not know is dropped', async () => {
    const send = answering({ ...appInfo, news_of_a_later_version: true }, 200);

    expect(await send(readAppInfo)).toEqual({ kind: 'ok', reply: appInfo, etag: null, replayed: false });
  });

  it.each([
    [403, { detail: 'No.' }, { kind: 'refused', status: 403, refusal: { detail: 'No.' } }],
    [
      409,
      { detail: 'Taken.', code: 'places_taken', left: 2 },
      { kind: 'refused', status: 409, refusal: { detail: 'Taken.', code: 'places_taken', left: 2 } },
    ],
    [409, { detail: 'Wait.', code: 'in_flight' }, { kind: 'unreachable', why: 'busy', retryAfter: 1 }],
    [
      400,
      { type: 'about:blank', title: 'Bad Request', status: 400, errors: [tooLong] },
      { kind: 'invalid', problems: [tooLong] },
    ],
    [400, { detail: 'No JSON.' }, { kind: 'invalid', problems: [unread] }],
    [404, { detail: 'Not found.' }, { kind: 'notFound' }],
    [429, { detail: 'Slowly.' }, { kind: 'unreachable', why: 'busy', retryAfter: null }],
    [500, { detail: 'Ours.' }, { kind: 'unreachable', why: 'busy', retryAfter: null }],
  ])('tells a %i apart: %j', async (status, body, outcome) => {
    expect(await answering(body, status)(readCart, { params: { id: '1' } })).toEqual(outcome);
  });

  it.each([
    ['a page of a captive portal', new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })],
    ['JSON without our header', Response.json(appInfo)],
    ['a reply of another shape', Response.json({ hello: 1 }, { headers })],
  ])('takes %s for none of ours', async (_, response) => {
    const send = createSend(() => Promise.resolve(response));

    expect(await send(readAppInfo)).toEqual({ kind: 'unreachable', why: 'foreign', retryAfter: null });
  });

  it('tells a network that fails from an engine that is late', async () => {
    const failing = createSend(() => Promise.reject(new TypeError('Failed to fetch')));
    const late = createSend(
      (_, { signal }) =>
        new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );

    expect(await failing(readAppInfo)).toMatchObject({ kind: 'unreachable', why: 'network' });
    expect(await late(readAppInfo, { timeout: 5 })).toMatchObject({ kind: 'unreachable', why: 'timeout' });
  });

  it('obeys Retry-After and tells a replayed answer', async () => {
    const busy = createSend(() =>
      Promise.resolve(new Response('', { status: 503, headers: { ...headers, 'retry-after': '7' } })),
    );
    const again = createSend(() =>
      Promise.resolve(new Response(null, { status: 204, headers: { ...headers, 'idempotent-replayed': 'true' } })),
    );

    expect(await busy(readAppInfo)).toMatchObject({ retryAfter: 7 });
    expect(await again(dropCart, { params: { id: '1' } })).toMatchObject({ kind: 'ok', replayed: true });
  });
});

it('sends the address, the key, the version and a frozen body as they are', async () => {
  const requests: [string, RequestInit][] = [];
  const send = createSend((address, request) => {
    requests.push([address, request]);
    return Promise.resolve(new Response('{}', { status: 404, headers }));
  });

  await send(changeCart, { params: { id: 'a/b' }, body: '{"note": "as it was"}', key: 'k', ifMatch: 3 });

  expect(requests[0]?.[0]).toBe('/api/cart/a%2Fb/');
  expect(requests[0]?.[1]).toMatchObject({
    method: 'PATCH',
    body: '{"note": "as it was"}',
    redirect: 'manual',
    headers: { 'Idempotency-Key': 'k', 'If-Match': '"3"', 'Content-Type': 'application/json' },
  });
});

function answering(body: unknown, status: number) {
  return createSend(() => Promise.resolve(Response.json(body, { status, headers })));
}
