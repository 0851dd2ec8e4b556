import fc from 'fast-check';
import { expect, it } from 'vitest';
import { casesOf } from '#tests/support/engine/databases.ts';
import { anEngine } from '#tests/support/engine/engine.ts';
import { anAccount, aSeller } from '#tests/support/engine/sellers.ts';
import { anyStore } from '#tests/support/stores/any-store.ts';
import { contentOf, exportOf, importedInto, planned, storeIn } from '#tests/support/stores/office-imports.ts';
import { noon } from '#tests/support/stores/small-store.ts';
import { writeStore } from '#tests/support/stores/write-store.ts';

const runs = casesOf({ soak: 100, daily: 4 });

it('[B18] whatever an account has, another account gets the same of its file, once', {
  tags: 'long',
  timeout: 20_000 * runs,
}, async () => {
  await fc.assert(
    fc.asyncProperty(anyStore, async (file) => {
      const engine = await anEngine({ stores: [] });
      try {
        await engine.database.write((tx) => writeStore(tx, file, noon));
        const second = await anAccount(engine, 'Second tours');
        const ana = await aSeller(engine, { 1: 'owner' });
        const boris = await aSeller(engine, { [second]: 'manager' });
        const archive = await exportOf(engine, ana, 1);

        await importedInto(engine, boris, second, archive);

        const copy = await exportOf(engine, boris, second);
        expect(contentOf(storeIn(copy))).toEqual(contentOf(storeIn(archive)));
        expect((await planned(engine, ana, 1, archive)).body.rows).toEqual([]);
        expect((await planned(engine, boris, second, archive)).body.rows).toEqual([]);
        expect((await planned(engine, boris, second, copy)).body.rows).toEqual([]);
      } finally {
        await engine.stop();
      }
    }),
    { numRuns: runs },
  );
});
