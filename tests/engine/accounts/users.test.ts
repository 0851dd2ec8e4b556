import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aRegistered,
  aUser,
  newMails,
  PASSWORD,
  proofIn,
  signedIn,
  theOperator,
} from '../../support/engine/accounts.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ env: { OPERATOR: 'boss@example.com' } });
});
afterEach(() => engine.stop());

const post = async (path: string, body: unknown) => {
  const { status, body: reply } = await engine.send('POST', path, { body });
  return [status, reply];
};
const named = { first_name: 'Ana', last_name: 'Marić' };
const bo = 'bo@example.com';

describe('registering', () => {
  it('[A7, A11] makes a user who is not active, and mails a proof', async () => {
    const { status, text } = await engine.send('POST', '/api/users/', {
      body: { email: 'ana@EXAMPLE.com', password: PASSWORD, ...named },
    });

    const { id } = JSON.parse(text) as { id: number };
    expect([status, text]).toEqual([201, JSON.stringify({ ...named, email: 'ana@example.com', id })]);
    const [mail] = await newMails(engine);
    expect(mail).toMatchObject({ to: 'ana@example.com', subject: 'Activate your account' });
    expect(mail?.text).toContain(`http://shop.example/activate/${proofIn(mail).uid}/${proofIn(mail).token}`);
    expect(mail?.text).not.toMatch(/program|\/api\/|\{/i);
    expect(proofIn(mail).uid).toBe(Buffer.from(String(id)).toString('base64url'));
    expect(await post('/api/jwt/create/', { email: 'ana@example.com', password: PASSWORD })).toMatchObject([401, {}]);
  });

  it('[A7, A10] needs no names', async () => {
    expect(await post('/api/users/', { email: bo, password: PASSWORD })).toMatchObject([
      201,
      { first_name: '', last_name: '' },
    ]);
  });

  it('[A7, A11] says what is missing and what is bad', async () => {
    expect(await post('/api/users/', {})).toEqual([
      400,
      { email: ['This field is required.'], password: ['This field is required.'] },
    ]);
    expect(await post('/api/users/', { email: 'nonsense', password: PASSWORD, first_name: null })).toEqual([
      400,
      { email: ['Enter a valid email address.'], first_name: ['This field may not be null.'] },
    ]);
    expect(await post('/api/users/', { email: bo, password: PASSWORD, last_name: 'x'.repeat(151) })).toEqual([
      400,
      { last_name: ['Ensure this field has no more than 150 characters.'] },
    ]);
  });

  it.each([
    ['ana@čevapčići.example', 'ana@xn--evapii-f1a6be.example'],
    ["o'brien+tours@example.co.uk", "o'brien+tours@example.co.uk"],
    ['ana@localhost', 'ana@localhost'],
  ])('[A7, A11] takes the address %s, and writes to it', async (email, to) => {
    await aRegistered(engine, email);

    expect((await newMails(engine)).map((it) => it.to)).toEqual([to]);
  });

  it.each(['ana@č..hr', 'ana@č č.hr', '"ana"@example.com', 'ana@[127.0.0.1]', `${'a'.repeat(310)}@exa.example`])(
    '[A7, A11] takes nothing else for one: %s',
    async (email) => {
      const [status, body] = await post('/api/users/reset_password/', { email });

      expect([status, body]).toEqual([400, { email: ['Enter a valid email address.'] }]);
    },
  );

  it.each(['ana@example.com', 'ANA@example.com'])('[A7, A11] refuses an address that is taken: %s', async (email) => {
    await aRegistered(engine, 'ana@example.com');

    expect(await post('/api/users/', { email, password: PASSWORD })).toEqual([
      400,
      { email: ['user with this email address already exists.'] },
    ]);
  });

  it('[A7, A11] says of a taken address and of what is missing at once', async () => {
    await aRegistered(engine, bo);

    expect(await post('/api/users/', { email: bo })).toEqual([
      400,
      { email: ['user with this email address already exists.'], password: ['This field is required.'] },
    ]);
    expect(await post('/api/users/', { email: bo, password: '1' })).toEqual([
      400,
      { email: ['user with this email address already exists.'] },
    ]);
  });

  it('[A7] of one address by several at once makes one user', async () => {
    const body = { email: bo, password: PASSWORD };

    const answers = await Promise.all([
      post('/api/users/', body),
      post('/api/users/', body),
      post('/api/users/', body),
    ]);

    expect(answers.map(([status]) => Number(status)).toSorted((a, b) => a - b)).toEqual([201, 400, 400]);
  });

  const short = 'This password is too short. It must contain at least 8 characters.';
  const common = 'This password is too common.';
  it.each([
    ['1234567', [short, common, 'This password is entirely numeric.']],
    ['Sunshine', [common]],
    ['73946182555', ['This password is entirely numeric.']],
    ['xk7$qwe', [short]],
    ['😀😀😀😀😀😀😀', [short]],
    ['marija.horvat@ex', ['The password is too similar to the email address.']],
    ['sunciamarija', ['The password is too similar to the first name.']],
    ['x'.repeat(73), ['Ensure this field has no more than 72 characters.']],
    ['', ['This field may not be blank.']],
  ])('[A10, A11] refuses the password %j', async (password, messages) => {
    const body = { email: 'marija.horvat@example.com', password, first_name: 'Marija Sunčica' };

    expect(await post('/api/users/', body)).toEqual([400, { password: messages }]);
  });

  it.each(['xk7$qwe1', '😀'.repeat(71) + 'a', 'ž'.repeat(71) + 'đ'])(
    '[A10] takes 8 to 72 characters, however many bytes they have, and all of them count: %s',
    async (password) => {
      await aUser(engine, bo, { password });
      const chopped = Array.from(password).slice(0, -1).join('');

      expect(await post('/api/jwt/create/', { email: bo, password })).toMatchObject([200, {}]);
      expect(await post('/api/jwt/create/', { email: bo, password: chopped })).toMatchObject([401, {}]);
    },
  );

  it('[A7] keeps no password', async () => {
    await aRegistered(engine, bo);
    const [user] = await engine.database.read((tx) => tx.selectFrom('users').selectAll().execute());

    expect(user?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(JSON.stringify(user)).not.toContain(PASSWORD);
  });
});

describe('activation', () => {
  it('[A7a, A11] happens once, by what was mailed', async () => {
    await aRegistered(engine, bo);
    const proof = proofIn((await newMails(engine))[0]);

    expect(await post('/api/users/activation/', proof)).toEqual([204, null]);
    await signedIn(engine, 0, bo);
    expect(await post('/api/users/activation/', proof)).toEqual([403, { detail: 'Stale token for given user.' }]);
  });

  it('[A7a, A11] is refused without a good proof', async () => {
    await aRegistered(engine, bo);
    const { uid, token } = proofIn((await newMails(engine))[0]);
    const noUser = { uid: ["Invalid user id or user doesn't exist."] };
    const noToken = { token: ['Invalid token for given user.'] };

    expect(await post('/api/users/activation/', { uid: 'ODg4', token })).toEqual([400, noUser]);
    expect(await post('/api/users/activation/', { uid: '!', token })).toEqual([400, noUser]);
    expect(await post('/api/users/activation/', { uid, token: 'abc-def' })).toEqual([400, noToken]);
    expect(await post('/api/users/activation/', { uid, token: `${token.slice(0, -1)}!` })).toEqual([400, noToken]);
    expect(await post('/api/users/activation/', {})).toEqual([
      400,
      { uid: ['This field is required.'], token: ['This field is required.'] },
    ]);
    engine.clock.now = engine.clock.now.add({ hours: 3 * 24, seconds: 1 });
    expect(await post('/api/users/activation/', { uid, token })).toEqual([400, noToken]);
  });

  it('[A7, A11] is mailed again to whoever waits for it, and to nobody else', async () => {
    await aUser(engine, 'ana@example.com');
    await aRegistered(engine, bo);
    await newMails(engine);

    expect(await post('/api/users/resend_activation/', { email: bo })).toEqual([204, null]);
    expect(await post('/api/users/resend_activation/', { email: 'ana@example.com' })).toEqual([204, null]);
    expect(await post('/api/users/resend_activation/', { email: 'nobody@example.com' })).toEqual([204, null]);
    expect(await post('/api/users/resend_activation/', { email: 'x' })).toEqual([
      400,
      { email: ['Enter a valid email address.'] },
    ]);
    expect(await post('/api/users/resend_activation/', {})).toEqual([400, { email: ['This field is required.'] }]);
    const mails = await newMails(engine);
    expect(mails.map(({ to }) => to)).toEqual([bo]);
    expect(await post('/api/users/activation/', proofIn(mails[0]))).toEqual([204, null]);
  });

  it('[A7] of the operator lets them into every account', async () => {
    const boss = await theOperator(engine);
    const ana = await aUser(engine);

    const seen = async (who: typeof boss) => (await who.send('GET', '/api/users/')).body['count'];
    expect([await seen(boss), await seen(ana)]).toEqual([2, 1]);
  });
});

describe('me', () => {
  it('[A7, A11] reads and changes names, and nothing else', async () => {
    const ana = await aUser(engine, 'ana@example.com', named);
    const shown = { ...named, id: ana.id, email: 'ana@example.com' };

    expect((await ana.send('GET', '/api/users/me/')).text).toBe(JSON.stringify(shown));
    expect((await ana.send('PATCH', '/api/users/me/', { first_name: 'Anna', email: bo, is_staff: true })).body).toEqual(
      {
        ...shown,
        first_name: 'Anna',
      },
    );
    expect((await ana.send('PUT', '/api/users/me/', { last_name: '' })).body).toEqual({
      ...shown,
      first_name: 'Anna',
      last_name: '',
    });
    expect((await ana.send('PATCH', '/api/users/me/', { last_name: 'x'.repeat(151) })).status).toBe(400);
  });

  it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('[A7, A12] needs a token: %s', async (method) => {
    const { status, body } = await engine.send(method, '/api/users/me/', { ...(method !== 'GET' && { body: {} }) });

    expect([status, body]).toEqual([401, { detail: 'Authentication credentials were not provided.' }]);
  });

  it('[A7, A11] goes with the password, and takes the tokens along', async () => {
    const ana = await aUser(engine);

    expect(await ana.send('DELETE', '/api/users/me/', {})).toMatchObject({
      status: 400,
      body: { current_password: ['This field is required.'] },
    });
    expect(await ana.send('DELETE', '/api/users/me/', { current_password: 'wrong' })).toMatchObject({
      status: 400,
      body: { current_password: ['Invalid password.'] },
    });
    expect(await ana.send('DELETE', '/api/users/me/', { current_password: PASSWORD })).toMatchObject({
      status: 204,
      text: '',
    });
    expect((await ana.send('GET', '/api/users/me/')).body['code']).toBe('user_not_found');
    expect(await post('/api/jwt/refresh/', { refresh: ana.refresh })).toMatchObject([401, {}]);
  });
});

describe('other users', () => {
  it('[A7, A12] are not there for a stranger', async () => {
    const ana = await aUser(engine);
    const other = await aRegistered(engine, bo);
    const at = `/api/users/${other.id}/`;

    expect((await ana.send('GET', '/api/users/')).body).toMatchObject({ count: 1, results: [{ id: ana.id }] });
    expect((await ana.send('GET', `/api/users/${ana.id}/`)).body).toMatchObject({ email: ana.email });
    for (const [method, body] of [
      ['GET'],
      ['PUT', {}],
      ['PATCH', {}],
      ['DELETE', { current_password: PASSWORD }],
    ] as const)
      expect(await ana.send(method, at, body)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
    expect((await engine.send('GET', at)).status).toBe(401);
    expect((await ana.send('GET', '/api/users/nonsense/')).status).toBe(404);
  });

  it('[A7, A9] are listed for the operator, who may change and delete them by their own password', async () => {
    const own = await theOperator(engine, 'boss@example.com', 'of the boss alone 1');
    const ana = await aUser(engine, 'ana@example.com', named);

    const list = await own.send('GET', '/api/users/?search=ana MARI&ordering=-email');
    const changed = await own.send('PATCH', `/api/users/${ana.id}/`, { first_name: 'Anna' });
    const refused = await own.send('DELETE', `/api/users/${ana.id}/`, { current_password: PASSWORD });
    const gone = await own.send('DELETE', `/api/users/${ana.id}/`, { current_password: 'of the boss alone 1' });

    expect(list.body).toMatchObject({ count: 1, next: null, previous: null, results: [{ ...named, id: ana.id }] });
    expect(changed.body).toMatchObject({ first_name: 'Anna' });
    expect([refused.status, gone.status]).toEqual([400, 204]);
    expect((await own.send('GET', `/api/users/${ana.id}/`)).status).toBe(404);
  });
});

describe('the password', () => {
  const NEW = 'another 7 good words';

  it('[A7, A11] is changed by whoever proves the old one; all others are signed out', async () => {
    const ana = await aUser(engine);
    const elsewhere = await signedIn(engine, ana.id, ana.email);
    await newMails(engine);

    const set = await ana.send('POST', '/api/users/set_password/', { current_password: PASSWORD, new_password: NEW });

    expect([set.status, set.text]).toEqual([204, '']);
    expect(await post('/api/jwt/create/', { email: ana.email, password: PASSWORD })).toMatchObject([401, {}]);
    expect(await post('/api/jwt/create/', { email: ana.email, password: NEW })).toMatchObject([200, {}]);
    expect(await post('/api/jwt/refresh/', { refresh: elsewhere.refresh })).toMatchObject([401, {}]);
    expect(await post('/api/jwt/refresh/', { refresh: ana.refresh })).toMatchObject([200, {}]);
    expect(await newMails(engine)).toMatchObject([{ to: ana.email, subject: 'Your password was changed' }]);
  });

  it('[A7, A10, A11] says per field what is wrong', async () => {
    const ana = await aUser(engine);
    const set = async (body: object) => {
      const { status, body: reply } = await ana.send('POST', '/api/users/set_password/', body);
      return [status, reply];
    };

    expect(await set({})).toEqual([
      400,
      { new_password: ['This field is required.'], current_password: ['This field is required.'] },
    ]);
    expect(await set({ current_password: 'wrong', new_password: '1' })).toEqual([
      400,
      { current_password: ['Invalid password.'] },
    ]);
    expect(await set({ current_password: 'wrong' })).toEqual([
      400,
      { new_password: ['This field is required.'], current_password: ['Invalid password.'] },
    ]);
    expect(await set({ current_password: PASSWORD, new_password: '' })).toEqual([
      400,
      { new_password: ['This field may not be blank.'] },
    ]);
    expect(await set({ current_password: PASSWORD, new_password: 'ana@example.com' })).toEqual([
      400,
      { new_password: ['The password is too similar to the email address.'] },
    ]);
    expect((await engine.send('POST', '/api/users/set_password/', { body: {} })).status).toBe(401);
  });

  it('[A7, A11] is reset once by what was mailed, which signs everybody out', async () => {
    const ana = await aUser(engine);

    expect(await post('/api/users/reset_password/', { email: ana.email.toUpperCase() })).toEqual([204, null]);
    const [mail] = await newMails(engine);
    const confirm = { ...proofIn(mail), new_password: NEW };

    expect(mail).toMatchObject({ to: ana.email, subject: 'Choose a new password' });
    expect(await post('/api/users/reset_password_confirm/', { ...confirm, new_password: '123' })).toMatchObject([
      400,
      { new_password: expect.arrayContaining(['This password is too common.']) as unknown },
    ]);
    expect(await post('/api/users/reset_password_confirm/', confirm)).toEqual([204, null]);
    expect(await post('/api/users/reset_password_confirm/', confirm)).toEqual([
      400,
      { token: ['Invalid token for given user.'] },
    ]);
    expect(await post('/api/jwt/create/', { email: ana.email, password: NEW })).toMatchObject([200, {}]);
    expect(await post('/api/jwt/refresh/', { refresh: ana.refresh })).toMatchObject([401, {}]);
  });

  it('[A7a] is reset by one of two who bring the proof at once', async () => {
    const ana = await aUser(engine);
    await post('/api/users/reset_password/', { email: ana.email });
    const confirm = { ...proofIn((await newMails(engine))[0]), new_password: NEW };

    const answers = await Promise.all([
      post('/api/users/reset_password_confirm/', confirm),
      post('/api/users/reset_password_confirm/', { ...confirm, new_password: `${NEW}!` }),
    ]);

    expect(answers.map(([status]) => Number(status)).toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  it.each([
    ['signing in', (email: string) => post('/api/jwt/create/', { email, password: PASSWORD })],
    ['time', async () => (engine.clock.now = engine.clock.now.add({ hours: 3 * 24, seconds: 1 }))],
  ])('[A7a] cannot be reset any more after %s', async (_, happens) => {
    const ana = await aUser(engine);
    engine.clock.now = engine.clock.now.add({ seconds: 1 });
    await post('/api/users/reset_password/', { email: ana.email });
    const proof = proofIn((await newMails(engine))[0]);
    engine.clock.now = engine.clock.now.add({ seconds: 1 });

    await happens(ana.email);

    expect(await post('/api/users/reset_password_confirm/', { ...proof, new_password: NEW })).toEqual([
      400,
      { token: ['Invalid token for given user.'] },
    ]);
  });

  it('[A7a] proof is good for what it was mailed for, and nothing else', async () => {
    const ana = await aUser(engine);
    await post('/api/users/reset_email/', { email: ana.email });
    const proof = proofIn((await newMails(engine))[0]);

    expect(await post('/api/users/reset_password_confirm/', { ...proof, new_password: NEW })).toMatchObject([400, {}]);
    expect(await post('/api/users/activation/', proof)).toMatchObject([400, {}]);
  });

  it('[A7] is reset for nobody who does not exist or is not active, without saying so', async () => {
    await aRegistered(engine, bo);
    await newMails(engine);

    expect(await post('/api/users/reset_password/', { email: 'nobody@example.com' })).toEqual([204, null]);
    expect(await post('/api/users/reset_password/', { email: bo })).toEqual([204, null]);
    expect(await newMails(engine)).toEqual([]);
  });
});

/** Confirms a new address by the link in its email. */
async function confirmNew(new_email: string): Promise<void> {
  const mail = (await newMails(engine)).find(({ to }) => to === new_email);
  expect(await post('/api/users/reset_email_confirm/', { ...proofIn(mail), new_email })).toEqual([204, null]);
}

describe('the address', () => {
  it('[A7, A11] is changed by whoever proves the password, and the old one is told', async () => {
    const ana = await aUser(engine);

    const set = await ana.send('POST', '/api/users/set_email/', { current_password: PASSWORD, new_email: bo });

    expect(set.status).toBe(204);
    expect((await ana.send('GET', '/api/users/me/')).body).toMatchObject({ email: ana.email });
    await confirmNew(bo);
    expect((await ana.send('GET', '/api/users/me/')).body).toMatchObject({ email: bo });
    expect(await newMails(engine)).toMatchObject([{ to: ana.email, subject: 'Your email address was changed' }]);
    expect(await post('/api/jwt/create/', { email: bo, password: PASSWORD })).toMatchObject([200, {}]);
  });

  it('[A25] is nobody’s before it is proved: its owner registers meanwhile', async () => {
    const ana = await aUser(engine);
    await ana.send('POST', '/api/users/set_email/', { current_password: PASSWORD, new_email: bo });
    const [mail] = await newMails(engine);

    const registered = await post('/api/users/', { email: bo, password: PASSWORD });
    const late = await post('/api/users/reset_email_confirm/', { ...proofIn(mail), new_email: bo });
    const other = await post('/api/users/reset_email_confirm/', { ...proofIn(mail), new_email: 'else@example.com' });

    expect([mail?.to, registered[0]]).toEqual([bo, 201]);
    expect(late).toEqual([400, { new_email: ['user with this email address already exists.'] }]);
    expect(other).toEqual([400, { token: ['Invalid token for given user.'] }]);
  });

  it('[A7, A11] says per field what is wrong', async () => {
    await aRegistered(engine, bo);
    const ana = await aUser(engine);
    const set = async (body: object) => {
      const { status, body: reply } = await ana.send('POST', '/api/users/set_email/', body);
      return [status, reply];
    };

    expect(await set({ current_password: 'wrong', new_email: 'new@example.com' })).toEqual([
      400,
      { current_password: ['Invalid password.'] },
    ]);
    expect(await set({ current_password: 'wrong', new_email: bo })).toEqual([
      400,
      { current_password: ['Invalid password.'], new_email: ['user with this email address already exists.'] },
    ]);
    expect(await set({ new_email: bo })).toEqual([
      400,
      {
        current_password: ['This field is required.'],
        new_email: ['user with this email address already exists.'],
      },
    ]);
    expect(await set({ current_password: PASSWORD, new_email: bo })).toEqual([
      400,
      { new_email: ['user with this email address already exists.'] },
    ]);
    expect(await set({ current_password: PASSWORD, new_email: 'x' })).toEqual([
      400,
      { new_email: ['Enter a valid email address.'] },
    ]);
    expect((await engine.send('POST', '/api/users/set_email/', { body: {} })).status).toBe(401);
  });

  it('[A7a, A11] is changed once by what was mailed', async () => {
    const ana = await aUser(engine);
    await post('/api/users/reset_email/', { email: ana.email });
    const [mail] = await newMails(engine);
    const confirm = { ...proofIn(mail), new_email: bo };

    expect(await post('/api/users/reset_email_confirm/', confirm)).toEqual([204, null]);
    expect(await post('/api/users/reset_email_confirm/', { ...confirm, new_email: 'third@example.com' })).toEqual([
      400,
      { token: ['Invalid token for given user.'] },
    ]);
    await confirmNew(bo);
    expect(await newMails(engine)).toMatchObject([{ to: ana.email }]);
    expect(await post('/api/users/reset_email_confirm/', confirm)).toEqual([
      400,
      { new_email: ['user with this email address already exists.'] },
    ]);
  });

  it('[A7] that is moved to the operator’s is not the operator', async () => {
    const ana = await aUser(engine);
    await aRegistered(engine, bo);

    await ana.send('POST', '/api/users/set_email/', { current_password: PASSWORD, new_email: 'boss@example.com' });
    await confirmNew('boss@example.com');

    expect((await ana.send('GET', '/api/users/')).body).toMatchObject({ count: 1 });
  });

  it('[A7] in a mail leads where we say, not where the request says', async () => {
    const ana = await aUser(engine);
    await engine.app(
      new Request('http://evil.example/api/users/reset_password/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: ana.email }),
      }),
    );

    const [mail] = await newMails(engine);
    expect(mail?.text).toContain('http://shop.example/password/');
    expect(mail?.text).not.toContain('evil.example');
  });
});

describe('the page behind a mail’s link', () => {
  const linkIn = (text = '') => /http:\/\/shop\.example\S+/.exec(text)?.[0] ?? '';
  const visit = async (link: string, form?: Record<string, string>) => {
    const response = await engine.app(
      new Request(link, form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    );
    return { status: response.status, text: await response.text(), headers: response.headers };
  };

  it('[A7] activates by its button, and not by being looked at', async () => {
    await aRegistered(engine, bo);
    const link = linkIn((await newMails(engine))[0]?.text);

    const seen = await visit(link);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(seen.headers.get('referrer-policy')).toBe('no-referrer');
    expect(seen.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
    expect(seen.text).toContain('<button>Activate</button>');
    expect(await post('/api/jwt/create/', { email: bo, password: PASSWORD })).toMatchObject([401, {}]);

    const done = (await visit(link, {})).text;
    expect(done).toContain('<h1>Your account is active</h1>');
    expect(done).toContain('<title>Your account is active · Landfall</title>');
    expect(done).toMatch(/<a class="brand" href="\/desk\/">.*Landfall<\/a>/);
    expect(done).toContain('<a class="button" href="/desk/">Open the desk</a>');
    expect(await post('/api/jwt/create/', { email: bo, password: PASSWORD })).toMatchObject([200, {}]);
    expect((await visit(link, {})).text).toContain('<h1>Already done</h1>');
  });

  it('[A7, A10] takes a new password, says what is wrong with one, and is good once', async () => {
    const ana = await aUser(engine);
    await post('/api/users/reset_password/', { email: ana.email });
    const link = linkIn((await newMails(engine))[0]?.text);

    const refused = await visit(link, { new_password: 'sunshine' });
    expect([refused.status, refused.text.includes('Many people use this password.')]).toEqual([400, true]);
    expect(refused.text).not.toContain('value="sunshine"');
    expect((await visit(link, { new_password: 'another 7 good words' })).text).toContain(
      '<h1>Your password is changed</h1>',
    );
    expect((await visit(link, { new_password: 'another 7 good words' })).text).toContain(
      '<h1>This link does not work any more</h1>',
    );
    expect(await post('/api/jwt/create/', { email: ana.email, password: 'another 7 good words' })).toMatchObject([
      200,
      {},
    ]);
  });

  it('[A7] takes a new address', async () => {
    const ana = await aUser(engine);
    await aRegistered(engine, bo);
    await newMails(engine);
    await post('/api/users/reset_email/', { email: ana.email });
    const link = linkIn((await newMails(engine))[0]?.text);

    expect((await visit(link, { new_email: bo })).text).toContain('This address has an account already.');
    const text = (await visit(link, { new_email: 'new@example.com' })).text;
    expect(text).toContain('<h1>Confirm your new email address</h1><p>Now open the link');
    const second = linkIn((await newMails(engine))[0]?.text);
    expect((await visit(second)).text).toContain('value="new@example.com"');
    expect((await visit(second, { new_email: 'new@example.com' })).text).toContain('<h1>Your address is changed</h1>');
  });

  it('[G2] speaks the language of its email, which is that of the request for it', async () => {
    const request = new Request(`${ORIGIN}/api/users/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr, de-AT;q=0.8, en;q=0.5' },
      body: JSON.stringify({ email: bo, password: PASSWORD }),
    });
    expect((await engine.app(request)).status).toBe(201);
    const [mail] = await newMails(engine);
    const link = linkIn(mail?.text);

    expect(mail?.subject).toBe('Aktivieren Sie Ihr Konto');
    const seen = (await visit(link)).text;
    expect(seen).toContain('<html lang="de">');
    expect(seen).toContain('<button>Aktivieren</button>');
    expect((await visit(link, {})).text).toContain('<h1>Ihr Konto ist aktiv</h1>');
    expect((await visit(link, {})).text).toContain('<h1>Schon erledigt</h1>');
    expect((await visit(link.replace('language=de', 'language=xx'))).text).toContain('<html lang="en">');
  });

  it('[G2] says in its language what is wrong with what was entered', async () => {
    const ana = await aUser(engine);
    await post('/api/users/reset_password/', { email: ana.email });
    const link = `${linkIn((await newMails(engine))[0]?.text)}?language=hr`;

    const refused = await visit(link, { new_password: 'sunshine' });

    expect(refused.text).toContain('<h1>Odaberite novu lozinku</h1>');
    expect(refused.text).not.toMatch(/password is too common|Many people/);
  });
});
