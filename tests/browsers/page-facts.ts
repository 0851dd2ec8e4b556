// Functions that a driver runs in the page. They must not refer to anything outside themselves.

/** The id of the device's cart; empty without a cart. */
export function storedCartId(): string {
  return (JSON.parse(localStorage.getItem('cart') ?? '{}') as { id?: string }).id ?? '';
}

/** Whether React has started in the page. Before that, the engine's document works by itself. */
export function hasApp(): boolean {
  return Object.keys(document.getElementById('app') ?? {}).some((key) => key.startsWith('__react'));
}

/** Whether the worker controls the page. */
export function isInCharge(): boolean {
  return Boolean(navigator.serviceWorker.controller);
}

/** Makes the worker store the catalogue now, not in ten seconds. */
export function gather(): void {
  navigator.serviceWorker.controller?.postMessage({ kind: 'gather' });
}

/** Whether the worker has stored the catalogue: it stores this page last. */
export function hasSynced(): Promise<boolean> {
  return caches.match('/engine-api').then(Boolean);
}

/** The traces of the worker on the device: registered workers, and their caches. */
export async function workerTraces(): Promise<{ workers: number; caches: number }> {
  const [workers, names] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
  return { workers: workers.length, caches: names.filter((it) => it.startsWith('landfall-')).length };
}

export function lookForUpdate(): Promise<void> {
  return navigator.serviceWorker.ready.then((it) => it.update()).then(() => undefined);
}

/** The text in the field for the first name. */
export function firstName(): string {
  return document.querySelector<HTMLInputElement>('main input[autocomplete="given-name"]')?.value ?? '';
}
