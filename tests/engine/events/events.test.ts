import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EventBatch, type ShopEvent, shopEventNames, tellEvents } from '#domain/contract/events.ts';
import { readFunnel } from '#domain/contract/office/numbers.ts';
import { sweepReceipts } from '#engine/events/count-events.ts';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';
import { aSeller } from '#tests/support/engine/sellers.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(() => engine.stop());

const anEvent = (changes: Partial<ShopEvent> = {}): ShopEvent => ({
  id: crypto.randomUUID(),
  name: 'view_item',
  seconds_ago: 0,
  ...changes,
});
const tell = (events: readonly ShopEvent[], headers: Record<string, string> = {}) =>
  engine.call(tellEvents, {}, { body: { events: [...events] } satisfies EventBatch, headers });
const counted = () =>
  engine.database.read(async (tx) =>
    (await tx.selectFrom('event_counts').selectAll().orderBy('date').orderBy('name').execute()).map(
      ({ date, name, count }) => `${date} ${name} ${count}`,
    ),
  );

describe('events of visitors', () => {
  it('[O7] are counted by the day of the store', async () => {
    const lateYesterday = 13 * 3_600 + 1;

    const { status } = await tell([anEvent(), anEvent(), anEvent({ name: 'add_to_cart', seconds_ago: lateYesterday })]);

    expect(status).toBe(204);
    expect(await counted()).toEqual(['2026-11-30 add_to_cart 1', '2026-12-01 view_item 2']);
  });

  it('[O7] count once, however often and in whatever batches they come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 12 }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (batches) => {
          const before = (await counted()).map((it) => Number(it.split(' ')[2]));
          const known = Array.from({ length: 10 }, () => anEvent());
          const sent = new Set(batches.flat());

          await Promise.all(batches.map((batch) => tell(batch.map((n) => known[n] ?? anEvent()))));

          const [total = 0] = (await counted()).map((it) => Number(it.split(' ')[2]));
          expect(total - (before[0] ?? 0)).toBe(sent.size);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('[O7] keep nothing of who sent them', async () => {
    const visitor = crypto.randomUUID();
    const body = { events: [anEvent({ consent: ['statistics', 'marketing'] })], visitor, session: 7 };

    await engine.call(tellEvents, {}, { body, headers: { 'user-agent': 'A browser', cookie: 'consent=x' } });

    const stored = await engine.database.read(async (tx) => ({
      counts: await tx.selectFrom('event_counts').selectAll().execute(),
      receipts: await tx.selectFrom('event_receipts').selectAll().execute(),
      deliveries: await tx.selectFrom('event_deliveries').selectAll().execute(),
    }));
    expect(stored.deliveries).toEqual([]);
    expect(stored.counts).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${visitor}|A browser`));
  });

  it.each([
    ['a name that nobody knows', { ...anEvent(), name: 'mouse_move' }],
    ['a purchase, of which the engine alone tells', { ...anEvent(), name: 'purchase' }],
    ['an event older than a week', anEvent({ seconds_ago: 604_801 })],
    ['an event of the future', anEvent({ seconds_ago: -1 })],
    ['an id that is none', anEvent({ id: 'me' })],
  ])('[O7] are refused with %s', async (_, event) => {
    const { status } = await engine.send('POST', '/api/events/', { body: { events: [event] } });

    expect(status).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it('[O7] are refused where a batch is empty, too long, too large, or of another site', async () => {
    expect((await tell([])).status).toBe(400);
    expect((await tell(Array.from({ length: 21 }, () => anEvent()))).status).toBe(400);
    const text = JSON.stringify({ events: [anEvent()], more: 'x'.repeat(32 * 1024) });
    expect((await engine.send('POST', '/api/events/', { text })).status).toBe(413);
    expect((await tell([anEvent()], { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await counted()).toEqual([]);
  });

  it('[O7] leave no id behind after eight days', async () => {
    await tell([anEvent()]);
    const receipts = () => engine.database.read((tx) => tx.selectFrom('event_receipts').selectAll().execute());
    const sweepAt = (now: Temporal.Instant) => engine.database.write((tx) => sweepReceipts(tx, now));

    await sweepAt(engine.clock.now.add({ hours: 8 * 24 }));
    expect(await receipts()).toHaveLength(1);
    await sweepAt(engine.clock.now.add({ hours: 8 * 24, milliseconds: 1 }));

    expect(await receipts()).toEqual([]);
    expect(await counted()).toEqual(['2026-12-01 view_item 1']);
  });
});

describe('the funnel', () => {
  const query = { date_from: '2026-11-25', date_to: '2026-12-01' };

  it('[O9] has each step of the range with its days', async () => {
    const owner = await aSeller(engine, { 1: 'owner' });
    await tell(shopEventNames.flatMap((name, n) => Array.from({ length: 5 - n }, () => anEvent({ name }))));
    await tell([anEvent({ seconds_ago: 86_400 })]);

    const { body } = await engine.call(readFunnel, {}, { query, headers: await owner.headers() });

    expect(body.steps.map(({ count }) => count)).toEqual([5, 5, 3, 2, 1, 0]);
    expect(body.days).toEqual([
      { date: '2026-11-30', counts: [0, 1, 0, 0, 0, 0] },
      { date: '2026-12-01', counts: [5, 4, 3, 2, 1, 0] },
    ]);
  });

  it('[O9] is CSV for those who ask for it, a row for each day', async () => {
    const owner = await aSeller(engine, { 1: 'owner' });
    await tell([anEvent({ seconds_ago: 86_400 }), anEvent({ name: 'view_item_list' })]);

    const search = new URLSearchParams(query).toString();
    const headers = { ...(await owner.headers()), accept: 'text/csv' };
    const reply = await engine.app(new Request(`${ORIGIN}/api/numbers/funnel/?${search}`, { headers }));

    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="funnel-2026-11-25-2026-12-01.csv"');
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await reply.arrayBuffer()).split('\r\n')).toEqual([
      '\uFEFFdate,view_item_list,view_item,add_to_cart,begin_checkout,add_payment_info,purchase',
      '2026-11-30,0,1,0,0,0,0',
      '2026-12-01,1,0,0,0,0,0',
      '',
    ]);
  });

  it('[O9] is of the caller’s own stores alone', async () => {
    const guide = await aSeller(engine, { 1: 'guide' });
    const stranger = await aSeller(engine, { 1: 'owner' });

    expect((await engine.call(readFunnel, {}, { query, headers: await guide.headers() })).status).toBe(403);
    const { status } = await engine.call(
      readFunnel,
      {},
      { query: { ...query, store: 99 }, headers: await stranger.headers() },
    );
    expect(status).toBe(404);
  });
});
