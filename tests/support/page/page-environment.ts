import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * A document of happy-dom's, beside which Node keeps its own addresses, requests and signals: the page finds a browser there, and
 * the engine behind its fetch what it runs on. Files are read as Node reads them, by their addresses.
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
        // An overlay that a test has closed leaves the history 50 ms later.
        await new Promise((resolve) => setTimeout(resolve, 100));
        await teardown(it);
      },
    };
  },
};

const nodes = 'URL URLSearchParams Request Response Headers fetch AbortController AbortSignal MessagePort'.split(' ');

export default pageEnvironment;
