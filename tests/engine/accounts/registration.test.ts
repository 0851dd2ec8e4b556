import { afterEach, describe, expect, it } from 'vitest';
import {
  aRegistered,
  aUser,
  newMails,
  PASSWORD,
  proofIn,
  signedIn,
  theOperator,
} from '../../support/engine/accounts.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';

const boss = 'boss@example.com';
let engine: Engine;
afterEach(() => engine.stop());
const open = async (registration: string) => {
  engine = await anEngine({ env: { OPERATOR: boss, REGISTRATION: registration } });
};
const register = async (email: string, password = PASSWORD) =>
  (await engine.send('POST', '/api/users/', { body: { email, password } })).status;

describe('registering', () => {
  it('[A23] is for the first user and the operator, then by invitation', async () => {
    await open('');
    await aUser(engine, 'ana@example.com');

    expect(await register('mallory@example.com')).toBe(403);
    // The refusal must not reveal which addresses are known.
    expect(await register('ana@example.com', '')).toBe(403);
    expect(await register(boss)).toBe(201);
  });

  it('[A23] in time and activating too late is refused', async () => {
    await open('');
    await aRegistered(engine, 'mallory@example.com');
    const proof = proofIn((await newMails(engine))[0]);
    await aUser(engine, 'ana@example.com');

    expect((await engine.send('POST', '/api/users/activation/', { body: proof })).status).toBe(403);
  });

  it('[A23] by invitation makes a seller whom the operator invites', async () => {
    await open('');
    const operator = await theOperator(engine);
    const { body: account } = await operator.send('POST', '/api/base-accounts/', { company_display_name: 'Kvarner' });
    const { body: roles } = await operator.send('GET', '/api/roles/');
    const role = (roles['results'] as { id: number; name: string }[]).find(({ name }) => name === 'owner')?.id;
    await operator.send('POST', '/api/team-members/', { base_account: account['id'], role, email: 'ana@example.com' });
    const link = /http:\/\/shop\.example\/team\S+/.exec((await newMails(engine))[0]?.text ?? '')?.[0] ?? '';
    const form = new URLSearchParams({ new_password: PASSWORD });

    expect((await engine.app(new Request(link, { method: 'POST', body: form }))).status).toBe(200);

    const ana = await signedIn(engine, 0, 'ana@example.com');
    expect((await ana.send('GET', '/api/base-accounts/')).body).toMatchObject({ count: 1 });
  });

  it('[A23] closed is for nobody but the operator', async () => {
    await open('closed');

    expect([await register('ana@example.com'), await register(boss)]).toEqual([403, 201]);
  });
});

describe('who is known', () => {
  it.each([
    ['/api/users/', { email: 'ana@example.com', password: '1' }],
    ['/api/users/', { email: 'ana@example.com' }],
    ['/api/users/reset_email_confirm/', { uid: 'MQ', token: 'x', new_email: 'ana@example.com' }],
    ['/api/users/reset_email_confirm/', { uid: 1, new_email: 'ana@example.com', token: 'x' }],
  ])('[A25] is not told without limit: %s %j', async (path, body) => {
    await open('open');
    await aRegistered(engine, 'ana@example.com');

    const statuses: number[] = [];
    for (let at = 0; at < 101; at += 1) statuses.push((await engine.send('POST', path, { body })).status);

    expect([statuses[0], statuses.at(-1)]).toEqual([400, 429]);
  });
});
