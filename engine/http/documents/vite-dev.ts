import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer as createProbe } from 'node:net';
import type { PageBuild } from './page-build.ts';

const root = new URL('../../../', import.meta.url);

/**
 * The page in development: Vite renders it again for each request and replaces changed modules in the browser. Vite has its own port behind the
 * engine's; only its messages about changes go to the browser directly.
 */
export async function openLivePage() {
  const { createServer } = await import('vite');
  const port = await freePort();
  const vite = await createServer({
    root: root.pathname,
    // Node reads the configuration file itself: Vite's bundled copy beside it would restart the engine, which watches its files.
    configLoader: 'native',
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, strictPort: true, hmr: { host: '127.0.0.1', clientPort: port } },
  });
  await vite.listen();
  const origin = vite.resolvedUrls?.local[0] ?? '';

  return {
    build: {
      isLive: true,
      id: 'live',
      template: (pathname) => vite.transformIndexHtml(pathname, readFileSync(new URL('index.html', root), 'utf8')),
      render: async (page) => {
        const { render } = (await vite.ssrLoadModule('/src/shop/document.tsx')) as Pick<PageBuild, 'render'>;
        return render(page);
      },
      head: async () => ({ css: await stylesOf(vite), links: '', body: '' }),
    } satisfies PageBuild as PageBuild,
    /** A module or asset of the page, from Vite; null for any other address. */
    file: async (request: Request): Promise<Response | null> => {
      const { pathname, search } = new URL(request.url);
      if (/^\/desk\/[^.]*$/.test(pathname)) {
        const desk = readFileSync(new URL('src/desk/index.html', root), 'utf8');
        const html = await vite.transformIndexHtml(pathname, desk.replace('./main.ts', '/src/desk/main.ts'));
        return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
      }
      if (!/^\/(@|src\/|node_modules\/)/.test(pathname)) return null;
      const response = await fetch(new URL(pathname + search, origin), {
        headers: { accept: request.headers.get('accept') ?? '*/*' },
      });
      const headers = new Headers({
        'content-type': response.headers.get('content-type') ?? 'text/plain',
        'cache-control': 'no-store',
      });
      return new Response(response.body, { status: response.status, headers });
    },
    close: () => vite.close(),
  };
}

/** A free port, so that two engines in development do not get each other's messages about changes. */
async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The styles of all modules that rendered so far, after the order of the layers: so the page has styles before its script arrives. */
async function stylesOf(vite: import('vite').ViteDevServer): Promise<string> {
  const sheets = [...vite.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.css'));
  const texts = await Promise.all(
    ['/src/styles/layers.css', ...sheets].map(
      async (id) => ((await vite.ssrLoadModule(`${id}?inline`)) as { default: string }).default,
    ),
  );
  return texts.join('\n');
}
