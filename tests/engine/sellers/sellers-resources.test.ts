import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer } from '#tests/support/payments/buying.ts';

let engine: Engine;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine();
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => engine.stop());

const create = async (name: string, body: object) => (await owner.send('POST', `/api/${name}/`, body)).body;
const idOf = (body: Record<string, unknown>) => String(body['id']);

describe('an inventory item', () => {
  const kayak = '/api/inventory-items/3/';

  it('[A13] is refused a stock below what is held at a start, and else has its new one there', async () => {
    const { cartOf, selection } = await aBuyer(engine);
    await cartOf(selection({ extras: { Kayak: 2 } }));

    const refused = await owner.send('PATCH', kayak, { stock: 1 });
    const fewer = await owner.send('PATCH', kayak, { stock: 2 });
    const stocks = () =>
      engine.database.read((tx) =>
        tx.selectFrom('departure_extras').select('stock').where('item_id', '=', 3).execute(),
      );

    expect([refused.status, refused.body]).toEqual([
      400,
      { stock: ['Ensure this value is greater than or equal to 2: so many are taken at one start.'] },
    ]);
    expect([fewer.status, await stocks()]).toEqual([200, [{ stock: 2 }]]);
  });

  it('[A6, A17] keeps the currency of the experiences that offer it, and shows its new price there', async () => {
    const refused = await owner.send('PATCH', kayak, { currency: 'USD' });
    await owner.send('PATCH', kayak, { price: '30' });
    const { body } = await engine.send('GET', '/api/webstores/experiences/walk/');

    expect(refused.body).toEqual({ currency: ['An experience that offers it is priced in EUR.'] });
    expect(body).toMatchObject({ extras: [{}, {}, { title: 'Kayak', price: { gross: '30.00' } }] });
    expect(await owner.send('DELETE', kayak)).toMatchObject({ status: 409 });
  });
});

describe('a rate', () => {
  it('[A5, A17] is priced in the currency of its experience, and shows there', async () => {
    const rate = await create('pricing-rates', {
      experience: 1,
      title: 'Evening',
      pricing_options: [{ pricing_category: 1, retail_price: 12.5 }],
    });
    const { body } = await engine.send('GET', '/api/webstores/experiences/walk/');

    expect(rate).toMatchObject({
      position: 1,
      pricing_options: [{ retail_price: '12.50', min_limit: 1, takes: 'size' }],
    });
    expect(body).toMatchObject({
      rates: [{}, { title: 'Evening', pricing_options: [{ retail_price: { gross: '12.50' } }] }],
    });
  });

  it('[A5] stays with its experience, and a published one keeps one', async () => {
    const elsewhere = await owner.send('PATCH', '/api/pricing-rates/1/', { experience: 2 });
    const last = await owner.send('DELETE', '/api/pricing-rates/1/');

    expect(elsewhere.body).toEqual({ experience: ['A rate stays with its experience.'] });
    expect([last.status, last.body]).toEqual([
      409,
      { detail: 'A published experience needs a rate. Archive it, or add another one first.' },
    ]);
  });

  it('[A5] is of people while an option of it takes a whole departure only if it is of groups', async () => {
    const { body } = await owner.send('GET', '/api/pricing-rates/?experience=3&is_group_pricing=true');
    const [whole] = body['results'] as { id: number }[];

    expect((await owner.send('PATCH', `/api/pricing-rates/${whole?.id}/`, { is_group_pricing: false })).body).toEqual({
      is_group_pricing: ['An option of this rate takes a whole departure.'],
    });
  });
});

describe('a folder', () => {
  it('[A5] stands in no folder of its own, nor of others, and goes when it is empty', async () => {
    const top = idOf(await create('filer-folders', { name: 'Top' }));
    const inner = idOf(await create('filer-folders', { name: 'Inner', parent: Number(top) }));
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });

    expect((await owner.send('PATCH', `/api/filer-folders/${top}/`, { parent: Number(inner) })).body).toEqual({
      parent: ['A folder may not stand in itself.'],
    });
    expect((await stranger.send('POST', '/api/filer-folders/', { name: 'X', parent: Number(top) })).body).toEqual({
      parent: [`Invalid pk "${top}" - object does not exist.`],
    });
    expect(await owner.send('DELETE', `/api/filer-folders/${top}/`)).toMatchObject({ status: 409 });
    await owner.send('DELETE', `/api/filer-folders/${inner}/`);
    expect(await owner.send('DELETE', `/api/filer-folders/${top}/`)).toMatchObject({ status: 204 });
  });
});

