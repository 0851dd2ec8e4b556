import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStore } from '#domain/contract/webstore.ts';
import { permissions, rolePermissions } from '#domain/permissions.ts';
import { aUser, newMails, type SignedIn, signedIn, theOperator } from '../../support/engine/accounts.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';

let engine: Engine;
let ana: SignedIn;
let account: number;
beforeEach(async () => {
  engine = await anEngine({ env: { OPERATOR: 'boss@example.com' } });
  ana = await aUser(engine);
  account = await anAccountOf(ana);
});
afterEach(() => engine.stop());

async function anAccountOf(who: SignedIn, company_display_name = 'Kvarner Kayaks'): Promise<number> {
  const { body } = await who.send('POST', '/api/base-accounts/', { company_display_name });
  return Number(body['id']);
}

async function roleId(name: string): Promise<number> {
  const { body } = await ana.send('GET', '/api/roles/?page_size=100');
  return (body as { results: { id: number; name: string }[] }).results.find((it) => it.name === name)?.id ?? 0;
}

const invite = async (who: SignedIn, email: string, role: string, base_account = account) =>
  who.send('POST', '/api/team-members/', { base_account, email, role: await roleId(role) });

/** A user who was invited and has accepted. */
async function inTeam(role: string, email: string): Promise<SignedIn & { member: number }> {
  const who = await aUser(engine, email);
  const { body, text } = await invite(ana, email, role);
  const token = tokenIn((await newMails(engine))[0]?.text);
  const accepted = await who.send('POST', `/api/team-members/${Number(body['id'])}/accept/`, { token });
  if (accepted.status !== 200) throw new Error(`${text} ${accepted.text}`);
  return { ...who, member: Number(body['id']) };
}

const tokenIn = (text = '') => /\/team\/\d+\/(\S+)/.exec(text)?.[1] ?? '';
const outcome = ({ status, body }: { status: number; body: unknown }) => [status, body];
const NOT_FOUND = [404, { detail: 'Not found.' }];
const FORBIDDEN = [403, { detail: 'You do not have permission to perform this action.' }];
const LAST_OWNER = [409, { detail: 'The last owner of an account cannot leave it.', code: 'last_owner' }];

