import { afterEach, describe, expect, it } from 'vitest';
import { hostName } from '#engine/catalogue/catalogue.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { bumpVersion } from '#engine/places/version.ts';
import { sourceBuild } from '#tests/support/engine/source-build.ts';
import { aUser, type SignedIn, theOperator } from '../../support/engine/accounts.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';

const records = new Map<string, string[]>();
let engine: Engine;
afterEach(() => {
  records.clear();
  return engine.stop();
});
const open = async (env: Record<string, string> = {}) => {
  const txtRecords = async (name: string) => records.get(name) ?? [];
  engine = await anEngine({ env: { OPERATOR: 'boss@example.com', ...env }, txtRecords });
};
const aStore = async (user: SignedIn, title: string, domain: unknown) => {
  const { body: accounts } = await user.send('GET', '/api/base-accounts/');
  if (accounts['count'] === 0) await user.send('POST', '/api/base-accounts/', { company_display_name: title });
  return user.send('POST', '/api/stores/', { title, domain, time_zone: 'UTC', currency: 'EUR' });
};
const titleAt = async (host: string) => {
  const response = await engine.app(new Request(`http://${host}/api/webstores/`));
  return response.status === 200 ? ((await response.json()) as { title: string }).title : response.status;
};
const proofOf = (body: Record<string, unknown>) =>
  body['domain_proof'] as { status: string; name: string; value: string };
const verify = async (user: SignedIn, id: unknown, body: object = {}) =>
  (await user.send('POST', `/api/stores/${Number(id)}/verify-domain/`, body)).status;

