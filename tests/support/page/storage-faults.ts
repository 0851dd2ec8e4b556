import { forceCloseDatabase, IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { vi } from 'vitest';

type Closable = Parameters<typeof forceCloseDatabase>[0];

/** A new device without stored data. @returns closes every connection, as browsers do when they clear or lose a database */
export function newStorage(): { closeAll: () => void } {
  globalThis.indexedDB = new IDBFactory();
  const { indexedDB } = globalThis;
  const open = indexedDB.open.bind(indexedDB);
  const connections: Closable[] = [];
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const opening = open(...args);
    opening.addEventListener('success', () => void connections.push(opening.result as unknown as Closable));
    return opening;
  });
  return {
    closeAll: () => {
      for (const it of connections.splice(0)) forceCloseDatabase(it);
    },
  };
}

/** A browser refuses its storage: `throws` at once, or `fails` by an error event of the request. */
export function refuseStorage(how: 'throws' | 'fails' = 'throws'): void {
  globalThis.indexedDB = {
    open: () => {
      const error = new DOMException('The user denied permission to access the database.', 'UnknownError');
      if (how === 'throws') throw error;
      const opening = Object.assign(new EventTarget(), { error });
      queueMicrotask(() => opening.dispatchEvent(new Event('error')));
      return opening;
    },
  } as unknown as globalThis.IDBFactory;
}

/** Storage that never answers. */
export function silenceStorage(): void {
  globalThis.indexedDB = { open: () => new EventTarget() } as unknown as globalThis.IDBFactory;
}

/** The storage has no room for these keys. The transaction fails at its end, as in Chromium. */
export function fillStorage(hasNoRoomFor: (key: unknown) => boolean): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const putting = put.call(this, value, key);
    const { transaction } = this as unknown as { transaction: { _abort(name: string): void } };
    if (hasNoRoomFor(key)) putting.addEventListener('success', () => transaction._abort('QuotaExceededError'));
    return putting;
  });
}

/** Deletes the shop's database, as another page would. */
export function wipeStorage(): Promise<void> {
  return new Promise((resolve, reject) => {
    const wiping = indexedDB.deleteDatabase('landfall');
    wiping.addEventListener('success', () => resolve());
    wiping.addEventListener('blocked', () => reject(new Error('a page holds on to the database')));
  });
}
