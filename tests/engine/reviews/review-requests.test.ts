import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ReviewRequest } from '#domain/contract/reviews/guest.ts';
import { tokenHash } from '#engine/base/token-hash.ts';
import { aDevice, anEntry } from '#tests/support/engine/desk-device.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { aSeller, type Seller } from '#tests/support/engine/sellers.ts';
import { aBuyer, type Buyer, handyStore } from '#tests/support/payments/buying.ts';
import {
  anAdmittedOrder,
  aReview,
  reviewEmails,
  reviewTokens,
  setAttendance,
  tenNextDay,
  tokensIn,
  writeAt,
} from '#tests/support/payments/reviewing.ts';
import { anOrderFor, balanced, made, soldOrder } from '#tests/support/payments/selling.ts';
import { runningDay } from '#tests/support/stores/small-store.ts';

let engine: Engine;
let buyer: Buyer;
let owner: Seller;
beforeEach(async () => {
  engine = await anEngine({ stores: [handyStore] });
  buyer = await aBuyer(engine);
  owner = await aSeller(engine, { 1: 'owner' });
});
afterEach(() => balanced(engine));

const aToken = async () => (await reviewTokens(engine, owner, buyer, 1))[0] ?? '';
const linkOf = async (token: string): Promise<ReviewRequest> =>
  (await engine.send('GET', `/api/review-requests/${token}/`)).body;
const subjects = async (at: Temporal.Instant) => (await reviewEmails(engine, at)).map(({ subject }) => subject);

describe('a guest who was there', () => {
  it('[V14] is asked once, at ten on the day after, with a link for each star', async () => {
    const { number } = await anAdmittedOrder(engine, owner, buyer);

    expect(await subjects(tenNextDay.subtract({ milliseconds: 1 }))).toEqual([]);
    const [email, ...others] = await reviewEmails(engine, tenNextDay);
    expect(await reviewEmails(engine, tenNextDay.add({ hours: 30 }))).toHaveLength(1);

    expect(others).toEqual([]);
    expect(email).toMatchObject({ recipient: 'marko@example.com', sender: 'Small & Sons' });
    expect(email?.subject).toBe(`How was it? Walk along the quay (${number})`);
    const [token = ''] = email ? tokensIn(email) : [];
    for (const stars of [1, 2, 3, 4, 5]) expect(email?.text).toContain(`/reviews/${token}?stars=${stars}`);
    expect(token).toMatch(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/);
  });

  it('[G4a] opens a page with the title of the tour in its language, or with that of the original', async () => {
    const token = await aToken();
    const titleIn = async (language: string) => {
      const headers = { cookie: `language=${language}` };
      const { body } = await engine.send('GET', `/api/review-requests/${token}/`, { headers });
      const { title, text_language } = body as unknown as ReviewRequest;
      return [title, text_language];
    };
    await owner.send('PATCH', '/api/experiences/1/', { translations: { hr: { title: 'Šetnja rivom' } } });

    expect(await titleIn('en')).toEqual(['Walk along the quay', undefined]);
    expect(await titleIn('de')).toEqual(['Walk along the quay', 'en']);
    expect(await titleIn('hr')).toEqual(['Šetnja rivom', undefined]);
  });

  it('[V14] gets one email about all tours of a day, and one about those of the next', async () => {
    const lines = [{ date: runningDay }, { date: runningDay }, { date: '2026-12-11' }];
    const body = anOrderFor(buyer, { paid: true, amount: '240.00' }, ...lines);
    const order = await made(owner, body);
    engine.clock.now = Temporal.Instant.from('2026-12-11T12:00:00Z');
    for (const { id } of order.lines) await setAttendance(owner, order.id, id, 'checked_in');

    const first = await reviewEmails(engine, engine.clock.now);
    const all = await reviewEmails(engine, tenNextDay.add({ hours: 24 }));

    expect(first.map((it) => tokensIn(it).length)).toEqual([2]);
    expect(all.map((it) => tokensIn(it).length)).toEqual([2, 1]);
  });

  it('[V14] is asked where a desk admitted them, too', async () => {
    const order = await made(owner, anOrderFor(buyer, { paid: true, amount: '80.00' }, { date: runningDay }));
    engine.clock.now = Temporal.Instant.from(`${runningDay}T08:00:00Z`);
    const gate = await aDevice(engine, 'agent');
    await gate.sync([anEntry(engine, `${order.number}-1`, { people: [0] })]);

    expect(await subjects(tenNextDay)).toHaveLength(1);
  });

  it('[V14] is written to at a sensible hour, where the check-in arrives late', async () => {
    const order = await made(owner, anOrderFor(buyer, { paid: true, amount: '80.00' }, { date: runningDay }));
    const night = Temporal.Instant.from('2026-12-12T22:30:00Z');
    engine.clock.now = night;
    for (const { id } of order.lines) await setAttendance(owner, order.id, id, 'checked_in');

    expect(await subjects(night)).toEqual([]);
    expect(await subjects(Temporal.Instant.from('2026-12-13T08:59:59Z'))).toEqual([]);
    expect(await subjects(Temporal.Instant.from('2026-12-13T09:00:00Z'))).toHaveLength(1);
  });
});

