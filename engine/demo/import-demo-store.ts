import { fileURLToPath } from 'node:url';
import { carriedAccounts } from '../accounts/carried-accounts.ts';
import type { Database } from '../database/database.ts';
import { openImport } from '../import-export/command/import-file.ts';
import { importInto } from '../import-export/document/import-store.ts';
import { kindsOf } from '../import-export/document/kinds.ts';
import { takePictures } from '../import-export/document/pictures.ts';
import { extendDepartures } from '../places/departures.ts';
import { resources } from '../resources/all.ts';
import { markDesk } from './desk-mark.ts';
import { hasNoStore } from './has-no-store.ts';
import { isDemoPicture } from './pictures.ts';
import { sellPlaces } from './sell-places.ts';

/**
 * Fills an empty database with the demo store: imports its export folder, then marks places as sold. The transaction checks again that there is
 * no store, because several engines may start at once.
 *
 * @param hasDesk  whether its desk is to be filled after that
 * @returns whether the demo store was imported
 */
export async function importDemoStore(
  database: Database,
  now: Temporal.Instant,
  { folder = fileURLToPath(new URL('store/', import.meta.url)), hasDesk = false } = {},
): Promise<boolean> {
  if (!(await database.read(hasNoStore))) return false;
  const kinds = kindsOf([carriedAccounts, ...resources], { withPeople: false });
  const { document } = openImport(folder, kinds);
  const pictures = await takePictures(database, kinds, document, originals, () => {});
  return database.write(async (tx) => {
    if (!(await hasNoStore(tx))) return false;
    await importInto(tx, { document, kinds, pictures, now, hasLateDepartures: true, onRow: () => {} });
    while (await extendDepartures(tx, now, FIRST_DAYS));
    await sellPlaces(tx, now);
    if (hasDesk) await markDesk(tx);
    return true;
  });
}

/** As far as places are sold. The housekeeping makes the departures of all other days: the first visitor does not wait for them. */
const FIRST_DAYS = 70;

/** The demo store's pictures stay in its folder, and no copy is made in DATA_DIR. */
const originals = {
  isDrawn: isDemoPicture,
  take: (name: string) => Promise.reject(new RangeError(`the demo store names the file '${name}'`)),
};
