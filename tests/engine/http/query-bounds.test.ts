import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AnyField, fieldsOf } from '#domain/contract/fields.ts';
import { routesOf } from '#engine/office-routes.ts';
import { samples } from '#tests/support/engine/samples.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';

let engine: Engine;
/** A user who has just registered and made an account. */
let newUser: Seller;
let owner: Seller;
let operator: Seller;
beforeAll(async () => {
  engine = await anEngine();
  newUser = await aSeller(engine, { [await anAccount(engine, 'New')]: 'owner' });
  owner = await aSeller(engine, { 1: 'owner' });
  operator = await aSeller(engine, {}, { is_staff: true });
});
afterAll(() => engine.stop());

const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i}`).join(' ');
const lists = ['/api/experiences/', '/api/webstores/experiences/', '/api/orders/', '/api/roles/', '/api/team-members/'];
const read = (path: string, query: Record<string, string>, as = owner) =>
  as.send('GET', `${path}?${new URLSearchParams(query)}`);
const faults = () => engine.logged.filter(({ level }) => level === 'error');
const NUL = String.fromCharCode(0);
const REFUSED = 'Null characters are not allowed.';

describe('a query', () => {
  it.each([...lists, '/api/stores/1/eligible-experiences/'])('[A33] of %s may search for 10 words', async (path) => {
    const many = { search: ['Ensure this field has no more than 10 words.'] };

    for (const count of [11, 900, 1_200]) {
      const { status, body } = await read(path, { search: words(count) });
      expect([count, status, body]).toEqual([count, 400, many]);
    }
    expect((await read(path, { search: words(10) })).status).toBe(200);
    expect((await read(path, { search: 'word '.repeat(900) })).status).toBe(200);
  });

  it('[A33] may look for 10 words in addresses', async () => {
    const path = '/api/stores/1/eligible-experiences/';

    expect((await read(path, { location: words(11) })).body).toEqual({
      location: ['Ensure this field has no more than 10 words.'],
    });
    expect((await read(path, { location: words(10) })).body).toMatchObject({ count: 0, results: [] });
  });

  it.each(lists)('[A33] of %s is ordered by each field once', async (path) => {
    const names = 'title,-id,created_at,name,number,-title,id,price';
    const once = await read(path, { ordering: names });
    const often = await read(path, { ordering: `${names},`.repeat(200) });

    expect([often.status, often.body['results']]).toEqual([200, once.body['results']]);
  });

  it('[A33] orders by what is named first', async () => {
    const results = async (ordering: string) => (await read('/api/experiences/', { ordering })).body['results'];

    expect(await results('-title,title')).toEqual(await results('-title'));
  });

  it('[A33] expands each field once', async () => {
    const { database } = engine;
    const reading = database.read.bind(database);
    let queries = 0;
    database.read = (unit) =>
      reading(async (tx) => {
        const spy = vi.spyOn(tx, 'selectFrom');
        const answer = await unit(tx);
        queries += spy.mock.calls.length;
        return answer;
      });
    const answer = await read('/api/experiences/', { expand: 'cancellation_policy,'.repeat(800) });
    database.read = reading;

    expect(answer.status).toBe(200);
    expect(queries).toBeLessThan(60);
  });

  it('[A33] repeats a parameter 50 times at most', async () => {
    const question = 'experience_id=1&date_from=2026-12-01';
    const { status, body } = await owner.send(
      'GET',
      `/api/bookings/check-availability/?${question}${'&pricing_options=1:1'.repeat(51)}`,
    );

    expect([status, body]).toEqual([400, { pricing_options: ['Ensure this field has no more than 50 elements.'] }]);
  });
});

describe('a null character', () => {
  it('[A33] is refused in every parameter of every query', async () => {
    const wrong: unknown[] = [];
    for (const { method, path, endpoint, signed, access } of routesOf(engine.context)) {
      if (method !== 'GET' || !endpoint?.query) continue;
      const query: AnyField = signed?.endpoint?.query ?? endpoint.query;
      const as = access === 'operator' ? operator : owner;
      for (const name of Object.keys(fieldsOf(query))) {
        const { status, body } = await read(path.replaceAll(/\{\w+\}/g, '1'), { [name]: `a${NUL}b` }, as);
        if (status !== 400 || body['detail'] !== REFUSED) wrong.push([path, name, status, body]);
      }
    }

    expect(wrong).toEqual([]);
    expect(faults()).toEqual([]);
  });

  it('[A33] is refused in a path', async () => {
    for (const path of [
      '/api/experiences/%00/',
      '/api/webstores/experiences/a%00b/',
      '/api/orders/%00/',
      '/api/o/%00/',
    ]) {
      const { status, body } = await owner.send('GET', path);
      expect([path, status, body]).toEqual([path, 400, { detail: REFUSED }]);
    }
  });

  it.each(Object.entries(samples).filter(([, { form }]) => !form))(
    '[A33] is refused in every text of a body: %s',
    async (name, { valid, change }) => {
      for (const [field, value] of Object.entries({ ...valid, ...change })) {
        const body = { ...valid, [field]: withNull(value) };
        if (!JSON.stringify(body).includes('\\u0000')) continue;
        const answer = await owner.send('POST', `/api/${name}/`, body);
        expect([name, field, answer.status, Object.keys(answer.body)]).toEqual([
          name,
          field,
          400,
          expect.arrayContaining([field]),
        ]);
      }
      expect(faults()).toEqual([]);
    },
  );

  it('[A33] is refused in names of a body too', async () => {
    const settings = { [`a${NUL}b`]: `a${NUL}b` };
    const { status } = await newUser.send('POST', '/api/stores/', { title: 'Shop', currency: 'EUR', settings });

    expect(status).toBe(400);
    expect(faults()).toEqual([]);
  });
});

function withNull(value: unknown): unknown {
  if (typeof value === 'string') return `a${NUL}b`;
  if (Array.isArray(value)) return value.map(withNull);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNull(inner)]));
}
