import { afterAll, beforeAll, expect, it } from 'vitest';
import { aUser, PASSWORD, type SignedIn } from '../../support/engine/accounts.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';

let engine: Engine;
let ana: SignedIn;
beforeAll(async () => {
  engine = await anEngine();
  ana = await aUser(engine);
});
afterAll(() => engine.stop());

const detail = { detail: expect.any(String) as string };
const messages = [expect.any(String)];

it.each([
  ['POST', '/api/users/', '{}', 400, { email: messages, password: messages }],
  ['POST', '/api/users/', '[]', 400, { non_field_errors: messages }],
  ['POST', '/api/users/', 'null', 400, { non_field_errors: messages }],
  ['POST', '/api/users/', '{', 400, detail],
  ['POST', '/api/users/activation/', '{"uid":"0","token":"0"}', 400, { uid: messages }],
  ['POST', '/api/jwt/create/', '{"email":null}', 400, { email: messages, password: messages }],
  ['GET', '/api/jwt/create/', undefined, 405, detail],
  ['GET', '/api/nothing/', undefined, 404, detail],
])('[A11] %s %s with %s is refused as Django REST Framework does', async (method, path, text, status, body) => {
  const answer = await engine.send(method, path, {
    ...(text !== undefined && { text, headers: { 'content-type': 'application/json' } }),
  });

  expect([answer.status, answer.body]).toEqual([status, body]);
});

it('[A11] refuses a media type with 415 and a detail', async () => {
  const { status, body } = await engine.send('POST', '/api/users/', {
    text: 'hello',
    headers: { 'content-type': 'text/plain' },
  });

  expect([status, body]).toEqual([415, detail]);
});

it.each([
  ['GET', '/api/users/', 'GET, POST, HEAD, OPTIONS'],
  ['POST', '/api/jwt/create/', 'POST, OPTIONS'],
  ['GET', '/api/users/me/', 'GET, PUT, PATCH, DELETE, HEAD, OPTIONS'],
])('[A11] %s %s tells the methods of its path', async (method, path, allow) => {
  expect((await engine.send(method, path)).headers.get('allow')).toBe(allow);
});

it('[A11] lists in pages, and a page that does not exist is 404', async () => {
  const page = await ana.send('GET', '/api/users/');
  const beyond = await ana.send('GET', '/api/users/?page=9');

  expect(page.body).toEqual({
    count: 1,
    next: null,
    previous: null,
    results: [expect.objectContaining({ id: ana.id })],
  });
  expect([beyond.status, beyond.body]).toEqual([404, detail]);
});

it('[A7, A11] answers about tokens as simplejwt does', async () => {
  const send = async (path: string, body: object) => {
    const answer = await engine.send('POST', path, { body });
    return [answer.status, answer.headers.get('www-authenticate'), answer.body] as const;
  };
  const challenge = 'Bearer realm="api"';

  const pair = await send('/api/jwt/create/', { email: ana.email, password: PASSWORD });
  const { access, refresh } = pair[2] as unknown as Record<'access' | 'refresh', string>;

  expect(pair).toEqual([200, null, { refresh: expect.any(String) as string, access: expect.any(String) as string }]);
  expect(await send('/api/jwt/create/', { email: ana.email, password: 'wrong' })).toEqual([401, challenge, detail]);
  expect(await send('/api/jwt/verify/', { token: access })).toEqual([200, null, {}]);
  expect(await send('/api/jwt/verify/', { token: 'x.y' })).toEqual([
    401,
    challenge,
    { ...detail, code: 'token_not_valid' },
  ]);
  expect(await send('/api/jwt/refresh/', { refresh })).toEqual([
    200,
    null,
    expect.objectContaining({ access: expect.any(String) as string }),
  ]);
  expect(await send('/api/users/set_password/', {})).toEqual([401, challenge, detail]);
});