describe('nobody is asked', () => {
  it('[V14] who was not admitted, did not come, or whose check-in was undone', async () => {
    const day = { date: runningDay };
    const [expected, absent] = [
      await made(owner, anOrderFor(buyer, { paid: true, amount: '80.00' }, day)),
      await made(owner, anOrderFor(buyer, { paid: true, amount: '80.00' }, day)),
    ];
    const undone = await anAdmittedOrder(engine, owner, buyer);
    await setAttendance(owner, absent.id, absent.lines[0]?.id ?? '', 'no_show');
    await setAttendance(owner, undone.id, undone.lines[0]?.id ?? '', 'expected');

    expect(await subjects(tenNextDay)).toEqual([]);
    expect((await soldOrder(owner, expected.id)).status).toBe('confirmed');
  });

  it('[V14] who has left no address', async () => {
    await anAdmittedOrder(engine, owner, buyer, {
      main_contact_info: { first_name: 'Marko', phone_number: '091 1' },
    });

    expect(await subjects(tenNextDay)).toEqual([]);
  });

  it('[V14] where the shop does not ask', async () => {
    await anAdmittedOrder(engine, owner, buyer);
    const settings = { manual_payment: true, ask_for_reviews: false };
    expect((await owner.send('PATCH', '/api/stores/1/', { settings })).status).toBe(200);

    expect(await subjects(tenNextDay)).toEqual([]);
  });

  it('[V14] about a tour that ended more than two weeks ago', async () => {
    const order = await made(owner, anOrderFor(buyer, { paid: true, amount: '80.00' }, { date: runningDay }));
    engine.clock.now = Temporal.Instant.from('2026-12-25T12:00:00Z');
    for (const { id } of order.lines) await setAttendance(owner, order.id, id, 'checked_in');

    expect(await subjects(engine.clock.now)).toEqual([]);
  });
});

describe('the link', () => {
  it('[V14a] says the tour and a name, takes one review, and changes of it for two weeks', async () => {
    const token = await aToken();

    const fresh = await linkOf(token);
    const first = await writeAt(engine, token);
    const second = await writeAt(engine, token, aReview({ rating: 4, text: '' }));
    const written = await linkOf(token);
    engine.clock.now = tenNextDay.add({ hours: 24 * 14 });
    const last = await writeAt(engine, token, aReview({ rating: 3 }));
    engine.clock.now = engine.clock.now.add({ milliseconds: 1 });
    const late = await writeAt(engine, token);

    expect(fresh).toMatchObject({ is_open: true, title: 'Walk along the quay', name: 'Marko M.', review: null });
    expect([first.status, second.status, last.status, late.status]).toEqual([204, 204, 204, 409]);
    expect(late.body).toMatchObject({ code: 'review_closed' });
    expect(written.review).toEqual({ rating: 4, text: '', name: 'Marko M.', reply: '', is_hidden: false });
    expect(await linkOf(token)).toMatchObject({ is_open: false, review: { rating: 3 } });
    const rows = await engine.database.read((tx) => tx.selectFrom('reviews').selectAll().execute());
    expect(rows).toMatchObject([{ rating: 3, account_id: 1, experience_id: 1 }]);
  });

  it('[V14a] takes a first review for 60 days, and none once the check-in was undone', async () => {
    const token = await aToken();
    const { lines, id } = await orderOf(token);
    engine.clock.now = tenNextDay.add({ hours: 24 * 60 });
    expect((await linkOf(token)).is_open).toBe(true);
    await setAttendance(owner, id, lines[0]?.id ?? '', 'expected');

    expect((await writeAt(engine, token)).status).toBe(409);

    await setAttendance(owner, id, lines[0]?.id ?? '', 'checked_in');
    engine.clock.now = engine.clock.now.add({ milliseconds: 1 });
    expect((await writeAt(engine, token)).status).toBe(409);
  });

  it('[V14a] is nowhere in the database, and no other opens anything', async () => {
    const token = await aToken();
    const requests = await engine.database.read((tx) => tx.selectFrom('review_requests').selectAll().execute());

    expect(requests).toMatchObject([{ token_hash: tokenHash(token) }]);
    expect((await engine.send('GET', `/api/review-requests/${crypto.randomUUID()}/`)).status).toBe(404);
    expect((await writeAt(engine, tokenHash(token))).status).toBe(404);
  });

  it('[V14a] refuses what is no review, and too many writes', async () => {
    const token = await aToken();
    const bad = await writeAt(engine, token, { rating: 6, text: 'x'.repeat(2001), name: ' ', language: 'fr' });
    const statuses = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await writeAt(engine, token)).status);

    expect(bad.status).toBe(400);
    expect(Object.keys(bad.body).toSorted()).toEqual(['language', 'name', 'rating', 'text']);
    expect(statuses.slice(-2)).toEqual([204, 429]);
  });

  const orderOf = async (token: string) => {
    const { order_id } = await engine.database.read((tx) =>
      tx
        .selectFrom('review_requests as r')
        .innerJoin('order_lines as l', 'l.id', 'r.line_id')
        .select('l.order_id')
        .where('r.token_hash', '=', tokenHash(token))
        .executeTakeFirstOrThrow(),
    );
    return soldOrder(owner, order_id);
  };
});
