import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Notification, Notifications } from '#domain/contract/office/notifications.ts';
import type { RoleName } from '#domain/permissions.ts';
import { jobHandlers } from '#engine/background.ts';
import { recordNotification } from '#engine/history/record-notification.ts';
import type { Job } from '#engine/jobs/queue.ts';
import { sweepNotifications } from '#engine/notifications/queries.ts';
import { aDevice, aSale } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { eraseAtOnce, runJobs, sweepOrders } from '#tests/support/engine/jobs.ts';
import { agreeOnResale, anAccount, aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, aNotice, ana, type Buyer, handyStore, refOf } from '#tests/support/payments/buying.ts';
import { cancellingWith } from '#tests/support/payments/cancelling.ts';
import { aChanger } from '#tests/support/payments/changing.ts';
import { anOrderFor, made } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
let agent: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
  agent = await aSeller(engine, { 1: 'agent' });
});
afterEach(() => engine.stop());

const aSelection = (changes: object = {}) => buyer.selection({ date: runningDay, ...changes });

async function listed(who = owner, query = ''): Promise<Notifications> {
  const { status, body, text } = await who.send('GET', `/api/notifications/${query}`);
  if (status !== 200) throw new Error(text);
  return body;
}
const kindsOf = async (who = owner) => (await listed(who)).results.map(({ kind }) => kind);

async function booked() {
  return cancellingWith(engine, buyer).booked([{ date: runningDay }]);
}

const send = () => runJobs(engine.context, ['notification', 'notification-digest']);

/** The queued emails to a seller, in order. */
async function emailsTo({ user_id }: Seller) {
  const rows = await engine.database.read((tx) =>
    tx
      .selectFrom('mails')
      .innerJoin('users', 'users.email', 'mails.recipient')
      .select(['subject', 'text', 'html', 'sender'])
      .where('users.id', '=', user_id)
      .orderBy('mails.created_at')
      .execute(),
  );
  return rows;
}
const subjectsTo = async (who: Seller) => (await emailsTo(who)).map(({ subject }) => subject);

const prefer = (who: Seller, choices: object) => who.send('PATCH', '/api/notification-preferences/me/', choices);

