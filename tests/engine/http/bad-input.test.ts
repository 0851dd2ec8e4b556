import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCart } from '#domain/contract/cart.ts';
import { type AnyEndpoint, address } from '#domain/contract/endpoint.ts';
import { fieldsOf } from '#domain/contract/fields.ts';
import { endpoints } from '#domain/contract/registry.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { aSeller } from '../../support/engine/sellers.ts';
import { selectionsOf } from '../../support/stores/selections.ts';
import { runningDay } from '../../support/stores/small-store.ts';

let engine: Engine;
/** The parameters and bodies of correct requests about an existing cart, by which each test makes a wrong one. */
let params: Record<string, string>;
let good: Record<string, unknown>;

beforeAll(async () => {
  engine = await anEngine();
  const { selection } = await selectionsOf(engine);
  const aSelection = { ...selection({ extras: { Map: 1 }, pickup: 'West gate' }), expected_total: '85.00' };
  const { body: cart } = await engine.call(createCart, {}, { body: aSelection });
  const line_id = cart.lines[0]?.id ?? '';
  const person = { first_name: 'Ana', last_name: 'Horvat' };
  const details = {
    main_contact_info: { ...person, email: 'ana@example.com', phone_number: '+385 91 123' },
    booking_participants_info: [{ line_id, has_main_contact: true, participants: [person] }],
    note: 'Quiet, please.',
    has_participants_info: true,
    promo_code: '',
    extend_hold: true,
  };
  params = { id: cart.id, cartId: cart.id, orderId: crypto.randomUUID() };
  good = {
    'POST /api/cart/': {
      ...aSelection,
      store_id: 1,
      client_ref: crypto.randomUUID(),
      line_client_ref: crypto.randomUUID(),
    },
    'PUT /api/cart/{id}/': details,
    'PATCH /api/cart/{id}/': details,
    'POST /api/cart/{cartId}/lines/': { ...aSelection, client_ref: crypto.randomUUID() },
    'PATCH /api/cart/{cartId}/lines/{id}/': {
      booking_info: aSelection.booking_info,
      extra_items_units: aSelection.extra_items_units,
      expected_total: '85.00',
    },
    'POST /api/webstores/order/': {
      cart_id: cart.id,
      payment_method_id: '2',
      payment_type_id: '',
      amount: '17.00',
      comment: 'x',
      expected_total: '85.00',
      consent: { granted: ['marketing'], visitor: crypto.randomUUID(), session: 1 },
    },
    'POST /api/events/': {
      events: [
        {
          id: crypto.randomUUID(),
          name: 'add_to_cart',
          seconds_ago: 1,
          consent: ['statistics'],
          experience: 1,
          value: '85.00',
          quantity: 2,
        },
      ],
      visitor: crypto.randomUUID(),
      session: 1,
    },
    'POST /api/orders/lookup/': { number: 'AD-2026-000001', email: 'ana@example.com' },
    'POST /api/orders/{id}/cancel/': { email: 'ana@example.com', expected_refund: '17.00' },
    'POST /api/orders/{orderId}/lines/{id}/cancel/': { email: 'ana@example.com', expected_refund: '17.00' },
    'POST /api/orders/{orderId}/payments/': { payment_method_id: '2', amount: '17.00' },
  };
});
afterAll(() => engine.stop());

const nameOf = ({ method, path }: AnyEndpoint) => `${method} ${path}`;
const nul = String.fromCharCode(0);
const loneSurrogate = String.fromCharCode(0xd800);

/** Values that are wrong for every part of a body. */
const badValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  '',
  ' ',
  'nonsense',
  `a${nul}b`,
  loneSurrogate,
  '٣',
  'x'.repeat(10_000),
  '2026-02-30',
  '-5.00',
  '0',
  '1e5',
  crypto.randomUUID(),
  [],
  {},
  [[]],
  [null],
  { id: 1 },
];

const badTexts: readonly string[] = [
  '',
  ' ',
  'nonsense',
  '-1',
  '0',
  '1.5',
  '99999999999999999999',
  `a${nul}b`,
  loneSurrogate,
  "'; drop table carts; --",
  '[]',
  '{}',
  '__proto__',
  '2026-02-30',
  'x'.repeat(5_000),
];

