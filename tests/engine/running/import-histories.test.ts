import fc from 'fast-check';
import { expect, it } from 'vitest';
import { casesOf } from '#tests/support/engine/databases.ts';
import { anEngine, type Engine } from '#tests/support/engine/engine.ts';
import { anyStore, price, words } from '#tests/support/stores/any-store.ts';
import { type Document, documentIn, exported, imported, rewritten } from '#tests/support/stores/carrying.ts';
import { noon } from '#tests/support/stores/small-store.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';

const runs = casesOf({ soak: 150, daily: 8 });

/** A random change that a user may make in a file. */
const change: fc.Arbitrary<(document: Document) => void> = fc
  .record({ title: words(3, 50), price, capacity: fc.integer({ min: 41, max: 60 }), drop: fc.boolean() })
  .map(({ title, price: of, capacity, drop }) => (document) => {
    const [it] = document['experiences'] ?? [];
    if (!it) return;
    it['title'] = title;
    const rates = it['rates'] as { pricing_options: { retail_price: string }[] }[];
    const [option] = rates[0]?.pricing_options ?? [];
    if (option) option.retail_price = of;
    const { seasons } = it['schedule'] as { seasons: { capacity: number }[] };
    for (const season of seasons) season.capacity = capacity;
    if (drop) it['extras'] = [];
    document['filer-folders']?.push({ id: 40, base_account: 1, name: title, parent: null });
  });

it('[A21] whatever a store is like, a round trip changes nothing, nor does a second import of anything', {
  tags: 'long',
  timeout: 20_000 * runs,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyStore, change, async (file, edit) => {
      const engines: Engine[] = [];
      const open = async () => {
        const engine = await anEngine({ stores: [] });
        engines.push(engine);
        return engine;
      };
      try {
        const [from, to] = [await open(), await open()];
        await from.database.write((tx) => writeStore(tx, file, noon));
        const folder = await exported(from);
        await imported(to, folder);
        expect(await documentIn(await exported(to))).toEqual(await documentIn(folder));
        expect(await imported(to, folder)).toMatchObject({ new: 0, changed: 0 });

        const edited = await rewritten(folder, edit);
        expect((await imported(to, edited)).new).toBe(1);
        expect(await imported(to, edited)).toMatchObject({ new: 0, changed: 0 });
      } finally {
        for (const engine of engines) await engine.stop();
      }
    }),
    { numRuns: runs },
  );
});
