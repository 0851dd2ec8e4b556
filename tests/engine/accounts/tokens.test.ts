import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aRegistered, aUser, PASSWORD, type SignedIn } from '../../support/engine/accounts.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';

const SECRET = 'a secret of the tests, which is long enough';
let engine: Engine;
let ana: SignedIn;
beforeEach(async () => {
  engine = await anEngine({ env: { JWT_SECRET: SECRET } });
  ana = await aUser(engine);
});
afterEach(() => engine.stop());

const post = async (path: string, body: unknown) => {
  const { status, body: reply } = await engine.send('POST', path, { body });
  return [status, reply];
};
const later = (seconds: number) => {
  engine.clock.now = engine.clock.now.add({ seconds });
};
const notValid = (detail: string) => [401, { detail, code: 'token_not_valid' }];

/** A token with another signature or with other claims. */
const forged = (claims: object, secret = SECRET, alg = 'HS256') =>
  new SignJWT({ token_type: 'access', jti: 'x', user_id: String(ana.id), exp: 4_000_000_000, ...claims })
    .setProtectedHeader({ alg })
    .sign(new TextEncoder().encode(secret));

describe('a form', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const sendForm = (path: string, fields: Record<string, string>, type = FORM) =>
    engine.send('POST', path, { text: new URLSearchParams(fields).toString(), headers: { 'content-type': type } });

  it('[A37, A7] signs in, and is good for each call about tokens', async () => {
    const { status, body } = await sendForm(
      '/api/jwt/create/',
      { email: ana.email, password: PASSWORD },
      `${FORM}; charset=utf-8`,
    );
    const { access, refresh } = body as unknown as Record<string, string>;

    expect(status).toBe(200);
    expect((await sendForm('/api/jwt/verify/', { token: access ?? '' })).status).toBe(200);
    const { body: pair } = await sendForm('/api/jwt/refresh/', { refresh: refresh ?? '' });
    expect((await sendForm('/api/logout/', { refresh: (pair as unknown as { refresh: string }).refresh })).status).toBe(
      200,
    );
  });

  it('[A37, A7] is checked as JSON is, the last of a repeated field counts, and none says nothing', async () => {
    expect((await sendForm('/api/users/reset_password/', { email: 'nobody' })).body).toEqual({
      email: ['Enter a valid email address.'],
    });
    const repeated = {
      text: `email=x&email=${encodeURIComponent(ana.email)}&password=${encodeURIComponent(PASSWORD)}`,
      headers: { 'content-type': FORM },
    };
    expect((await engine.send('POST', '/api/jwt/create/', repeated)).status).toBe(200);
    expect(
      (await engine.send('POST', '/api/jwt/create/', { text: '=&&%', headers: { 'content-type': FORM } })).status,
    ).toBe(400);
  });

  it('[A37] is refused by all other calls', async () => {
    expect((await sendForm('/api/cart/', { experience_id: '1' })).status).toBe(415);
    expect((await sendForm('/api/recaptcha/', { token: 'x' })).status).toBe(415);
  });
});

describe('signing in', () => {
  it('[A7, A11] gives a pair of tokens', async () => {
    const { status, body } = await engine.send('POST', '/api/jwt/create/', {
      body: { email: ana.email, password: PASSWORD },
    });

    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['refresh', 'access']);
    expect(
      (await engine.send('GET', '/api/users/me/', { headers: { authorization: `Bearer ${String(body['access'])}` } }))
        .status,
    ).toBe(200);
  });

  it('[A7] knows an address in any case, and a password without outer space', async () => {
    expect(await post('/api/jwt/create/', { email: 'ANA@Example.com', password: ` ${PASSWORD} ` })).toMatchObject([
      200,
      {},
    ]);
  });

  it.each([
    ['a wrong password', { email: 'ana@example.com', password: 'wrong password 1' }],
    ['an unknown address', { email: 'nobody@example.com', password: PASSWORD }],
    ['a user who is not active', { email: 'new@example.com', password: PASSWORD }],
    ['what is no address', { email: 'nonsense', password: PASSWORD }],
  ])('[A7, A11] refuses %s in the same words', async (_, body) => {
    await aRegistered(engine, 'new@example.com');

    const { status, body: reply, headers } = await engine.send('POST', '/api/jwt/create/', { body });

    expect([status, reply]).toEqual([401, { detail: 'No active account found with the given credentials' }]);
    expect(headers.get('www-authenticate')).toBe('Bearer realm="api"');
  });

  it('[A7, A11] says what is missing', async () => {
    const required = ['This field is required.'];

    expect(await post('/api/jwt/create/', {})).toEqual([400, { email: required, password: required }]);
    expect(await post('/api/jwt/create/', { email: '', password: null })).toEqual([
      400,
      { email: ['This field may not be blank.'], password: ['This field may not be null.'] },
    ]);
  });

  it('[A7, P15] does not look at a token that is there already', async () => {
    const { status } = await engine.send('POST', '/api/jwt/create/', {
      body: { email: ana.email, password: PASSWORD },
      headers: { authorization: 'Bearer nonsense' },
    });

    expect(status).toBe(200);
  });
});

