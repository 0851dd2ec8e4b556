import { atom } from 'jotai';
import { Workbox } from 'workbox-window';
import { LANGUAGE } from '#domain/contract/endpoint.ts';
import { type Language } from '#domain/contract/languages.ts';
import { scriptAddress } from '#platform/install/trusted-types.ts';
import { installWorker } from '#platform/install/worker.ts';
import { retryUntilDone } from '#platform/network/retry-until-done.ts';

const waitingAtom = atom<Workbox | null>(null);

/** Whether a newer version waits. It starts only after a tap, so it never interrupts somebody's work. */
export const hasNewVersionAtom = atom((get) => get(waitingAtom) !== null);

export const startNewVersionAtom = atom(null, (get) => {
  const workbox = get(waitingAtom);
  workbox?.addEventListener('controlling', () => location.reload());
  workbox?.messageSkipWaiting();
});

const isLanguageChosenAtom = atom(false);

/**
 * Changes the language. The engine remembers it in a cookie, and each language has its own worker and document. The active worker would still answer
 * with the document of the old language, so the page is loaded again once the new worker is active.
 *
 * @returns false without a network, where nothing changes, and where the device cannot store the new worker's files
 */
export const chooseLanguageAtom = atom(null, async (_get, set, language: Language): Promise<boolean> => {
  try {
    const registration = await navigator.serviceWorker?.getRegistration('/desk/');
    // A worker that is being installed would store documents of both languages.
    if (registration?.installing) await waitUntilInstalled(registration.installing);
    await fetch(`/desk/?${LANGUAGE}=${language}`, { redirect: 'manual' });
    set(isLanguageChosenAtom, true);
    await registration?.update();
    const next = registration?.installing ?? registration?.waiting;
    if (next) return await waitUntilInstalled(next);
    location.reload();
    return true;
  } catch {
    return false;
  }
});

/** Waits until a worker has stored its files. @returns whether it could */
async function waitUntilInstalled(worker: ServiceWorker): Promise<boolean> {
  while (worker.state === 'installing')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  return worker.state !== 'redundant';
}

/** Installs the desk's worker, whose scope is the desk, and looks for a newer one each hour. */
export const watchWorkerAtom = atom(
  () => null,
  (get, set) => {
    if (import.meta.env.DEV || !('serviceWorker' in navigator)) return undefined;
    let workbox: Workbox | undefined;
    const install = async () => {
      const own = new Workbox(scriptAddress('landfall-worker', '/desk/sw.js'), { scope: '/desk/' });
      own.addEventListener('waiting', () => {
        set(waitingAtom, own);
        if (get(isLanguageChosenAtom)) set(startNewVersionAtom);
      });
      workbox = own;
      await installWorker(own);
    };
    // Installing fails if the engine is out of reach or storage is refused. The desk works meanwhile, as long as it is open.
    const life = new AbortController();
    void retryUntilDone(install, life.signal);
    const looking = setInterval(() => void workbox?.update().catch(() => undefined), 60 * 60_000);
    return () => {
      life.abort();
      clearInterval(looking);
    };
  },
);
watchWorkerAtom.onMount = (watch) => watch();
