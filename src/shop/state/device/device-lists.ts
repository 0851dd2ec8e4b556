import { type Atom, atom, type WritableAtom } from 'jotai';
import { type StoredRows, storedRows, toggledRow, withRow } from '#domain/app/device-lists.ts';
import { experienceRowOf } from '#domain/app/experience-row.ts';
import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { resource } from '#domain/contract/endpoint.ts';
import { listingRead } from '#domain/contract/reads.ts';
import { readConsent } from '#platform/device/consent.ts';
import { openBroadcast } from '#platform/storage/tabs.ts';
import { deviceStoreAtom } from '../device.ts';
import { isKioskAtom } from '../kiosk-mode.ts';

/** All that the shop offers, or its first hundred: for rows, suggestions and the device's lists. The worker answers it without a network. */
export const allRowsResource = resource(listingRead, {}, { page_size: 100 });

/** The experiences that the visitor has marked (V8). Undefined in a kiosk and until storage has been read. */
export const wishlistAtom = listAtom('wishlist');
/** The experiences that the visitor has looked at. Only with consent to preferences. */
export const viewedAtom = listAtom('viewed');

export const toggleSavedAtom = atom(null, (_get, set, row: ExperienceRow) =>
  set(wishlistAtom, (rows) => toggledRow(rows, experienceRowOf(row))),
);

/** Without consent nothing is stored, and stored rows are removed. */
export const recordViewAtom = atom(null, async (get, set, row: ExperienceRow): Promise<void> => {
  if (mayRecord()) await set(viewedAtom, (rows) => withRow(rows, experienceRowOf(row)));
  else await get(deviceStoreAtom).drop('viewed');
});

const mayRecord = () => readConsent()?.includes('preferences') ?? false;

type Change = (rows: StoredRows) => StoredRows;

/** A list of the device, the same in all tabs. It is written with a function of the list. */
function listAtom(key: 'wishlist' | 'viewed'): WritableAtom<StoredRows | undefined, [Change], Promise<void>> {
  const rowsAtom = atom<StoredRows | undefined>(undefined);
  const readAtom = atom(
    (get) => get(rowsAtom),
    (get, set): (() => void) => {
      const read = async () => {
        const rows = storedRows(await get(deviceStoreAtom).read(key));
        set(rowsAtom, key === 'viewed' && !mayRecord() ? [] : rows);
      };
      const channel = openBroadcast(CHANNEL);
      channel?.addEventListener('message', () => void read());
      void read();
      return () => channel?.close();
    },
  );
  readAtom.onMount = (watch) => watch();

  return atom(
    (get) => (get(isKioskAtom) ? undefined : get(readAtom)),
    async (get, set, change: Change): Promise<void> => {
      if (get(isKioskAtom)) return;
      await get(deviceStoreAtom).update(key, (stored) => {
        const rows = change(storedRows(stored));
        set(rowsAtom, rows);
        return rows;
      });
      const channel = openBroadcast(CHANNEL);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel?.postMessage(key);
      channel?.close();
    },
  );
}

const CHANNEL = 'landfall-lists';

/** Whether an experience is on the wish list. */
export function isSavedAtom(id: number): Atom<boolean | undefined> {
  return atom((get) => get(wishlistAtom)?.some((row) => row.id === id));
}
