import { afterAll, beforeAll, expect, it } from 'vitest';
import { languageCodes } from '#domain/contract/languages.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';

let engine: Engine;
let owner: Seller;
beforeAll(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterAll(() => engine.stop());

const set = (values: object) => owner.send('PATCH', '/api/stores/1/', values);
const shown = async () => (await engine.send('GET', '/api/webstores/')).body;

it('[B19] tells devices of languages and kiosk only what differs from what is usual', async () => {
  await set({ settings: { languages: languageCodes.toReversed(), kiosk: { message: '', manual_payment: true } } });
  const usual = await shown();
  await set({
    settings: { languages: ['de', 'en'], kiosk: { idle_seconds: 45, message: 'Boats!', manual_payment: false } },
  });
  const own = await shown();

  expect([usual['languages'], usual['kiosk']]).toEqual([undefined, undefined]);
  expect(own).toMatchObject({
    languages: ['en', 'de'],
    kiosk: { idle_seconds: 45, message: 'Boats!', manual_payment: false },
  });
});

it.each([
  [{ languages: [] }, { languages: ['This list may not be empty.'] }],
  [{ languages: ['fr'] }, { languages: { 0: ['"fr" is not a valid choice.'] } }],
  [{ languages: ['de'], language: 'en' }, { language: ['Choose one of the languages of the shop.'] }],
  [{ kiosk: { idle_seconds: 5 } }, { kiosk: { idle_seconds: ['Ensure this value is greater than or equal to 30.'] } }],
])('[B19] says at its field what is wrong with the settings %j', async (settings, problems) => {
  const { status, body } = await set({ settings });

  expect([status, body]).toEqual([400, { settings: problems }]);
});

it('[B19a] gives payment types an id of their title, which stays when the title changes', async () => {
  const types = async (payment_types: object[]) => {
    const { body } = await set({ settings: { payment_types } });
    return (body as { settings: { payment_types: object[] } }).settings.payment_types;
  };
  const made = await types([{ id: 'cash', title: 'Cash' }, { title: 'Überweisung' }, { title: 'Überweisung' }]);
  const renamed = await types(made.map((it) => ({ ...it, title: 'Other' })));

  expect(made).toEqual([
    { id: 'cash', title: 'Cash' },
    { id: 'uberweisung', title: 'Überweisung' },
    { id: 'uberweisung-2', title: 'Überweisung' },
  ]);
  expect(renamed.map((it) => (it as { id: string }).id)).toEqual(['cash', 'uberweisung', 'uberweisung-2']);
});

it('[B19a] makes slugs of new categories, and keeps those that are there', async () => {
  const save = async (categories: object[]) => {
    const { body } = await set({ categories });
    return (body as { categories: { id: number; slug: string; title: string; children: object[] }[] }).categories;
  };
  const [first] = await save([{ title: 'Na moru', children: [{ title: 'Kajak' }] }]);
  const all = await save([
    { id: first?.id, title: 'Uz more', children: first?.children },
    { title: 'Na moru' },
    { title: '2027' },
  ]);

  expect(first).toMatchObject({ slug: 'na-moru', children: [{ slug: 'kajak' }] });
  expect(all.map(({ slug, title }) => [slug, title])).toEqual([
    ['na-moru', 'Uz more'],
    ['na-moru-2', 'Na moru'],
    ['category-2027', '2027'],
  ]);
});

it.each([
  [{}, { provider: 'sandbox', is_test: true }],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_abc' },
    { provider: 'stripe', is_test: true },
  ],
  [
    { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_abc' },
    { provider: 'stripe', is_test: false },
  ],
])('[B19a] says who takes card payments, to none but the sellers of the shop: %j', async (env, reply) => {
  const it = await anEngine({ env });
  const seller = await aSeller(it, { 1: 'owner' });
  const path = '/api/stores/1/card-payments/';
  const [own, anonymous] = [await seller.send('GET', path), await it.send('GET', path)];
  await it.stop();

  expect(own.body).toEqual(reply);
  expect(anonymous.status).toBe(401);
});
