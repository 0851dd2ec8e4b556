import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * A happy-dom document in which Node's own URL, fetch, request and signal classes stay. The page finds a browser there, and the engine behind its
 * fetch finds Node. Node also reads files by their URLs.
 */
const pageEnvironment: Environment = {
  name: 'page',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const own = Object.fromEntries(nodes.map((key) => [key, global[key] as unknown]));
    const { teardown } = await builtinEnvironments['happy-dom'].setup(global, options);
    Object.assign(global, own);
    // happy-dom has no top layer yet.
    const { prototype } = global['HTMLElement'] as { prototype: object };
    Object.assign(prototype, { showPopover: () => undefined, hidePopover: () => undefined });
    return {
      teardown: async (it) => {
        // A closed overlay removes its entry from the history 50 ms later.
        await new Promise((resolve) => setTimeout(resolve, 100));
        await teardown(it);
      },
    };
  },
};

const nodes = 'URL URLSearchParams Request Response Headers fetch AbortController AbortSignal MessagePort'.split(' ');

export default pageEnvironment;
