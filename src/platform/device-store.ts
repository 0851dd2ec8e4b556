import type { UseStore } from 'idb-keyval';
import { createStore, del, get, update } from 'idb-keyval';

/** The device's one store, and all keys that it ever has (architecture, 'The mirrored cart'). */
export type DeviceKey = 'cart' | 'typed' | 'bookings' | 'catalogue' | 'install';

export interface DeviceStore {
  read(key: DeviceKey): Promise<unknown>;
  /** Changes a value in one transaction. */
  update(key: DeviceKey, change: (before: unknown) => unknown): Promise<void>;
  drop(key: DeviceKey): Promise<void>;
  /** False once storage has refused: what is said from then on lives as long as the page (W11). */
  isKept(): boolean;
}

/** IndexedDB by idb-keyval; where it fails, once tried anew, memory, starting from what was last seen. */
export function openDeviceStore(): DeviceStore {
  const seen = new Map<DeviceKey, unknown>();
  let store: UseStore | null = null;
  let kept = true;

  async function kindly<T>(work: (store: UseStore) => Promise<T>, inMemory: () => T, isSecondTry = false): Promise<T> {
    if (!kept) return inMemory();
    try {
      store ??= createStore('landfall', 'device');
      return await work(store);
    } catch (failure) {
      if (failure instanceof Rejected) throw failure.cause;
      store = null; // a lost connection heals by opening it anew
      kept = !isSecondTry;
      return kindly(work, inMemory, true);
    }
  }

  return {
    isKept: () => kept,
    read: (key) =>
      kindly(
        async (it) => {
          const value: unknown = await get(key, it);
          seen.set(key, value);
          return value;
        },
        () => seen.get(key),
      ),
    update: (key, change) =>
      kindly(
        async (it) => {
          let after: unknown;
          await update(
            key,
            (before: unknown) => {
              after = guarded(() => change(before));
              return after;
            },
            it,
          );
          seen.set(key, after);
        },
        () => void seen.set(key, change(seen.get(key))),
      ),
    drop: (key) =>
      kindly(
        async (it) => {
          await del(key, it);
          seen.delete(key);
        },
        () => void seen.delete(key),
      ),
  };
}

/** A change that failed by itself is no fault of the storage. */
class Rejected extends Error {}

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new Rejected('the change failed', { cause });
  }
}
