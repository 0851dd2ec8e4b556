import { afterEach, beforeEach, expect, it } from 'vitest';
import { minor } from '#domain/money/money.ts';
import { aDevice, anEntry } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import { cancellingWith } from '#tests/support/payments/cancelling.ts';
import { anOrderFor, balanced, made, marko } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let visitor: ReturnType<typeof cancellingWith>;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  visitor = cancellingWith(engine, buyer);
});
afterEach(() => balanced(engine));

const DECEMBER = 'date_from=2026-12-01&date_to=2026-12-31';

async function file(name: 'payments' | 'bookings', query = DECEMBER, language = 'en') {
  const headers = { ...(await owner.headers()), accept: 'text/csv', 'accept-language': language };
  const response = await engine.app(new Request(`http://shop.example/api/numbers/${name}/?${query}`, { headers }));
  const [head = '', ...lines] = (await response.text()).replace('\uFEFF', '').trimEnd().split('\r\n');
  const mark = language === 'en' ? ',' : ';';
  const columns = head.split(mark);
  const rows = lines.map((line) => {
    const cells = [...line.matchAll(new RegExp(`(?:^|${mark})(?:"([^"]*)"|([^${mark}]*))`, 'g'))];
    return Object.fromEntries(columns.map((column, n) => [column, cells[n]?.[1] ?? cells[n]?.[2] ?? '']));
  });
  return { name: response.headers.get('content-disposition'), columns, rows };
}

/** The sums of the positive and of the negative amounts, in cents. */
function sumsOf(rows: readonly Record<string, string>[]) {
  const amounts = rows.map(
    ({ amount = '' }) => minor(amount.replace('-', ''), 'EUR') * (amount.startsWith('-') ? -1 : 1),
  );
  const sum = (some: readonly number[]) => some.reduce((total, it) => total + it, 0);
  return { paid: sum(amounts.filter((it) => it > 0)), refunded: -sum(amounts.filter((it) => it < 0)) };
}

async function numbersOf(query: string) {
  const { body } = await owner.send('GET', `/api/numbers/?${query}`);
  const { paid, refunded } = body['total'] as { paid: string; refunded: string };
  return { paid: minor(paid, 'EUR'), refunded: minor(refunded, 'EUR') };
}

/** A card payment with a partial refund, and a cash payment whose refund was replaced by another one the day after. */
async function aHistory() {
  const card = await visitor.booked([{}, { experience: 'boat', date: runningDay }]);
  await owner.send('POST', `/api/orders/${card.id}/lines/${card.lines[0]?.id}/cancel/`, { refund_amount: '12.34' });
  const cash = await made(owner, anOrderFor(buyer, { paid: true, amount: '80.00' }));
  await visitor.cancel(cash, { email: marko.email, expected_refund: '80.00' });
  engine.clock.now = engine.clock.now.add({ hours: 24 });
  const { body } = await owner.send('GET', `/api/orders/${cash.id}/payments/`);
  const refund = (body['results'] as { id: string; kind: string }[]).find(({ kind }) => kind === 'refund');
  const path = `/api/orders/${cash.id}/payments/${refund?.id ?? ''}/replace/`;
  expect((await owner.send('POST', path, { payment_type_id: 'cash' })).status).toBe(201);
  return { card, cash };
}

it('[B20] the payments of a range come to what the numbers say was paid and refunded', async () => {
  await aHistory();

  const ranges = [DECEMBER, 'date_from=2026-12-01&date_to=2026-12-01', 'date_from=2026-12-02&date_to=2026-12-02'];
  for (const range of ranges) expect(sumsOf((await file('payments', range)).rows)).toEqual(await numbersOf(range));

  expect(sumsOf((await file('payments')).rows).refunded).toBe(92_34);
});

it('[B20] a payment has its moment by the clock of the store, booking, guest, tours, way, sign, taker and reference', async () => {
  const { card, cash } = await aHistory();

  const { name, rows } = await file('payments');

  expect(name).toBe('attachment; filename="payments-2026-12-01-2026-12-31.csv"');
  expect(rows).toHaveLength(4);
  const of = ({ number }: { number: string }) => rows.filter((it) => it['number'] === number);
  const [paid, back] = of(card);
  expect(paid).toMatchObject({
    date: '2026-12-01',
    first_name: 'Ana',
    kind: 'Payment',
    method: 'Card payment',
    currency: 'EUR',
    state: 'Received',
    made_by: '',
  });
  expect(paid?.['experience_title']).toContain('Walk along the quay, ');
  expect(paid?.['tour_date']).toContain(runningDay);
  expect(paid?.['reference']).not.toBe('');
  expect(back).toMatchObject({ kind: 'Refund', amount: '-12.34', method: 'Card payment' });
  expect(of(cash)).toMatchObject([
    { first_name: 'Marko', last_name: 'Marić', method: 'Cash', amount: '80.00', reference: '' },
    { date: '2026-12-02', kind: 'Refund', method: 'Cash', amount: '-80.00', state: 'Given back' },
  ]);
  expect(of(cash).every((it) => it['made_by'] !== '')).toBe(true);
});

