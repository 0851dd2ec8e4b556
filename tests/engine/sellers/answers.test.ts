import { afterEach, beforeEach, expect, it } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const tour = '/api/experiences/1/';
const shown = async () => (await engine.send('GET', '/api/webstores/experiences/walk/')).body;

const answers = {
  included: ['A kayak and a life jacket', 'Fruit'],
  not_included: ['Lunch'],
  what_to_bring: ['Swimwear'],
  know_before: ['You need not be able to swim well'],
  faq: [{ question: 'What if it rains?', answer: 'We go. Only wind stops us.' }],
};

it('[V10] a seller’s answers are on the page at once, and stay as they were written', async () => {
  const { status } = await owner.send('PATCH', tour, answers);
  const { body } = await owner.send('GET', tour);

  expect(status).toBe(200);
  expect(body).toMatchObject(answers);
  expect(await shown()).toMatchObject(answers);
});

it('[V10] an experience without answers has none, and what is wrong is said by its line', async () => {
  const wrong = await owner.send('PATCH', tour, {
    included: ['A kayak', 'x'.repeat(301)],
    faq: [{ question: 'What if it rains?' }],
  });

  expect(await shown()).toMatchObject({ included: [], not_included: [], what_to_bring: [], know_before: [], faq: [] });
  expect(wrong).toMatchObject({
    status: 400,
    body: {
      included: { 1: ['Ensure this field has no more than 300 characters.'] },
      faq: [{ answer: ['This field is required.'] }],
    },
  });
});

it('[V11] guides are shown in the seller’s order, with a face once its picture is ready', async () => {
  const made = async (guide: object) => Number((await owner.send('POST', '/api/guides/', guide)).body['id']);
  const mara = await made({ name: 'Mara', text: 'Grew up on this quay.', languages: ['en', 'hr'], picture: 1 });
  const toni = await made({ name: 'Toni' });

  await owner.send('PATCH', tour, { guides: [toni, mara] });
  const before = (await shown())['guides'];
  await owner.send('PATCH', `/api/guides/${mara}/`, { name: 'Mara K.' });

  expect(before).toMatchObject([
    { id: toni, name: 'Toni', picture: null, text: '', languages: [] },
    { id: mara, name: 'Mara', text: 'Grew up on this quay.', languages: ['en', 'hr'], picture: { width: 1600 } },
  ]);
  expect(await shown()).toMatchObject({ guides: [{ name: 'Toni' }, { name: 'Mara K.' }] });
});

it('[V11] a guide who leads a tour, and the face of a guide, are not deleted; a guide of others leads none', async () => {
  const other = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
  const { body } = await owner.send('POST', '/api/guides/', { name: 'Mara', picture: 1 });
  const strange = await other.send('POST', '/api/guides/', { name: 'Ivo' });
  await owner.send('PATCH', tour, { guides: [body['id']] });

  const removed = await owner.send('DELETE', `/api/guides/${String(body['id'])}/`);
  const picture = await owner.send('DELETE', '/api/filer-images/1/');
  const taken = await owner.send('PATCH', tour, { guides: [strange.body['id']] });

  expect(removed).toMatchObject({ status: 409, body: { used_in: { names: ['Walk along the quay'] } } });
  expect(picture.status).toBe(409);
  expect(taken.status).toBe(400);
});
