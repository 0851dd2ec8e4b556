// Functions that a driver runs in the page: each stands on its own feet.

/** Of the cart that the device has; empty without one. */
export function storedCartId(): string {
  return (JSON.parse(localStorage.getItem('cart') ?? '{}') as { id?: string }).id ?? '';
}

/** Whether the app is alive in the page: the engine's document works by itself. */
export function hasApp(): boolean {
  return Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react'));
}

/** Whether the worker answers for the page. */
export function isInCharge(): boolean {
  return Boolean(navigator.serviceWorker.controller);
}

/** Has the worker gather the catalogue now, instead of in ten seconds. */
export function gather(): void {
  navigator.serviceWorker.controller?.postMessage({ kind: 'gather' });
}

/** Whether it has done so: the last page that is put away is this one. */
export function hasSynced(): Promise<boolean> {
  return caches.match('/engine-api').then(Boolean);
}

/** What the worker leaves on the device: how many of it are registered, and how many caches it has. */
export async function workerTraces(): Promise<{ workers: number; caches: number }> {
  const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
  return { workers: workers.length, caches: names.filter((it) => it.startsWith('landfall-')).length };
}

export function lookForUpdate(): Promise<void> {
  return navigator.serviceWorker.ready.then((it) => it.update()).then(() => undefined);
}

/** What stands in the first name's field. */
export function firstName(): string {
  return document.querySelector<HTMLInputElement>('main input[autocomplete="given-name"]')?.value ?? '';
}