/** Every body that differs from a good one in one part: the part is replaced or left out. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* badValues;
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    const inner: unknown = (value as Record<string, unknown>)[key];
    for (const bad of spoiled(inner)) {
      yield Array.isArray(value)
        ? value.map((it: unknown, i) => (String(i) === key ? bad : it))
        : { ...value, [key]: bad };
    }
    if (!Array.isArray(value)) yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  }
}

const faults = () => engine.logged.filter(({ level }) => level === 'error');

describe('a body that is nested without end', () => {
  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('[A29] is 400, whatever field it is in: %s', async (open, close) => {
    const owner = await aSeller(engine, { 1: 'owner' });
    const headers = { ...(await owner.headers()), 'content-type': 'application/json' };
    const nested = (levels: number) => `{"title":"Fort","kind":${open.repeat(levels)}0${close.repeat(levels)}}`;

    const deep = await engine.send('POST', '/api/qr-codes/', { text: nested(5_000), headers });
    const shallow = await engine.send('POST', '/api/qr-codes/', { text: nested(20), headers });

    expect([deep.status, deep.body]).toEqual([400, { detail: 'The body has more than 32 levels.' }]);
    expect([shallow.status, Object.keys(shallow.body)]).toEqual([400, ['kind']]);
  });
});

describe('bad input', () => {
  it.each(endpoints.filter(({ body }) => body).map((it) => [nameOf(it), it] as const))(
    '[A11] in the body of %s is never a fault, and what is refused has changed nothing',
    async (name, endpoint) => {
      expect(good[name]).toBeDefined();
      const { id, ...rest } = params;
      const line = (
        await engine.database.read((tx) =>
          tx
            .selectFrom('cart_lines')
            .select('id')
            .where('cart_id', '=', id ?? '')
            .executeTakeFirst(),
        )
      )?.id;
      const path = address(endpoint, { ...rest, id: name.includes('lines/{id}') ? (line ?? '') : (id ?? '') });
      let before = JSON.stringify(await engine.counts());

      const wrong: string[] = [];
      for (const body of spoiled(good[name])) {
        const { status, text } = await engine.send(endpoint.method, path, { body });
        const after = JSON.stringify(await engine.counts());
        const isRight = status < 400 || (status < 500 && after === before);
        if (!isRight) wrong.push(`${JSON.stringify(body)?.slice(0, 300)} → ${status} ${text.slice(0, 200)}`);
        before = after;
      }
      expect(wrong).toEqual([]);
      expect(faults()).toEqual([]);
    },
  );

  it.each(endpoints.filter(({ query }) => query).map((it) => [nameOf(it), it] as const))(
    '[A11] in the query of %s is never a fault',
    async (_, endpoint) => {
      const known: Record<string, string> = { experience_id: 'walk', month: '12', year: '2026', date_from: runningDay };
      for (const key of [...Object.keys(fieldsOf(endpoint.query ?? never())), 'unknown', '__proto__']) {
        for (const bad of badTexts) {
          const query = new URLSearchParams({ ...known, [key]: bad });
          const { status, text } = await engine.send(endpoint.method, `${endpoint.path}?${query}&${key}=again`);
          expect(status, `${query} → ${status} ${text.slice(0, 200)}`).toBeLessThan(500);
        }
      }
      for (const broken of ['%', '%ff', '%zz=1', '&&==', 'page=%00', 'search=%ed%a0%80']) {
        expect((await engine.send(endpoint.method, `${endpoint.path}?${broken}`)).status).toBeLessThan(500);
      }
      expect(faults()).toEqual([]);
    },
  );

  it.each(endpoints.filter(({ path }) => path.includes('{')).map((it) => [nameOf(it), it] as const))(
    '[A11, P15] in the path of %s is not there: 404, or 400 where it has a null character',
    async (name, endpoint) => {
      const strangers = [
        ...badTexts.filter((it) => it.trim() !== ''),
        crypto.randomUUID(),
        crypto.randomUUID().toUpperCase(),
      ];
      for (const stranger of strangers) {
        const ids = Object.fromEntries(
          [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key ?? '', stranger]),
        );
        const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) =>
          encodeURIComponent(wellFormed(ids[key] ?? '')),
        );
        const { status } = await engine.send(endpoint.method, path, good[name] ? { body: good[name] } : {});
        expect([path, status]).toEqual([path, stranger.includes(nul) ? 400 : 404]);
      }
      expect(faults()).toEqual([]);
    },
  );

  it('[A11] of any method at any path is never a fault', async () => {
    for (const { path } of endpoints) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND']) {
        const { status } = await engine.send(method, path.replace(/\{\w+\}/g, 'x'));
        expect(status).toBeLessThan(500);
      }
    }
    expect(faults()).toEqual([]);
  });
});

function never(): never {
  throw new Error('an endpoint without a query');
}

/** A lone surrogate as a browser replaces it before encoding. */
function wellFormed(text: string): string {
  return text.toWellFormed();
}