describe('the domain of a store', () => {
  it.each([
    'shop.example',
    'SHOP.example.',
    'shop.example:8080',
    'office.example',
    'localhost',
    'localhost:8080',
    '127.0.0.1',
    '127.0.0.1:8080',
    '[::1]',
    '192.168.1.7',
    '0x7f.1',
    'box.lan',
  ])('[A22] is never the own address of the installation: %s', async (domain) => {
    await open({ ACCOUNTS_URL: 'https://office.example', HOST: 'box.lan' });
    const mallory = await aUser(engine, 'mallory@example.com');

    const answer = await aStore(mallory, 'Evil shop', domain);

    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['domain']]);
  });

  it.each(['tours.example/shop', 'https://tours.example', 'me@tours.example', 'tours.example?x', 'tours.example#x'])(
    '[A22] is a host, and is not cut out of an address: %s',
    async (domain) => {
      await open();
      const user = await aUser(engine, 'maja@example.com');

      const answer = await aStore(user, 'Some shop', domain);

      expect([answer.status, answer.body]).toEqual([400, { domain: ['Enter a host name such as tours.example.'] }]);
    },
  );

  it.each(['shop.example', 'localhost', '127.0.0.1:8080'])(
    '[A22] that stands in the database does not take the own address either: %s',
    async (host) => {
      await open();
      const mallory = await aUser(engine, 'mallory@example.com');
      const { body } = await aStore(mallory, 'Evil shop', null);
      const name = hostName(host);
      await engine.database.write((tx) =>
        tx.updateTable('stores').set({ domain: name }).where('id', '=', Number(body['id'])).execute(),
      );

      expect(await titleAt(host)).toBe('Small things to do');
    },
  );

  it.each([
    'www.localhost',
    'desk.localhost',
    'API.localhost.',
    'mail.localhost',
    'admin.localhost:8080',
    'a.b.localhost',
  ])('[A22] is no name below the domain of shops that is taken for the installation’s own: %s', async (domain) => {
    await open({ SHOP_DOMAIN: 'localhost' });

    const answer = await aStore(await aUser(engine), 'Evil shop', domain);

    expect([answer.status, Object.keys(answer.body)]).toEqual([400, ['domain']]);
    expect((await aStore(await aUser(engine, 'bo@example.com'), 'Kayaks', 'deskboats.localhost')).status).toBe(201);
  });

  it('[A22] takes effect when its DNS record is there, and not before', async () => {
    await open();
    const ana = await aUser(engine);
    const { body } = await aStore(ana, 'Kvarner', 'Tours.Example.:8080');
    const { status, name, value } = proofOf(body);

    expect([body['domain'], status, name]).toEqual(['tours.example', 'unproven', '_landfall.tours.example']);
    expect(await titleAt('tours.example')).toBe('Small things to do');
    expect(await verify(ana, body['id'])).toBe(409);
    records.set(name, ['v=spf1 -all', value]);
    expect(await verify(ana, body['id'])).toBe(200);
    expect([await titleAt('tours.example'), await titleAt('TOURS.example.')]).toEqual(['Kvarner', 'Kvarner']);
  });

  it('[A22] takes effect when the operator approves it, and nobody else can', async () => {
    await open();
    const boss = await theOperator(engine);
    const ana = await aUser(engine);
    const { body } = await aStore(ana, 'Kvarner', 'čamci.example');

    expect(await verify(ana, body['id'], { approve: true })).toBe(403);
    expect(await titleAt('čamci.example')).toBe('Small things to do');
    expect(await verify(boss, body['id'], { approve: true })).toBe(200);
    expect(await titleAt('ČAMCI.example')).toBe('Kvarner');
  });

  it('[A22] loses its proof when it changes, and needs another record', async () => {
    await open();
    const ana = await aUser(engine);
    const { body } = await aStore(ana, 'Kvarner', 'tours.example');
    const before = proofOf(body);
    records.set(before.name, [before.value]);
    await verify(ana, body['id']);

    const at = `/api/stores/${Number(body['id'])}/`;
    const same = await ana.send('PATCH', at, { domain: 'TOURS.example' });
    await ana.send('PATCH', at, { domain: 'walks.example' });
    const back = await ana.send('PATCH', at, { domain: 'tours.example' });

    expect(proofOf(same.body)).toEqual({ ...before, status: 'in_effect' });
    expect(proofOf(back.body).status).toBe('unproven');
    expect(proofOf(back.body).value).not.toBe(before.value);
    expect(await titleAt('tours.example')).toBe('Small things to do');
  });

  it('[A22] is claimed by several, and belongs to the one who proves it', async () => {
    await open();
    const mallory = await aUser(engine, 'mallory@example.com');
    const ana = await aUser(engine);
    const squatted = await aStore(mallory, 'Evil shop', 'tours.example');
    const { status, body } = await aStore(ana, 'Kvarner', 'tours.example');
    const { name, value } = proofOf(body);
    records.set(name, [value]);

    expect([squatted.status, status]).toEqual([201, 201]);
    expect([await verify(mallory, squatted.body['id']), await verify(ana, body['id'])]).toEqual([409, 200]);
    expect(await titleAt('tours.example')).toBe('Kvarner');
    expect((await aStore(mallory, 'Second try', 'tours.EXAMPLE')).body).toEqual({
      domain: ['store with this domain already exists.'],
    });
  });

  it('[A22] below .localhost needs no proof', async () => {
    await open();
    await aStore(await aUser(engine), 'Kvarner', 'kayaks.localhost');

    expect(await titleAt('kayaks.localhost:8080')).toBe('Kvarner');
  });
});

describe('without PUBLIC_URL', () => {
  const linksAt = async (host: string) => {
    const documents = createDocuments(engine.context, engine.app, () => Promise.resolve(sourceBuild()));
    const textOf = async (path: string) => (await documents(new Request(`http://${host}${path}`)))?.text() ?? '';
    const list = await engine.app(new Request(`http://${host}/api/webstores/experiences/?page_size=1`));
    const { next } = (await list.json()) as { next: string };
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(await textOf('/'))?.[1];
    const [, map] = /Sitemap: (.*)/.exec(await textOf('/robots.txt')) ?? [];
    const [, first] = /<loc>(.*?)<\/loc>/.exec(await textOf('/sitemap.xml')) ?? [];
    return [...new Set([next, canonical, map, first].map((it) => URL.parse(it ?? '')?.origin))];
  };

  it('[A22a] no link follows a host that nobody has set up', async () => {
    await open({ PUBLIC_URL: '', ACCOUNTS_URL: 'https://office.example' });

    expect(await linksAt('evil.example')).toEqual(['https://office.example']);
    expect(await linksAt('localhost:8080')).toEqual(['http://localhost:8080']);
    await engine.database.write(async (tx) => {
      await tx.updateTable('stores').set({ domain: 'tours.example' }).execute();
      await bumpVersion(tx, [1]);
    });
    expect(await linksAt('tours.example:8080')).toEqual(['http://tours.example:8080']);
  });
});
