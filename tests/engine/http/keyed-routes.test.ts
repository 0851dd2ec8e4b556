import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonSchema } from '#domain/contract/fields.ts';
import type { Route } from '#engine/http/route.ts';
import { routesOf } from '#engine/office-routes.ts';
import { sampleOf } from '#engine/schema/sample.ts';
import { anEngine, type Engine, type Sent } from '../../support/engine/engine.ts';
import { samples } from '../../support/engine/samples.ts';
import { aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, handyStore } from '../../support/payments/buying.ts';
import { anOrderFor, made, marko } from '../../support/payments/selling.ts';
import { aForm, aSheet } from '../../support/stores/picture-files.ts';
import { selectionsOf } from '../../support/stores/selections.ts';
import { smallStore } from '../../support/stores/small-store.ts';

let engine: Engine;
let operator: Seller;
let owner: Seller;
/** The ids of an order with Marko's address: without an account, only its buyer's request gets as far as the key. */
let ids: Record<string, string>;
beforeAll(async () => {
  engine = await anEngine({ stores: [handyStore, otherStore] });
  operator = await aSeller(engine, { 1: 'owner' }, { is_staff: true });
  owner = await aSeller(engine, { 1: 'owner' });
  const order = await made(owner, anOrderFor(await aBuyer(engine)));
  ids = { id: order.id, orderId: order.id, line: order.lines[0]?.id ?? '' };
});
afterAll(() => engine.stop());

const otherStore = {
  ...smallStore,
  store: { ...smallStore.store, slug: 'other', domain: 'other.example' },
  experiences: [],
};

/** Calls that take no key: they change nothing, their answers are secrets, or their parts have ids of their own. */
const WITHOUT_KEY = [
  'POST /api/orders/{orderId}/lines/{id}/change-quote/',
  'POST /api/orders/{orderId}/lines/{id}/move-quote/',
  'PUT /api/bookings/holds/{id}/',
  'DELETE /api/bookings/holds/{id}/',
  'POST /api/experiences/{id}/schedule-impact/',
  'POST /api/stores/{id}/legal/preview/',
  'POST /api/jwt/create/',
  'POST /api/jwt/refresh/',
  'POST /api/jwt/verify/',
  'POST /api/api-keys/',
  'POST /api/personal-data/export/',
  'POST /api/base-accounts/{id}/imports/',
  'POST /api/desk/sync/',
  'POST /api/desk/session/',
  'POST /api/desk/session/enrol/',
  'POST /api/desk/session/open-shop/',
  'POST /api/desk/session/renew/',
  'POST /api/desk/session/hand-over/',
  'DELETE /api/desk/session/',
  'POST /api/desk/enrolments/',
];
const PASSWORD = 'correct horse 9 battery';

/** Bodies for calls whose sample in `/schema/` does not work here. */
const bodies: Readonly<Record<string, object>> = {
  'POST /api/users/': { email: 'new@example.com', password: PASSWORD },
  'POST /api/orders/{id}/cancel/': { email: marko.email, expected_refund: '1.00' },
  'POST /api/orders/{orderId}/lines/{id}/cancel/': { email: marko.email, expected_refund: '1.00' },
  'POST /api/orders/{orderId}/lines/{id}/change/': { email: marko.email },
};

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>) => `${method} ${path}`;
const bodyOf = ({ method, path, endpoint, form }: Route): unknown => {
  const [, , name = ''] = path.split('/');
  if (form) return null;
  const sample = path.split('/').length <= 5 ? samples[name] : undefined;
  if (sample && method !== 'DELETE') return method === 'PATCH' ? {} : { ...sample.valid, base_account: 1 };
  if (!endpoint?.body) return undefined;
  const printed = Object(sampleOf(jsonSchema(endpoint.body), {})) as Record<string, unknown>;
  return { ...printed, ...bodies[nameOf({ method, path })] };
};
const pathOf = ({ path }: Route, isSigned: boolean): string => {
  const isBuyers = !isSigned && path.startsWith('/api/orders/{') && !path.includes('payments');
  const { id, orderId, line } = ids;
  const own = { id: path.includes('lines') ? line : id, orderId } as Record<string, string | undefined>;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (isBuyers ? own[name] : null) ?? '999999');
};

const headersOf = async (isSigned: boolean) => (isSigned ? operator.headers() : {});

