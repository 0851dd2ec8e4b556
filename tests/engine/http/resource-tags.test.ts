import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import { routesOf } from '#engine/office-routes.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { samples } from '../../support/engine/samples.ts';
import { anAccount as anotherAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, handyStore } from '../../support/payments/buying.ts';
import { anOrderFor, made } from '../../support/payments/selling.ts';
import { selectionsOf } from '../../support/stores/selections.ts';

let engine: Engine;
let owner: Seller;
let operator: Seller;
/** The owner of the accounts that this file creates. Requests of a user with two accounts must name one, so `owner` gets no second account. */
let founder: Seller;
beforeAll(async () => {
  engine = await anEngine({ stores: [handyStore] });
  owner = await aSeller(engine, { 1: 'owner' });
  operator = await aSeller(engine, {}, { is_staff: true });
  founder = await aSeller(engine);
  await owner.send('POST', '/api/onboardings/', { title: 'For the steps' });
});
afterAll(() => engine.stop());

const post = async (path: string, body: object): Promise<string> => {
  const answer = await signer(path).send('POST', path, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return `${path}${String(answer.body['id'])}/`;
};
let names = 0;
const aName = () => `Number ${++names}`;
const anAccount = () => post('/api/base-accounts/', { company_display_name: aName() });
const aRole = () => post('/api/roles/', { base_account: 1, name: aName(), permissions: ['catalogue.read'] });
const anOrder = async () => made(owner, anOrderFor(await aBuyer(engine), { store: 1 }, { time: '15:00' }));
const aCart = async () => {
  const { selection } = await selectionsOf(engine);
  return (await engine.call(createCart, {}, { body: selection() })).body;
};
const aColleague = async () => (await aSeller(engine, { 1: 'guide' })).user_id;

/** Objects by their routes: how to create one, and a change for it if its sample has none. */
const objects: Readonly<Record<string, { make: () => Promise<string>; change?: object }>> = {
  ...Object.fromEntries(
    Object.entries(samples).map(([name, { valid, change, form }]) => [
      `/api/${name}/{id}/`,
      { make: async () => post(`/api/${name}/`, form ? await form(valid) : fresh(valid)), change },
    ]),
  ),
  '/api/base-accounts/{id}/': { make: anAccount, change: { company_display_name: 'Renamed' } },
  '/api/resale-agreements/{id}/': {
    make: async () => post('/api/resale-agreements/', { supplier: 1, reseller: await anotherAccount(engine, aName()) }),
    change: { status: 'revoked' },
  },
  '/api/roles/{id}/': { make: aRole, change: { name: 'Skipper', permissions: ['catalogue.read'] } },
  '/api/team-members/{id}/': {
    make: async () => {
      const user = await aColleague();
      const { body } = await owner.send('GET', '/api/team-members/?page_size=100');
      const found = (body['results'] as { id: number; user: number }[]).find((it) => it.user === user);
      return `/api/team-members/${String(found?.id)}/`;
    },
    change: { role: 2 },
  },
  '/api/departures/{id}/': {
    make: async () => {
      const { body } = await owner.send('GET', '/api/departures/?page_size=1');
      return `/api/departures/${String((body['results'] as { id: number }[])[0]?.id)}/`;
    },
    change: { note: 'x' },
  },
  '/api/users/{id}/': {
    make: async () => `/api/users/${String(await aColleague())}/`,
    change: { first_name: 'Eva', last_name: 'E' },
  },
  '/api/notification-preferences/me/': {
    make: () => Promise.resolve('/api/notification-preferences/me/'),
    change: { changes: 'off' },
  },
  '/api/users/me/': { make: () => Promise.resolve('/api/users/me/'), change: { first_name: 'Eva', last_name: 'E' } },
  '/api/cart/{id}/': { make: async () => `/api/cart/${(await aCart()).id}/`, change: { note: 'x' } },
  '/api/cart/{cartId}/lines/{id}/': {
    make: async () => {
      const { id, lines } = await aCart();
      return `/api/cart/${id}/lines/${lines[0]?.id ?? ''}/`;
    },
    change: { extra_items_units: [] },
  },
  '/api/orders/{id}/': {
    make: async () => `/api/orders/${(await anOrder()).id}/`,
    change: { staff_note: 'x', main_contact_info: { first_name: 'Ivo' } },
  },
  '/api/orders/{orderId}/lines/{id}/': {
    make: async () => {
      const { id, lines } = await anOrder();
      return `/api/orders/${id}/lines/${lines[0]?.id ?? ''}/`;
    },
    change: { note: 'x' },
  },
};

/** A body with a new code or email, because some values must be unique. */
function fresh(valid: Readonly<Record<string, unknown>>): object {
  return 'code' in valid
    ? { ...valid, code: `CODE${++names}` }
    : 'email' in valid
      ? { ...valid, email: `a${++names}@b.cc` }
      : valid;
}

const inOrder = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const KEYS = '/api/api-keys/{id}/';
const STALE = '"999999"';
const signer = (path: string) =>
  path.startsWith('/api/users/') ? operator : path.startsWith('/api/base-accounts/') ? founder : owner;
const ask = async (method: string, path: string, headers: Record<string, string>, body?: object) =>
  engine.send(method, path, { ...(body && { body }), headers: { ...(await signer(path).headers()), ...headers } });

describe('an object with an address of its own', () => {
  it('[A35] is named here for every route that changes one', () => {
    const methods = new Map<string, Set<string>>();
    for (const { method, path, endpoint } of routesOf(engine.context)) {
      if (endpoint) methods.set(path, (methods.get(path) ?? new Set()).add(method));
    }
    const isObject = ([, its]: [string, Set<string>]) =>
      its.has('GET') && ['PUT', 'PATCH', 'DELETE'].some((it) => its.has(it));
    const paths = [...methods].filter(isObject).map(([path]) => path);

    // These need no If-Match. A change of a booking that waits for its payment, and other sessions, are ended in any state. A device's own
    // subscription is replaced or ended in any state. A review has one writer, who knows its token.
    const others = [
      '/api/orders/{orderId}/change/',
      '/api/users/me/sessions/',
      '/api/push-subscriptions/',
      '/api/review-requests/{token}/',
      KEYS,
    ];
    expect(paths.filter((it) => !others.includes(it)).toSorted()).toEqual(Object.keys(objects).toSorted());
  });

  it('[A35] that can only be revoked is revoked only by who knows it', async () => {
    const key = { base_account: 1, name: 'Till', role: 1 };
    const path = await post('/api/api-keys/', key);
    const { headers } = await ask('GET', path, {});

    expect((await ask('DELETE', path, { 'if-match': STALE })).status).toBe(412);
    expect((await ask('DELETE', path, { 'if-match': headers.get('etag') ?? '' })).status).toBe(204);
  });

  it.each(Object.entries(objects))(
    '[A35] says its tag, and is changed only by who knows it: %s',
    async (name, object) => {
      const path = await object.make();
      const read = await ask('GET', path, {});
      const tag = read.headers.get('etag') ?? '';
      const put = { ...samples[name.split('/')[2] ?? '']?.valid, ...object.change };

      expect([read.status, tag]).toEqual([200, expect.stringMatching(/^"[\w-]{1,22}"$/)]);
      for (const [method, body] of [
        ['PATCH', object.change],
        ['PUT', put],
        ['DELETE', { current_password: 'x' }],
      ] as const) {
        if (method === 'DELETE' && name.startsWith('/api/users/')) continue;
        const refused = await ask(method, path, { 'if-match': STALE }, body);
        if (refused.status === 405) continue;
        expect([method, refused.status, refused.body['code']]).toEqual([method, 412, 'stale_version']);
      }
      expect((await ask('GET', path, {})).text).toBe(read.text);

      const changed = await ask('PATCH', path, { 'if-match': `"1", ${tag}` }, object.change);
      const after = await ask('GET', path, {});
      expect([changed.status, changed.headers.get('etag')]).toEqual([200, after.headers.get('etag')]);
      expect(after.headers.get('etag')).not.toBe(tag);
      expect((await ask('PATCH', path, { 'if-match': tag }, object.change)).status).toBe(412);
      expect((await ask('PATCH', path, { 'if-match': '*' }, object.change)).status).toBe(200);
    },
  );

  it('[A35] is not sent again to who has it', async () => {
    const path = await anAccount();
    const { headers } = await ask('GET', path, {});
    const again = await ask('GET', path, { 'if-none-match': headers.get('etag') ?? '' });
    await ask('PATCH', path, {}, { legal_name: 'Else' });
    const changed = await ask('GET', path, { 'if-none-match': headers.get('etag') ?? '' });

    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', headers.get('etag')]);
    expect(changed.status).toBe(200);
  });

  it.each(['/api/base-accounts/{id}/', '/api/roles/{id}/', '/api/meeting-points/{id}/', '/api/experiences/{id}/'])(
    '[A35] is changed by one of many who have read the same: %s',
    async (name) => {
      const object = objects[name];
      const path = (await object?.make()) ?? '';
      const field =
        { 'base-accounts': 'legal_name', roles: 'name', 'meeting-points': 'name' }[name.split('/')[2] ?? ''] ?? 'title';
      for (let round = 0; round < 5; round++) {
        const tag = (await ask('GET', path, {})).headers.get('etag') ?? '';
        const answers = await Promise.all(
          Array.from({ length: 8 }, (_, i) => ask('PATCH', path, { 'if-match': tag }, { [field]: `By ${round} ${i}` })),
        );
        const statuses = inOrder(answers);
        expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 412)]);
        const { text } = await ask('GET', path, {});
        expect(text).toBe(answers.find(({ status }) => status === 200)?.text);
      }
    },
  );
});

