import { atom } from 'jotai';
import { pageAt, resourcesOf } from '#domain/app/pages.ts';
import { isOlder } from '#domain/app/version.ts';
import { LANGUAGE } from '#domain/contract/endpoint.ts';

import { readAppInfo } from '#domain/contract/webstore.ts';
import { onWorkerEvent, registerWorker, retireWorker, type ShopWorker } from '#platform/install/worker.ts';
import { retryUntilDone } from '#platform/network/retry-until-done.ts';
import { currentUrl, reload, removeQueryParameter } from '#platform/page/address.ts';
import { onHidden } from '#platform/page/visibility.ts';
import { bookingAtom } from '../booking/experience.ts';
import { mirrorAtom } from '../cart/cart.ts';
import { factsAtom } from '../page/page.ts';
import { refreshAtom } from '../resources.ts';
import { servicesAtom } from '../services.ts';
import { onWorkerEventAtom } from './worker-events.ts';

/** `newer`: another version is ready for a reload. `required`: the engine no longer understands this version. */
export type Version = 'newest' | 'newer' | 'required';

/** The version of this page, as it was built. Tests have none. */
const OWN_VERSION = import.meta.env['LANDFALL_VERSION'] as string | undefined;

const workerAtom = atom<ShopWorker | null>(null);
const shownVersionAtom = atom<Version>('newest');

/** The state of this page's version. While it is watched, the worker is registered and its events are received. */
export const versionAtom = atom(
  (get) => get(shownVersionAtom),
  (_get, set): (() => void) => {
    const life = new AbortController();
    void set(startAtom, life.signal);
    return () => life.abort();
  },
);
versionAtom.onMount = (start) => start();

const startAtom = atom(null, async (get, set, life: AbortSignal): Promise<void> => {
  // The engine has answered in the language of this parameter and remembers it. The parameter is removed, so that a shared address does not choose
  // the language for others.
  removeQueryParameter(LANGUAGE);
  const untilEnd = (end: () => void) => life.addEventListener('abort', end, { once: true });
  let isSynced = false;
  untilEnd(
    onWorkerEvent((event) => {
      isSynced ||= event.kind === 'synced';
      set(onWorkerEventAtom, event);
    }),
  );
  const register = async () => {
    if (await set(onEngineAnswerAtom)) return null;
    return registerWorker({
      onNewer: () => set(shownVersionAtom, (before) => (before === 'required' ? before : 'newer')),
      onInCharge: () => void set(followAtom),
    });
  };
  const worker = await retryUntilDone(register, life);
  if (!worker || life.aborted) return;
  set(workerAtom, worker);
  if (worker.isInCharge()) void set(followAtom);
  const gather = async () => {
    if (isSynced) return;
    await worker.run({ kind: 'gather' });
    throw new Error('not all is stored yet');
  };
  const gathering = setTimeout(() => void retryUntilDone(gather, life), GATHER_AFTER_MS);
  const looking = setInterval(() => {
    // A retired worker stores nothing more.
    void set(onEngineAnswerAtom).then((isRetired) => (isSynced ||= isRetired));
    void worker.update();
  }, LOOK_EVERY_MS);
  untilEnd(() => clearTimeout(gathering));
  untilEnd(() => clearInterval(looking));
  untilEnd(onHidden(HIDDEN_FOR_MS, () => get(isAtRestAtom) && void set(reloadAtom)));
  // Commands that wait when the page is hidden may have to be sent without it (W8). There is no time to ask the page then.
  untilEnd(onHidden(0, () => get(mirrorAtom)?.outbox.length && worker.deliverLater()));
  const { connection } = get(servicesAtom);
  const whileOut = () => connection.isOut() && worker.deliverLater();
  whileOut();
  untilEnd(connection.watch(whileOut));
});

const GATHER_AFTER_MS = 10_000;
const LOOK_EVERY_MS = 3_600_000;
const HIDDEN_FOR_MS = 20_000;

/** The engine's answer about workers and about pages as old as this one (W10). @returns whether there must be no worker */
const onEngineAnswerAtom = atom(null, async (get, set): Promise<boolean> => {
  const outcome = await get(servicesAtom).send(readAppInfo);
  if (outcome.kind !== 'ok') return false;
  if (OWN_VERSION && isOlder(OWN_VERSION, outcome.reply.min_client)) set(shownVersionAtom, 'required');
  if (!outcome.reply.retire_worker) return false;
  await retireWorker();
  return true;
});

/**
 * The page came from a copy, or was loaded before the worker existed. It reads again through the worker, which caches the data and reports changes.
 */
const followAtom = atom(null, async (get, set): Promise<void> => {
  const { pathname, search, searchParams } = currentUrl();
  void get(workerAtom)?.run({ kind: 'keep', address: pathname + search });
  const view = pageAt(pathname, searchParams, get(factsAtom));
  await Promise.all(resourcesOf(view).map((resource) => set(refreshAtom, resource)));
});

/** Whether a reload would not be noticed: a newer version is ready, the page is hidden, and nothing is under way (W10). */
const isAtRestAtom = atom((get): boolean => {
  const { pathname, searchParams } = currentUrl();
  const { page } = pageAt(pathname, searchParams, get(factsAtom));
  const isUnderWay = page === 'checkout' || page === 'success' || page === 'order';
  return get(shownVersionAtom) === 'newer' && !isUnderWay && get(bookingAtom) === null;
});

export const reloadAtom = atom(null, async (get): Promise<void> => {
  if (get(shownVersionAtom) === 'required') await retireWorker();
  else await get(workerAtom)?.takeOver();
  reload();
});