describe('the notifications of a team', () => {
  it('[B14] say that a guest has booked, with what was booked', async () => {
    const { number } = await booked();

    const { results, unseen, next } = await listed();

    const [booking] = results;
    expect(results).toHaveLength(1);
    expect(booking).toEqual({
      id: booking?.id ?? 0,
      kind: 'booked',
      at: engine.clock.now.toString(),
      number,
      is_seller: true,
      guest: 'Ana Horvat',
      actor_kind: 'guest',
      actor: '',
      lines: [
        {
          experience: 1,
          title: 'Walk along the quay',
          date: runningDay,
          time: '09:00:00',
          people: 2,
        },
      ],
      amount: { amount: '80.00', currency: 'EUR' },
      is_seen: false,
    } satisfies Notification);
    expect([unseen, next]).toEqual([1, null]);
  });

  it('[B14] say nothing of an order that waits for its card, nor of its end', async () => {
    await buyer.order(await buyer.cartOf(aSelection()));
    buyer.later({ hours: 2 });
    await sweepOrders(engine.context);

    expect(await kindsOf()).toEqual([]);
  });

  it('[B14] say what the guest changes and cancels', async () => {
    const order = await booked();
    const changer = aChanger(engine, buyer);
    const other = { date: '2026-12-11' };
    const { body: terms } = await changer.quote(order, other);
    const { status } = await changer.change(order, other, {
      expected_total: terms.total.gross,
      expected_refund: terms.to_refund.amount,
    } as object);
    expect(status).toBe(200);
    expect((await cancellingWith(engine, buyer).cancel(order)).status).toBe(200);

    const { results } = await listed();

    expect(results.map(({ kind, actor_kind }) => [kind, actor_kind])).toEqual([
      ['cancelled', 'guest'],
      ['moved', 'guest'],
      ['booked', 'guest'],
    ]);
    expect(results.map(({ lines }) => lines[0]?.date)).toEqual(['2026-12-11', '2026-12-11', runningDay]);
  });

  it('[B14] name one line where one line is cancelled', async () => {
    const order = await made(agent, anOrderFor(buyer, { paid: true }, { date: runningDay }, { experience: 'boat' }));
    await agent.send('POST', `/api/orders/${order.id}/lines/${order.lines[0]?.id}/cancel/`, { refund_amount: '0' });

    const [cancelled, both] = (await listed()).results;

    expect(cancelled).toMatchObject({ kind: 'cancelled', actor_kind: 'staff', actor: 'Ana Anić' });
    expect(cancelled?.lines.map(({ title }) => title)).toEqual(['Walk along the quay']);
    expect(both?.lines).toHaveLength(2);
  });

  it('[B14] say that a guest has reserved, and what becomes of it', async () => {
    const cart = await buyer.cartOf(aSelection());
    const paying = { payment_method_id: '1', payment_type_id: 'cash' };
    const { body: placed } = await buyer.order(cart, paying);
    const { body: other } = await buyer.order(await buyer.cartOf(aSelection()), paying);

    await agent.send('POST', `/api/orders/${placed.id}/payments/`, { ...paying, amount: '80.00' });
    await agent.send('POST', `/api/orders/${other.id}/cancel/`, {});

    expect(await kindsOf()).toEqual(['cancelled', 'booked', 'reserved', 'reserved']);
  });

  it('[B14] say that a payment bought nothing, and that a refund is to be made by hand', async () => {
    const { body: placed } = await buyer.order(await buyer.cartOf(aSelection()));
    await agent.send('POST', `/api/orders/${placed.id}/cancel/`, {});
    const outcome = { state: 'paid', amount: 1600, payment_ref: 'pay_late' } as const;
    const notice = { event_id: 'evt_late', provider_ref: refOf(placed), outcome };
    expect((await engine.app(aNotice(notice, { at: engine.clock.now }))).status).toBe(200);
    const cash = await made(
      agent,
      anOrderFor(buyer, { main_contact_info: ana, amount: '80.00', paid: true }, { date: runningDay }),
    );
    expect((await cancellingWith(engine, buyer).cancel(cash)).status).toBe(200);

    const { results } = await listed();

    const [cancelled, due, , failed] = results;
    expect([cancelled?.kind, due?.kind, failed?.kind]).toEqual(['cancelled', 'refund_due', 'payment_failed']);
    expect(due).toMatchObject({ number: cash.number, amount: { amount: '80.00', currency: 'EUR' } });
    expect(failed).toMatchObject({ amount: { amount: '16.00', currency: 'EUR' } });
  });

  it('[B14] come with a sale at a counter, by the name of who sold', async () => {
    const counter = await aDevice(engine, 'agent', { name: 'Counter' });
    const { departures } = await counter.sync();
    const walk = departures.find(({ date, capacity }) => date === '2026-12-02' && capacity === 12);
    const lease = await counter.leased(walk?.id ?? 0, 4);
    await counter.sync([aSale(engine, lease, buyer.selection({ date: '2026-12-02' }), { who: 'Bo' })]);

    expect((await listed()).results).toMatchObject([{ kind: 'booked', actor_kind: 'staff', actor: 'Bo' }]);
  });

  it('[B14] are not written with a change that is undone', async () => {
    const order = await made(agent, anOrderFor(buyer, {}, { date: runningDay }));
    const before = await kindsOf();

    expect((await agent.send('POST', `/api/orders/${order.id}/cancel/`, { refund_amount: '9.00' })).status).toBe(400);

    expect(await kindsOf()).toEqual(before);
  });

  it('[B14] come in pages of fifty, the newest first', async () => {
    for (let n = 0; n < 26; n++) {
      const order = await made(agent, anOrderFor(buyer, {}, { date: runningDay, adults: 1 } as object));
      await agent.send('POST', `/api/orders/${order.id}/cancel/`, { refund_amount: '0' });
    }

    const first = await listed();
    const second = await listed(owner, `?before=${first.next}`);

    expect([first.results.length, second.results.length, second.next]).toEqual([50, 2, null]);
    const ids = [...first.results, ...second.results].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  it('[B14] name no guest once the order is redacted, and an email that waits is not sent', async () => {
    await booked();
    await send();
    expect(JSON.stringify(await emailsTo(owner))).toContain('Horvat');
    const erasure = { email: ana.email, include_upcoming: true, base_account: 1 };
    expect((await eraseAtOnce(engine, owner, erasure)).status).toBe(200);

    const rows = await engine.database.read((tx) => tx.selectFrom('notifications').selectAll().execute());

    expect((await listed()).results.map(({ guest }) => guest)).toEqual(['']);
    expect(await emailsTo(owner)).toEqual([]);
    expect(JSON.stringify(rows)).not.toMatch(/Horvat|ana@/);
  });

  it('[B14] are deleted after 90 days', async () => {
    await booked();
    const sweep = () => engine.database.write((tx) => sweepNotifications(tx, engine.clock.now));
    buyer.later({ hours: 90 * 24 });
    await sweep();
    expect(await kindsOf()).toEqual(['booked']);

    buyer.later({ milliseconds: 1 });
    await sweep();

    expect(await kindsOf()).toEqual([]);
  });

  it('[B14] and the choices about them are deleted with the account', async () => {
    const account_id = await anAccount(engine, 'Others');
    const other = await aSeller(engine, { [account_id]: 'owner' });
    await prefer(other, { bookings: 'daily' });
    const { id } = await booked();
    const rows = () =>
      engine.database.read(async (tx) => [
        await tx.selectFrom('notifications').select('account_id').execute(),
        await tx.selectFrom('notification_digest_items').select('account_id').execute(),
        await tx.selectFrom('notification_preferences').select('account_id').execute(),
      ]);
    const notification = { kind: 'booked', actor: 'shop', at: engine.clock.now, order_id: id, lines: [] } as const;
    await engine.database.write(async (tx) => {
      await tx.updateTable('stores').set({ account_id }).execute();
      await recordNotification(tx, { ...notification, store_id: 1, amount: null });
    });
    await send();
    expect((await rows()).map((all) => all.filter((it) => it.account_id === account_id).length)).toEqual([1, 1, 1]);

    await engine.database.write(async (tx) => {
      await tx.updateTable('stores').set({ account_id: 1 }).execute();
      await tx.deleteFrom('team_members').where('account_id', '=', account_id).execute();
      await tx.deleteFrom('base_accounts').where('id', '=', account_id).execute();
    });

    expect((await rows()).flat().filter((it) => it.account_id === account_id)).toEqual([]);
  });
});

describe('who sees notifications', () => {
  it('[B14] is who may read orders, each account its own', async () => {
    await booked();
    const stranger = await aSeller(engine, { [await anAccount(engine, 'Others')]: 'owner' });
    const guide = await aSeller(engine, { 1: 'guide' });

    expect(await kindsOf(agent)).toEqual(['booked']);
    expect(await kindsOf(stranger)).toEqual([]);
    expect((await guide.send('GET', '/api/notifications/')).status).toBe(403);
    expect((await stranger.send('GET', '/api/notifications/?account=1')).status).toBe(404);
    expect((await stranger.send('POST', '/api/notifications/seen/?account=1', { id: 9 })).status).toBe(404);
    expect((await stranger.send('GET', '/api/notification-preferences/me/?account=1')).status).toBe(404);
  });

  it('[B14] are a person’s own: an API key of that person neither reads nor changes them', async () => {
    const roles = (await owner.send('GET', '/api/roles/')).body['results'] as { id: number; name: string }[];
    const role = roles.find(({ name }) => name === 'owner')?.id;
    const { key } = (await owner.send('POST', '/api/api-keys/', { base_account: 1, name: 'Key', role })).body;
    const path = '/api/notification-preferences/me/';
    const byKey = (method: string, body?: object) =>
      engine.send(method, path, { ...(body && { body }), headers: { authorization: `Bearer ${String(key)}` } });

    expect((await byKey('GET')).status).toBe(403);
    expect((await byKey('PATCH', { bookings: 'off' })).status).toBe(403);
    expect((await owner.send('GET', path)).body['bookings']).toBe('at_once');
  });

  it('[B14, A26] is also the supplier, of its own tours and without names of people', async () => {
    const account_id = await anAccount(engine, 'Resellers');
    const reseller = await aSeller(engine, { [account_id]: 'owner' });
    const shop = { title: 'The other shop', time_zone: 'Europe/Zagreb', currency: 'EUR' };
    const store = await reseller.send('POST', '/api/stores/', { ...shop, settings: { manual_payment: true } });
    await agreeOnResale(engine, 1, account_id);
    await reseller.send('POST', `/api/stores/${String(store.body['id'])}/add-experience/`, { experience: 1 });
    const order = await made(reseller, anOrderFor(buyer, { paid: true, amount: '80.00' }, { date: runningDay }));
    await reseller.send('POST', `/api/orders/${order.id}/cancel/`, { refund_amount: '0' });
    await send();

    expect(await kindsOf(reseller)).toEqual(['cancelled', 'booked']);
    const { results, unseen } = await listed(owner);
    expect(results.map(({ kind, is_seller, actor, guest, amount }) => [kind, is_seller, actor, guest, amount])).toEqual(
      [
        ['cancelled', false, '', '', null],
        ['booked', false, '', '', null],
      ],
    );
    expect(unseen).toBe(2);
    const [email] = await emailsTo(owner);
    expect(email?.text).toContain(`/desk/notifications`);
    expect(await subjectsTo(reseller)).toEqual([]);
  });
});

describe('what is seen', () => {
  it('[B14] is a mark of each person, which does not go back', async () => {
    await booked();
    const [first] = (await listed()).results;
    await booked();
    expect((await listed()).unseen).toBe(2);

    const marked = await owner.send('POST', '/api/notifications/seen/', { id: first?.id });
    expect(marked.body).toEqual({ unseen: 1 });
    expect((await listed()).results.map(({ is_seen }) => is_seen)).toEqual([false, true]);
    await owner.send('POST', '/api/notifications/seen/', { id: 1_000_000 });
    await owner.send('POST', '/api/notifications/seen/', { id: first?.id });

    expect((await listed()).unseen).toBe(0);
    expect((await listed(agent)).unseen).toBe(2);
    await booked();
    expect((await listed()).unseen).toBe(1);
  });

  it('[B14] is counted in the sync of a desk, without what its user did', async () => {
    const device = await aDevice(engine, 'owner');
    await booked();
    expect((await device.sync()).unseen).toBe(1);

    const body = anOrderFor(buyer, {}, { date: runningDay });
    expect((await engine.send('POST', '/api/orders/', { body, headers: await device.headers() })).status).toBe(201);

    expect((await device.sync()).unseen).toBe(1);
    const own = await engine.send('GET', '/api/notifications/', { headers: await device.headers() });
    expect((own.body as Notifications).results.map(({ is_seen }) => is_seen)).toEqual([true, false]);
    expect((await listed(agent)).unseen).toBe(2);
    expect((await (await aDevice(engine, 'guide')).sync()).unseen).toBe(0);
  });

  it('[B14] at a shared device is that device’s, and not that of who enrolled it', async () => {
    const device = await aDevice(engine, 'owner');
    await engine.database.write(async (tx) => {
      const role = await tx.selectFrom('roles').select('id').where('name', '=', 'agent').executeTakeFirstOrThrow();
      await tx
        .updateTable('desk_devices')
        .set({ is_shared: 1, role_id: role.id })
        .where('id', '=', device.id)
        .execute();
    });
    const own = await aDevice(engine, 'owner');
    await engine.database.write((tx) =>
      tx.updateTable('desk_devices').set({ user_id: own.user_id }).where('id', '=', device.id).execute(),
    );
    await booked();
    const claims = { token_type: 'access', jti: crypto.randomUUID(), user_id: own.user_id, device: device.id } as const;
    const authorization = `Bearer ${await engine.context.accounts.tokens.sign(claims, engine.clock.now)}`;
    const shared = (method: string, path: string, body?: object) =>
      engine.send(method, path, { ...(body && { body }), headers: { authorization } });

    await shared('POST', '/api/notifications/seen/', { id: 1_000_000 });

    expect((await shared('GET', '/api/notifications/')).body).toMatchObject({ unseen: 0 });
    expect((await own.sync()).unseen).toBe(1);
    expect((await shared('GET', '/api/notification-preferences/me/')).status).toBe(403);
    expect((await shared('PATCH', '/api/notification-preferences/me/', { bookings: 'off' })).status).toBe(403);
  });
});

describe('emails to the team', () => {
  it('[B14a] go to owners at once, and to nobody else who has not asked for them', async () => {
    const manager = await aSeller(engine, { 1: 'manager' });
    const { number } = await booked();
    await send();
    await send();

    const [email, ...more] = await emailsTo(owner);

    expect(more).toEqual([]);
    expect(email?.subject).toBe(`New booking: Walk along the quay (${number})`);
    expect(email?.text).toContain(`${number} · Ana Horvat · by the guest`);
    expect(email?.text).toContain('Walk along the quay · Thu, 10 Dec 2026, 09:00 · 2 guests');
    expect(email?.text).toContain('€80.00');
    expect(email?.text).toContain(`http://shop.example/desk/bookings/${number}`);
    expect(email?.text).toContain('http://shop.example/desk/notifications/preferences');
    expect(email?.sender).toBe('Small & Sons');
    expect([await subjectsTo(agent), await subjectsTo(manager)]).toEqual([[], []]);
  });

  it('[B14a] join what happened together, without names of guests', async () => {
    const orders = [await booked(), await booked()];
    await send();

    const emails = await emailsTo(owner);

    expect(emails.map(({ subject }) => subject)).toEqual(['2 notifications']);
    for (const { number } of orders) expect(emails[0]?.text).toContain(number);
    expect(emails[0]?.text).not.toContain('Horvat');
  });

  it('[B14] leave out what the person did', async () => {
    await prefer(agent, { bookings: 'at_once', changes: 'at_once', cancellations: 'at_once' });
    const order = await made(agent, anOrderFor(buyer, {}, { date: runningDay }));
    await send();
    await owner.send('POST', `/api/orders/${order.id}/cancel/`, { refund_amount: '0' });
    await send();

    expect(await subjectsTo(agent)).toEqual([`Cancelled: Walk along the quay (${order.number})`]);
    expect(await subjectsTo(owner)).toEqual([`New booking: Walk along the quay (${order.number})`]);
  });

  it('[B14a] speak the language of the account to who has chosen none', async () => {
    await engine.database.write((tx) => tx.updateTable('base_accounts').set({ language: 'de' }).execute());
    const order = await made(agent, anOrderFor(buyer, {}, { date: runningDay }));
    await send();

    expect(await subjectsTo(owner)).toEqual([`Neue Buchung: Walk along the quay (${order.number})`]);
  });

  it('[B14a] follow the choice of each group, and its language', async () => {
    const chosen = await prefer(owner, { bookings: 'off', cancellations: 'at_once', language: 'de' });
    expect(chosen.body).toMatchObject({ bookings: 'off', changes: 'at_once', cancellations: 'at_once' });
    const order = await booked();
    await send();
    expect(await subjectsTo(owner)).toEqual([]);

    await cancellingWith(engine, buyer).cancel(order);
    await send();

    const [email] = await emailsTo(owner);
    expect(email?.subject).toBe(`Storniert: Walk along the quay (${order.number})`);
    expect(email?.text).toContain('Do., 10. Dez. 2026, 09:00 · 2 Gäste');
    expect(email?.html).toContain('<html lang="de"');
  });

  it('[G4] name a tour in the language of their reader, and say which it is where there is no translation', async () => {
    await prefer(owner, { language: 'de' });
    await prefer(agent, { bookings: 'daily', language: 'hr' });
    await owner.send('PATCH', '/api/experiences/1/', { translations: { hr: { title: 'Šetnja rivom' } } });
    const { number } = await booked();
    await booked();
    await send();
    engine.clock.now = engine.clock.now.add({ hours: 24 });
    await send();

    const [german] = await emailsTo(owner);
    const [croatian] = await emailsTo(agent);
    expect(german?.html).toContain('<span lang="en">Walk along the quay</span> · Do., 10. Dez. 2026, 09:00 · 2 Gäste');
    expect(german?.text).toContain('Walk along the quay · Do., 10. Dez. 2026');
    expect(croatian?.html).toContain(`<strong>Nova rezervacija</strong><br>${number}`);
    expect(croatian?.html).toContain('Šetnja rivom · ');
    expect(croatian?.html).not.toContain('<span lang=');
    expect((await listed()).results[0]?.lines[0]?.title).toBe('Walk along the quay');
  });

  it('[B14a] are chosen by each person, who keeps what they do not change', async () => {
    const before = await agent.send('GET', '/api/notification-preferences/me/');
    const after = await prefer(agent, { cancellations: 'daily' });
    await prefer(agent, { language: 'hr' });

    expect(before.body).toMatchObject({ bookings: 'off', changes: 'off', cancellations: 'off', payments: 'off' });
    expect(after.body).toMatchObject({ bookings: 'off', cancellations: 'daily', daily_at: '07:00:00' });
    expect((await agent.send('GET', '/api/notification-preferences/me/')).body).toEqual(after.body);
    expect((await owner.send('GET', '/api/notification-preferences/me/')).body).toMatchObject({ bookings: 'at_once' });
    expect((await prefer(agent, { bookings: 'sometimes' })).status).toBe(400);
  });
});

describe('the daily email', () => {
  const nextSeven = (days: number) => {
    const today = engine.clock.now.toZonedDateTimeISO('Europe/Zagreb');
    engine.clock.now = today.add({ days }).withPlainTime('07:00').toInstant();
  };

  it('[B14a] is sent at 7:00 by the clock of the store, with all since the last', async () => {
    await prefer(owner, { bookings: 'daily' });
    const orders = [await booked(), await booked()];
    await send();
    nextSeven(1);
    engine.clock.now = engine.clock.now.subtract({ milliseconds: 1 });
    await send();
    expect(await subjectsTo(owner)).toEqual([]);

    engine.clock.now = engine.clock.now.add({ milliseconds: 1 });
    await send();
    await send();

    const emails = await emailsTo(owner);
    expect(emails.map(({ subject }) => subject)).toEqual(['Since yesterday: 2 notifications']);
    for (const { number } of orders) expect(emails[0]?.text).toContain(number);
    nextSeven(1);
    await send();
    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('[B14a] of a day is not put off by what happens at 7:00', async () => {
    await prefer(owner, { bookings: 'daily' });
    await booked();
    await runJobs(engine.context, ['notification']);
    nextSeven(1);
    await booked();
    await runJobs(engine.context, ['notification']);
    await runJobs(engine.context, ['notification-digest']);
    expect(await subjectsTo(owner)).toHaveLength(1);

    nextSeven(1);
    await send();

    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('[B14a] is not sent to somebody who has left the team', async () => {
    await prefer(agent, { bookings: 'daily' });
    await booked();
    await send();
    await engine.database.write((tx) => tx.deleteFrom('team_members').where('user_id', '=', agent.user_id).execute());
    nextSeven(1);
    await send();

    expect(await subjectsTo(agent)).toEqual([]);
    const left = await engine.database.read((tx) => tx.selectFrom('notification_digest_items').selectAll().execute());
    expect(left).toEqual([]);
  });

  it('[B14a] and the emails at once go out once, also when their job runs twice at the same time', async () => {
    await prefer(owner, { cancellations: 'daily' });
    const order = await booked();
    await cancellingWith(engine, buyer).cancel(order);
    const twice = async (kind: string) => {
      const jobs = await engine.database.read((tx) =>
        tx.selectFrom('jobs').selectAll().where('kind', '=', kind).execute(),
      );
      expect(jobs.length).toBeGreaterThan(0);
      const run = async (job: Job) =>
        jobHandlers(engine.context)[kind]?.run(job, { signal: AbortSignal.abort(), write: () => Promise.reject() });
      await Promise.all([...jobs, ...jobs, ...jobs].map(run));
    };

    await twice('notification');
    await twice('notification-digest');

    expect((await subjectsTo(owner)).toSorted()).toEqual([
      `New booking: Walk along the quay (${order.number})`,
      'Since yesterday: 1 notification',
    ]);
  });
});

it('[B14a] every role that may read orders has the choice', async () => {
  const roles: readonly RoleName[] = ['owner', 'manager', 'agent', 'guide'];
  const statuses = [];
  for (const role of roles) {
    const who = await aSeller(engine, { 1: role });
    statuses.push((await who.send('GET', '/api/notification-preferences/me/')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 403]);
});
