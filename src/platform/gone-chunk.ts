/**
 * Reloads the page, once, when a part of its code is gone because the engine has had two builds since (W10). What was typed is kept
 * on the device. A part that is merely out of reach is none of this: a reload would not bring it.
 */
export function watchForGoneChunks(): void {
  addEventListener('vite:preloadError', () => void reloadIfGone().catch(() => undefined));
}

/** This very module goes with its build, so it tells whether the build is still there. */
async function reloadIfGone(): Promise<void> {
  const { state } = history as { state: { reloaded?: true } | null };
  const itself = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
  if (state?.reloaded || itself.status !== 404 || !itself.headers.has('Landfall-Version')) return;
  history.replaceState({ ...state, reloaded: true }, '');
  // A worker that has lost a part of what it keeps would only give the same page again.
  for (const it of (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? []) await it.unregister();
  location.reload();
}
