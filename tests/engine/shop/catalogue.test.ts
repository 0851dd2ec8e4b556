import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogue } from '#engine/catalogue/catalogue.ts';
import { sellLines } from '#engine/catalogue/places.ts';
import { touchExperiences } from '#engine/catalogue/version.ts';
import type { Transaction } from '#engine/database/database.ts';
import { anEngine, type Engine } from '../../support/engine/engine.ts';
import { noon, tightDay } from '../../support/stores/small-store.ts';
import { aWideStore } from '../../support/stores/wide-store.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await anEngine();
});
afterEach(() => engine.stop());

type Change = (tx: Transaction) => Promise<unknown>;
const idOf = async (tx: Transaction, slug: string) =>
  (await tx.selectFrom('experiences').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;
const setting =
  (slug: string, values: { title?: string; status?: 'archived' | 'published' }): Change =>
  async (tx) => {
    const id = await idOf(tx, slug);
    await tx.updateTable('experiences').set(values).where('id', '=', id).execute();
    await touchExperiences(tx, [id]);
  };
const takingOff: Change = async (tx) => {
  const id = await idOf(tx, 'walk');
  await touchExperiences(tx, [id]);
  await tx.deleteFrom('store_experiences').where('experience_id', '=', id).execute();
};
const puttingBack: Change = async (tx) => {
  const id = await idOf(tx, 'walk');
  await tx.insertInto('store_experiences').values({ store_id: 1, experience_id: id, position: 99 }).execute();
  await touchExperiences(tx, [id]);
};
const sellingOut: Change = async (tx) => {
  const id = await idOf(tx, 'walk');
  const { id: departure_id, capacity } = await tx
    .selectFrom('departures')
    .selectAll()
    .where('experience_id', '=', id)
    .where('date', '=', tightDay)
    .executeTakeFirstOrThrow();
  await sellLines(tx, { lines: [{ departure_id, places: capacity, wish_json: '{}' }], cart_id: null, now: noon });
};

/** What a catalogue shows, but for the time at which it found out. */
async function shown(catalogue: Engine['context']['catalogue'], now: Temporal.Instant) {
  const storefront = await catalogue.at('shop.example', now);
  return storefront?.experiences.map(({ as_of: _when, ...it }) => it);
}

describe('a catalogue that is kept in memory', () => {
  const moments: [string, Temporal.DurationLike, Change | null][] = [
    ['a start that can no longer be booked', { hours: 5 }, null],
    ['the next day', { hours: 24 }, null],
    ['a day far ahead', { hours: 24 * 40 }, null],
    ['a day before', { hours: -24 }, null],
    ['another title', { hours: 0 }, setting('walk', { title: 'Another walk' })],
    ['another title on another day', { hours: 24 }, setting('walk', { title: 'Another walk' })],
    ['an experience that is archived', { hours: 0 }, setting('walk', { status: 'archived' })],
    ['an experience that is published', { hours: 0 }, setting('secret', { status: 'published' })],
    ['an experience that the store no longer lists', { hours: 0 }, takingOff],
    ['a day that is sold out', { hours: 0 }, sellingOut],
  ];
  it.each(moments)('[A17, L13] shows after %s what it would read anew', async (_, later, change) => {
    const { catalogue } = engine.context;
    const before = await shown(catalogue, noon);
    const now = noon.add(later);
    if (change) await engine.database.write(change);

    const after = await shown(catalogue, now);
    expect(after).toEqual(await shown(createCatalogue(engine.database, engine.context.config), now));
    expect(after).not.toEqual(before);
  });

  it('[A17] shows what an experience has become while the store did not list it', async () => {
    const { catalogue } = engine.context;
    await shown(catalogue, noon);
    for (const change of [takingOff, setting('walk', { title: 'Another walk' }), puttingBack]) {
      await engine.database.write(change);
      await shown(catalogue, noon);
    }

    const listed = await shown(catalogue, noon);
    expect(listed?.at(-1)).toMatchObject({ slug: 'walk', title: 'Another walk' });
    expect(listed).toEqual(await shown(createCatalogue(engine.database, engine.context.config), noon));
  });

  it('reads a wide one by and by, whole and in its order', async () => {
    const wide = await anEngine({ stores: [aWideStore(120)] });

    const listed = await shown(wide.context.catalogue, noon);
    expect(listed?.map(({ slug }) => slug)).toEqual(Array.from({ length: 120 }, (_, n) => `day-${n + 1}`));
    await wide.stop();
  });
});
