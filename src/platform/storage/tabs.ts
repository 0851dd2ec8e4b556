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
