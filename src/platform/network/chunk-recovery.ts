// perf: docs/performance.md#load-code-until-it-comes
/**
 * Reloads the page once if a chunk is gone with its build (W10), or if the browser remembers its failed import; not if the engine is out of reach.
 */
export function recoverLostChunks(): void {
  addEventListener('vite:preloadError', ({ payload }) => void reloadIfLost(payload).catch(() => undefined));
}

async function reloadIfLost(failure: Error): Promise<void> {
  const { state } = history as { state: { reloaded?: true } | null };
  if (state?.reloaded || !((await isGone()) || (await isRemembered(failure)))) return;
  history.replaceState({ ...state, reloaded: true }, '');
  // A worker that has lost a part of its cache would only serve the same page again.
  await (await navigator.serviceWorker?.getRegistration().catch(() => undefined))?.unregister();
  location.reload();
}

/** This module is deleted together with its build, so asking for it shows whether the build is still there. */
async function isGone(): Promise<boolean> {
  const itself = await ask(import.meta.url);
  return itself.status === 404 && itself.headers.has('Landfall-Version');
}

/**
 * Firefox, and Chromium up to 150, remember a failed import as long as the page is open. This matters only after the visitor has asked for something.
 */
async function isRemembered({ message }: Error): Promise<boolean> {
  const address = /dynamically imported module: (\S+)/.exec(message)?.[1];
  if (!address || !navigator.userActivation?.isActive || !(await ask(address)).ok) return false;
  return import(/* @vite-ignore */ address).then(
    () => false,
    () => true,
  );
}

function ask(address: string): Promise<Response> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' });
}