describe('a bearer', () => {
  const me = async (authorization: string) => {
    const { status, body, headers } = await engine.send('GET', '/api/users/me/', { headers: { authorization } });
    return { status, body, challenge: headers.get('www-authenticate') };
  };
  const bad = (message: string) => ({
    status: 401,
    challenge: 'Bearer realm="api"',
    body: {
      detail: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
    },
  });
  const none = {
    status: 401,
    challenge: 'Bearer realm="api"',
    body: { detail: 'Authentication credentials were not provided.' },
  };

  it('[A7, A12] without a token is asked for one', async () => {
    expect(await me('')).toEqual(none);
    expect(await me('Basic YW5hOnNlY3JldA==')).toEqual(none);
    expect(await me('bearer lower')).toEqual(none);
  });

  it.each(['Bearer', 'Bearer a b'])('[A7] of a header that is not made of two words is told so: %s', async (header) => {
    expect(await me(header)).toMatchObject({
      status: 401,
      body: {
        detail: 'Authorization header must contain two space-delimited values',
        code: 'bad_authorization_header',
      },
    });
  });

  it('[A7, A11] of a bad token is told so', async () => {
    expect(await me('Bearer nonsense')).toEqual(bad('Token is invalid'));
    expect(await me(`Bearer ${await forged({}, 'another secret, just as long as ours')}`)).toEqual(
      bad('Token is invalid'),
    );
    expect(await me(`Bearer ${await forged({}, SECRET, 'HS512')}`)).toEqual(bad('Token is invalid'));
    expect(await me(`Bearer ${ana.refresh}`)).toEqual(bad('Token has wrong type'));
    expect(await me(`Bearer ${await forged({ exp: 1 })}`)).toEqual(bad('Token is expired'));
  });

  it('[A7, A11] with a bad token is refused even where none is needed', async () => {
    const { status, body } = await engine.send('POST', '/api/users/reset_password/', {
      body: { email: ana.email },
      headers: { authorization: 'Bearer nonsense' },
    });

    expect([status, body['code']]).toEqual([401, 'token_not_valid']);
  });

  it('[A7] is believed for five minutes, to the second', async () => {
    later(299);
    expect((await me(`Bearer ${ana.access}`)).status).toBe(200);

    later(1);
    expect(await me(`Bearer ${ana.access}`)).toEqual(bad('Token is expired'));
  });

  it('[A7] who was deleted or put out is not let in', async () => {
    expect(await me(`Bearer ${await forged({ user_id: '999' })}`)).toMatchObject({
      status: 401,
      body: { detail: 'User not found', code: 'user_not_found' },
    });
    await engine.database.write((tx) => tx.updateTable('users').set({ is_active: 0 }).execute());
    expect(await me(`Bearer ${ana.access}`)).toMatchObject({
      status: 401,
      body: { detail: 'User is inactive', code: 'user_inactive' },
    });
  });
});

