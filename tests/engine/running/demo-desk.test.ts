import { afterEach, expect, it } from 'vitest';
import { createApp } from '#engine/app.ts';
import { openDemoDesk } from '#engine/demo/demo-desk.ts';
import { isDeskMarked } from '#engine/demo/desk-mark.ts';
import { importDemoStore } from '#engine/demo/import-demo-store.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';

let engine: Engine;
afterEach(() => engine.stop());

it('[B7] the demo store has bookings of the shop, of the desk and of staff', { tags: 'long' }, async () => {
  engine = await anEngine({ stores: [] });
  await importDemoStore(engine.database, engine.clock.now);

  await openDemoDesk(engine.context, (at) => createApp({ ...engine.context, now: () => at }));

  const found = await engine.database.read((tx) =>
    tx
      .selectFrom('orders as o')
      .leftJoin('history as h', (join) => join.onRef('h.subject_id', '=', 'o.id').on('h.kind', '=', 'placed'))
      .select(['o.source', 'h.actor_kind'])
      .select(({ fn }) => fn.countAll().as('count'))
      .groupBy(['o.source', 'h.actor_kind'])
      .execute(),
  );
  const shares = Object.fromEntries(found.map(({ source, count }) => [source, Number(count)]));
  expect(found.map(({ source, actor_kind }) => `${source} ${actor_kind}`).toSorted()).toEqual([
    'desk staff',
    'staff staff',
    'storefront guest',
  ]);
  expect(shares['storefront']).toBeGreaterThan((shares['desk'] ?? 0) + (shares['staff'] ?? 0));
});

it('[B7] a demo desk whose filling is stopped goes on at the next start', {
  tags: 'long',
  timeout: 120_000,
}, async () => {
  engine = await anEngine({ stores: [] });
  await importDemoStore(engine.database, engine.clock.now, { hasDesk: true });
  const { database } = engine;
  const stop = new AbortController();
  let left = 20;
  const fill = (signal: AbortSignal) =>
    openDemoDesk(
      engine.context,
      (at) => {
        const app = createApp({ ...engine.context, now: () => at });
        return (request) => {
          if (request.url.endsWith('/api/orders/') && (left -= 1) === 0) stop.abort();
          return app(request);
        };
      },
      signal,
    );
  const bookings = async () => {
    const lines = await database.read((tx) => tx.selectFrom('order_lines').select('departure_id').execute());
    return Map.groupBy(lines, (it) => it.departure_id);
  };

  await fill(stop.signal);
  const [before, isLeft] = [await bookings(), await database.read(isDeskMarked)];
  await fill(new AbortController().signal);
  const after = await bookings();

  expect([before.size > 0, isLeft]).toEqual([true, true]);
  expect(after.size).toBeGreaterThan(2 * before.size);
  for (const [departure, lines] of before) expect(after.get(departure)).toHaveLength(lines.length);
  expect(await database.read(isDeskMarked)).toBe(false);
});