describe('an account', () => {
  it('[A5, A12] belongs to whoever makes it', async () => {
    const { status, body } = await ana.send('POST', '/api/base-accounts/', {
      company_display_name: 'Vis Diving',
      type: 'both',
      address: { city: 'Vis' },
    });

    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number) as unknown,
      company_display_name: 'Vis Diving',
      type: 'both',
      legal_name: '',
      registration_number: '',
      vat_number: '',
      email: '',
      phone_number: '',
      website: '',
      address: { name: '', road: '', house_number: '', city: 'Vis', county: '', country: '' },
      retention_months: null,
      language: 'en',
      created_at: engine.clock.now.toString(),
      permissions,
    });
    const team = await ana.send('GET', `/api/team-members/?base_account=${Number(body['id'])}`);
    expect(team.body).toMatchObject({ count: 1, results: [{ user: ana.id, role_name: 'owner', status: 'active' }] });
  });

  it('[A5] is made once where the request is repeated', async () => {
    const request = {
      body: { company_display_name: 'Twice' },
      headers: { authorization: `Bearer ${ana.access}` },
      key: crypto.randomUUID(),
    };
    const first = await engine.send('POST', '/api/base-accounts/', request);
    const again = await engine.send('POST', '/api/base-accounts/', request);

    expect([again.status, again.text]).toEqual([201, first.text]);
    expect((await ana.send('GET', '/api/base-accounts/')).body).toMatchObject({ count: 2 });
  });

  it('[A12] answers nobody else what was answered to one under the same key', async () => {
    const key = crypto.randomUUID();
    const bo = await aUser(engine, 'bo@example.com');
    const of = (who: SignedIn) =>
      engine.send('POST', '/api/base-accounts/', {
        body: { company_display_name: 'Twice' },
        headers: { authorization: `Bearer ${who.access}` },
        key,
      });

    const [first, second] = [await of(ana), await of(bo)];

    expect(second.body['id']).not.toBe(first.body['id']);
  });

  it('[A10, A11] has a name of 3 to 50 characters', async () => {
    const make = (company_display_name: unknown) =>
      ana.send('POST', '/api/base-accounts/', { company_display_name }).then(outcome);

    expect(await make('ab')).toEqual([400, { company_display_name: ['Ensure this field has at least 3 characters.'] }]);
    expect(await make('x'.repeat(51))).toEqual([
      400,
      { company_display_name: ['Ensure this field has no more than 50 characters.'] },
    ]);
    expect(await make(undefined)).toEqual([400, { company_display_name: ['This field is required.'] }]);
    expect((await make('ž'.repeat(50)))[0]).toBe(201);
  });

  it('[A5] is changed and deleted by its owner', async () => {
    const at = `/api/base-accounts/${account}/`;

    expect((await ana.send('PATCH', at, { website: 'https://kvarner.example' })).body).toMatchObject({
      company_display_name: 'Kvarner Kayaks',
      website: 'https://kvarner.example',
    });
    expect(outcome(await ana.send('PUT', at, { website: '' }))).toEqual([
      400,
      { company_display_name: ['This field is required.'] },
    ]);
    expect(await ana.send('PUT', at, { company_display_name: 'Kvarner' })).toMatchObject({ status: 200 });
    expect((await ana.send('DELETE', at)).status).toBe(204);
    expect(outcome(await ana.send('GET', at))).toEqual(NOT_FOUND);
    expect(outcome(await ana.send('DELETE', at))).toEqual(NOT_FOUND);
  });

  it('[A12] is not there for anybody else, and all are for the operator', async () => {
    const bo = await aUser(engine, 'bo@example.com');
    const boss = await theOperator(engine);
    const at = `/api/base-accounts/${account}/`;

    for (const [method, body] of [
      ['GET'],
      ['PUT', { company_display_name: 'Mine' }],
      ['PATCH', {}],
      ['DELETE'],
    ] as const)
      expect(outcome(await bo.send(method, at, body))).toEqual(NOT_FOUND);
    expect((await bo.send('GET', '/api/base-accounts/')).body).toMatchObject({ count: 0, results: [] });
    expect((await engine.send('GET', at)).status).toBe(401);
    expect((await engine.send('POST', '/api/base-accounts/', { body: {} })).status).toBe(401);
    expect((await boss.send('GET', '/api/base-accounts/')).body).toMatchObject({ count: 2 });
    expect((await boss.send('PATCH', at, { legal_name: 'Kvarner d.o.o.' })).status).toBe(200);
  });

  it('[A17] shows its new name in its storefront at once', async () => {
    const boss = await theOperator(engine);
    const { body: before } = await engine.call(readStore);
    const { body } = await boss.send('GET', '/api/base-accounts/?ordering=id&page_size=1');
    const [own] = (body as { results: { id: number }[] }).results;

    await boss.send('PATCH', `/api/base-accounts/${own?.id}/`, { company_display_name: 'Renamed' });

    const { body: after } = await engine.call(readStore);
    expect([before.base_account.company_display_name === 'Renamed', after.base_account.company_display_name]).toEqual([
      false,
      'Renamed',
    ]);
  });

  it('[A5] that has a store is not deleted', async () => {
    const boss = await theOperator(engine);
    const { body } = await boss.send('GET', '/api/base-accounts/?ordering=id&page_size=1');
    const [own] = (body as { results: { id: number }[] }).results;

    expect(await boss.send('DELETE', `/api/base-accounts/${own?.id}/`)).toMatchObject({
      status: 409,
      body: { code: 'in_use' },
    });
    expect((await engine.call(readStore)).status).toBe(200);
  });
});

