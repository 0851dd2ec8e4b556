/** What tabs and the worker tell each other: that the cart's mirror has changed, to be read anew (W13). */
export interface Channel {
  post(): void;
  close(): void;
}

/** Hears the others, never itself. Where there is no BroadcastChannel, tabs meet again when they are shown. */
export function openChannel(heard: () => void): Channel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} };
  const channel = new BroadcastChannel('landfall');
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === CART) heard();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  return { post: () => channel.postMessage(CART), close: () => channel.close() };
}

const CART = 'cart';
