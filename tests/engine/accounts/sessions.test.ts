import { afterEach, beforeEach, expect, it } from 'vitest';
import { aUser, newMails, PASSWORD, type SignedIn } from '#tests/support/engine/accounts.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';

let engine: Engine;
let owner: SignedIn;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aMember(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const SESSIONS = '/api/users/me/sessions/';
const NEW_PASSWORD = 'another horse 7 battery';

interface Session {
  id: string;
  kind: string;
  name: string;
  account: string;
  is_current: boolean;
}

/** A device at which the owner signed in, with its calls. */
async function aDevice(name: string, user: SignedIn = owner) {
  const browser = aBrowser(engine);
  const { body } = await browser.open(user, { name });
  const call = (method: string, path: string, sent?: object) => callAs(engine, body.access, method, path, sent);
  const sessions = async () => (await call('GET', SESSIONS)).body['results'] as unknown as Session[];
  return { ...browser, id: body.device.id, call, sessions };
}

/** A tablet that several people share. */
async function aGate(role = 'owner') {
  const { body } = await owner.send('POST', '/api/desk/enrolments/', { name: 'Gate', role });
  const session = (await aBrowser(engine).enrol(String(body['code']))).body;
  return (method: string, path: string, sent?: object) => callAs(engine, session.access, method, path, sent);
}

it('[B15] lists where a user is signed in, and says which session asks', async () => {
  const phone = await aDevice('Chrome on Android');
  await aDevice('Firefox on Windows');
  await aGate();

  const seen = await phone.sessions();

  expect(seen.filter(({ kind }) => kind === 'device')).toMatchObject([
    { name: 'Chrome on Android', account: 'Small & Sons', is_current: true },
    { name: 'Firefox on Windows', account: 'Small & Sons', is_current: false },
  ]);
  expect(seen.filter(({ kind }) => kind === 'program')).toMatchObject([{ name: '', account: '', is_current: false }]);
  const byToken = (await owner.send('GET', SESSIONS)).body['results'] as unknown as Session[];
  expect(byToken.filter((it) => it.is_current)).toMatchObject([{ kind: 'program' }]);
});

it('[B15] ends one session, whose next request is refused, and nobody else’s', async () => {
  const phone = await aDevice('Phone');
  const lost = await aDevice('Lost');
  const other = await aDevice('Other', await aMember(engine, { 1: 'owner' }));
  const [, found] = await phone.sessions();
  const [foreign] = await other.sessions();

  expect((await phone.call('DELETE', `${SESSIONS}${found?.id}/`)).status).toBe(204);
  expect((await phone.call('DELETE', `${SESSIONS}${foreign?.id}/`)).status).toBe(404);

  expect((await lost.call('GET', SESSIONS)).body).toMatchObject({ code: 'device_revoked' });
  expect((await phone.call('GET', SESSIONS)).status).toBe(200);
  expect((await other.call('GET', SESSIONS)).status).toBe(200);
});

it('[B15] ends a program: its refresh token is good no more', async () => {
  const phone = await aDevice('Phone');
  const program = (await phone.sessions()).find(({ kind }) => kind === 'program');

  await phone.call('DELETE', `${SESSIONS}${program?.id}/`);

  expect((await engine.send('POST', '/api/jwt/refresh/', { body: { refresh: owner.refresh } })).status).toBe(401);
  expect((await phone.sessions()).map(({ kind }) => kind)).toEqual(['device']);
});

it('[B15] ends all other sessions at once, but no shared device', async () => {
  const phone = await aDevice('Phone');
  const lost = await aDevice('Lost');
  const gate = await aGate('agent');

  expect((await phone.call('DELETE', SESSIONS)).status).toBe(204);

  expect((await lost.call('GET', SESSIONS)).status).toBe(401);
  expect((await gate('GET', '/api/departures/')).status).toBe(200);
  expect(await phone.sessions()).toMatchObject([{ name: 'Phone', is_current: true }]);
});

it('[B15] a new password that is chosen at a device ends all sessions but this one', async () => {
  const phone = await aDevice('Phone');
  const lost = await aDevice('Lost');
  const wrong = { current_password: 'not mine at all', new_password: NEW_PASSWORD };

  expect((await phone.call('POST', '/api/users/set_password/', wrong)).body).toEqual({
    current_password: ['Invalid password.'],
  });
  const { status } = await phone.call('POST', '/api/users/set_password/', { ...wrong, current_password: PASSWORD });

  expect(status).toBe(204);
  expect((await lost.call('GET', SESSIONS)).body).toMatchObject({ code: 'device_revoked' });
  expect((await phone.renew()).status).toBe(200);
  expect(await phone.sessions()).toMatchObject([{ name: 'Phone' }]);
  expect((await newMails(engine)).at(-1)).toMatchObject({ subject: 'Your password was changed' });
});

it('[B15] a person changes themselves and their account at their own device, and nobody does at a shared one', async () => {
  const phone = await aDevice('Phone');
  const gate = await aGate();
  const changes = [
    ['PATCH', '/api/users/me/', { first_name: 'Anja' }],
    ['PATCH', '/api/base-accounts/1/', { phone_number: '+385 21 1' }],
    ['POST', '/api/roles/', { base_account: 1, name: 'Till', permissions: ['orders.read'] }],
  ] as const;

  for (const [method, path, body] of changes) {
    expect((await gate(method, path, body)).status).toBe(403);
    expect((await phone.call(method, path, body)).status).toBeLessThan(300);
  }
  expect((await gate('GET', SESSIONS)).status).toBe(403);
});

it('[B15] sends an invitation once more: the new link replaces the old one, and is good for a week from then', async () => {
  const roles = (await owner.send('GET', '/api/roles/?search=guide')).body['results'] as unknown as { id: number }[];
  const invite = { base_account: 1, email: 'bo@example.com', role: roles[0]?.id };
  const { body } = await owner.send('POST', '/api/team-members/', invite);
  const member = `/api/team-members/${Number(body['id'])}/`;
  const tokenIn = (text = '') => /\/team\/\d+\/(\S+)/.exec(text)?.[1] ?? '';
  const first = tokenIn((await newMails(engine)).at(-1)?.text);
  engine.clock.now = engine.clock.now.add({ hours: 6 * 24 });
  const again = aBrowser(engine);
  const session = (await again.open(owner)).body;

  expect((await callAs(engine, session.access, 'POST', `${member}resend/`)).status).toBe(200);

  const second = tokenIn((await newMails(engine)).at(-1)?.text);
  engine.clock.now = engine.clock.now.add({ hours: 6 * 24 });
  const bo = await aUser(engine, 'bo@example.com');
  expect((await bo.send('POST', `${member}accept/`, { token: first })).status).toBe(400);
  expect((await bo.send('POST', `${member}accept/`, { token: second })).status).toBe(200);
  const later = (await again.renew()).body;
  expect((await callAs(engine, later.access, 'POST', `${member}resend/`)).body).toMatchObject({ code: 'in_team' });
});

it('[B15] tells those who manage the team when each member last signed in, and writes down who changed it', async () => {
  const bo = await aMember(engine, { 1: 'agent' });
  const at = engine.clock.now.toString();
  const listed = async (who: SignedIn) =>
    (
      (await who.send('GET', '/api/team-members/?page_size=100')).body['results'] as unknown as {
        id: number;
        user: number;
        last_login: string | null;
      }[]
    ).find(({ user }) => user === bo.id);

  expect(await listed(owner)).toMatchObject({ last_login: at });
  expect(await listed(bo)).toMatchObject({ last_login: null });
  await owner.send('DELETE', `/api/team-members/${(await listed(owner))?.id}/`);

  const history = await engine.database.read((tx) =>
    tx.selectFrom('history').selectAll().where('subject_kind', '=', 'team_member').execute(),
  );
  expect(history).toMatchObject([{ kind: 'removed', user_id: owner.id, account_id: 1 }]);
});
