import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoreInfo } from '#domain/contract/catalogue.ts';
import { createDocuments } from '#engine/http/documents/documents.ts';
import { emailsOf } from '../../support/engine/emails.ts';
import { anEngine, type Engine, ORIGIN } from '../../support/engine/engine.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { sourceBuild } from '../../support/engine/source-build.ts';
import { aBuyer, handyStore } from '../../support/payments/buying.ts';
import { anOrderFor, made } from '../../support/payments/selling.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const facts = {
  legal_name: 'Quay Walks d.o.o.',
  address: { road: 'Riva', house_number: '4', city: '21000 Split' },
  registration_number: 'MBS 1234, Split',
  vat_number: 'HR123',
};
const say = (body: object) => owner.send('PATCH', '/api/base-accounts/1/', body);
const shop = async (): Promise<StoreInfo['base_account']> =>
  (await engine.send('GET', '/api/webstores/')).body['base_account'];

it('[O4] tells who sells at once, and says nothing of what the seller has not given', async () => {
  const before = await shop();
  await say(facts);

  expect(before).not.toHaveProperty('legal_name');
  expect(before).not.toHaveProperty('address');
  expect(await shop()).toMatchObject({ ...facts, address: 'Riva 4, 21000 Split' });

  await say({ vat_number: '', address: null });
  expect(await shop()).not.toHaveProperty('vat_number');
  expect(await shop()).not.toHaveProperty('address');
});

it('[O4] has the seller at the foot of each document', async () => {
  await say(facts);
  const documents = createDocuments(engine.context, engine.app, () => Promise.resolve(sourceBuild()));
  const html = await (await documents(new Request(`${ORIGIN}/legal/terms`)))?.text();

  expect(/<footer.*<\/footer>/s.exec(html ?? '')?.[0]).toContain('Quay Walks d.o.o., Riva 4, 21000 Split');
});

it('[O4] has the seller and the way to the texts at the foot of emails', async () => {
  await say(facts);
  await made(owner, anOrderFor(await aBuyer(engine)));

  const [email] = await emailsOf(engine);

  expect(email?.text).toContain('Quay Walks d.o.o., Riva 4, 21000 Split');
  for (const kind of ['imprint', 'terms', 'privacy']) {
    expect(email?.text).toContain(`/legal/${kind}`);
    expect(email?.html).toContain(`/legal/${kind}"`);
  }
});
