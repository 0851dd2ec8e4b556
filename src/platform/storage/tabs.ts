/** Does the work while no other tab or worker does any of the same name. Without Web Locks it is done all the same, only busier. */
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
 * Asks to be the one tab of a name, and is it for as long as it is open. Without Web Locks every tab is.
 *
 * @param changed  hears whether this is the one: again when another tab takes over
 * @returns what gives it up
 */
export function beOnlyTab(name: string, changed: (isOnly: boolean) => void): () => void {
  const { locks } = navigator as { locks?: LockManager };
  const { promise: given, resolve: giveUp } = Promise.withResolvers<void>();
  let isOver = false;
  const tell = (isOnly: boolean) => {
    if (!isOver) changed(isOnly);
  };
  const hold = () => {
    tell(true);
    return given;
  };
  if (!locks) tell(true);
  // A page that is loaded again may still hold it for a moment.
  const signal = AbortSignal.timeout(PATIENCE_MS);
  void locks?.request(name, { signal }, hold).catch(({ name: why }: DOMException) => tell(!isElsewhere.has(why)));
  return () => {
    isOver = true;
    giveUp();
  };
}

/** Takes a name from the tab that has it. That tab learns of it. */
export async function takeOverTab(name: string): Promise<void> {
  await navigator.locks.request(name, { steal: true }, () => undefined);
}

const PATIENCE_MS = 1_000;

/** It was not free in time, or was taken over. Any other failure is a browser that refuses locks as it refuses storage. */
const isElsewhere: ReadonlySet<string> = new Set(['TimeoutError', 'AbortError']);

/** Tells the other tabs and the worker that the cart's mirror has changed (W13), and hears them. Without BroadcastChannel it does nothing. */
export function openChannel(heard: () => void) {
  const channel = openBroadcast('landfall');
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'cart') heard();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  return { post: () => channel?.postMessage('cart'), close: () => channel?.close() };
}

/** Null where there is none, or where the browser refuses it as it refuses storage. */
export function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
