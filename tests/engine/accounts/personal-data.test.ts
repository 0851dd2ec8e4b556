import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PendingErasure } from '#domain/contract/office/erasures.ts';
import type { AccountHistory } from '#domain/contract/office/history.ts';
import type { SellerOrder } from '#domain/contract/seller-orders.ts';
import { runHousekeeping } from '#engine/background.ts';
import { aDevice } from '../../support/engine/desk-device.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { eraseAtOnce, runJobs, sendEmails, sweepOrders } from '../../support/engine/jobs.ts';
import { anAccount, aSeller, type Seller } from '../../support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '../../support/payments/buying.ts';
import { anOrderFor, balanced, made, soldOrder } from '../../support/payments/selling.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let agent: Seller;
let guide: Seller;
let stranger: Seller;
let others: number;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  others = await anAccount(engine, 'Others');
  [owner, agent, guide, stranger] = await Promise.all([
    aSeller(engine, { 1: 'owner' }),
    aSeller(engine, { 1: 'agent' }),
    aSeller(engine, { 1: 'guide' }),
    aSeller(engine, { [others]: 'owner' }),
  ]);
});
afterEach(() => balanced(engine));

const secrets = ['zvonimir', 'perić', '098 7654', 'zvonko', 'peanuts', 'wheelchair', 'birthday', 'grumpy'];
const zvonimir = {
  first_name: 'Zvonimir',
  last_name: 'Perić',
  email: 'Zvonimir@example.com',
  phone_number: '098 7654',
};
const people = { has_main_contact: false, participants: [{ first_name: 'Zvonko', last_name: 'Perić' }] };

/** An order with personal data in every place that an order has for it. */
async function anOrder(): Promise<SellerOrder> {
  const body = anOrderFor(buyer, {
    main_contact_info: zvonimir,
    note: 'allergic to peanuts',
    comment: 'wheelchair',
    staff_note: 'grumpy',
  });
  const lines = body.lines.map((line) => ({ ...line, booking_participants_info: people, note: 'birthday' }));
  const headers = await agent.headers();
  const key = crypto.randomUUID();
  const {
    status,
    body: order,
    text,
  } = await engine.send('POST', '/api/orders/', { body: { ...body, lines }, key, headers });
  if (status !== 201) throw new Error(text);
  await sweepOrders(engine.context);
  return order;
}

/** The rows of all tables that contain personal data, as text. */
async function everything(): Promise<string> {
  const tables = [
    'orders',
    'order_lines',
    'carts',
    'cart_lines',
    'customers',
    'mails',
    'idempotency_keys',
    'payments',
  ] as const;
  const rows = await engine.database.read(async (tx) => {
    const all: unknown[] = [];
    for (const table of tables) all.push(await tx.selectFrom(table).selectAll().execute());
    return all;
  });
  return JSON.stringify(rows).toLowerCase();
}

const left = async () => {
  const text = await everything();
  return secrets.filter((it) => text.includes(it));
};
const customerId = async () =>
  (await engine.database.read((tx) => tx.selectFrom('customers').select('id').executeTakeFirstOrThrow())).id;
const pending = async (who: Seller, account = 1) => {
  const { status, body } = await who.send('GET', `/api/personal-data/erasures/?account=${account}`);
  return status === 200 ? (body as { results: PendingErasure[] }).results : status;
};
const later = (days: number) => (engine.clock.now = engine.clock.now.add({ hours: 24 * days }));

it('[A38] erasing a customer redacts their orders, lines, emails and kept answers; the books stay', async () => {
  const order = await anOrder();
  expect(await left()).toEqual(secrets);
  later(60);

  const erased = await eraseAtOnce(engine, owner, {}, `/api/customers/${await customerId()}/erase/`);

  expect([erased.status, erased.body]).toMatchObject([200, { customers: 1, orders: 1 }]);
  expect(await left()).toEqual([]);
  const after = await soldOrder(agent, order.id);
  expect(after).toMatchObject({
    number: order.number,
    total: order.total,
    main_contact_info: null,
    note: '',
    customer: null,
  });
  expect(after.lines.map(({ starts_at }) => starts_at)).toEqual(order.lines.map(({ starts_at }) => starts_at));
  expect((await agent.send('GET', '/api/orders/?search=zvonimir')).body).toMatchObject({ count: 0 });
});