describe('a race', () => {
  it.each(['/api/base-accounts/{id}/', '/api/roles/{id}/', '/api/team-members/{id}/', '/api/meeting-points/{id}/'])(
    '[A11] deletes an object once, and then it is not there: %s',
    async (name) => {
      for (let round = 0; round < 5; round++) {
        const path = (await objects[name]?.make()) ?? '';
        const answers = await Promise.all([
          ...Array.from({ length: 6 }, () => ask('DELETE', path, {})),
          ...Array.from({ length: 3 }, () => ask('PATCH', path, {}, objects[name]?.change)),
        ]);

        expect(inOrder(answers.slice(0, 6))).toEqual([204, 404, 404, 404, 404, 404]);
        expect(answers.slice(6).every(({ status }) => status < 500)).toBe(true);
      }
      expect(engine.logged.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );
});

describe('a change', () => {
  it.each(Object.entries(objects))('[A5] of nothing is no fault: %s', async (_, { make }) => {
    const path = await make();

    for (const body of [{}, undefined, { never_known: 1 }]) {
      expect([body, (await ask('PATCH', path, {}, body)).status]).toEqual([body, 200]);
    }
  });

  it('[A5, A12] of an operator names an account that there is', async () => {
    const missing = { base_account: ['Invalid pk "99999" - object does not exist.'] };
    const role = { base_account: 99_999, name: 'Skipper', permissions: ['catalogue.read'] };
    const member = { base_account: 99_999, email: 'x@example.com', role: 1 };
    const ofRole = await operator.send('POST', '/api/roles/', role);
    const ofMember = await operator.send('POST', '/api/team-members/', member);
    const faults: unknown[] = [];
    for (const [name, { valid, form }] of Object.entries(samples)) {
      const body = { ...valid, base_account: 99_999 };
      const { status } = await operator.send('POST', `/api/${name}/`, form ? await form(body) : body);
      if (status >= 500) faults.push(name);
    }

    expect([ofRole.status, ofRole.body]).toEqual([400, missing]);
    expect([ofMember.status, ofMember.body]).toEqual([400, missing]);
    expect(faults).toEqual([]);
  });
});