describe('a refresh token', () => {
  const refresh = (token: string) => post('/api/jwt/refresh/', { refresh: token });
  const pairOf = ([, body]: unknown[]) => body as { access: string; refresh: string };

  it('[A7, A11] is exchanged for a new pair', async () => {
    const { status, body } = await engine.send('POST', '/api/jwt/refresh/', { body: { refresh: ana.refresh } });

    expect([status, Object.keys(body)]).toEqual([200, ['access', 'refresh']]);
    expect(body['refresh']).not.toBe(ana.refresh);
    expect(await refresh(String(body['refresh']))).toMatchObject([200, {}]);
  });

  it('[A7, A11] is refused for what it is not', async () => {
    expect(await refresh('nonsense')).toEqual(notValid('Token is invalid'));
    expect(await refresh(ana.access)).toEqual(notValid('Token has wrong type'));
    expect(await post('/api/jwt/refresh/', {})).toEqual([400, { refresh: ['This field is required.'] }]);
    later(24 * 60 * 60);
    expect(await refresh(ana.refresh)).toEqual(notValid('Token is expired'));
  });

  it('[A7a] that is used twice ends its whole family, and no other', async () => {
    const other = await post('/api/jwt/create/', { email: ana.email, password: PASSWORD });
    const second = pairOf(await refresh(ana.refresh));

    expect(await refresh(ana.refresh)).toEqual(notValid('Token is blacklisted'));
    expect(await refresh(second.refresh)).toEqual(notValid('Token is blacklisted'));
    expect(await refresh(pairOf(other).refresh)).toMatchObject([200, {}]);
  });

  it('[A7a] that two use at once is used once', async () => {
    const answers = await Promise.all([refresh(ana.refresh), refresh(ana.refresh)]);

    expect(answers.map(([status]) => Number(status)).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const won = answers.find(([status]) => status === 200) ?? [];
    expect(await refresh(pairOf(won).refresh)).toEqual(notValid('Token is blacklisted'));
  });

  it('[A7] is not kept as it is', async () => {
    const rows = await engine.database.read((tx) => tx.selectFrom('refresh_tokens').selectAll().execute());

    expect(rows).toHaveLength(1);
    const [, payload = ''] = ana.refresh.split('.');
    const { jti } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { jti: string };
    expect(JSON.stringify(rows)).not.toContain(jti);
  });

  it('[A7] of a user who was put out is refused', async () => {
    await engine.database.write((tx) => tx.updateTable('users').set({ is_active: 0 }).execute());

    const nobody = [401, { detail: 'No active account found for the given token.' }];
    expect(await refresh(ana.refresh)).toEqual(nobody);
    await engine.database.write((tx) => tx.updateTable('users').set({ is_active: 1 }).execute());
    expect(await refresh(ana.refresh)).toMatchObject([200, {}]);
    await engine.database.write((tx) => tx.deleteFrom('users').execute());
    expect(await refresh(ana.refresh)).toEqual(nobody);
  });

  it('[A7, A11] is of no use after logout', async () => {
    expect(await post('/api/logout/', { refresh: ana.refresh })).toEqual([200, {}]);

    expect(await refresh(ana.refresh)).toEqual(notValid('Token is blacklisted'));
    expect(await post('/api/logout/', { refresh: ana.refresh })).toEqual(notValid('Token is blacklisted'));
    expect(await post('/api/logout/', {})).toEqual([400, { refresh: ['This field is required.'] }]);
    expect(await post('/api/logout/', { refresh: 'nonsense' })).toEqual(notValid('Token is invalid'));
  });
});

describe('verifying', () => {
  const verify = (token: string) => post('/api/jwt/verify/', { token });

  it('[A7, A11] says yes to either type, with nothing', async () => {
    expect(await verify(ana.access)).toEqual([200, {}]);
    expect(await verify(ana.refresh)).toEqual([200, {}]);
  });

  it('[A7, A11] says what is wrong', async () => {
    await post('/api/logout/', { refresh: ana.refresh });

    expect(await verify('nonsense')).toEqual(notValid('Token is invalid'));
    expect(await verify(await forged({ exp: 1 }))).toEqual(notValid('Token is expired'));
    expect(await verify(ana.refresh)).toEqual([400, { non_field_errors: ['Token is blacklisted'] }]);
    expect(await post('/api/jwt/verify/', {})).toEqual([400, { token: ['This field is required.'] }]);
  });
});

it('[A7] tokens are good on another process that shares the database, and after a restart', async () => {
  const { openAccounts } = await import('#engine/accounts/accounts.ts');
  const open = () =>
    openAccounts({
      config: { jwtSecret: null, accountsUrl: null, publicUrl: null, trustedProxies: 0, operator: null },
      database: engine.database,
      newId: () => crypto.randomUUID(),
      address: () => '',
    });
  const [one, other] = [await open(), await open()];

  const token = await one.tokens.sign(
    { token_type: 'access', jti: 'a', user_id: ana.id, family: 'b' },
    engine.clock.now,
  );

  expect(await other.tokens.read(token, engine.clock.now)).toMatchObject({ user_id: ana.id });
});