it('[A38] an email address is erased within one account, and its carts with it', async () => {
  const order = await anOrder();
  const cart = await buyer.cartOf(buyer.selection());
  await engine.database.write((tx) =>
    tx
      .updateTable('carts')
      .set({ main_contact_info_json: JSON.stringify(zvonimir) })
      .where('id', '=', cart.id)
      .execute(),
  );
  later(60);
  const body = { base_account: 1, email: 'zvonimir@EXAMPLE.com' };

  expect((await stranger.send('POST', '/api/personal-data/erase/', body)).status).toBe(400);
  expect((await guide.send('POST', '/api/personal-data/erase/', body)).status).toBe(403);
  expect((await stranger.send('POST', '/api/customers/1/erase/', {})).status).toBe(404);
  const { body: theirs } = await stranger.send('POST', '/api/personal-data/erase/', { ...body, base_account: others });
  expect(theirs).toEqual({ customers: 0, orders: 0, carts: 0, emails: 0, erased_at: null });
  expect(await pending(stranger, others)).toEqual([]);
  expect(await left()).toEqual(secrets);
  expect((await eraseAtOnce(engine, owner, body)).body).toMatchObject({ orders: 1, carts: 2 });
  expect(await left()).toEqual([]);
  expect((await soldOrder(agent, order.id)).number).toBe(order.number);
});

it('[A38] orders still to come are refused by number, unless they are erased knowingly', async () => {
  const order = await anOrder();
  const path = `/api/customers/${await customerId()}/erase/`;

  const refused = await owner.send('POST', path, {});

  expect(refused).toMatchObject({ status: 409, body: { code: 'upcoming_orders', numbers: [order.number] } });
  expect(refused.body['detail']).toContain(order.number);
  expect(await left()).toEqual(secrets);
  expect((await eraseAtOnce(engine, owner, { include_upcoming: true }, path)).status).toBe(200);
  expect(await left()).toEqual([]);
  await sweepOrders(engine.context);
  expect(await left()).toEqual([]);
});

it('[A38] an erasure waits for seven days, in which it can be taken back', async () => {
  await anOrder();
  later(60);
  const path = `/api/customers/${await customerId()}/erase/`;
  const run = () => runJobs(engine.context, ['erasure']);

  const reply = await owner.send('POST', path, {});
  later(6);
  await run();
  const undone = await owner.send('POST', `${path}undo/`);
  later(2);
  await run();

  expect(reply.body).toMatchObject({ erased_at: engine.clock.now.subtract({ hours: 24 }).toString() });
  expect(undone.status).toBe(200);
  expect(await left()).toEqual(secrets);
  expect((await owner.send('POST', `${path}undo/`)).status).toBe(404);
  await owner.send('POST', path, {});
  later(7);
  await run();
  expect(await left()).toEqual([]);
});

