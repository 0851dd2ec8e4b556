import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PartnerRequest } from '#domain/contract/partners/partner-requests.ts';
import { runHousekeeping } from '#engine/background.ts';
import { eraseAtOnce } from '#tests/support/engine/jobs.ts';
import { emailsOf } from '../../support/engine/emails.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';

let engine: Engine;
let agent: Seller;
let guide: Seller;
beforeEach(async () => {
  engine = await anEngine();
  agent = await aSeller(engine, { 1: 'agent' });
  guide = await aSeller(engine, { 1: 'guide' });
});
afterEach(() => engine.stop());

const request = {
  kind: 'reseller',
  company: 'Hotel Mare',
  name: 'Iva Ivić',
  email: 'Iva@mare.example',
  website: 'https://mare.example/',
  message: 'We have 40 rooms.\nOur guests ask for kayaks.',
};
const send = (body: object = request, key: string = crypto.randomUUID()) =>
  engine.send('POST', '/api/webstores/partner-requests/', { body, key });
const list = async (seller = agent): Promise<PartnerRequest[]> =>
  ((await seller.send('GET', '/api/partner-requests/')).body as { results: PartnerRequest[] }).results;

it('[O6] is stored, reaches the company by email, and is marked and deleted', async () => {
  await agent.send('PATCH', '/api/base-accounts/1/', {});
  const owner = await aSeller(engine, { 1: 'owner' });
  await owner.send('PATCH', '/api/base-accounts/1/', { email: 'office@small.example' });

  expect((await send()).status).toBe(204);

  const [email, ...others] = await emailsOf(engine);
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    recipient: 'office@small.example',
    subject: 'Hotel Mare would like to become a reseller',
  });
  expect(email?.text).toContain('Our guests ask for kayaks.');
  expect(email?.text).toContain('Iva@mare.example');
  const [stored] = await list();
  expect(stored).toMatchObject({ ...request, answered_at: null, created_at: engine.clock.now.toString() });

  const path = `/api/partner-requests/${stored?.id}/`;
  await agent.send('PATCH', path, { is_answered: true });
  expect((await list())[0]?.answered_at).toBe(engine.clock.now.toString());
  await agent.send('PATCH', path, { is_answered: false });
  expect((await list())[0]?.answered_at).toBeNull();
  expect((await agent.send('DELETE', path)).status).toBe(204);
  expect(await list()).toEqual([]);
});

it('[O6] reaches the owners of a company without an address, in the language of its texts', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  await owner.send('PATCH', '/api/base-accounts/1/', { email: null, language: 'de' });

  await send({ ...request, website: '' });

  const emails = await emailsOf(engine);
  expect(emails.map(({ subject }) => subject)).toEqual(['Hotel Mare möchte Vertriebspartner werden']);
});

it('[O6] comes once, however often it is sent by one key', async () => {
  const key = crypto.randomUUID();

  expect((await send(request, key)).status).toBe(204);
  expect((await send(request, key)).status).toBe(204);

  expect(await list()).toHaveLength(1);
});

it('[O6] says what is wrong, field by field', async () => {
  const { status, body } = await send({
    kind: 'guest',
    company: '',
    name: 'x',
    email: 'iva',
    website: 'mare',
    message: ' ',
  });

  expect(status).toBe(400);
  expect(Object.keys(body)).toEqual(['kind', 'company', 'email', 'website', 'message']);
});

it('[O6] is limited by shop', async () => {
  for (let n = 0; n < 100; n += 1) await send();

  expect((await send()).status).toBe(429);
  engine.clock.now = engine.clock.now.add({ hours: 24 });
  expect((await send()).status).toBe(204);
});

it('[O6] is for those alone who may see customers of the account', async () => {
  await send();
  const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
  const [stored] = await list();
  const path = `/api/partner-requests/${stored?.id}/`;

  expect((await guide.send('GET', '/api/partner-requests/')).status).toBe(403);
  expect((await engine.send('GET', '/api/partner-requests/')).status).toBe(401);
  expect(await list(stranger)).toEqual([]);
  expect((await stranger.send('GET', '/api/partner-requests/?account=1')).status).toBe(404);
  expect((await stranger.send('PATCH', path, { is_answered: true })).status).toBe(404);
  expect((await stranger.send('DELETE', path)).status).toBe(404);
});

it('[O6] is deleted after a year, or as its account says, and with its person', async () => {
  const owner = await aSeller(engine, { 1: 'owner' });
  const sentAt = engine.clock.now.toZonedDateTimeISO('UTC');
  await send();

  engine.clock.now = sentAt.add({ months: 12 }).toInstant();
  await runHousekeeping(engine.context);
  expect(await list()).toHaveLength(1);
  engine.clock.now = sentAt.add({ months: 12, milliseconds: 1 }).toInstant();
  await runHousekeeping(engine.context);
  expect(await list()).toEqual([]);

  await owner.send('PATCH', '/api/base-accounts/1/', { retention_months: 2 });
  await send();
  engine.clock.now = engine.clock.now.toZonedDateTimeISO('UTC').add({ months: 2, milliseconds: 1 }).toInstant();
  await runHousekeeping(engine.context);
  expect(await list()).toEqual([]);

  await send();
  const person = { base_account: 1, email: 'iva@mare.example' };
  const known = await agent.send('POST', '/api/personal-data/export/', person);
  expect(known.body).toMatchObject({ partner_requests: [{ company: 'Hotel Mare', name: 'Iva Ivić' }] });
  await eraseAtOnce(engine, await aSeller(engine, { 1: 'owner' }), person);
  expect(await list()).toEqual([]);
});
