import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';

let engine: Engine;
let owner: Seller;
/** The owner of the small store's account and of another one. */
let both: Seller;
let other: number;
beforeAll(async () => {
  engine = await anEngine();
  other = await anAccount(engine, 'Others');
  owner = await aSeller(engine, { 1: 'owner' });
  both = await aSeller(engine, { 1: 'owner', [other]: 'owner' });
});
afterAll(() => engine.stop());

const post = async (who: Seller, path: string, body: object) => {
  const answer = await who.send('POST', path, body);
  return [answer.status, answer.body];
};

describe('a refused body', () => {
  const title = 'x'.repeat(300);
  const tooLong = ['Ensure this field has no more than 200 characters.'];
  const tooFine = ['Ensure that there are no more than 2 decimal places.'];

  it('[A11] is told all that is wrong with it: a text and an amount', async () => {
    const item = { title, price: '1.234', currency: 'EUR' };
    expect(await post(owner, '/api/inventory-items/', item)).toEqual([400, { title: tooLong, price: tooFine }]);

    // The dinar of Kuwait has three decimals.
    expect(await post(owner, '/api/inventory-items/', { title, price: '1.234' })).toEqual([
      400,
      { title: tooLong, currency: ['This field is required.'] },
    ]);
    const { body } = await owner.send('POST', '/api/inventory-items/', { ...item, title: 'Map', price: '1.20' });
    const change = await owner.send('PATCH', `/api/inventory-items/${String(body['id'])}/`, { title, price: '1.234' });
    expect([change.status, change.body]).toEqual([400, { title: tooLong, price: tooFine }]);
  });

  it.each([1e30, '99999999999999999999', -1, 'x', null])('[A11] is told one thing of base_account: %s', async (id) => {
    const { status, body } = await both.send('POST', '/api/meeting-points/', { name: 'Gate', base_account: id });

    expect(status).toBe(400);
    expect(body['base_account']).toHaveLength(1);
    expect(body['base_account']).not.toContain('This field is required.');
  });
});

describe('who has two accounts', () => {
  it('[A5] need not say which where another object of the body does', async () => {
    const code = { store: 1, code: 'SPRING' };
    expect(await post(both, '/api/promo-codes/', code)).toMatchObject([201, { base_account: 1 }]);

    expect(await post(both, '/api/promo-codes/', { ...code, base_account: other })).toEqual([
      400,
      { store: ['Invalid pk "1" - object does not exist.'] },
    ]);
    expect(await post(both, '/api/promo-codes/', { store: 999, code: 'AUTUMN' })).toEqual([
      400,
      { base_account: ['This field is required.'] },
    ]);
  });
});

describe('a filter of roles and members', () => {
  const noId = 'Select a valid choice. That choice is not one of the available choices.';

  it.each([
    ['/api/roles/', 'base_account', noId],
    ['/api/team-members/', 'base_account', noId],
    ['/api/team-members/', 'role', noId],
    ['/api/team-members/', 'status', 'Select a valid choice. x is not one of the available choices.'],
  ])('[A9] is refused in the words of all lists: %s %s', async (path, name, words) => {
    const { status, body } = await owner.send('GET', `${path}?${name}=x`);

    expect([status, body]).toEqual([400, { [name]: [words] }]);
  });

  it('[A9] narrows them', async () => {
    const list = async (query: string) => (await both.send('GET', query)).body['results'] as Record<string, unknown>[];
    await post(both, '/api/roles/', { base_account: other, name: 'Skipper', permissions: ['catalogue.read'] });

    expect((await list('/api/roles/?base_account=1')).map((it) => it['base_account'])).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(await list(`/api/roles/?base_account=${other}`)).toHaveLength(5);
    expect((await list('/api/team-members/?base_account=1&status=active')).length).toBe(2);
    expect(await list('/api/team-members/?status=invited')).toEqual([]);
    expect((await list('/api/team-members/?role=1')).every((it) => it['role'] === 1)).toBe(true);
  });
});