it('[A38] an erasure is listed until it is done, and the history of the account says who asked and who stopped', async () => {
  const order = await anOrder();
  later(60);
  const requested_at = engine.clock.now.toString();
  const person = { base_account: 1, email: zvonimir.email };
  const boss = await aSeller(engine, { 1: 'owner' });
  await owner.send('POST', '/api/personal-data/erase/', person);
  const [listed] = (await pending(boss)) as PendingErasure[];
  await boss.send('POST', '/api/personal-data/erase/undo/', person);
  const stopped = await pending(boss);
  await owner.send('POST', '/api/personal-data/erase/', person);
  later(7);
  await runJobs(engine.context, ['erasure']);

  const who = { customer: null, email: 'zvonimir@example.com', name: 'Zvonimir Perić' };
  expect(listed).toEqual({
    ...who,
    requested_at,
    requested_by: 'Ana Anić',
    erased_at: engine.clock.now.toString(),
    is_put_off: false,
  });
  expect([stopped, await pending(boss)]).toEqual([[], []]);
  const { body } = await boss.send('GET', '/api/history/?group=erasures');
  const { results } = body as unknown as AccountHistory;
  expect(results.map(({ group, kind, actor, title }) => [group, kind, actor, title])).toEqual([
    ['erasures', 'done', '', order.number],
    ['erasures', 'requested', 'Ana Anić', order.number],
    ['erasures', 'stopped', 'Ana Anić', order.number],
    ['erasures', 'requested', 'Ana Anić', order.number],
  ]);
  expect(((await boss.send('GET', '/api/history/?group=imports')).body as unknown as AccountHistory).results).toEqual(
    [],
  );
});

it('[A38] an erasure whose guest has booked again is put off, and can be stopped until it is done', async () => {
  await anOrder();
  later(60);
  const path = `/api/customers/${await customerId()}/erase/`;
  await owner.send('POST', path, {});
  later(7);
  await engine.database.write((tx) =>
    tx
      .updateTable('departures')
      .set({ starts_at: engine.clock.now.add({ hours: 100 }).epochMilliseconds })
      .execute(),
  );
  await runJobs(engine.context, ['erasure']);

  expect(await pending(owner)).toMatchObject([
    { customer: await customerId(), is_put_off: true, erased_at: engine.clock.now.add({ hours: 24 }).toString() },
  ]);
  expect((await owner.send('POST', `${path}undo/`)).status).toBe(200);
  expect(await pending(owner)).toEqual([]);
});

it('[A38] only who manages the account erases a guest, stops it and sees what is planned', async () => {
  await anOrder();
  later(60);
  const manager = await aSeller(engine, { 1: 'manager' });
  const person = { base_account: 1, email: zvonimir.email };
  const path = `/api/customers/${await customerId()}/erase/`;
  await owner.send('POST', path, {});

  for (const who of [agent, manager]) {
    const answers = [
      await who.send('POST', path, {}),
      await who.send('POST', `${path}undo/`),
      await who.send('POST', '/api/personal-data/erase/', person),
      await who.send('POST', '/api/personal-data/erase/undo/', person),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await pending(who)).toBe(403);
  }
  expect(await pending(owner)).toHaveLength(1);
});

it('[A38] neither an API key nor a shared device exports or erases a person', async () => {
  await anOrder();
  later(60);
  const role = await engine.database.read((tx) =>
    tx.selectFrom('roles').select('id').where('name', '=', 'owner').executeTakeFirstOrThrow(),
  );
  const body = { base_account: 1, name: 'Robot', role: role.id };
  const { key } = (await owner.send('POST', '/api/api-keys/', body)).body as { key: string };
  const gate = await aDevice(engine, ['account.manage', 'customers.read', 'customers.write', 'orders.read']);
  await engine.database.write((tx) => tx.updateTable('desk_devices').set({ is_shared: 1 }).execute());
  const person = { base_account: 1, email: zvonimir.email };
  const calls = [
    ['POST', `/api/customers/${await customerId()}/erase/`, {}],
    ['POST', `/api/customers/${await customerId()}/erase/undo/`, undefined],
    ['GET', `/api/customers/${await customerId()}/export/`, undefined],
    ['POST', '/api/personal-data/erase/', person],
    ['POST', '/api/personal-data/erase/undo/', person],
    ['GET', '/api/personal-data/erasures/', undefined],
    ['POST', '/api/personal-data/export/', person],
  ] as const;

  for (const [method, path, body] of calls) {
    const sent = (headers: Record<string, string>) => engine.send(method, path, { ...(body && { body }), headers });
    const byKey = await sent({ authorization: `Bearer ${key}` });
    const byDevice = await sent(await gate.headers());
    expect([path, byKey.status, byDevice.status]).toEqual([path, 403, 403]);
  }
});

