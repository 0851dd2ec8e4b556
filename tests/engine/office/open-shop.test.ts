import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { legalKinds } from '#domain/contract/legal-text.ts';
import type { FirstSteps } from '#domain/contract/office/first-shop.ts';
import { readStore } from '#domain/contract/webstore.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { aUser, PASSWORD } from '#tests/support/engine/accounts.ts';
import { aBrowser, aMember, callAs } from '#tests/support/engine/desk-session.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { sourceBuild } from '#tests/support/engine/source-build.ts';
import { sitemapProblems } from '#tests/support/sitemap/sitemap-problems.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine({ env: { SHOP_DOMAIN: 'shops.example' } });
});
afterEach(() => engine.stop());

const shop = {
  company: 'Čikat Kayaks',
  currency: 'EUR',
  time_zone: 'Europe/Zagreb',
  language: 'hr',
  policy_title: 'Besplatno',
};
const openShop = (browser: ReturnType<typeof aBrowser>, email: string, more: object = {}) =>
  browser.send('POST', '/api/desk/session/open-shop/', { email, password: PASSWORD, name: 'Phone', ...shop, ...more });

it('[B17] a user of no company opens a shop and is signed in as its owner, and the shop answers at its address', async () => {
  const { email } = await aUser(engine);
  const browser = aBrowser(engine);
  const refused = await browser.open({ email });
  expect([refused.status, refused.body['code']]).toEqual([403, 'no_account']);

  const { status, body } = await openShop(browser, email);

  expect(status).toBe(200);
  expect([body.account.name, body.stores.map(({ title }) => title)]).toEqual(['Čikat Kayaks', ['Čikat Kayaks']]);
  expect(body.permissions).toContain('team.manage');
  const store = await engine.app(new Request(`http://cikat-kayaks.shops.example${readStore.path}`));
  expect(await store.json()).toMatchObject({ title: 'Čikat Kayaks', currency: 'EUR' });
  expect((await browser.open({ email })).body.account).toEqual(body.account);
});

it('[B19, O1, O5] a shop made from nothing has an icon of its own, its legal pages and a map that is valid', async () => {
  await openShop(aBrowser(engine), (await aUser(engine)).email);
  const origin = 'http://cikat-kayaks.shops.example';
  const documents = createDocuments(engine.context, engine.app, () => Promise.resolve(sourceBuild()));
  const textAt = async (path: string) => (await documents(new Request(origin + path)))?.text() ?? '';

  const { name, icons } = JSON.parse(await textAt('/manifest.webmanifest')) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect([name, icons.map(({ sizes, purpose }) => [sizes, purpose])]).toEqual([
    'Čikat Kayaks',
    [
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ],
  ]);
  for (const { src, sizes } of icons) {
    const icon = await engine.app(new Request(origin + src));
    const { width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
    expect([icon.status, `${width}x${height}`]).toEqual([200, sizes]);
  }
  for (const kind of legalKinds) {
    const page = await textAt(lazyHref.legal(kind));
    expect([kind, /<article[^>]*>.*<h2/s.test(page), page.includes('Čikat Kayaks')]).toEqual([kind, true, true]);
  }
  const map = await textAt('/sitemap.xml');
  expect(await sitemapProblems(map)).toEqual([]);
  expect(map).toContain(`<loc>${origin}/legal/terms</loc>`);
});

it('[B17] a second shop of the same name gets an address of its own, and a taken address is nobody else’s', async () => {
  const [ana, bo] = [await aUser(engine), await aUser(engine, 'bo@example.com')];
  await openShop(aBrowser(engine), ana.email);
  await engine.database.write((tx) =>
    tx.updateTable('stores').set({ claimed_domain: 'cikat-kayaks-2.shops.example' }).where('id', '=', 1).execute(),
  );
  const { body } = await openShop(aBrowser(engine), bo.email);

  const domains = await engine.database.read((tx) =>
    tx.selectFrom('stores').select('domain').where('title', '=', 'Čikat Kayaks').orderBy('id').execute(),
  );
  expect(domains.map(({ domain }) => domain)).toEqual(['cikat-kayaks.shops.example', null]);
  expect(body.stores).toHaveLength(1);
});

it.each(['Desk', 'WWW', 'API', 'Admin'])(
  '[B17] a company named %s gets no address that is taken for ours',
  async (company) => {
    const { body } = await openShop(aBrowser(engine), (await aUser(engine)).email, { company });

    const store = await engine.database.read((tx) =>
      tx
        .selectFrom('stores')
        .select(['domain', 'claimed_domain'])
        .where('title', '=', company)
        .executeTakeFirstOrThrow(),
    );
    expect([body.stores.length, store]).toEqual([1, { domain: null, claimed_domain: null }]);
  },
);

it('[B17] nobody who belongs to a company, or has not proven a password, opens a shop', async () => {
  const member = await aMember(engine, { 1: 'guide' });
  const { email } = await aUser(engine);
  const [first, second] = await Promise.all([1, 2].map(() => openShop(aBrowser(engine), email)));

  expect((await openShop(aBrowser(engine), member.email)).status).toBe(403);
  expect((await openShop(aBrowser(engine), email, { password: 'not my password' })).status).toBe(401);
  expect(new Set([first?.status, second?.status])).toEqual(new Set([200, 403]));
  const bad = await openShop(aBrowser(engine), email, { company: '', currency: 'XYZ', time_zone: 'Mars' });
  expect(Object.keys(bad.body)).toEqual(['company', 'currency', 'time_zone']);
});

it('[B17] the first steps say what a new shop has, in its own account only', async () => {
  const { email } = await aUser(engine);
  const { body } = await openShop(aBrowser(engine), email);
  const steps = async (query = '') =>
    (await callAs(engine, body.access, 'GET', `/api/desk/first-steps/${query}`)) as {
      status: number;
      body: FirstSteps;
    };

  expect((await steps()).body).toEqual({
    store: { id: body.stores[0]?.id, title: 'Čikat Kayaks', domain: 'cikat-kayaks.shops.example' },
    tour: null,
    is_booked: false,
    is_sandbox: true,
  });
  expect((await steps('?account=1')).status).toBe(404);
  const made = await callAs(engine, body.access, 'POST', '/api/experiences/', { title: 'Kayaks at dawn' });
  expect((await steps()).body.tour).toEqual({ id: made.body['id'], title: 'Kayaks at dawn', is_listed: false });
});
