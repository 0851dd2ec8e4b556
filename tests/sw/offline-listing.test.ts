import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AS_OF } from '#domain/app/cache-policy.ts';
import { address } from '#domain/contract/endpoint.ts';
import { listExperiences, readExperience, readStore } from '#domain/contract/webstore.ts';
import { anEngine, type Engine, ORIGIN } from '../support/engine/engine.ts';
import { aSeller } from '../support/engine/sellers.ts';
import { aWorker } from '../support/page/worker.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await anEngine();
});
afterAll(() => engine.stop());

async function aSyncedWorker() {
  const it = aWorker(engine);
  await it.worker.run({ kind: 'gather' });
  it.network.state = 'down';
  return it;
}

describe('the listing without a network', () => {
  it('[W9, V6, V6a, V7] is that of the engine for every filter', { timeout: 0 }, async () => {
    const { get } = await aSyncedWorker();
    const slug = (...slugs: string[]) => fc.option(fc.constantFrom('', 'no-such', ...slugs), { nil: null, freq: 3 });
    const day = fc.option(
      fc.oneof(
        fc.constantFrom('2026-11-30', '2026-12-01', '2026-12-12', '2026-12-24', 'tomorrow', '2026-02-30'),
        fc
          .date({ min: new Date('2026-12-01'), max: new Date('2028-07-01'), noInvalidDate: true })
          .map((it) => it.toISOString().slice(0, 10)),
      ),
      { nil: null },
    );
    const query = fc.record({
      category: slug('sea', 'land'),
      subcategory: slug('kayaking', 'sailing'),
      keyword: slug('sunset'),
      date_from: day,
      date_to: day,
      q: fc.constantFrom(null, null, null, 'walk', 'wlak', 'kay', 'the sea', 'nothing like it', '  '),
      party: fc.constantFrom(null, null, 2, 9, 0, 'x'),
      ordering: fc.constantFrom(null, null, 'price', 'duration', 'soonest'),
      page: fc.constantFrom(null, 1, 2, 3, 'last', 'abc', 0, 99),
      page_size: fc.constantFrom(null, 1, 2, 12, 48, 1000, 'x'),
    });

    await fc.assert(
      fc.asyncProperty(query, async (body) => {
        const theirs = await engine.call(listExperiences, {}, { query: body });
        const own = await get(address(listExperiences, {}, body));

        expect({ status: own?.status, body: await own?.json() }).toEqual({
          status: theirs.status,
          body: theirs.body,
        });
      }),
      { numRuns: process.env['SOAK'] ? 5_000 : 300 },
    );
  });

  it('[W9] is by the day of the store, not of the device', async () => {
    const { get } = await aSyncedWorker();
    const inSplit = Temporal.Instant.from('2026-12-01T23:30:00Z');
    const before = engine.clock.now;
    engine.clock.now = inSplit;

    // It is the 2nd in Split, so the 1st is past and the engine ignores it.
    const query = { date_from: '2026-12-01', date_to: '2026-12-01' };
    const theirs = await engine.call(listExperiences, {}, { query });
    const own = await get(address(listExperiences, {}, query));
    engine.clock.now = before;

    expect(await own?.json()).toMatchObject({ count: theirs.body.count });
  });

  it('[W9] opens an experience that was never opened, by its id and by its slug, as of its gathering', async () => {
    const { get } = await aSyncedWorker();
    const theirs = await engine.call(readExperience, { id: 'walk' });

    for (const id of ['walk', theirs.body.id]) {
      const own = await get(address(readExperience, { id }));

      expect(await own?.json()).toEqual(theirs.body);
      expect(own?.headers.get(AS_OF)).toBe('2026-12-01T12:00:00.000Z');
    }
  });

  it('[W9] knows the store', async () => {
    const { get } = await aSyncedWorker();
    const theirs = await engine.call(readStore);

    expect(await (await get(address(readStore)))?.json()).toEqual(theirs.body);
  });

  it('[W9] does not make up what it does not know', async () => {
    const { get } = await aSyncedWorker();

    await expect(get(address(readExperience, { id: 'no-such' }))).rejects.toThrow('Failed to fetch');
    await expect(get(address(listExperiences, {}, { search: 'walk' }))).rejects.toThrow('Failed to fetch');
    await expect(get(address(listExperiences, {}, { ordering: 'title' }))).rejects.toThrow('Failed to fetch');
  });
});

it('[E1] an earlier address of a tour leads to the new one without a network', async () => {
  const own = await anEngine();
  const owner = await aSeller(own, { 1: 'owner' });
  await owner.send('PATCH', '/api/experiences/1/', { slug: 'stroll' });
  const { worker, get, visit, network } = aWorker(own);
  await worker.run({ kind: 'gather' });
  network.state = 'down';

  const moved = await visit('/experiences/Walk).?utm_source=letter');
  const read = await get('/api/webstores/experiences/walk/');
  const shown = await visit('/experiences/stroll');
  await own.stop();

  expect([moved?.status, moved?.headers.get('location')]).toEqual([
    301,
    `${ORIGIN}/experiences/stroll?utm_source=letter`,
  ]);
  expect(await read?.json()).toMatchObject({ slug: 'stroll', former_slugs: ['walk'] });
  expect(await shown?.text()).toBe('<html>/shell of one');
});