it('[B20] a file is written for the language that is asked for', async () => {
  await made(owner, anOrderFor(buyer, { paid: true, amount: '80.00' }));

  const german = await file('payments', DECEMBER, 'de');
  const croatian = await file('bookings', DECEMBER, 'hr');

  expect(german.rows).toMatchObject([{ Art: 'Zahlung', Zahlungsart: 'Bar', Betrag: '80,00' }]);
  expect(croatian.rows).toMatchObject([{ Ukupno: '80,00', 'Status rezervacije': 'Potvrđeno' }]);
});

it('[B20] the bookings of a range are those that were confirmed in it, with guest, money, source and status', async () => {
  const early = await visitor.booked([{}]);
  engine.clock.now = Temporal.Instant.from('2026-12-01T23:00:00Z');
  const late = await made(owner, anOrderFor(buyer, {}, { units: { Adult: 1 } }));
  const waiting = await made(owner, anOrderFor(buyer, { status: 'pending' }, { units: { Adult: 1 } }));
  await owner.send('POST', `/api/orders/${early.id}/cancel/`, { refund_amount: '30.00' });

  const [first, second] = [
    await file('bookings', 'date_from=2026-12-01&date_to=2026-12-01'),
    await file('bookings', 'date_from=2026-12-02&date_to=2026-12-02'),
  ];

  expect(first.rows).toMatchObject([
    { number: early.number, source: 'Online shop', status: 'Cancelled', people: '2', paid: '80.00', refunded: '30.00' },
  ]);
  expect(second.rows).toMatchObject([
    { date: '2026-12-02', time: '00:00', number: late.number, email: marko.email, total: '40.00', due: '40.00' },
  ]);
  expect(second.rows.map(({ number }) => number)).not.toContain(waiting.number);
});

it('[B20] all rows of a range of many come, each once and in order', async () => {
  const { number, id } = await made(owner, anOrderFor(buyer, { paid: true, amount: '80.00' }));
  const first = await engine.database.read((tx) =>
    tx.selectFrom('payments').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow(),
  );
  const more = Array.from({ length: 1_200 }, (_, n) => ({
    ...first,
    id: `more-${n}`,
    at: first.at + n,
    amount: n + 1,
  }));
  await engine.database.write((tx) => tx.insertInto('payments').values(more).execute());

  const { rows } = await file('payments');
  await engine.database.write((tx) => tx.deleteFrom('payments').where('id', 'like', 'more-%').execute());

  expect(rows.every((it) => it['number'] === number)).toBe(true);
  const amounts = rows.map(({ amount = '' }) => minor(amount, 'EUR')).filter((it) => it !== 80_00);
  expect(amounts).toEqual(more.map(({ amount }) => amount).filter((it) => it !== 80_00));
});

it('[B20] a payment by mistake has its correction: together they come to nothing, and to what the numbers say', async () => {
  const { number } = await made(owner, anOrderFor(buyer));
  const counter = await aDevice(engine, 'agent', { name: 'Counter' });
  const cash = { amount: '80.00', currency: 'EUR', type: 'cash' };
  const wrong = anEntry(engine, `${number}-1`, { kind: 'payment', ...cash });
  await counter.sync([wrong]);
  await counter.sync([anEntry(engine, `${number}-1`, { kind: 'refund', of: wrong.id, ...cash })]);

  const { rows } = await file('payments');

  expect(rows.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
    ['Payment', '80.00', 'Received'],
    ['Correction', '-80.00', 'Received'],
  ]);
  expect(await numbersOf(DECEMBER)).toEqual({ paid: 0, refunded: 0 });
});

it('[B20] files are for those who see payments and orders, of their own stores, and of a year at most', async () => {
  const permissions = ['payments.read'];
  const { body: role } = await owner.send('POST', '/api/roles/', { base_account: 1, name: 'Till', permissions });
  const cashier = await aSeller(engine, { 1: 'agent' });
  await engine.database.write((tx) =>
    tx
      .updateTable('team_members')
      .set({ role_id: Number(role['id']) })
      .where('user_id', '=', cashier.user_id)
      .execute(),
  );
  const guide = await aSeller(engine, { 1: 'guide' });
  const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
  const statusOf = async (who: Seller, query = DECEMBER) => {
    const calls = ['payments', 'bookings'].map((it) => who.send('GET', `/api/numbers/${it}/?${query}`));
    return (await Promise.all(calls)).map(({ status }) => status);
  };

  expect((await cashier.send('GET', `/api/numbers/?${DECEMBER}`)).status).toBe(200);
  expect(await statusOf(cashier)).toEqual([403, 403]);
  expect(await statusOf(guide)).toEqual([403, 403]);
  expect(await statusOf(stranger, `${DECEMBER}&store=1`)).toEqual([404, 404]);
  expect(await statusOf(owner, 'date_from=2026-01-01&date_to=2027-01-02')).toEqual([400, 400]);
});
