import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExperienceFile, StoreFile } from '#engine/catalogue/store-file.ts';
import { writeStore } from '#engine/catalogue/write-store.ts';
import { openSqlite } from '#engine/database/sqlite.ts';
import { smallStore } from '../support/small-store.ts';

/** As many as the demo store has; of each, departures of 18 months with room for everyone. */
const EXPERIENCES = 36;

/** Fills a folder with a store that a load of carts cannot sell out. */
export async function aRoomyFolder(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
  const database = await openSqlite(dataDir);
  await database.write((tx) => writeStore(tx, roomyStore(), Temporal.Now.instant()));
  await database.close();
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

function roomyStore(): StoreFile {
  const walk = smallStore.experiences.find(({ slug }) => slug === 'walk') as ExperienceFile;
  const [season] = walk.schedule.seasons;
  if (!season) throw new Error('the walk runs in some season');
  const schedule = { ...walk.schedule, seasons: [{ ...season, capacity: 100_000 }], exceptions: [] };
  const experiences = Array.from({ length: EXPERIENCES }, (_, n) => ({
    ...walk,
    slug: `walk-${n}`,
    title: `${walk.title} ${n}`,
    schedule,
  }));
  return { ...smallStore, experiences };
}