describe('a team', () => {
  it('[A12a] is joined by an invitation that was mailed', async () => {
    const bo = await aUser(engine, 'bo@example.com');

    const invited = await invite(ana, 'bo@example.com', 'agent');
    const [mail] = await newMails(engine);
    const at = `/api/team-members/${Number(invited.body['id'])}/accept/`;

    expect(invited).toMatchObject({
      status: 201,
      body: { email: 'bo@example.com', role_name: 'agent', user: null, status: 'invited', joined_at: null },
    });
    expect(mail).toMatchObject({ to: 'bo@example.com', subject: 'Join Kvarner Kayaks' });
    expect((await bo.send('GET', `/api/base-accounts/${account}/`)).status).toBe(404);
    expect(outcome(await bo.send('POST', at, { token: 'nonsense' }))).toEqual([
      400,
      { token: ['Invalid invitation.'] },
    ]);
    expect(await bo.send('POST', at, { token: tokenIn(mail?.text) })).toMatchObject({
      status: 200,
      body: { user: bo.id, status: 'active', joined_at: engine.clock.now.toString() },
    });
    expect((await bo.send('GET', `/api/base-accounts/${account}/`)).body).toMatchObject({
      permissions: permissions.filter((it) => rolePermissions.agent.includes(it)),
    });
    expect((await bo.send('POST', at, { token: tokenIn(mail?.text) })).status).toBe(400);
  });

  it('[A12a] is joined on the page behind the link, by whoever signs in there', async () => {
    const bo = await aUser(engine, 'bo@example.com');
    await invite(ana, 'bo@work.example', 'agent');
    const link = /http:\/\/shop\.example\S+/.exec((await newMails(engine))[0]?.text ?? '')?.[0] ?? '';
    const visit = async (form?: Record<string, string>) => {
      const request = new Request(link, form ? { method: 'POST', body: new URLSearchParams(form) } : {});
      const response = await engine.app(request);
      return [response.status, await response.text()];
    };

    const [status, page] = (await visit()) as [number, string];
    expect([status, page]).toEqual([200, expect.stringContaining('<button>Accept</button>')]);
    expect(page).toContain('<h1>Join Kvarner Kayaks</h1>');
    expect(page).toContain(`${ana.email} invites you to the team of Kvarner Kayaks (Agent).`);
    // No user has this address yet, so the form for a new user comes first.
    expect(page.indexOf('Create account and join')).toBeLessThan(page.indexOf('<button>Accept</button>'));
    expect(await visit({ email: bo.email, password: 'wrong' })).toEqual([
      400,
      expect.stringContaining('This email address and this password do not match.'),
    ]);
    expect(await visit({ email: bo.email, password: 'correct horse 9 battery' })).toEqual([
      200,
      expect.stringContaining('<h1>Welcome to the team!</h1><p>You can sign in now.</p>'),
    ]);
    expect((await bo.send('GET', `/api/base-accounts/${account}/`)).status).toBe(200);
    expect(await visit({ email: bo.email, password: 'correct horse 9 battery' })).toEqual([
      400,
      expect.stringContaining('expired or was already used'),
    ]);
  });

  it('[A7, A12a] is joined on a page by somebody who has no account yet, with a password', async () => {
    await invite(ana, 'Bo@WORK.example', 'agent');
    const link = /http:\/\/shop\.example\S+/.exec((await newMails(engine))[0]?.text ?? '')?.[0] ?? '';
    const visit = async (form: Record<string, string>) => {
      const response = await engine.app(new Request(link, { method: 'POST', body: new URLSearchParams(form) }));
      return [response.status, await response.text()];
    };
    const newUser = { first_name: 'Bo', last_name: '', new_password: 'kayaks before breakfast' };

    expect(await visit({ ...newUser, new_password: 'bo@work.example' })).toEqual([
      400,
      expect.stringContaining('Choose a password that is not like your name or address.'),
    ]);
    expect(await visit({ ...newUser, new_password: '' })).toEqual([400, expect.stringContaining('Fill this in.')]);
    expect(await visit(newUser)).toEqual([
      200,
      expect.stringContaining('<h1>Welcome to the team!</h1><p>You can sign in now.</p>'),
    ]);
    const bo = await signedIn(engine, 0, 'Bo@work.example', newUser.new_password);
    expect((await bo.send('GET', `/api/base-accounts/${account}/`)).body).toMatchObject({ id: account });
    expect((await bo.send('GET', '/api/users/me/')).body).toMatchObject({ first_name: 'Bo', email: 'Bo@work.example' });
    expect(await visit(newUser)).toEqual([400, expect.stringContaining('expired or was already used')]);
  });

  it('[A7, A12a] makes nobody a second account, nor one without the invitation', async () => {
    await aUser(engine, 'bo@example.com');
    await invite(ana, 'bo@example.com', 'owner');
    const link = /http:\/\/shop\.example\S+/.exec((await newMails(engine))[0]?.text ?? '')?.[0] ?? '';
    const visit = async (at: string) => {
      const body = new URLSearchParams({ new_password: 'kayaks before breakfast' });
      const response = await engine.app(new Request(at, { method: 'POST', body }));
      return [response.status, await response.text()];
    };

    expect(await visit(link)).toEqual([400, expect.stringContaining('You already have an account')]);
    expect(await visit(`${link.slice(0, -2)}xx`)).toEqual([
      400,
      expect.stringContaining('expired or was already used'),
    ]);
    engine.clock.now = engine.clock.now.add({ hours: 7 * 24, seconds: 1 });
    expect(await visit(link)).toEqual([400, expect.stringContaining('expired or was already used')]);
    const again = await engine.send('POST', '/api/jwt/create/', {
      body: { email: 'bo@example.com', password: 'kayaks before breakfast' },
    });
    expect(again.status).toBe(401);
  });

  it('[A12a] is not joined after a week, nor twice by one', async () => {
    const bo = await inTeam('guide', 'bo@example.com');
    const { body } = await invite(ana, 'cy@example.com', 'guide');
    const token = tokenIn((await newMails(engine))[0]?.text);
    const at = `/api/team-members/${Number(body['id'])}/accept/`;

    expect((await bo.send('POST', at, { token })).body['code']).toBe('in_team');
    engine.clock.now = engine.clock.now.add({ hours: 7 * 24, seconds: 1 });
    const again = await aUser(engine, 'cy@example.com');
    expect((await again.send('POST', at, { token })).body).toEqual({ token: ['Invalid invitation.'] });
  });

  it('[A5, A11] says what is wrong with an invitation', async () => {
    const make = async (body: object) => outcome(await ana.send('POST', '/api/team-members/', body));
    const good = { base_account: account, email: 'bo@example.com', role: await roleId('guide') };

    expect(await make({})).toEqual([
      400,
      {
        base_account: ['This field is required.'],
        email: ['This field is required.'],
        role: ['This field is required.'],
      },
    ]);
    expect(await make({ ...good, role: 999 })).toEqual([400, { role: ['Invalid pk "999" - object does not exist.'] }]);
    expect(await make({ ...good, base_account: 999 })).toEqual([
      400,
      { base_account: ['Invalid pk "999" - object does not exist.'] },
    ]);
    expect((await make(good))[0]).toBe(201);
    expect(await make({ ...good, email: 'BO@example.com' })).toEqual([
      400,
      { email: ['This address is in the team already.'] },
    ]);
  });

  it.each(['manager', 'agent', 'guide'])('[A12] is the owners’ to change, not one’s who is %s', async (role) => {
    const bo = await inTeam(role, 'bo@example.com');
    const [owner] = (await ana.send('GET', '/api/team-members/?ordering=id')).body['results'] as { id: number }[];

    expect(outcome(await invite(bo, 'cy@example.com', 'guide'))).toEqual(FORBIDDEN);
    const sees = role === 'guide' ? NOT_FOUND : FORBIDDEN;
    expect(outcome(await bo.send('PATCH', `/api/team-members/${owner?.id}/`, { role: 1 }))).toEqual(sees);
    expect(outcome(await bo.send('DELETE', `/api/team-members/${owner?.id}/`))).toEqual(sees);
    expect(outcome(await bo.send('PATCH', `/api/team-members/${bo.member}/`, { role: await roleId('owner') }))).toEqual(
      FORBIDDEN,
    );
    expect(outcome(await bo.send('PATCH', `/api/base-accounts/${account}/`, { website: 'x' }))).toEqual(FORBIDDEN);
    expect((await bo.send('GET', '/api/team-members/')).body).toMatchObject({ count: role === 'guide' ? 1 : 2 });
  });

  it('[A12] is left by whoever wants to, at once', async () => {
    const bo = await inTeam('agent', 'bo@example.com');

    expect((await bo.send('DELETE', `/api/team-members/${bo.member}/`)).status).toBe(204);

    expect((await bo.send('GET', `/api/base-accounts/${account}/`)).status).toBe(404);
  });

  it('[A12a] always has an owner', async () => {
    const [own] = (await ana.send('GET', '/api/team-members/')).body['results'] as { id: number }[];
    const at = `/api/team-members/${own?.id}/`;

    expect(outcome(await ana.send('DELETE', at))).toEqual(LAST_OWNER);
    expect(outcome(await ana.send('PATCH', at, { role: await roleId('agent') }))).toEqual(LAST_OWNER);
    const drop = { current_password: 'correct horse 9 battery' };
    expect(outcome(await ana.send('DELETE', '/api/users/me/', drop))).toEqual(LAST_OWNER);
    await inTeam('owner', 'bo@example.com');
    expect((await ana.send('DELETE', at)).status).toBe(204);
  });

  it('[A12a] keeps an owner where two leave at once', async () => {
    const bo = await inTeam('owner', 'bo@example.com');
    const [own] = (await ana.send('GET', '/api/team-members/?ordering=id')).body['results'] as { id: number }[];

    const answers = await Promise.all([
      ana.send('DELETE', `/api/team-members/${own?.id}/`),
      bo.send('DELETE', `/api/team-members/${bo.member}/`),
    ]);

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });

  it('[A5, A9] is narrowed, searched and ordered', async () => {
    await inTeam('agent', 'bo@example.com');
    await invite(ana, 'cy@example.com', 'guide');
    const emails = async (query: string) =>
      ((await ana.send('GET', `/api/team-members/${query}`)).body['results'] as { email: string }[]).map(
        ({ email }) => email.split('@')[0],
      );

    expect(await emails('?ordering=-email')).toEqual(['cy', 'bo', 'ana']);
    expect(await emails('?status=invited')).toEqual(['cy']);
    expect(await emails('?search=AGENT')).toEqual(['bo']);
    expect(await emails(`?role=${await roleId('owner')}`)).toEqual(['ana']);
  });
});