it('[A38] copies of sent emails in the data directory go too, those of others stay', async () => {
  const order = await anOrder();
  await sendEmails(engine.context);
  const folder = join(engine.folder, 'mail');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'old.eml'), `To: zvonimir@example.com\r\nSubject: x\r\n\r\n${order.number}`);
  await writeFile(join(folder, 'other.eml'), `To: other@example.com\r\nSubject: x\r\n\r\n${order.number}`);
  expect((await readdir(folder)).length).toBeGreaterThan(2);
  later(60);

  await eraseAtOnce(engine, owner, {}, `/api/customers/${await customerId()}/erase/`);

  expect(await readdir(folder)).toEqual(['other.eml']);
});

it('[A38] a person is exported as one JSON of all that is known', async () => {
  const order = await anOrder();

  const exported = await agent.send('GET', `/api/customers/${await customerId()}/export/`);
  const byAddress = await agent.send('POST', '/api/personal-data/export/', { base_account: 1, email: zvonimir.email });

  expect(exported.status).toBe(200);
  expect(secrets.filter((it) => !exported.text.toLowerCase().includes(it))).toEqual([]);
  expect(exported.body).toMatchObject({ email: 'zvonimir@example.com', orders: [{ number: order.number }] });
  expect(byAddress.body).toEqual(exported.body);
  expect((await guide.send('GET', `/api/customers/${await customerId()}/export/`)).status).toBe(403);
  expect((await stranger.send('GET', `/api/customers/${await customerId()}/export/`)).status).toBe(404);
});

it('[A38a] staff change the names of those who come', async () => {
  const order = await anOrder();
  const path = `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`;
  const names = { has_main_contact: false, participants: [{ first_name: 'Iva', last_name: 'Horvat' }] };

  const changed = await guide.send('PATCH', path, { booking_participants_info: names });

  expect(changed).toMatchObject({ status: 200, body: { booking_participants_info: names } });
  expect((await stranger.send('PATCH', path, { booking_participants_info: names })).status).toBe(404);
});

it('[A38a] the supplier of a line changes the names of those who come, wherever it was sold', async () => {
  const order = await anOrder();
  const supplier = await anAccount(engine, 'Supplier');
  const theirs = await aSeller(engine, { [supplier]: 'guide' });
  await engine.database.write((tx) =>
    tx.updateTable('experiences').set({ account_id: supplier }).where('slug', '=', 'walk').execute(),
  );

  const path = `/api/orders/${order.id}/lines/${order.lines[0]?.id}/`;
  const names = { has_main_contact: false, participants: [] };

  expect((await theirs.send('PATCH', path, { booking_participants_info: names })).body).toMatchObject({
    booking_participants_info: names,
  });
});

it('[A38a] housekeeping redacts what is older than the account keeps it, and nothing else', async () => {
  const order = await anOrder();
  const path = '/api/base-accounts/1/';
  const start = Temporal.Instant.from(order.lines[0]?.starts_at ?? '');
  const inMonths = (months: number) => start.toZonedDateTimeISO('UTC').add({ months }).toInstant();

  engine.clock.now = inMonths(30);
  await runHousekeeping(engine.context);
  expect(await left()).toContain('peanuts');
  expect((await owner.send('PATCH', path, { retention_months: 12 })).body).toMatchObject({ retention_months: 12 });
  engine.clock.now = inMonths(12);
  await runHousekeeping(engine.context);
  expect(await left()).toContain('peanuts');
  engine.clock.now = inMonths(12).add({ milliseconds: 1 });
  await runHousekeeping(engine.context);

  expect(await left()).toEqual([]);
  expect((await soldOrder(agent, order.id)).number).toBe(order.number);
  expect((await owner.send('PATCH', path, { retention_months: 0 })).status).toBe(400);
  expect(await made(agent, anOrderFor(buyer)).catch(() => null)).toBeNull();
});