describe('an image', () => {
  it('[A5, A17] says the same to the storefront at once, and stays while it is shown', async () => {
    await owner.send('PATCH', '/api/filer-images/1/', { alt_text: 'Boats at rest' });
    const { body } = await engine.send('GET', '/api/webstores/experiences/walk/');

    expect(body).toMatchObject({ image: { alt_text: 'Boats at rest' } });
    expect((await engine.send('GET', '/api/webstores/')).body).toMatchObject({
      banner_picture: { alt_text: 'Boats at rest' },
    });
    expect(await owner.send('DELETE', '/api/filer-images/1/')).toMatchObject({ status: 409 });
  });
});

describe('an onboarding', () => {
  it('[A5] is done when each of its steps is done or left out', async () => {
    const onboarding = Number(idOf(await create('onboardings', { title: 'Begin' })));
    const [first, second] = [
      await create('onboarding-steps', { onboarding, title: 'Account' }),
      await create('onboarding-steps', { onboarding, title: 'Store' }),
    ].map(idOf);
    const state = async () => (await owner.send('GET', `/api/onboardings/${onboarding}/`)).body;

    await owner.send('PATCH', `/api/onboarding-steps/${first}/`, { state: 'done' });
    expect(await state()).toMatchObject({
      state: 'open',
      steps: [{ state: 'done' }, { title: 'Store', state: 'open' }],
    });
    await owner.send('PATCH', `/api/onboarding-steps/${second}/`, { state: 'skipped' });
    expect(await state()).toMatchObject({ state: 'done' });
  });
});

describe('who acts for several accounts', () => {
  it('[A5, A12] says for which one something is', async () => {
    const other = await anAccount(engine, 'Others');
    const seller = await aSeller(engine, { 1: 'manager', [other]: 'owner' });
    const staff = await aSeller(engine, {}, { is_staff: true });

    expect((await seller.send('POST', '/api/pricing-categories/', { title: 'Dog' })).body).toEqual({
      base_account: ['This field is required.'],
    });
    expect(await seller.send('POST', '/api/pricing-categories/', { title: 'Dog', base_account: other })).toMatchObject({
      status: 201,
      body: { base_account: other },
    });
    expect(
      (await seller.send('POST', '/api/experiences/', { title: 'Walk', base_account: other, meeting_point: 1 })).body,
    ).toEqual({ meeting_point: ['Invalid pk "1" - object does not exist.'] });
    expect((await staff.send('GET', '/api/pricing-categories/?search=dog')).body).toMatchObject({ count: 1 });
  });
});

describe('a body that is refused', () => {
  it('[A11] is told all that is wrong with it at once', async () => {
    const creation = await owner.send('POST', '/api/experiences/', { title: 'ab', slug: 'walk', meeting_point: 999 });
    const change = await owner.send('PATCH', '/api/experiences/2/', { title: 'ab', slug: 'walk', meeting_point: 999 });
    const part = await owner.send('POST', '/api/agenda-items/', { experience: 999 });
    const problems = {
      title: ['Ensure this field has at least 3 characters.'],
      slug: ['experience with this slug already exists.'],
      meeting_point: ['Invalid pk "999" - object does not exist.'],
    };

    expect([creation.body, change.body]).toEqual([problems, problems]);
    expect(part.body).toEqual({
      title: ['This field is required.'],
      experience: ['Invalid pk "999" - object does not exist.'],
    });
  });

  it.each([
    ['PUT', '/api/meeting-points/1/', {}],
    ['PATCH', '/api/meeting-points/1/', { lat: 'north' }],
    ['PUT', '/api/meeting-points/1/', []],
    ['PATCH', '/api/experiences/1/reorder-images/', {}],
    ['POST', '/api/stores/1/add-experience/', {}],
  ])('[A11, A12] by %s %s with %j is not, where the object is not theirs', async (method, path, body) => {
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const guide = await aSeller(engine, { 1: 'guide', [await anAccount(engine, 'More')]: 'owner' });

    expect(await owner.send(method, path, body)).toMatchObject({ status: 400 });
    expect(await stranger.send(method, path, body)).toMatchObject({ status: 404, body: { detail: 'Not found.' } });
    expect((await guide.send(method, path, body)).status).toBe(path.includes('stores') ? 404 : 403);
  });
});
