import type { UseStore } from 'idb-keyval';

/**
 * Leaves no transaction open while the page is in the back-forward cache. WebKit freezes a page with its transactions open, and every later
 * page waits for them for good (seen in WebKitGTK 2.50). So transactions are aborted when the page goes, and run again when it is back.
 *
 * @returns a wrapper for any store
 */
export function suspendInBfcache(): (store: UseStore) => UseStore {
  const underWay = new Set<() => void>();
  let away: Promise<void> | null = null;
  let comeBack = () => {};
  if (!('addEventListener' in globalThis)) return (store) => store;

  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted) return;
    away ??= new Promise((resolve) => {
      comeBack = resolve;
    });
    for (const giveUp of underWay) giveUp();
  });
  addEventListener('pageshow', () => {
    away = null;
    comeBack();
  });

  return (store) =>
    async function again(mode, work) {
      let isGivenUp = false;
      await away;
      try {
        return await store(mode, async (objects) => {
          const { transaction } = objects;
          const giveUp = () => {
            isGivenUp = abort(transaction);
          };
          underWay.add(giveUp);
          for (const end of ['complete', 'abort']) transaction.addEventListener(end, () => underWay.delete(giveUp));
          const done = work(objects);
          // It was opened while the page went.
          if (away) giveUp();
          return done;
        });
      } catch (failure) {
        if (isGivenUp) return again(mode, work);
        throw failure;
      }
    };
}

/** @returns whether it was not too late for that */
function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
