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
