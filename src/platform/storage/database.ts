import type { UseStore } from 'idb-keyval';

const DATABASE = 'landfall';
const OBJECTS = 'device';

/** The device's database for idb-keyval. `lost`: its connection was closed from outside. @throws HalfMade, and the browser's own errors */
export function openStore(lost: () => void): UseStore {
  let opened: Promise<IDBDatabase> | null = null;
  const open = () =>
    openDatabase(lost).catch((failure: unknown) => {
      opened = null;
      throw failure;
    });
  return async (mode, work) => work((await (opened ??= open())).transaction(OBJECTS, mode).objectStore(OBJECTS));
}

/** There is a database, but its making was cut short: it has no place for anything. */
export class HalfMade extends Error {}

function openDatabase(lost: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(OBJECTS));
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const { result: database } = opening;
      const close = () => database.close();
      database.addEventListener('close', lost);
      database.addEventListener('versionchange', close);
      database.addEventListener('versionchange', lost);
      if (database.objectStoreNames.contains(OBJECTS)) return resolve(database);
      close();
      reject(new HalfMade(DATABASE));
    });
  });
}

/** Resolves also where it stays. */
export function deleteDatabase(): Promise<void> {
  return new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(DATABASE);
    for (const end of ['success', 'error', 'blocked']) deleting.addEventListener(end, () => resolve());
  });
}