describe('an Idempotency-Key', () => {
  it('[A34] is honoured by every route that changes something, signed in or not', { tags: 'long' }, async () => {
    const routes = routesOf(engine.context).flatMap((it) => [
      { route: it, isSigned: !['public', 'anonymous', 'optional'].includes(it.access) },
      ...(it.signed ? [{ route: it.signed, isSigned: true }] : []),
    ]);
    const unsafe = routes.filter(({ route: { method, endpoint } }) => method !== 'GET' && endpoint !== null);
    const wrong: string[] = [];
    for (const { route, isSigned } of unsafe) {
      if (WITHOUT_KEY.includes(nameOf(route))) continue;
      const key = crypto.randomUUID();
      const at = pathOf(route, isSigned);
      const send = async (more: Sent) =>
        engine.send(route.method, at, { key, headers: await headersOf(isSigned), ...more });
      const body = bodyOf(route);
      const form = async (title: string) => aForm(await aSheet(32, 20).png().toBuffer(), { title });
      const sent = async (): Promise<Sent> =>
        route.form ? { body: await form('A') } : body === undefined ? {} : { body };
      const first = await send(await sent());
      const again = await send(await sent());
      const other = await send({ body: route.form ? await form('B') : { ...(body as object), never_known: 1 } });
      const isReplayed = again.headers.get('idempotent-replayed') === 'true';
      const isSame = first.status === again.status && first.text === again.text;
      if (!isReplayed || !isSame || other.status !== 422 || other.body['code'] !== 'idempotency_mismatch')
        wrong.push(`${nameOf(route)} ${first.status} ${first.text} → ${again.status} ${isReplayed}, ${other.status}`);
    }

    expect(unsafe.length).toBeGreaterThan(120);
    expect(wrong).toEqual([]);
  });

  it('[A34] is not looked at where an answer is a secret, or nothing changes', async () => {
    const routes = routesOf(engine.context).filter(
      ({ endpoint, method }) => method !== 'GET' && endpoint?.keyed === false,
    );

    expect(routes.map(nameOf).toSorted()).toEqual(WITHOUT_KEY.toSorted());
    const { status } = await engine.send('POST', '/api/jwt/verify/', { key: 'no UUID', body: { token: 'x' } });
    expect(status).toBe(401);
  });

  it('[A34] makes many equal requests at once one, whatever they create', async () => {
    const count = async (path: string) => Number((await owner.send('GET', path)).body['count']);
    const video = { url: 'https://vimeo.com/76979871', title: 'One' };
    for (const [path, body] of [
      ['/api/meeting-points/', samples['meeting-points']?.valid],
      ['/api/base-account-videos/', video],
      ['/api/experiences/1/duplicate/', undefined],
    ] as const) {
      const list = path.includes('duplicate') ? '/api/experiences/' : path;
      const [before, key, headers] = [await count(list), crypto.randomUUID(), await owner.headers()];
      const send = () => engine.send('POST', path, { key, headers, ...(body && { body }) });
      const answers = await Promise.all(Array.from({ length: 16 }, send));
      const last = await send();

      expect([path, last.status, last.headers.get('idempotent-replayed')]).toEqual([path, 201, 'true']);
      const odd = answers.filter(({ status, text }) => status !== 409 && text !== last.text);
      expect([path, odd.map(({ status, text }) => `${status} ${text}`)]).toEqual([path, []]);
      expect(await count(list)).toBe(before + 1);
    }
  });

  it('[A34] makes one picture of a file that is sent again, in another form', async () => {
    const [key, headers] = [crypto.randomUUID(), await owner.headers()];
    const file = await aSheet(320, 200).png().toBuffer();
    const first = await engine.send('POST', '/api/filer-images/', { key, headers, body: aForm(file, { title: 'A' }) });
    const again = await engine.send('POST', '/api/filer-images/', { key, headers, body: aForm(file, { title: 'A' }) });
    const other = await aSheet(321, 200).png().toBuffer();
    const { status } = await engine.send('POST', '/api/filer-images/', {
      key,
      headers,
      body: aForm(other, { title: 'A' }),
    });

    expect([first.status, again.text, again.headers.get('idempotent-replayed'), status]).toEqual([
      201,
      first.text,
      'true',
      422,
    ]);
  });

  it('[A34] is one of its caller, and without one of the store', async () => {
    const { selection } = await selectionsOf(engine);
    const [key, body] = [crypto.randomUUID(), selection()];
    const here = await engine.send('POST', '/api/cart/', { key, body });
    const there = await engine.send('POST', 'http://other.example/api/cart/', { key, body });
    const again = await engine.send('POST', '/api/cart/', { key, body });
    const point = { key, body: samples['meeting-points']?.valid };
    const one = await engine.send('POST', '/api/meeting-points/', { ...point, headers: await owner.headers() });
    const another = await engine.send('POST', '/api/meeting-points/', {
      ...point,
      body: { ...point.body, base_account: 1 },
      headers: await operator.headers(),
    });

    expect([here.status, again.text, again.headers.get('idempotent-replayed')]).toEqual([201, here.text, 'true']);
    expect([there.status, there.headers.get('idempotent-replayed')]).toEqual([400, null]);
    expect([one.status, another.status]).toEqual([201, 201]);
  });

  it('[A34] keeps nothing from which a password could be read or guessed', async () => {
    const [key, password] = [crypto.randomUUID(), 'a password of many words'];
    const body = { email: 'quiet@example.com', password };
    const { status } = await engine.send('POST', '/api/users/', { key, body });
    const rows = await engine.database.read((tx) => tx.selectFrom('idempotency_keys').selectAll().execute());
    const text = JSON.stringify(rows);

    expect(status).toBe(201);
    expect(text.includes('quiet@example.com')).toBe(true);
    const guess = hash('sha256', `POST /api/users/\n${JSON.stringify(body)}`);
    expect([password, key, guess].filter((it) => text.includes(it))).toEqual([]);
  });

  it('[A34] keeps no answer that asks to try again later', async () => {
    const key = crypto.randomUUID();
    const ask = (sent: Sent) =>
      engine.send('POST', '/api/users/reset_password/', { body: { email: 'x@example.com' }, ...sent });
    for (let i = 0; i < 10; i++) await ask({});
    const throttled = await ask({ key });
    const before = engine.clock.now;
    engine.clock.now = before.add({ hours: 2 });
    const later = await ask({ key });
    engine.clock.now = before;

    expect([throttled.status, later.status, later.headers.get('idempotent-replayed')]).toEqual([429, 204, null]);
  });
});