describe('roles', () => {
  const make = (body: object, who = ana) => who.send('POST', '/api/roles/', body);
  const desk = () => ({ base_account: account, name: 'Desk', permissions: ['orders.read', 'bookings.check_in'] });

  it('[A12] are the four of everybody, and an account’s own', async () => {
    const made = await make(desk());

    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Desk', base_account: account, permissions: ['account.read', 'orders.read', 'bookings.check_in'] },
    });
    const bo = await aUser(engine, 'bo@example.com');
    const names = async (who: SignedIn) =>
      ((await who.send('GET', '/api/roles/')).body['results'] as { name: string }[]).map(({ name }) => name);
    expect(await names(ana)).toEqual(['owner', 'manager', 'agent', 'guide', 'Desk']);
    expect(await names(bo)).toEqual(['owner', 'manager', 'agent', 'guide']);
    expect((await bo.send('GET', `/api/roles/${Number(made.body['id'])}/`)).status).toBe(404);
  });

  it('[A12] of an account let in those who have them, from the moment they are changed', async () => {
    const made = await make(desk());
    const at = `/api/roles/${Number(made.body['id'])}/`;
    const bo = await inTeam('Desk', 'bo@example.com');
    const can = async () => (await bo.send('GET', `/api/base-accounts/${account}/`)).body['permissions'];

    expect(await can()).toEqual(['account.read', 'orders.read', 'bookings.check_in']);
    expect((await ana.send('PATCH', at, { permissions: ['stores.read'] })).status).toBe(200);
    expect(await can()).toEqual(['account.read', 'stores.read']);
    expect((await ana.send('DELETE', at)).body).toMatchObject({ code: 'in_use' });
    await ana.send('DELETE', `/api/team-members/${bo.member}/`);
    expect((await ana.send('DELETE', at)).status).toBe(204);
    expect((await ana.send('DELETE', at)).status).toBe(404);
  });

  it('[A12] that everybody has are not changed', async () => {
    const at = `/api/roles/${await roleId('guide')}/`;

    expect(outcome(await ana.send('PATCH', at, { permissions: ['orders.write'] }))).toEqual(FORBIDDEN);
    expect(outcome(await ana.send('DELETE', at))).toEqual(FORBIDDEN);
  });

  it('[A5, A11] say what is wrong with them', async () => {
    expect(outcome(await make({ ...desk(), name: 'Owner' }))).toEqual([
      400,
      { name: ['role with this name already exists.'] },
    ]);
    expect(outcome(await make({ ...desk(), permissions: ['everything'] }))).toEqual([
      400,
      { permissions: { 0: ['"everything" is not a valid choice.'] } },
    ]);
    expect(outcome(await make({}))).toEqual([
      400,
      {
        base_account: ['This field is required.'],
        name: ['This field is required.'],
        permissions: ['This field is required.'],
      },
    ]);
  });

  it('[A12a] cannot give what their maker has not got', async () => {
    const made = await make({ base_account: account, name: 'Captain', permissions: ['team.read', 'team.manage'] });
    const bo = await inTeam('Captain', 'bo@example.com');
    const cy = await inTeam('agent', 'cy@example.com');

    expect(outcome(await make({ base_account: account, name: 'More', permissions: ['orders.write'] }, bo))).toEqual(
      FORBIDDEN,
    );
    const grown = { permissions: ['team.manage', 'account.manage'] };
    expect(outcome(await bo.send('PATCH', `/api/roles/${Number(made.body['id'])}/`, grown))).toEqual(FORBIDDEN);
    expect(outcome(await invite(bo, 'di@example.com', 'owner'))).toEqual(FORBIDDEN);
    expect(outcome(await bo.send('DELETE', `/api/team-members/${cy.member}/`))).toEqual(FORBIDDEN);
    expect((await make({ base_account: account, name: 'Crew', permissions: ['team.read'] }, bo)).status).toBe(201);
  });
});

it('[A12] has one table of what each role may do', () => {
  expect(Object.keys(rolePermissions)).toEqual(['owner', 'manager', 'agent', 'guide']);
  expect(rolePermissions.owner).toEqual(permissions);
  for (const list of Object.values(rolePermissions)) expect(new Set(list).size).toBe(list.length);
  expect(rolePermissions.guide).toContain('bookings.check_in');
  expect(rolePermissions.guide).not.toContain('orders.read');
  for (const role of ['manager', 'agent', 'guide'] as const)
    expect(rolePermissions[role].filter((it) => it.endsWith('.manage'))).toEqual([]);
});
