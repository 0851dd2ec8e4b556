import { afterEach, expect, it } from 'vitest';
import { createApp } from '#engine/app.ts';
import { openDemoDesk } from '#engine/demo/demo-desk.ts';
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
