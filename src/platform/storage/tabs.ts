/**
 * Does the work while no other tab or worker does work of the same name. Without Web Locks the work is done without a lock, which only costs more.
 */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator) || !navigator.locks) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (failure) {
    if (isBegun) throw failure;
    return work();
  }
}

/**
 * Tries to become the only tab of a name, and stays it until it closes. Without Web Locks, every tab counts as the only one.
 *
 * @param changed  called with whether this is the only tab, and again when another tab takes over
 * @returns gives it up
 */
export function beOnlyTab(name: string, changed: (isOnly: boolean) => void): () => void {
  const { locks } = navigator as { locks?: LockManager };
  const { promise: held, resolve: giveUp } = Promise.withResolvers<void>();
  let isOver = false;
  const tell = (isOnly: boolean) => {
    if (!isOver) changed(isOnly);
  };
  const hold = () => {
    tell(true);
    return held;
  };
  if (!locks) tell(true);
  // A page that is being reloaded may still hold the lock for a moment.
  const signal = AbortSignal.timeout(PATIENCE_MS);
  void locks?.request(name, { signal }, hold).catch(({ name: why }: DOMException) => tell(!isElsewhere.has(why)));
  return () => {
    isOver = true;
    giveUp();
  };
}

/** Takes a name from the tab that holds it. That tab is notified. */
export async function takeOverTab(name: string): Promise<void> {
  await navigator.locks.request(name, { steal: true }, () => undefined);
}

const PATIENCE_MS = 1_000;

/** The lock was not free in time, or was taken over. Any other failure means that the browser refuses locks, as it refuses storage. */
const isElsewhere: ReadonlySet<string> = new Set(['TimeoutError', 'AbortError']);

/**
 * Notifies the other tabs and the worker of a change of the cart's mirror (W13), and receives their notices. Without BroadcastChannel it does
 * nothing.
 */
export function openChannel(heard: () => void) {
  const channel = openBroadcast('landfall');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'cart') heard();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  return { post: () => channel?.postMessage('cart'), close: () => channel?.close() };
}

/** A channel; null if the browser has none or refuses it, as it refuses storage. */
export function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
