/** What tabs and the worker tell each other: that the cart's mirror has changed, to be read anew (W13). */
export interface Channel {
  post(): void;
  close(): void;
}

/** Hears the others, never itself. Where there is no BroadcastChannel, tabs meet again when they are shown. */
export function openChannel(heard: () => void): Channel {
  const channel = openBroadcast('landfall');
  if (!channel) return { post: () => {}, close: () => {} };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === CART) heard();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  return { post: () => channel.postMessage(CART), close: () => channel.close() };
}

const CART = 'cart';

/** Null where there is none, or where the browser refuses it as it refuses storage. */
export function openBroadcast(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
